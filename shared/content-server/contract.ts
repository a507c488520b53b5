/**
 * What a content server's management API sends: the records and envelopes of `/__api__/v1`, each a JSON Schema from which its
 * type follows. Times are RFC 3339 in UTC. A field without a value is null, and absent only where the type says so.
 */

import {
  COUNT,
  described,
  FLAG,
  listOf,
  NULL,
  NUMBER,
  named,
  orNull,
  recordOf,
  TEXT,
  TIME,
  URL_TEXT,
  type ValueOf,
  type WireSchema,
  withOptional,
  wordOf,
} from "../schema/wire-schema.ts";

/** A page of a list that is paged by number (specification, section 2.4). @param title of its component. */
export function offsetPageOf<Item>(title: string, item: WireSchema<Item>) {
  return named(
    title,
    recordOf({
      results: listOf(item),
      current_page: described(COUNT, "The number of this page, from 1."),
      total: described(COUNT, "How many items all pages have together."),
    }),
  );
}

export type OffsetPage<Item> = ValueOf<ReturnType<typeof offsetPageOf<Item>>>;

/** A page of a list that is paged by cursors (specification, section 2.4). @param title of its component. */
export function keysetPageOf<Item>(title: string, item: WireSchema<Item>) {
  return named(title, recordOf({ results: listOf(item), paging: PAGING }));
}

export type KeysetPage<Item> = ValueOf<ReturnType<typeof keysetPageOf<Item>>>;

/** Where the other pages are. */
const PAGING = named(
  "Paging",
  recordOf({
    cursors: recordOf({
      previous: described(orNull(TEXT), "For the parameter `previous`."),
      next: described(orNull(TEXT), "For the parameter `next`."),
    }),
    first: orNull(URL_TEXT),
    previous: orNull(URL_TEXT),
    next: described(orNull(URL_TEXT), "Null on the last page."),
    last: orNull(URL_TEXT),
  }),
);

/** What acts: an API key, a person's session, an invitation, the token for the first administrator, or the server itself. */
export const ACTOR_TYPES = ["api_key", "session", "invitation", "bootstrap", "system"] as const;

export type ActorType = (typeof ACTOR_TYPES)[number];

/** What audit entries are about. */
export const OBJECT_TYPES = ["user", "api_key", "group", "content", "permission", "bundle", "audit_export"] as const;

export type ObjectType = (typeof OBJECT_TYPES)[number];

export const AUDIT_ENTRY = named(
  "AuditEntry",
  recordOf({
    id: TEXT,
    time: TIME,
    user_id: described(TEXT, "`0` for the system."),
    user_guid: described(orNull(TEXT), "Null for the system."),
    user_description: described(TEXT, "As the user was called at that time: `Full Name (username)`."),
    action: TEXT,
    event_description: TEXT,
    actor_type: described(orNull(wordOf(ACTOR_TYPES)), "Null in entries of earlier versions, as all that follow."),
    api_key_id: described(orNull(TEXT), "The API key that acted; null where none did."),
    api_key_name: described(orNull(TEXT), "As the key was called at that time."),
    object_type: described(orNull(wordOf(OBJECT_TYPES)), "Null for an entry about no object."),
    object_id: described(orNull(TEXT), "As the API has it: the guid of what has one."),
  }),
);

export type AuditEntryRecord = ValueOf<typeof AUDIT_ENTRY>;

/** One of the actions that audit entries name. */
export const AUDIT_ACTION = named("AuditAction", recordOf({ action: TEXT, description: TEXT }));

export type AuditActionRecord = ValueOf<typeof AUDIT_ACTION>;

/** What a server tells of itself to anyone, at `/__api__/server_settings`. */
export const SERVER_SETTINGS = named(
  "ServerSettings",
  recordOf({
    version: described(TEXT, "By which clients choose what to send: a setting."),
    build: described(TEXT, "The version of the server itself."),
    authentication: described(
      recordOf({ name: wordOf(["API key"]), header: TEXT, alternative_header: TEXT }),
      "How requests are authenticated, and the headers that take a key.",
    ),
    anonymous_content_allowed: described(FLAG, "Whether content may be shared with anyone."),
    content_origin: described(
      orNull(URL_TEXT),
      "The origin that content is served on; null where that is the server's own.",
    ),
    limits: described(
      recordOf({
        audit_page_max_entries: COUNT,
        list_page_max_items: COUNT,
        list_page_max_number: COUNT,
        body_max_bytes: COUNT,
        user_max_keys: COUNT,
      }),
      "What requests are held to.",
    ),
  }),
);

export type ServerSettingsRecord = ValueOf<typeof SERVER_SETTINGS>;

const NO_ITEMS: WireSchema<readonly []> = { type: "array", maxItems: 0 };

/** The versions of a language or a tool that a server runs programs with: none, for it runs no programs. */
export const RUNTIMES = named("Runtimes", recordOf({ installations: NO_ITEMS }));

/** The same of Python, and whether APIs in it can be published. */
export const PYTHON = named("Python", recordOf({ installations: NO_ITEMS, api_enabled: FLAG }));

/** The roles of users and keys, from the least to the most permissive one (specification, section 2.2). */
export const USER_ROLES = ["viewer", "publisher", "administrator"] as const;

export type UserRole = (typeof USER_ROLES)[number];

/** Whether a role may do what at least `least` is needed for. */
export function isAtLeast(role: UserRole, least: UserRole): boolean {
  return USER_ROLES.indexOf(role) >= USER_ROLES.indexOf(least);
}

export const USER = named(
  "User",
  recordOf({
    guid: TEXT,
    username: TEXT,
    first_name: TEXT,
    last_name: TEXT,
    email: TEXT,
    user_role: wordOf(USER_ROLES),
    created_time: TIME,
    updated_time: TIME,
    active_time: orNull(TIME),
    confirmed: FLAG,
    locked: FLAG,
    external_id: orNull(TEXT),
  }),
);

export type UserRecord = ValueOf<typeof USER>;

/** What invites a user, for once. */
export const INVITATION = named(
  "Invitation",
  recordOf({ token: described(TEXT, "Whoever holds it can be the user."), expires_at: TIME }),
);

export type InvitationRecord = ValueOf<typeof INVITATION>;

/** The first key of a user, with its whole value. */
export const FIRST_KEY = named("FirstKey", recordOf({ api_key: TEXT }));

export const KEY = named(
  "Key",
  recordOf({
    id: TEXT,
    name: TEXT,
    key: described(TEXT, "The whole value where the key was just created, else its last four characters."),
    user_role: wordOf(USER_ROLES),
    created_time: TIME,
    active_time: orNull(TIME),
    expires_at: orNull(TIME),
    created_by_key: described(
      orNull(TEXT),
      "The id of the key that created it, which may be deleted; null where none did, or that is not known.",
    ),
  }),
);

export type KeyRecord = ValueOf<typeof KEY>;

export const GROUP = named("Group", recordOf({ guid: TEXT, name: TEXT, owner_guid: TEXT }));

export type GroupRecord = ValueOf<typeof GROUP>;

/** Who may request content (specification, section 2.3): anyone, all users, or those whom a permission names. */
export const ACCESS_TYPES = ["all", "logged_in", "acl"] as const;

export type AccessType = (typeof ACCESS_TYPES)[number];

/** What content is: files of a bundle, or an API that requests are passed on to. */
export const APP_MODES = ["static", "api"] as const;

export type AppMode = (typeof APP_MODES)[number];

/** What the caller is to the content: its owner, one who may change it as well, one who may see it, or neither. */
const APP_ROLES = ["owner", "editor", "viewer", "none"] as const;

export type AppRole = (typeof APP_ROLES)[number];

export type ContentOwner = Pick<UserRecord, "guid" | "username" | "first_name" | "last_name">;

const CONTENT_OWNER: WireSchema<ContentOwner> = named(
  "ContentOwner",
  recordOf({ guid: TEXT, username: TEXT, first_name: TEXT, last_name: TEXT }),
);

export const CONTENT = named(
  "Content",
  withOptional(
    recordOf({
      guid: TEXT,
      id: described(TEXT, "Beside the guid, which names the content everywhere: tools keep it."),
      name: TEXT,
      title: orNull(TEXT),
      description: TEXT,
      access_type: wordOf(ACCESS_TYPES),
      app_mode: wordOf(APP_MODES),
      upstream_url: described(
        orNull(TEXT),
        "Null to those who may not change the content: it tells of the organisation's network.",
      ),
      owner_guid: TEXT,
      created_time: TIME,
      last_deployed_time: orNull(TIME),
      bundle_id: orNull(TEXT),
      content_url: URL_TEXT,
      dashboard_url: described(
        URL_TEXT,
        "Where tools send people to manage content. The server has no page for that: it is the `content_url`.",
      ),
      app_role: wordOf(APP_ROLES),
    }),
    {
      vanity_url: described(URL_TEXT, "Absent where it has none."),
      // Only where it was asked for.
      owner: CONTENT_OWNER,
    },
  ),
);

export type ContentRecord = ValueOf<typeof CONTENT>;

export const PRINCIPAL_TYPES = ["user", "group"] as const;

export type PrincipalType = (typeof PRINCIPAL_TYPES)[number];

export const PERMISSION_ROLES = ["viewer", "owner"] as const;

export type PermissionRole = (typeof PERMISSION_ROLES)[number];

export const PERMISSION = named(
  "Permission",
  recordOf({
    id: TEXT,
    content_guid: TEXT,
    principal_guid: TEXT,
    principal_type: wordOf(PRINCIPAL_TYPES),
    role: wordOf(PERMISSION_ROLES),
  }),
);

export type PermissionRecord = ValueOf<typeof PERMISSION>;

export const BUNDLE = named(
  "Bundle",
  recordOf({
    id: TEXT,
    content_guid: TEXT,
    created_time: TIME,
    size: described(COUNT, "Bytes of the archive as it was sent."),
    active: described(FLAG, "Whether it is the one that is served."),
  }),
);

export type BundleRecord = ValueOf<typeof BUNDLE>;

/** A deployment that has begun. */
export const STARTED_TASK = named("StartedTask", recordOf({ task_id: TEXT }));

export const TASK = named(
  "Task",
  recordOf({
    id: TEXT,
    output: described(listOf(TEXT), "The lines from `first` on."),
    result: NULL,
    finished: FLAG,
    code: described(COUNT, "0 when it went well."),
    error: TEXT,
    last: described(COUNT, "How many lines there are, and so where to go on with `first`."),
  }),
);

export type TaskRecord = ValueOf<typeof TASK>;

export const VANITY = named(
  "VanityPath",
  recordOf({ content_guid: TEXT, path: described(TEXT, "With a slash at both ends."), created_time: TIME }),
);

export type VanityRecord = ValueOf<typeof VANITY>;

/** How an export of an audit log stands. */
export const AUDIT_EXPORT_STATES = ["waiting", "running", "retrying", "needs_attention", "paused"] as const;

/** What a second walk of the source found, over all manifests up to one. */
const AUDIT_RECONCILIATION = named(
  "AuditReconciliation",
  recordOf({
    time: described(TIME, "When the latest manifest was compared."),
    manifest: described(COUNT, "The manifest up to which the export was compared."),
    missing: described(COUNT, "How many entries of the source are missing from the export."),
    missing_ids: described(listOf(TEXT), "The ids of the first of them."),
    vanished: described(COUNT, "How many entries of the export are missing from the source."),
    vanished_ids: listOf(TEXT),
  }),
);

export type AuditReconciliationRecord = ValueOf<typeof AUDIT_RECONCILIATION>;

/** An export of an audit log, and how far it is. */
export const AUDIT_EXPORT = named(
  "AuditExport",
  recordOf({
    guid: TEXT,
    name: described(TEXT, "The beginning of the names of its objects."),
    source: described(TEXT, "The name of its source."),
    source_url: described(URL_TEXT, "The base URL of the server whose log it is."),
    interval_minutes: COUNT,
    created_time: TIME,
    state: wordOf(AUDIT_EXPORT_STATES),
    last_id: described(orNull(TEXT), "The highest id that is exported; null where none is."),
    segments: COUNT,
    entries: COUNT,
    quarantined: COUNT,
    manifests: COUNT,
    lag_seconds: described(orNull(COUNT), "How long ago the log was last read to its end; null where it never was."),
    pages_per_second: described(orNull(NUMBER), "Of the latest run; null where there was none."),
    last_error: orNull(recordOf({ time: TIME, message: TEXT })),
    last_run_time: orNull(TIME),
    next_run_time: described(orNull(TIME), "Null where none is planned."),
    reconciliation: orNull(AUDIT_RECONCILIATION),
    public_key: described(
      orNull(TEXT),
      "The Ed25519 key that signs its manifests, in hexadecimal; null where the server has none any longer.",
    ),
  }),
);

export type AuditExportRecord = ValueOf<typeof AUDIT_EXPORT>;

/** An object of an export. */
export const AUDIT_EXPORT_OBJECT = named(
  "AuditExportObject",
  recordOf({
    name: described(TEXT, "Such as `seg/000000001.ndjson.gz`."),
    bytes: COUNT,
    created_time: TIME,
    url: described(orNull(URL_TEXT), "Where it is downloaded; null of an object that no export makes."),
  }),
);

export type AuditExportObjectRecord = ValueOf<typeof AUDIT_EXPORT_OBJECT>;

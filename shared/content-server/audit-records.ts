/** What a content server sends of its audit log, and of exports of audit logs. */

import {
  COUNT,
  described,
  listOf,
  NUMBER,
  named,
  orNull,
  recordOf,
  TEXT,
  TIME,
  URL_TEXT,
  type ValueOf,
  wordOf,
} from "../schema/wire-schema.ts";

/** What acts: an API key, a person's session, an invitation, the token for the first administrator, or the server itself. */
export const ACTOR_TYPES = ["api_key", "session", "invitation", "bootstrap", "system"] as const;

export type ActorType = (typeof ACTOR_TYPES)[number];

/** What audit entries are about. */
export const OBJECT_TYPES = [
  "user",
  "api_key",
  "session",
  "group",
  "content",
  "permission",
  "bundle",
  "audit_export",
] as const;

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

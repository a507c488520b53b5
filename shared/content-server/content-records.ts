/** The records of content, of its users, and of its published versions. */

import {
  COUNT,
  described,
  FLAG,
  listOf,
  NULL,
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
import type { UserRecord } from "./user-records.ts";

/** Who may request content (specification, section 2.3): anyone, all users, or those whom a permission names. */
export const ACCESS_TYPES = ["all", "logged_in", "acl"] as const;

export type AccessType = (typeof ACCESS_TYPES)[number];

/** The modes of content: files of a bundle, or an API that requests are passed on to. */
export const APP_MODES = ["static", "api"] as const;

export type AppMode = (typeof APP_MODES)[number];

/** The caller's role for the content: its owner, one who may change it as well, one who may see it, or neither. */
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
      dashboard_url: described(URL_TEXT, "Where people see and change the content item: its page."),
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

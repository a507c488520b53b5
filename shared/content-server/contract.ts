/**
 * What a content server's management API sends: the records and envelopes of `/__api__/v1`. Times are RFC 3339 in UTC. A
 * field without a value is null and never absent.
 */

/** A page of a list that is paged by number (specification, section 2.4). */
export interface OffsetPage<Item> {
  readonly results: readonly Item[];
  /** The number of this page, from 1. */
  readonly current_page: number;
  /** How many items all pages have together. */
  readonly total: number;
}

/** A page of a list that is paged by cursors (specification, section 2.4). */
export interface KeysetPage<Item> {
  readonly results: readonly Item[];
  readonly paging: Paging;
}

/** Where the other pages are: full URLs, and cursors for the parameters `previous` and `next`. */
interface Paging {
  readonly cursors: { readonly previous: string | null; readonly next: string | null };
  readonly first: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly last: string | null;
}

export interface AuditEntryRecord {
  readonly id: string;
  readonly time: string;
  /** "0" for the system. */
  readonly user_id: string;
  /** Null for the system. */
  readonly user_guid: string | null;
  /** As the user was called at that time: "Full Name (username)". */
  readonly user_description: string;
  readonly action: string;
  readonly event_description: string;
  /** Null in entries of earlier versions, as all that follow. */
  readonly actor_type: ActorType | null;
  /** The API key that acted; null where none did. */
  readonly api_key_id: string | null;
  /** As the key was called at that time. */
  readonly api_key_name: string | null;
  /** Null for an entry about no object. */
  readonly object_type: ObjectType | null;
  /** As the API has it: the guid of what has one. */
  readonly object_id: string | null;
}

/** What acts: an API key, a person's session, an invitation, the token for the first administrator, or the server itself. */
export type ActorType = "api_key" | "session" | "invitation" | "bootstrap" | "system";

/** What audit entries are about. */
export type ObjectType = "user" | "api_key" | "group" | "content" | "permission" | "bundle" | "audit_export";

/** One of the actions that audit entries name. */
export interface AuditActionRecord {
  readonly action: string;
  readonly description: string;
}

/** What a server tells of itself to anyone, at `/__api__/server_settings`. */
export interface ServerSettingsRecord {
  readonly version: string;
  /** The headers that take a key. */
  readonly authentication: { readonly header: string; readonly alternative_header: string };
  /** Whether content may be shared with anyone. */
  readonly anonymous_content_allowed: boolean;
  /** The origin that content is served on; null where that is the server's own. */
  readonly content_origin: string | null;
  /** What requests are held to. */
  readonly limits: {
    readonly audit_page_max_entries: number;
    readonly list_page_max_items: number;
    readonly list_page_max_number: number;
    readonly body_max_bytes: number;
    readonly user_max_keys: number;
  };
}

export interface UserRecord {
  readonly guid: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly user_role: UserRole;
  readonly created_time: string;
  readonly updated_time: string;
  readonly active_time: string | null;
  readonly confirmed: boolean;
  readonly locked: boolean;
  readonly external_id: string | null;
}

/** What invites a user, for once. */
export interface InvitationRecord {
  /** Whoever holds it can be the user. */
  readonly token: string;
  readonly expires_at: string;
}

export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  /** The whole value where the key was just created, else its last four characters. */
  readonly key: string;
  readonly user_role: UserRole;
  readonly created_time: string;
  readonly active_time: string | null;
  readonly expires_at: string | null;
  /** The id of the key that created it, which may be deleted; null where none did, or that is not known. */
  readonly created_by_key: string | null;
}

export interface GroupRecord {
  readonly guid: string;
  readonly name: string;
  readonly owner_guid: string;
}

/** Who may request content (specification, section 2.3): anyone, all users, or those whom a permission names. */
export const ACCESS_TYPES = ["all", "logged_in", "acl"] as const;

export type AccessType = (typeof ACCESS_TYPES)[number];

/** What content is: files of a bundle, or an API that requests are passed on to. */
export const APP_MODES = ["static", "api"] as const;

export type AppMode = (typeof APP_MODES)[number];

/** What the caller is to the content: its owner, one who may change it as well, one who may see it, or neither. */
export type AppRole = "owner" | "editor" | "viewer" | "none";

export interface ContentRecord {
  readonly guid: string;
  /** Beside the guid, which names the content everywhere: tools keep it. */
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string;
  readonly access_type: AccessType;
  readonly app_mode: AppMode;
  /** Null to those who may not change the content: it tells of the organisation's network. */
  readonly upstream_url: string | null;
  readonly owner_guid: string;
  readonly created_time: string;
  readonly last_deployed_time: string | null;
  readonly bundle_id: string | null;
  readonly content_url: string;
  /** Where tools send people to manage content. The server has no page for that: it is the `content_url`. */
  readonly dashboard_url: string;
  readonly vanity_url: string | null;
  readonly app_role: AppRole;
  /** Only where the list was asked to include it. */
  readonly owner?: ContentOwner;
}

export type ContentOwner = Pick<UserRecord, "guid" | "username" | "first_name" | "last_name">;

export const PRINCIPAL_TYPES = ["user", "group"] as const;

export type PrincipalType = (typeof PRINCIPAL_TYPES)[number];

export const PERMISSION_ROLES = ["viewer", "owner"] as const;

export type PermissionRole = (typeof PERMISSION_ROLES)[number];

export interface PermissionRecord {
  readonly id: string;
  readonly content_guid: string;
  readonly principal_guid: string;
  readonly principal_type: PrincipalType;
  readonly role: PermissionRole;
}

export interface BundleRecord {
  readonly id: string;
  readonly content_guid: string;
  readonly created_time: string;
  /** Bytes of the archive as it was sent. */
  readonly size: number;
  /** Whether it is the one that is served. */
  readonly active: boolean;
}

export interface TaskRecord {
  readonly id: string;
  /** The lines from `first` on. */
  readonly output: readonly string[];
  readonly result: null;
  readonly finished: boolean;
  /** 0 when it went well. */
  readonly code: number;
  readonly error: string;
  /** How many lines there are, and so where to go on with `first`. */
  readonly last: number;
}

export interface VanityRecord {
  readonly content_guid: string;
  /** With a slash at both ends. */
  readonly path: string;
  readonly created_time: string;
}

/** How an export of an audit log stands. */
export const AUDIT_EXPORT_STATES = ["waiting", "running", "retrying", "needs_attention", "paused"] as const;

type AuditExportState = (typeof AUDIT_EXPORT_STATES)[number];

/** An export of an audit log, and how far it is. */
export interface AuditExportRecord {
  readonly guid: string;
  /** The beginning of the names of its objects. */
  readonly name: string;
  /** The name of its source. */
  readonly source: string;
  /** The base URL of the server whose log it is. */
  readonly source_url: string;
  readonly interval_minutes: number;
  readonly created_time: string;
  readonly state: AuditExportState;
  /** The highest id that is exported; null where none is. */
  readonly last_id: string | null;
  readonly segments: number;
  readonly entries: number;
  readonly quarantined: number;
  readonly manifests: number;
  /** How long ago the log was last read to its end; null where it never was. */
  readonly lag_seconds: number | null;
  /** Of the latest run; null where there was none. */
  readonly pages_per_second: number | null;
  readonly last_error: { readonly time: string; readonly message: string } | null;
  readonly last_run_time: string | null;
  /** Null where none is planned. */
  readonly next_run_time: string | null;
  /** What comparisons with the source have found so far; null where there was none. */
  readonly reconciliation: AuditReconciliationRecord | null;
  /** The Ed25519 key that signs its manifests, in hexadecimal; null where the server has none any longer. */
  readonly public_key: string | null;
}

/** An object of an export. */
export interface AuditExportObjectRecord {
  /** Such as `seg/000000001.ndjson.gz`. */
  readonly name: string;
  readonly bytes: number;
  readonly created_time: string;
  /** Where it is downloaded; null of an object that no export makes. */
  readonly url: string | null;
}

/** What a second walk of the source found, over all manifests up to one. */
export interface AuditReconciliationRecord {
  /** When the latest manifest was compared. */
  readonly time: string;
  /** The manifest up to which the export was compared. */
  readonly manifest: number;
  /** How many entries of the source are missing from the export. */
  readonly missing: number;
  /** The ids of the first of them. */
  readonly missing_ids: readonly string[];
  /** How many entries of the export are missing from the source. */
  readonly vanished: number;
  readonly vanished_ids: readonly string[];
}

/** The roles of users and keys, from the least to the most permissive one (specification, section 2.2). */
export const USER_ROLES = ["viewer", "publisher", "administrator"] as const;

export type UserRole = (typeof USER_ROLES)[number];

/** Whether a role may do what at least `least` is needed for. */
export function isAtLeast(role: UserRole, least: UserRole): boolean {
  return USER_ROLES.indexOf(role) >= USER_ROLES.indexOf(least);
}

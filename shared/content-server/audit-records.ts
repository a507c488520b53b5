/** The records of an audit log, and of exports of audit logs. */

import {
  COUNT,
  described,
  fieldsOf,
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

/**
 * The kinds of actor: an API key, a person's session, an invitation, the token for the first administrator, or the
 * server itself.
 */
export const ACTOR_TYPES = ["api_key", "session", "invitation", "bootstrap", "system"] as const;

export type ActorType = (typeof ACTOR_TYPES)[number];

/** The kinds of object that audit entries are about. */
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

/** The fields of an entry, in the order of its columns. */
export const AUDIT_ENTRY_FIELDS = fieldsOf(AUDIT_ENTRY);

/** One of the actions that audit entries name. */
export const AUDIT_ACTION = named("AuditAction", recordOf({ action: TEXT, description: TEXT }));

export type AuditActionRecord = ValueOf<typeof AUDIT_ACTION>;

/** The states of an export of an audit log. */
export const AUDIT_EXPORT_STATES = ["waiting", "running", "retrying", "needs_attention", "paused"] as const;

/** The verdicts on an export, from best to worst. */
export const AUDIT_EXPORT_VERDICTS = [
  "current",
  "whole",
  "not_compared",
  "behind",
  "incomplete",
  "needs_attention",
  "differs",
  "broken",
] as const;

export type AuditExportVerdict = (typeof AUDIT_EXPORT_VERDICTS)[number];

/** The findings of comparisons of an export with its source. */
const AUDIT_RECONCILIATION = named(
  "AuditReconciliation",
  recordOf({
    time: described(orNull(TIME), "When a comparison last read the source to its end; null where none did."),
    compared_entries: described(COUNT, "How many entries were new then, and compared for the first time."),
    whole_time: described(
      orNull(TIME),
      "The oldest comparison: each entry was compared then or later; null where one never was.",
    ),
    missing: described(COUNT, "How many entries of the source are missing from the export."),
    missing_ids: described(listOf(TEXT), "The lowest of their ids, in order."),
    changed: described(COUNT, "How many entries the source has with other content than the export."),
    changed_entries: described(
      listOf(recordOf({ id: TEXT, exported_sha256: TEXT, server_sha256: TEXT })),
      "Those with the lowest ids, in order.",
    ),
    repeated: described(COUNT, "How many ids the source gives more than once, with different content."),
    repeated_entries: described(
      listOf(recordOf({ id: TEXT, sha256s: listOf(TEXT) })),
      "Those with the lowest ids, in order.",
    ),
    vanished: described(
      COUNT,
      "How many entries of the export are no longer in the source, which records no removal of them: they were deleted.",
    ),
    vanished_ids: described(listOf(TEXT), "The lowest of their ids, in order."),
    pruned_through: described(
      orNull(TEXT),
      "The id up to which the source records that it removed entries, where that took some; null where it took none.",
    ),
    behind: described(
      orNull(recordOf({ entries: COUNT, oldest_time: orNull(TIME) })),
      "What the source had at `time` that was not exported yet; null for nothing.",
    ),
    failure: described(
      orNull(recordOf({ time: TIME, message: TEXT })),
      "Why the latest comparison did not come to its end; null where it did.",
    ),
  }),
);

export type AuditReconciliationRecord = ValueOf<typeof AUDIT_RECONCILIATION>;

/** The states of the pushes of an export to a receiver. */
export const PUSH_STATES = ["waiting", "running", "retrying", "needs_attention", "paused"] as const;

/** A server that an export is pushed to, and how far the pushes are. */
const AUDIT_RECEIVER = named(
  "AuditReceiver",
  recordOf({
    name: TEXT,
    format: TEXT,
    state: wordOf(PUSH_STATES),
    last_segment: described(
      orNull(COUNT),
      "The last segment that was delivered whole; 0 where none was, and null where the pushes do not answer.",
    ),
    last_id: described(orNull(TEXT), "The highest id up to it; null where there is none."),
    last_manifest: described(orNull(COUNT), "The last manifest that was delivered; 0 and null as for the segment."),
    lag_segments: described(
      orNull(COUNT),
      "How many segments of the export were not delivered whole yet; null where the receiver gets manifests only, or it is not known.",
    ),
    lag_entries: described(
      orNull(COUNT),
      "How many entries of the export were not delivered yet; null as for the segments.",
    ),
    lag_manifests: described(
      orNull(COUNT),
      "How many of its manifests were not delivered yet; null where the receiver gets entries only, or it is not known.",
    ),
    lag_seconds: described(
      orNull(COUNT),
      "How long the oldest of them has waited, for the receiver to be named at first; 0 where nothing waits, null where nothing was pushed yet.",
    ),
    last_error: orNull(recordOf({ time: TIME, message: TEXT })),
    next_try_time: described(orNull(TIME), "Null where nothing is planned."),
  }),
);

export type AuditReceiverRecord = ValueOf<typeof AUDIT_RECEIVER>;

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
    segments: described(orNull(COUNT), "Null where the job does not answer, as the next three."),
    entries: orNull(COUNT),
    quarantined: orNull(COUNT),
    manifests: orNull(COUNT),
    lag_seconds: described(orNull(COUNT), "How long ago the log was last read to its end; null where it never was."),
    pages_per_second: described(orNull(NUMBER), "Of the latest run; null where there was none."),
    last_error: orNull(recordOf({ time: TIME, message: TEXT })),
    last_run_time: orNull(TIME),
    next_run_time: described(orNull(TIME), "Null where none is planned."),
    open_gaps: described(
      listOf(recordOf({ after: TEXT, before: TEXT })),
      "Where ids are missing, of a log whose ids are consecutive: between these two.",
    ),
    verdict: recordOf({
      state: wordOf(AUDIT_EXPORT_VERDICTS),
      text: described(TEXT, "What may be said of the export, in whole sentences."),
      lag_seconds: described(
        orNull(COUNT),
        "How old the oldest entry is that is known not to be exported yet; null for none, or none with a time.",
      ),
      max_lag_seconds: described(COUNT, "How old an entry may be when the run begins that exports it."),
    }),
    reconciliation: AUDIT_RECONCILIATION,
    receivers: described(listOf(AUDIT_RECEIVER), "The servers that it is pushed to."),
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

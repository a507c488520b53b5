/** The most items of a page of users, groups, members or objects, and its size where the caller names none. */
export const LIST_PAGE_MAX_ITEMS = 500;

/** HMAC with SHA-256 is no stronger than its secret; a shorter one can be guessed. */
export const BOOTSTRAP_SECRET_MIN_BYTES = 32;

/** The longest name of an object in the bucket. */
export const OBJECT_NAME_MAX_BYTES = 1_024;

/** The largest page of an audit log that the export reads; if one is larger, it asks for fewer entries. */
export const AUDIT_EXPORT_PAGE_MAX_BYTES = 16 * 1024 * 1024;

/** The most entries of a page that the export reads, however many it asked for: each takes memory beside its text. */
export const AUDIT_EXPORT_PAGE_MAX_ENTRIES = 100_000;

/** The largest page of one entry that is read although it is too large to hold. */
export const AUDIT_LARGE_PAGE_MAX_BYTES = 1024 * 1024 * 1024;

/** The most bytes on such a page around its entry. */
export const AUDIT_LARGE_PAGE_MAX_KEPT_BYTES = 64 * 1024;

/** The most digits of the id of an audit entry. */
export const AUDIT_ID_MAX_DIGITS = 64;

/** The longest URL of a page of an audit log. */
export const AUDIT_PAGE_URL_MAX_CHARACTERS = 4_096;

/** The longest time that the client of a content server waits for one answer. */
export const CLIENT_REQUEST_MAX_SECONDS = 60;

/** The longest wait that a server's Retry-After can ask of its client. */
export const CLIENT_RETRY_AFTER_MAX_SECONDS = 15 * 60;

/** The longest that a client waits of its own accord before it tries again. */
export const CLIENT_BACKOFF_MAX_SECONDS = 5 * 60;

/** The longest wait of a client before its second try; each further wait may be twice as long. */
export const CLIENT_BACKOFF_FIRST_SECONDS = 1;

/**
 * The longest wait of a client before it asks a server again that may be being deployed; up to the maximum, twice as
 * long each time.
 */
export const CLIENT_OUTAGE_FIRST_SECONDS = 10;

/** The longest such wait: a Durable Object that waits longer may be removed from memory, and would count from the beginning. */
export const CLIENT_OUTAGE_MAX_SECONDS = 60;

/** The longest key of a source. */
export const AUDIT_SOURCE_KEY_MAX_CHARACTERS = 1_024;

/** The most entries that the export may ask a source for at once. */
export const AUDIT_SOURCE_PAGE_MAX_ENTRIES = 10_000;

/** The highest age that entries of a source may have to reach before they are exported. */
export const AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS = 24 * 60 * 60;

/** The most entries of a source that each run may read again. */
export const AUDIT_SOURCE_OVERLAP_MAX_ENTRIES = 10_000;

/** After how many pages of one list a client takes it for endless. */
export const CLIENT_LIST_MAX_PAGES = 100_000;

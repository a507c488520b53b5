// Each limit stands beside what it bounds: see docs/decisions/0081-limits-beside-their-use.md.

/* The configuration API and every answer. */

/** Diagnostics in one HTTP answer; the rest are counted. */
export const RESPONSE_MAX_DIAGNOSTICS = 1_000;

/** The time for which a browser may remember which requests from other websites are allowed. */
export const PREFLIGHT_MAX_AGE_SECONDS = 24 * 60 * 60;

/** Length of a catalogue or a list of changes in an HTTP answer: a few bytes of a request can produce thousands. */
export const RESOLUTION_MAX_CHARACTERS = 8 * 1024 * 1024;

/* Rate limits, which are themselves in wrangler.toml. */

/** The time that a caller past a limit is to wait: the platform counts by 10 or by 60 seconds, and does not tell by which. */
export const RATE_LIMIT_MAX_SECONDS = 60;

/* The audit log and other lists. */

/** Entries of a page of the audit log, at most and by default. */
export const AUDIT_PAGE_MAX_ENTRIES = 500;

/** No entry of the audit log has this id or a higher one; it has as many digits as are read without loss. */
export const AUDIT_POSITION_MAX = 999_999_999_999_999;

/**
 * Entries with one value of a filter that are looked at for a page where another value must fit, too: reading an entry of an
 * index takes about a microsecond.
 */
export const AUDIT_FILTER_MAX_ENTRIES = 20_000;

export const LIST_PAGE_DEFAULT_ITEMS = 20;

/** The last page that can be requested: pages by number are read from the start, and this bounds the reading. */
export const LIST_PAGE_MAX_NUMBER = 10_000;

/** From which share of its limit on the log warns of the database's size. */
export const DATABASE_WARNING_SHARE = 0.8;

/* Users and keys. */

/** The time by which the clock of a token's issuer may be ahead of the server's. */

/** The time by which the clock of a token's issuer may be ahead of the server's. */
export const TOKEN_CLOCK_SKEW_SECONDS = 60;

/** Length of the name of what says who somebody is, and of what it calls a person (OpenID Connect Core 1.0, section 2). */
export const ISSUER_MAX_CHARACTERS = 255;

export const SUBJECT_MAX_CHARACTERS = 255;

/** Length of a user's external id: an issuer, a space and a subject. */
export const EXTERNAL_ID_MAX_CHARACTERS = ISSUER_MAX_CHARACTERS + 1 + SUBJECT_MAX_CHARACTERS;

/** The time for which an invitation can be accepted. */
export const INVITATION_MAX_DAYS = 7;

/** A user who has used no key for so long is no longer active. */
export const USER_ACTIVE_SECONDS = 365 * 24 * 60 * 60;

/** Length of the names, titles and addresses of users, keys, groups and content. */
export const NAME_MAX_CHARACTERS = 255;

/* Content. */

/** Size of the body of a request to the management API, bundles aside. */
export const MANAGEMENT_BODY_MAX_BYTES = 64 * 1024;

/** Segments of the vanity path of content. */
export const VANITY_PATH_MAX_SEGMENTS = 8;

/** Length of the URL to which requests for API content are proxied. */
export const UPSTREAM_URL_MAX_CHARACTERS = 2_048;

/* Bundles. */

/** Size of the archive of a bundle, as it is sent. */
export const BUNDLE_MAX_ARCHIVE_BYTES = 100 * 1024 * 1024;

/** The time that an upload may take. It must be less than the time for which objects without an owner are kept. */
export const UPLOAD_MAX_HOURS = 12;

/* Metrics. */

/** Hours of which the counts are kept one by one. */
export const METRICS_KEPT_HOURS = 168;

/* Exports of audit logs. */

/** Length of the name of an export. */
export const AUDIT_EXPORT_NAME_MAX_CHARACTERS = 63;

/** The time after which a key that is not known is looked for again. */
export const ASSERTION_KEYS_MIN_AGE_SECONDS = 5;

/** Segments of an export that one run compares with the log before it deletes entries; the next run continues. */
export const AUDIT_PRUNING_MAX_SEGMENTS = 5;

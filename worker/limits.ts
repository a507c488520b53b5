// Each limit stands beside what it bounds: see docs/decisions/0081-limits-beside-their-use.md.

/** How many diagnostics one HTTP answer carries; the rest are counted. */
export const RESPONSE_MAX_DIAGNOSTICS = 1_000;

/** A caller's X-Correlation-ID that is longer is not taken over. */
export const CORRELATION_ID_MAX_CHARACTERS = 128;

/** How long a cache may serve a schema or a rule's page before it asks again. */
export const PAGE_MAX_AGE_SECONDS = 60 * 60;

/** How long a browser may remember which requests from other websites are allowed. */
export const PREFLIGHT_MAX_AGE_SECONDS = 24 * 60 * 60;

/** How long the label of a layer may be over HTTP: the origin of every value repeats it. */
export const LAYER_LABEL_MAX_CHARACTERS = 256;

/** How many models that providers returned are taken for one catalogue over HTTP; more take more memory than a Worker has. */
export const DISCOVERED_MAX_MODELS = 10_000;

/** How many mistakes of one request body are listed; the rest are counted. */
export const REQUEST_MAX_LISTED_MISTAKES = 20;

/** How long a catalogue or a list of changes may be as the text of an HTTP answer: a few bytes of a request make thousands. */
export const RESOLUTION_MAX_CHARACTERS = 8 * 1024 * 1024;

/** How many entries a page of the audit log has at most, and has where the caller does not say. */
export const AUDIT_PAGE_MAX_ENTRIES = 500;

export const AUDIT_PAGE_DEFAULT_ENTRIES = 20;

/** No entry of the audit log has this id or a higher one; it has as many digits as are read without loss. */
export const AUDIT_POSITION_MAX = 999_999_999_999_999;

/** How much of its path the entry of a refused request repeats. */
export const AUDIT_PATH_MAX_CHARACTERS = 500;

export const LIST_PAGE_DEFAULT_ITEMS = 20;

/** The last page that can be asked for: pages by number are read from the start, and this keeps the reading bounded. */
export const LIST_PAGE_MAX_NUMBER = 10_000;

/** A key's time of last use is written at most once in this time. */
export const ACTIVE_TIME_MIN_INTERVAL_SECONDS = 600;

/** How far the clock of whoever signs a token may be ahead of the server's. */
export const TOKEN_CLOCK_SKEW_SECONDS = 60;

/** How long an invitation can be accepted. */
export const INVITATION_MAX_DAYS = 7;

/** Who has used no key for so long is no longer active. */
export const USER_ACTIVE_SECONDS = 365 * 24 * 60 * 60;

/** How many API keys one user has at most: they are listed without pages. */
export const USER_MAX_KEYS = 1_000;

/** How long the names, titles and addresses of users, keys, groups and content are at most. */
export const NAME_MAX_CHARACTERS = 255;

/** How long the description of content is at most. */
export const DESCRIPTION_MAX_CHARACTERS = 4_096;

/** How large the body of a request to the management API is at most, bundles aside. */
export const MANAGEMENT_BODY_MAX_BYTES = 64 * 1024;

/** How many segments the own path of content has at most. */
export const VANITY_PATH_MAX_SEGMENTS = 8;

/** How long that path is at most, with its slashes. */
export const VANITY_PATH_MAX_CHARACTERS = 255;

/** How long the name of content is. */
export const CONTENT_NAME_MIN_CHARACTERS = 3;

export const CONTENT_NAME_MAX_CHARACTERS = 64;

/** How long the URL is at most to which requests for API content are passed on. */
export const UPSTREAM_URL_MAX_CHARACTERS = 2_048;

/** How long the upstream of API content may leave a request without an answer, or what is sent to it untaken. */
export const UPSTREAM_TIMEOUT_SECONDS = 60;

/** How long the header with a caller's name and groups may be: many servers take 8 KiB for one header line. */
export const CREDENTIALS_HEADER_MAX_CHARACTERS = 8_000;

/** How many groups of a caller are looked up for that header; of more, not even the shortest names would fit. */
export const CREDENTIALS_HEADER_MAX_GROUPS = 2_000;

/** How large the archive of a bundle is at most, as it is sent. */
export const BUNDLE_MAX_ARCHIVE_BYTES = 100 * 1024 * 1024;

/** How large an archive is at most when it is unpacked. */
export const BUNDLE_MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;

/** How many entries an archive has at most, folders among them. */
export const BUNDLE_MAX_FILES = 10_000;

/** How many times as large as the archive so far what is unpacked of it may be: what is packed denser is made to do harm. */
export const BUNDLE_MAX_INFLATION_FACTOR = 200;

/** How much is unpacked before its factor is looked at: small files of zeros are honest. */
export const BUNDLE_FREE_INFLATION_BYTES = 8 * 1024 * 1024;

/** How long the name of a bundle's file is at most: it is the end of the name of an object. */
export const BUNDLE_PATH_MAX_BYTES = 900;

/** How large one extended header of an archive is at most: it is held in memory. */
export const BUNDLE_EXTENDED_HEADER_MAX_BYTES = 64 * 1024;

/** How large all extended headers of an archive are at most, together: each one takes time, and makes no file. */
export const BUNDLE_EXTENDED_HEADERS_MAX_BYTES = 32 * 1024 * 1024;

/** How large the manifest of a bundle is at most; in a larger one nothing is looked for. */
export const BUNDLE_MANIFEST_MAX_BYTES = 4 * 1024 * 1024;

/** How large the files of a bundle are at most that are stored several at a time, and held in memory meanwhile. */
export const BUNDLE_SMALL_FILE_MAX_BYTES = 64 * 1024;

/** How many small files are stored at a time; a Worker has six connections, and the archive takes one. */
export const BUNDLE_SMALL_FILES_AT_A_TIME = 4;

/** How large the parts are in which an archive is stored. The object store takes no smaller ones but the last. */
export const ARCHIVE_PART_BYTES = 5 * 1024 * 1024;

/** How much larger than the largest archive a form may be that has one in it. */
export const UPLOAD_FORM_MAX_EXTRA_BYTES = 1024 * 1024;

/** How long the headers of one part of a form are at most. */
export const UPLOAD_FORM_MAX_HEADER_BYTES = 16 * 1024;

/** How long an upload takes at most. It must be less than what objects without an owner are kept. */
export const UPLOAD_MAX_HOURS = 12;

/** How long objects without an owner are kept: an upload may still be making them, or a visitor reading them. */
export const UNOWNED_OBJECTS_MAX_HOURS = 24;

/** Of how many uploads one run of the sweep removes what is left; the next run goes on. */
export const SWEEP_MAX_PREFIXES = 100;

/** How long a client may ask to wait for the end of a task. */
export const TASK_WAIT_MAX_SECONDS = 30;

/** How long an isolate of the Worker gathers counts before it hands them over to be kept. */
export const METRICS_FLUSH_SECONDS = 10;

/** How long a scrape waits for what it asks: less than the 10 seconds that Prometheus waits for a scrape. */
export const METRICS_ANSWER_MAX_SECONDS = 5;

/** How long it is remembered which counts an isolate has handed over, after the last of them. */
export const METRICS_ISOLATE_MAX_HOURS = 24;

/** How long a comparison with a source may take beyond its slice: a server chooses on how many pages a segment's ids are. */
export const AUDIT_RECONCILE_MAX_EXTRA_SECONDS = 5 * 60;

/** How many exports of audit logs a server makes at most: they are listed without pages, and each is asked how it stands. */
export const AUDIT_EXPORTS_MAX = 50;

/** How long the name of an export is at most. */
export const AUDIT_EXPORT_NAME_MAX_CHARACTERS = 63;

/** How often an export may run and has to: at most once in so many minutes, and at least, and where nobody says otherwise. */
export const AUDIT_EXPORT_MIN_INTERVAL_MINUTES = 1;

export const AUDIT_EXPORT_MAX_INTERVAL_MINUTES = 24 * 60;

export const AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES = 15;

/** How long the audit log may be kept at most before its oldest entries are removed. */
export const AUDIT_LOG_RETENTION_MAX_DAYS = 36_500;

/** How many segments of an export one run compares with the log before it removes entries; the next run goes on. */
export const AUDIT_PRUNING_MAX_SEGMENTS = 5;

/** How many manifests of an export one run checks; the next run goes on. */
export const AUDIT_PRUNING_MAX_MANIFESTS = 500;

/** How many entries one statement removes at most. */
export const AUDIT_PRUNING_DELETE_MAX_ENTRIES = 5_000;

/** How many such statements one run makes, beside the first of each removal. */
export const AUDIT_PRUNING_MAX_DELETIONS = 50;

/** How long the job of an export works at a time before it makes way for whatever else asks it. */
export const AUDIT_EXPORT_SLICE_SECONDS = 30;

/**
 * How many steps a slice takes at most, each of which reads a page or an object: the platform counts what one event asks of
 * others, and frees some of its memory only after it.
 */
export const AUDIT_EXPORT_SLICE_MAX_STEPS = 200;

/** How many segments a slice compares with the source at most; for each, about forty pages are read. */
export const AUDIT_EXPORT_SLICE_MAX_COMPARED_SEGMENTS = 10;

/** How long after the hour its manifest is made: clocks differ a little. */
export const AUDIT_MANIFEST_DELAY_SECONDS = 10;

/** How many sources of exports a deployment may have beside its own log. */
export const AUDIT_SOURCES_MAX = 50;

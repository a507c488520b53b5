/** Every bound of the project. The unit stands in the name. */

/** The largest provider configuration file that the Action and the terminal read. */
export const FILE_MAX_BYTES = 16 * 1024 * 1024;

/** The largest request body that the HTTP service takes. */
export const REQUEST_MAX_BYTES = 1024 * 1024;

/** The largest policy file that is read. */
export const POLICY_FILE_MAX_BYTES = 256 * 1024;

/** The largest vocabulary file that is read. */
export const VOCABULARY_FILE_MAX_BYTES = 256 * 1024;

/** How many names a vocabulary may have of providers, of protocols and of sections, and a section of fields. */
export const VOCABULARY_MAX_NAMES = 200;

/** How many kinds of custom provider a vocabulary may have: an entry without its type is compared with each. */
export const VOCABULARY_MAX_CUSTOM_VARIANTS = 20;

/** How long a name of a vocabulary may be. */
export const VOCABULARY_NAME_MAX_CHARACTERS = 64;

/** How many entries the ignores of a policy may have; of more, nobody knows any longer what is not reported. */
export const POLICY_MAX_IGNORES = 1_000;

/** How many syntax mistakes of one file are listed; past them a text is hardly JSON at all. */
export const SYNTAX_MISTAKES_MAX = 1_000;

/** How long a key may be. No name in the format comes near, and pointers repeat every key on their way. */
export const KEY_MAX_CHARACTERS = 1_024;

/** A pointer that would be longer leads to the last value around that it can name. */
export const POINTER_MAX_CHARACTERS = 4_096;

/** How many diagnostics of one file are listed; of more it is only said that there are. */
export const DIAGNOSTICS_MAX = 10_000;

/** How many errors of one part of a layer are looked for; the first is told. */
export const BLOCK_ERRORS_MAX = 100;

/** How many related places one diagnostic names. */
export const RELATED_PLACES_MAX = 20;

/** How long a host name may be (RFC 1035). */
export const HOST_MAX_CHARACTERS = 253;

/** How deep objects and arrays may nest. */
export const NESTING_MAX_LEVELS = 64;

/** The largest token count that a file may state: the largest integer that JSON numbers keep exactly. */
export const TOKENS_MAX = 9_007_199_254_740_991;

/** How many diagnostics one HTTP answer carries; the rest are counted. */
export const RESPONSE_MAX_DIAGNOSTICS = 1_000;

/** GitHub shows this many annotations of each level for one step and drops the rest without a word. */
export const STEP_MAX_ANNOTATIONS_PER_LEVEL = 10;

/** GitHub refuses a job summary that is larger. */
export const JOB_SUMMARY_MAX_BYTES = 1024 * 1024;

/** How many names one message lists; of more it is said how many there are. */
export const LISTED_NAMES_MAX = 20;

/** A name from a file is cut to this length where a message repeats it. */
export const QUOTED_NAME_MAX_CHARACTERS = 80;

/** A line of a file is cut to about this width where a report shows it. */
export const CODE_FRAME_MAX_COLUMNS = 100;

/** How long the Action waits for one answer of the GitHub API. */
export const API_REQUEST_MAX_SECONDS = 60;

/** How long the Action waits before it tries a request again that GitHub had trouble with, try by try. */
export const API_RETRY_WAITS_SECONDS: readonly number[] = [1, 2];

/** How long a rate limit of the GitHub API may last for the Action to wait until it is over. */
export const API_WAIT_MAX_SECONDS = 120;

/** For how many rate limits one run waits. */
export const API_WAITS_MAX = 2;

/** How long to wait where GitHub does not say when a rate limit is over. */
export const API_WAIT_WITHOUT_WORD_SECONDS = 60;

/** GitHub lists this many of the files that a pull request changes, and no more. */
export const PULL_REQUEST_MAX_LISTED_FILES = 3_000;

/** GitHub lists this many of the files that differ between two commits, and no more. */
export const COMPARISON_MAX_LISTED_FILES = 300;

/** How many folders of a commit the Action asks GitHub for, one by one, before it asks for all of them at once. */
export const FOLDERS_MAX_REQUESTS = 5;

/** How many files the Action reads at once: GitHub asks its clients for little at a time. */
export const FILES_READ_AT_ONCE = 4;

/** How many paths a line of the Action's log names; the rest are counted. */
export const LOG_MAX_LISTED_PATHS = 10;

/** How long git may take for one answer about a checkout. */
export const GIT_MAX_SECONDS = 60;

/** How long one answer of git about a checkout may be: a repository of a million files takes about half of it. */
export const GIT_OUTPUT_MAX_BYTES = 256 * 1024 * 1024;

/** A caller's X-Correlation-ID that is longer is not taken over. */
export const CORRELATION_ID_MAX_CHARACTERS = 128;

/** How long a cache may serve a schema or a rule's page before it asks again. */
export const PAGE_MAX_AGE_SECONDS = 60 * 60;

/** How long a browser may remember which requests from other websites are allowed. */
export const PREFLIGHT_MAX_AGE_SECONDS = 24 * 60 * 60;

/** How long a glob of the Action or of a policy may be. */
export const GLOB_MAX_CHARACTERS = 1_000;

/** No glob of a policy matches a path that is longer. */
export const GLOBBED_PATH_MAX_CHARACTERS = 1_024;

/** How often a text is checked again while fixes are found. One pass mends what is apart; a rule may follow on another. */
export const FIX_PASSES_MAX = 100;

/** How much one fix may change, in terms of the document; nobody could read the rest. */
export const FIX_STEPS_MAX = 100;

/** How many edits of the text one fix may come to. */
export const FIX_EDITS_MAX = 1_000;

/** A diff of more changed lines shows the whole file as replaced: the time to find what stays grows with their square. */
export const DIFF_MAX_CHANGED_LINES = 2_000;

/** Files of more lines are not compared line by line in the Action: each line takes memory. */
export const DIFF_MAX_LINES = 200_000;

/** How many letters are compared with each other, at most, to guess which models the unknown ids of a file mean. */
export const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;

/** How many letters are compared with each other, at most, to guess which approved hosts the others of a file mean. */
export const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;

/** How many layers are resolved together; the lowest of more are left out. To find the one that spoils them takes the square. */
export const LAYERS_MAX = 8;

/** How long the label of a layer may be over HTTP: the origin of every value repeats it. */
export const LAYER_LABEL_MAX_CHARACTERS = 256;

/**
 * How many letters are compared with each other, at most, to guess which keys and values of the format those of a file
 * mean. The shipped vocabulary has too few names for any file to come near.
 */
export const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;

/** How many letters are compared with each other, at most, to guess which names the unknown ones of a vocabulary mean. */
export const VOCABULARY_GUESS_MAX_LETTER_PAIRS = 10_000_000;

/** How many models that providers returned are taken for one catalogue over HTTP; more take more memory than a Worker has. */
export const DISCOVERED_MAX_MODELS = 10_000;

/** How many mistakes of one request body are listed; the rest are counted. */
export const REQUEST_MAX_LISTED_MISTAKES = 20;

/** How long a catalogue or a list of changes may be as the text of an HTTP answer: a few bytes of a request make thousands. */
export const RESOLUTION_MAX_CHARACTERS = 8 * 1024 * 1024;

/** GitHub refuses a SARIF run with more results (it shows the gravest 5,000 of them). */
export const SARIF_RUN_MAX_RESULTS = 25_000;

/** GitHub refuses a check run's annotation with a longer title. */
export const CHECK_ANNOTATION_TITLE_MAX_CHARACTERS = 255;

/** GitHub takes 64 KiB for the message of a check run's annotation; a UTF-16 code unit is at most three bytes of UTF-8. */
export const CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS = 16 * 1024;

/** GitHub refuses a comment that is longer. */
export const COMMENT_MAX_CHARACTERS = 65_536;

/** A message is cut to this length where a comment repeats it; escaped, it may be many times as long. */
export const COMMENT_TEXT_MAX_CHARACTERS = 600;

/** How many findings a pull request's one comment lists; the rest are counted. */
export const STICKY_COMMENT_MAX_FINDINGS = 20;

/** How many changes that widen a pull request's one comment lists; the rest are counted. */
export const STICKY_COMMENT_MAX_CHANGES = 20;

/** How many lines a suggestion replaces, and has itself; more is better looked at in an editor. */
export const SUGGESTION_MAX_LINES = 50;

/** How long the lines of a suggestion may be together. */
export const SUGGESTION_MAX_CHARACTERS = 8_000;

/** GitHub takes this many annotations of a check run with one request. */
export const CHECK_RUN_REQUEST_MAX_ANNOTATIONS = 50;

/** How many annotations a check run gets at most, which takes 20 requests; the rest are counted in its summary. */
export const CHECK_RUN_MAX_ANNOTATIONS = 1_000;

/** GitHub refuses a check run's summary of more characters, of which a text has no more than bytes. */
export const CHECK_RUN_SUMMARY_MAX_BYTES = 65_535;

/** How many comments one review has at most; of more nobody would read any. */
export const REVIEW_MAX_COMMENTS = 30;

/** How many threads of what is mended one run settles, each with one or two requests; the next run goes on. */
export const REVIEW_MAX_SETTLED_THREADS = 100;

/** How long the output `changes` may be: a step that takes it as an environment variable gets at most 128 KiB. */
export const CHANGES_OUTPUT_MAX_CHARACTERS = 32 * 1024;

/** How many entries a page of the audit log has at most, and has where the caller does not say. */
export const AUDIT_PAGE_MAX_ENTRIES = 500;
export const AUDIT_PAGE_DEFAULT_ENTRIES = 20;

/** No entry of the audit log has this id or a higher one; it has as many digits as are read without loss. */
export const AUDIT_POSITION_MAX = 999_999_999_999_999;

/** How much of its path the entry of a refused request repeats. */
export const AUDIT_PATH_MAX_CHARACTERS = 500;

/** How many items a page of users, groups, members or objects has at most, and has where the caller does not say. */
export const LIST_PAGE_MAX_ITEMS = 500;
export const LIST_PAGE_DEFAULT_ITEMS = 20;

/** The last page that can be asked for: pages by number are read from the start, and this keeps the reading bounded. */
export const LIST_PAGE_MAX_NUMBER = 10_000;

/** A key's time of last use is written at most once in this time. */
export const ACTIVE_TIME_MIN_INTERVAL_SECONDS = 600;

/** HMAC with SHA-256 is no stronger than its secret; a shorter one can be guessed. */
export const BOOTSTRAP_SECRET_MIN_BYTES = 32;

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

/** How long the name of an object in the bucket may be. */
export const OBJECT_NAME_MAX_BYTES = 1_024;

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

/** How many entries of an audit log the export asks for at once, where a source does not say otherwise. */
export const AUDIT_EXPORT_PAGE_ENTRIES = 500;

/** How large one page of an audit log may be that the export reads; of a larger one it asks for fewer entries. */
export const AUDIT_EXPORT_PAGE_MAX_BYTES = 16 * 1024 * 1024;

/** How many entries a page may have that the export reads, however many it asked for: each takes memory beside its text. */
export const AUDIT_EXPORT_PAGE_MAX_ENTRIES = 100_000;

/** A segment is closed when it has this many entries. */
export const AUDIT_SEGMENT_ENTRIES = 20_000;

/** A segment is closed when its entries have this many bytes. */
export const AUDIT_SEGMENT_RAW_BYTES = 8 * 1024 * 1024;

/** How large the entries of one segment may be at most: what closes it, and one more page. */
export const AUDIT_SEGMENT_MAX_RAW_BYTES = AUDIT_SEGMENT_RAW_BYTES + AUDIT_EXPORT_PAGE_MAX_BYTES;

/** A segment is closed when so many entries of it are in quarantine: its metadata lists them. */
export const AUDIT_SEGMENT_MAX_QUARANTINED = 100;

/** How long the metadata in the header of a segment may be. RFC 1952 takes 65,535 bytes, some of which are not the text's. */
export const AUDIT_SEGMENT_METADATA_MAX_BYTES = 65_000;

/** How large a segment may be as it is stored: its entries where they do not get smaller, and its header. */
export const AUDIT_SEGMENT_MAX_BYTES = AUDIT_SEGMENT_MAX_RAW_BYTES + 1024 * 1024;

/** How many breaks of an export are told; the others are counted. */
export const AUDIT_VERIFY_MAX_BREAKS = 100;

/** How many ids of entries that came late are held in memory at once; of more, the segments are read again. */
export const AUDIT_VERIFY_MAX_LATE_IDS = 200_000;

/** How many quarantined objects are looked at for belonging to a segment. */
export const AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS = 100_000;

/** How many places are remembered at which ids are left out, for an entry that came late may fill them. */
export const AUDIT_VERIFY_MAX_GAP_PLACES = 1_000;

/** How many ids of each kind of difference are told between an export and its source; the others are counted. */
export const AUDIT_RECONCILE_MAX_IDS = 100;

/** How many ids that a segment lacks are held in memory until the segments after it are looked through for them. */
export const AUDIT_RECONCILE_MAX_CANDIDATES = 10_000;

/** How many pages in a row may bring no higher id until a comparison with the source gives up. */
export const AUDIT_RECONCILE_MAX_IDLE_PAGES = 100;

/** How long a comparison with a source may take beyond its slice: a server chooses on how many pages a segment's ids are. */
export const AUDIT_RECONCILE_MAX_EXTRA_SECONDS = 5 * 60;

/** How large a manifest of an export may be that is read. */
export const AUDIT_MANIFEST_MAX_BYTES = 16 * 1024 * 1024;

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

/** How many digits the id of an audit entry may have. */
export const AUDIT_ID_MAX_DIGITS = 64;

/** How long the URL of a page of an audit log may be. */
export const AUDIT_PAGE_URL_MAX_CHARACTERS = 4_096;

/** How long the client of a content server waits for one answer. */
export const CLIENT_REQUEST_MAX_SECONDS = 60;

/** The longest wait that a server's Retry-After can ask of its client. */
export const CLIENT_RETRY_AFTER_MAX_SECONDS = 15 * 60;

/** The longest that a client waits of its own accord before it tries again. */
export const CLIENT_BACKOFF_MAX_SECONDS = 5 * 60;

/** How long a client waits at most before its second try; each further wait may be twice as long. */
export const CLIENT_BACKOFF_FIRST_SECONDS = 1;

/** How often a command asks a server in a row before it gives up: it waits up to nine minutes in all, or as the server asks. */
export const AUDIT_EXPORT_TRIES_MAX = 10;

/** How long the name of an export may be that a command gives it; the host of a server, with its port, has to do. */
export const AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS = 300;

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

/** How long the key of a source may be. */
export const AUDIT_SOURCE_KEY_MAX_CHARACTERS = 1_024;

/** How many entries the export may ask a source for at once. */
export const AUDIT_SOURCE_PAGE_MAX_ENTRIES = 10_000;

/** How old entries of a source may have to be before they are exported. */
export const AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS = 24 * 60 * 60;

/** How many entries of a source may be read again on each run. */
export const AUDIT_SOURCE_OVERLAP_MAX_ENTRIES = 10_000;

/** How large a page of the objects of an export may be that a client reads. */
export const AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES = 4 * 1024 * 1024;

/** How often in a row a client asks for the same page of a list before it gives up. */
export const CLIENT_TRIES_MAX = 6;

/** How large a page of a list may be that is paged by number. */
export const CLIENT_LIST_PAGE_MAX_BYTES = 4 * 1024 * 1024;

/** After how many pages of one list a client takes it for endless. */
export const CLIENT_LIST_MAX_PAGES = 100_000;

/** How many segments one manifest lists at most; the rest is for the next one. */
export const AUDIT_MANIFEST_MAX_SEGMENTS = 20_000;

/** How often in a row a page must come with the same damage before that is how its entries are. */
export const AUDIT_PAGE_SUSPECT_TRIES = 3;

/** How many pages in a row may have nothing that goes beyond the pages before. A server that repeats itself has no end. */
export const AUDIT_STALLED_MAX_PAGES = 10;

/** How often in a row a walk from the newest entries down may begin anew without an entry gained. */
export const AUDIT_WALK_MAX_RESTARTS = 10;

/** How many segments are read back at most to find the entries that overlap. */
export const AUDIT_OVERLAP_MAX_SEGMENTS = 100;

/** After so many failures in a row, and so many more, half as many entries are asked for. */
export const AUDIT_PAGE_FAILURES_TO_HALVE = 3;

/** How far a time may be ahead of the clock until one of both is taken for a mistake: as long as entries are held back. */
export const AUDIT_CLOCK_AHEAD_MAX_HOURS = 24;

// Each limit stands beside what it bounds: see docs/decisions/0081-limits-beside-their-use.md.

/** GitHub shows this many annotations of each level for one step and drops the rest without a word. */
export const STEP_MAX_ANNOTATIONS_PER_LEVEL = 10;

/** The Action waits no longer for one answer of the GitHub API. */
export const API_REQUEST_MAX_SECONDS = 60;

/** The waits of the Action before each new try of a request that failed on GitHub's side. */
export const API_RETRY_WAITS_SECONDS: readonly number[] = [1, 2];

/** The longest rate limit of the GitHub API for whose end the Action waits. */
export const API_WAIT_MAX_SECONDS = 120;

/** For how many rate limits one run waits. */
export const API_WAITS_MAX = 2;

/** The wait where GitHub does not state when a rate limit is over. */
export const API_WAIT_WITHOUT_WORD_SECONDS = 60;

/** GitHub's message about a refusal is cut to this length. */
export const API_MESSAGE_MAX_CHARACTERS = 300;

/** GitHub lists this many of the files that a pull request changes, and no more. */
export const PULL_REQUEST_MAX_LISTED_FILES = 3_000;

/** GitHub lists this many of the files that differ between two commits, and no more. */
export const COMPARISON_MAX_LISTED_FILES = 300;

/**
 * The Action asks GitHub for so many folders of a commit one by one, and for all of them at once where there are more.
 */
export const FOLDERS_MAX_REQUESTS = 5;

/** The Action reads so many files at once: GitHub asks its clients for little at a time. */
export const FILES_READ_AT_ONCE = 4;

/** The most configurations that are read although a change does not touch them, where it touches what governs them. */
export const UNCHANGED_FILES_MAX_READ = 2_000;

/**
 * GitHub's GraphQL API is asked for many files at once where there are more: the REST API has 1,000 requests an hour
 * for a token.
 */
export const BLOBS_MAX_SINGLE_REQUESTS = 20;

/** The number of files for which one request of the GraphQL API asks. */
export const BLOBS_PER_REQUEST = 50;

/** The most paths that a line of the Action's log names; the rest are counted. */
export const LOG_MAX_LISTED_PATHS = 10;

/** The most changes that open or break something that get a place at a line: a check run takes no more. */
export const MARKED_CHANGES_MAX = 1_000;

/** The most changes, and the most files with changes, that a run's log lists; the rest is counted. */
export const LOG_MAX_LISTED_CHANGES = 1_000;

/** The Action waits no longer for one answer of git about a checkout. */
export const GIT_MAX_SECONDS = 60;

/** The longest answer of git about a checkout: a repository of a million files takes about half of it. */
export const GIT_OUTPUT_MAX_BYTES = 256 * 1024 * 1024;

/** A diff of more changed lines shows the whole file as replaced: the time to find what stays grows with their square. */
export const DIFF_MAX_CHANGED_LINES = 2_000;

/** Files of more lines are not compared line by line in the Action: each line takes memory. */
export const DIFF_MAX_LINES = 200_000;

/** GitHub refuses a check run's annotation with a longer title. */
export const CHECK_ANNOTATION_TITLE_MAX_CHARACTERS = 255;

/** GitHub takes 64 KiB for the message of a check run's annotation; a UTF-16 code unit is at most three bytes of UTF-8. */
export const CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS = 16 * 1024;

/** GitHub refuses a comment that is longer. */
export const COMMENT_MAX_CHARACTERS = 65_536;

/** The most accounts that accepted something about which a run asks, each with one request. */
export const ACCEPTING_ACCOUNTS_MAX = 50;

/** The most approving reviews of earlier commits that a run compares again. */
export const ACCEPTING_COMMITS_MAX = 5;

/** The most findings that a pull request's one comment lists; the rest are counted. */
export const STICKY_COMMENT_MAX_FINDINGS = 20;

/** The most changes of one fold that a pull request's one comment lists; the rest are counted. */
export const STICKY_COMMENT_MAX_ALIKE = 20;

/** The most lines that a suggestion replaces, and has itself; more is better looked at in an editor. */
export const SUGGESTION_MAX_LINES = 50;

/** The lines of a suggestion are together no longer than this. */
export const SUGGESTION_MAX_CHARACTERS = 8_000;

/** GitHub takes this many annotations of a check run with one request. */
export const CHECK_RUN_REQUEST_MAX_ANNOTATIONS = 50;

/** The most annotations that a check run gets, which takes 20 requests; the rest are counted in its summary. */
export const CHECK_RUN_MAX_ANNOTATIONS = 1_000;

/** GitHub refuses a check run's summary of more characters, of which a text has no more than bytes. */
export const CHECK_RUN_SUMMARY_MAX_BYTES = 65_535;

/** The most comments of one review; with more, none would be read. */
export const REVIEW_MAX_COMMENTS = 30;

/** The most threads of fixed findings that one run closes, each with one or two requests; the next run continues. */
export const REVIEW_MAX_CLOSED_THREADS = 100;

/** The longest output `changes`: a step that takes it as an environment variable gets at most 128 KiB. */
export const CHANGES_OUTPUT_MAX_CHARACTERS = 32 * 1024;

/**
 * The most files, and the most values that decide it, that a change of that output has where there is no room for all.
 */
export const CHANGES_OUTPUT_MAX_LISTED_FILES = 20;

/**
 * The tries of a command in a row before it gives up on a server: it waits up to nine minutes in all, or as the server
 * asks.
 */
export const AUDIT_EXPORT_TRIES_MAX = 10;

/**
 * The pages that an export asks for before it comes to them: a segment is packed and written in less than the server
 * takes for these.
 */
export const AUDIT_READ_AHEAD_MAX_PAGES = 16;

/** The most of these requests that are open at once. */
export const AUDIT_READ_AHEAD_MAX_REQUESTS = 3;

/** After so many guesses that were wrong, an export no longer guesses the URL of a page. */
export const AUDIT_READ_AHEAD_MAX_MISSES = 3;

/** The longest name of an export that a command gives it; the host of a server, with its port, has to fit. */
export const AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS = 300;

/** The largest page of the objects of an export that a client reads. */
export const AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES = 4 * 1024 * 1024;

/** The wait for one answer of a bucket: a segment of 25 MiB is sent in it at 1 Mbit/s. */
export const BUCKET_REQUEST_MAX_SECONDS = 240;

/** The objects of one page of a bucket's list. No service gives more. */
export const BUCKET_LIST_PAGE_OBJECTS = 1_000;

/** The part of a bucket's answer about an error that is read. */
export const BUCKET_ERROR_MAX_BYTES = 64 * 1024;

/** The longest time in days for which an export locks its objects. */
export const OBJECT_LOCK_MAX_DAYS = 36_500;

/** The largest record of an export that a client reads. */
export const AUDIT_EXPORT_RECORD_MAX_BYTES = 1024 * 1024;

/** The age that an entry may have before an export in a folder must have it, where the command names no other. */
export const AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS = 60 * 60;

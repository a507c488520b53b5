// Each limit stands beside what it bounds: see docs/decisions/0081-limits-beside-their-use.md.

/** GitHub shows this many annotations of each level for one step and drops the rest without a word. */
export const STEP_MAX_ANNOTATIONS_PER_LEVEL = 10;

/** How long the Action waits for one answer of the GitHub API. */
export const API_REQUEST_MAX_SECONDS = 60;

/** How long the Action waits before each new try of a request that failed on GitHub's side. */
export const API_RETRY_WAITS_SECONDS: readonly number[] = [1, 2];

/** How long a rate limit of the GitHub API may last for the Action to wait until it is over. */
export const API_WAIT_MAX_SECONDS = 120;

/** For how many rate limits one run waits. */
export const API_WAITS_MAX = 2;

/** How long to wait where GitHub does not say when a rate limit is over. */
export const API_WAIT_WITHOUT_WORD_SECONDS = 60;

/** What GitHub says of a refusal is cut to this length. */
export const API_MESSAGE_MAX_CHARACTERS = 300;

/** GitHub lists this many of the files that a pull request changes, and no more. */
export const PULL_REQUEST_MAX_LISTED_FILES = 3_000;

/** GitHub lists this many of the files that differ between two commits, and no more. */
export const COMPARISON_MAX_LISTED_FILES = 300;

/** How many folders of a commit the Action asks GitHub for, one by one, before it asks for all of them at once. */
export const FOLDERS_MAX_REQUESTS = 5;

/** How many files the Action reads at once: GitHub asks its clients for little at a time. */
export const FILES_READ_AT_ONCE = 4;

/** How many configurations that a change does not touch are read where it touches what governs them. */
export const UNCHANGED_FILES_MAX_READ = 2_000;

/** Of more files, GitHub's GraphQL API is asked for many at once: the REST API has 1,000 requests an hour for a token. */
export const BLOBS_MAX_SINGLE_REQUESTS = 20;

/** How many files one request of the GraphQL API asks for. */
export const BLOBS_PER_REQUEST = 50;

/** How many paths a line of the Action's log names; the rest are counted. */
export const LOG_MAX_LISTED_PATHS = 10;

/** How many changes that open or break something get a place at a line: a check run takes no more. */
export const MARKED_CHANGES_MAX = 1_000;

/** How many changes, and how many files with changes, a run's log lists; the rest is counted. */
export const LOG_MAX_LISTED_CHANGES = 1_000;

/** How long git may take for one answer about a checkout. */
export const GIT_MAX_SECONDS = 60;

/** How long one answer of git about a checkout may be: a repository of a million files takes about half of it. */
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

/** How many accounts that accepted something a run asks about, each with one request. */
export const ACCEPTING_ACCOUNTS_MAX = 50;

/** How many approving reviews of earlier commits a run compares again. */
export const ACCEPTING_COMMITS_MAX = 5;

/** How many findings a pull request's one comment lists; the rest are counted. */
export const STICKY_COMMENT_MAX_FINDINGS = 20;

/** How many changes that are folded together a pull request's one comment lists; the rest are counted. */
export const STICKY_COMMENT_MAX_ALIKE = 20;

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

/** How many comments one review has at most; with more, none would be read. */
export const REVIEW_MAX_COMMENTS = 30;

/** How many threads of fixed findings one run closes, each with one or two requests; the next run continues. */
export const REVIEW_MAX_CLOSED_THREADS = 100;

/** How long the output `changes` may be: a step that takes it as an environment variable gets at most 128 KiB. */
export const CHANGES_OUTPUT_MAX_CHARACTERS = 32 * 1024;

/** How many files, and how many of the values that decide it, a change of that output has where it has no room for all. */
export const CHANGES_OUTPUT_MAX_LISTED_FILES = 20;

/** How often a command asks a server in a row before it gives up: it waits up to nine minutes in all, or as the server asks. */
export const AUDIT_EXPORT_TRIES_MAX = 10;

/** How many pages an export asks for before it comes to them: a segment is packed and written in less than the server takes for these. */
export const AUDIT_READ_AHEAD_MAX_PAGES = 16;

/** How many of these are on their way at once. */
export const AUDIT_READ_AHEAD_MAX_REQUESTS = 3;

/** After so many guesses that were wrong, an export no longer guesses the URL of a page. */
export const AUDIT_READ_AHEAD_MAX_MISSES = 3;

/** How long the name of an export may be that a command gives it; the host of a server, with its port, has to do. */
export const AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS = 300;

/** How large a page of the objects of an export may be that a client reads. */
export const AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES = 4 * 1024 * 1024;

/** How large the record of an export may be that a client reads. */
export const AUDIT_EXPORT_RECORD_MAX_BYTES = 1024 * 1024;

/** How old an entry may be that an export in a folder does not have yet, where the command does not say. */
export const AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS = 60 * 60;

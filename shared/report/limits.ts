/** GitHub refuses a job summary that is larger. */
export const JOB_SUMMARY_MAX_BYTES = 1024 * 1024;

/** A line of a file is cut to about this width where a report shows it. */
export const CODE_FRAME_MAX_COLUMNS = 100;

/** GitHub refuses a SARIF run with more results (it shows the 5,000 most severe of them). */
export const SARIF_RUN_MAX_RESULTS = 25_000;

/** A message or a name is cut to this length where a report in Markdown repeats it; escaped, it may be many times as long. */
export const MARKDOWN_TEXT_MAX_CHARACTERS = 600;

/** Of more findings, a report in Markdown begins with totals and folds its files. */
export const UNFOLDED_MAX_FINDINGS = 20;

/** Of more changes of one effect, a report in Markdown folds those that are alike. */
export const UNFOLDED_MAX_CHANGES = 20;

/** How many changes that are folded together a summary lists; the rest is counted. */
export const ALIKE_MAX_LISTED = 200;

/** Of more groups of files with the same changes, a report names the files with each change, and not above it. */
export const FILE_HEADINGS_MAX = 10;

/** How many of the configurations of which one sentence speaks a folded list names. */
export const LISTED_CONFIGURATIONS_MAX = 200;

/** How many of those who accepted an opening are named. */
export const SHOWN_ACCEPTANCES_MAX = 3;

/** How many of the openings that are not accepted a report in Markdown says how to accept. */
export const ACCEPTABLE_OPENINGS_MAX = 20;

/** How many of the files are named of which one sentence speaks. */
export const SHOWN_FILES_MAX = 3;

/** How many of the values are shown that decide what one sentence says of several files. */
export const SHOWN_CAUSES_MAX = 1;

/** GitHub refuses a job summary that is larger. */
export const JOB_SUMMARY_MAX_BYTES = 1024 * 1024;

/** A line of a file is cut to about this width where a report shows it. */
export const CODE_FRAME_MAX_COLUMNS = 100;

/** GitHub refuses a SARIF run with more results (it shows the 5,000 most severe of them). */
export const SARIF_RUN_MAX_RESULTS = 25_000;

/** A message or a name is cut to this length where a report in Markdown repeats it; escaped, it may be many times as long. */
export const MARKDOWN_TEXT_MAX_CHARACTERS = 600;

/** The most findings that a report in Markdown lists openly; with more, it begins with totals and folds its files. */
export const UNFOLDED_MAX_FINDINGS = 20;

/** The most changes of one effect that a report in Markdown lists openly; with more, it folds those that are alike. */
export const UNFOLDED_MAX_CHANGES = 20;

/** The most changes folded together that a summary lists; it counts the rest. */
export const ALIKE_MAX_LISTED = 200;

/** The most groups of files with the same changes that get a heading; with more, each change names its files. */
export const FILE_HEADINGS_MAX = 10;

/** The most configurations that a folded list names for one sentence. */
export const LISTED_CONFIGURATIONS_MAX = 200;

/** The most people that a report names of those who accepted an opening. */
export const SHOWN_ACCEPTANCES_MAX = 3;

/** The most openings not yet accepted for which a report in Markdown explains how to accept them. */
export const ACCEPTABLE_OPENINGS_MAX = 20;

/** The most files that one sentence names. */
export const SHOWN_FILES_MAX = 3;

/** The most deciding values that one sentence on several files shows. */
export const SHOWN_CAUSES_MAX = 1;

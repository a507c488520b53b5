/** GitHub refuses a job summary that is larger. */
export const JOB_SUMMARY_MAX_BYTES = 1024 * 1024;

/** A line of a file is cut to about this width where a report shows it. */
export const CODE_FRAME_MAX_COLUMNS = 100;

/** GitHub refuses a SARIF run with more results (it shows the 5,000 most severe of them). */
export const SARIF_RUN_MAX_RESULTS = 25_000;

/** A message is cut to this length where a comment repeats it; escaped, it may be many times as long. */
export const COMMENT_TEXT_MAX_CHARACTERS = 600;

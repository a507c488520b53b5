/** Lines of a file as it is after a change; 1-based, `end` is the last one. Line feeds end a line, as for GitHub. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** Which lines of a file a change touches. Both are in order and never overlap. */
export interface ChangedLines {
  /** Those that it adds or changes. Where lines are only removed, the two around them. */
  readonly changed: readonly LineRange[];
  /** Those that GitHub's diff shows, on which comments may stand; undefined where GitHub shows no diff of the file. */
  readonly shown: readonly LineRange[] | undefined;
}

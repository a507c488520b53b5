import picomatch from "picomatch";

/** Which paths to take: those that match a glob of `include` and none of `exclude`. */
export interface FileGlobs {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * Builds the test of a path against globs. Both are relative to the repository's root and separate folders with `/`,
 * on every system; a name that starts with a dot is a name like any other.
 */
export function fileMatcher(globs: FileGlobs): (path: string) => boolean {
  return picomatch([...globs.include], {
    dot: true,
    windows: false,
    // A name may hold a line feed, which `.` matches only with this flag: no file may hide behind its name.
    flags: "s",
    ignore: [...globs.exclude],
  });
}

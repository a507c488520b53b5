/** A file of a bundle, without its content. */
export interface StoredFile {
  /** Within the bundle. */
  readonly path: string;
  readonly size: number;
  /** The bucket's digest of the content. */
  readonly digest: string;
}

/** The first files of a bundle in the order of their paths. */
export interface StoredFiles {
  readonly files: readonly StoredFile[];
  /** The last path where there are more files; undefined where these are all. */
  readonly knownTo: string | undefined;
}

export const NO_FILES: StoredFiles = { files: [], knownTo: undefined };

/** A file that is not the same in two bundles. */
export interface FileChange {
  readonly path: string;
  readonly kind: "added" | "changed" | "removed";
  /** Bytes in the one bundle; undefined where the file is not in it. */
  readonly before: number | undefined;
  /** Bytes in the other one. */
  readonly after: number | undefined;
}

/** The differences between the files of two bundles. */
export interface FileComparison {
  /** In the order of paths. */
  readonly changes: readonly FileChange[];
  /** The number of files that are the same. */
  readonly same: number;
  /** The path behind which files were not compared, as there are too many; undefined where all were. */
  readonly comparedTo: string | undefined;
}

/** Compares the files of two bundles, as far as both are known. */
export function compareFiles(before: StoredFiles, after: StoredFiles): FileComparison {
  const comparedTo = [before, after].flatMap(({ knownTo }) => knownTo ?? []).toSorted()[0];
  const known = (files: StoredFiles) =>
    new Map(
      files.files.filter(({ path }) => comparedTo === undefined || path <= comparedTo).map((file) => [file.path, file]),
    );
  const [one, other] = [known(before), known(after)];
  const paths = [...new Set([...one.keys(), ...other.keys()])].toSorted();
  const changes = paths.flatMap((path) => changeOf(path, one.get(path), other.get(path)) ?? []);
  return { changes, same: paths.length - changes.length, comparedTo };
}

/** The change of a file that is in one of the bundles at least; undefined where it is the same in both. */
function changeOf(path: string, before: StoredFile | undefined, after: StoredFile | undefined): FileChange | undefined {
  if (before !== undefined && after !== undefined && before.digest === after.digest && before.size === after.size) {
    return undefined;
  }
  const kind = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return { path, kind, before: before?.size, after: after?.size };
}

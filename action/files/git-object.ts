/** The kind of object behind a name in a git tree. */
export type EntryKind = "file" | "link" | "folder" | "submodule";

/** A name in a git tree, or below it. */
export interface TreeEntry {
  /** From the tree, folders separated by `/`. Untrusted: it may hold any character except NUL. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Id of what it leads to. */
  readonly sha: string;
}

/** A path that is not the same on both sides of a change; each is undefined where there is nothing on its side. */
export interface TreeDifference {
  readonly before: TreeEntry | undefined;
  readonly after: TreeEntry | undefined;
}

/** Tests for an entry that leads elsewhere, and so is not a file of the repository. */
export function isLink(kind: EntryKind | undefined): boolean {
  return kind === "link" || kind === "submodule";
}

/** Tests if a value is the id of a git object: it may stand in a URL or among the arguments of git. */
export function isObjectId(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value);
}

/** The kind that a mode in a git tree stands for, with or without a zero at its start. */
export function kindOfMode(mode: string): EntryKind {
  switch (mode.replace(/^0/, "")) {
    case "120000":
      return "link";
    case "160000":
      return "submodule";
    case "40000":
      return "folder";
    default:
      return "file";
  }
}

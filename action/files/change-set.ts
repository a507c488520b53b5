import type { Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import type { Repository } from "./repository.ts";

/** A file that a change adds, changes, renames, removes or makes a link of. */
export interface ChangedFile {
  /**
   * From the repository's root, folders separated by `/`; a renamed one's new name. Untrusted: it may hold any character
   * except NUL.
   */
  readonly path: string;
  /** Its path before the change, or null where it is new. Where nothing is compared, its path. */
  readonly formerPath: string | null;
  /** The kind of its path at the commit that is checked; a submodule counts as a link. */
  readonly now: "file" | "link" | "nothing";
  /**
   * Id of the git blob that holds the file at the commit that is checked; null where there is no file, and where GitHub
   * names none, because nothing but its permissions changes.
   */
  readonly blobSha: string | null;
  /** GitHub's diff of the file: hunks without a header; undefined where there is none. */
  readonly patch: string | undefined;
}

/** The commit that is checked, and where what is found of it is published. */
export interface Target {
  readonly owner: string;
  readonly repository: string;
  /** The commit whose files are checked, and to whose lines findings refer: of a pull request its own last commit. */
  readonly headSha: string;
  /** Undefined where the event has none. */
  readonly pullRequest: number | undefined;
}

/** The files to check, and how they are read. */
export interface ChangeSet {
  readonly target: Target;
  /** The files that the change touches; where there is nothing to compare with, all files. */
  readonly files: readonly ChangedFile[];
  /** The files at the commit that is checked. */
  readonly head: Repository;
  /** Gives the files as they were before the change; undefined where there is nothing to compare with. */
  readonly openBefore: (() => Promise<Result<Repository, Failure>>) | undefined;
  /** False where anyone may be the author of the change: see docs/decisions/0089-settings-of-both-sides.md. */
  readonly isTrusted: boolean;
  /**
   * The place from which the policy, its layers and the vocabulary are read: for a change that is not trusted, a commit
   * that its author cannot choose.
   */
  readonly settings: Repository;
  /** For the log: what is checked, and why, where that is not what the event lets one expect. Each is one sentence. */
  readonly notes: readonly string[];
}

/** Every path at which something differs, before the change or after it. */
export function changedPaths(files: readonly ChangedFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ path, formerPath }) => (formerPath === null ? [path] : [path, formerPath])));
}

/** The path of a file that was a configuration before the change, or null where there was none. */
export function formerConfiguration({ formerPath }: ChangedFile, matches: (path: string) => boolean): string | null {
  return formerPath !== null && matches(formerPath) ? formerPath : null;
}

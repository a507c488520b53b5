import type { ChangedFile } from "./changed-files.ts";
import type { Repository } from "./repository.ts";

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
  /** Those that the change touches; where there is nothing to compare with, all files there are. */
  readonly files: readonly ChangedFile[];
  /** The files at the commit that is checked. */
  readonly head: Repository;
  /** Reads files as they were before the change; undefined where there is nothing to compare with. */
  readonly readBefore: Repository["readUnlessLink"] | undefined;
  /** Where the policy, its layers and the vocabulary are read: at a commit that whoever wrote the change may not choose where the token may write. */
  readonly settings: Repository;
  /** For the log: what is checked, and why, where that is not what the event lets one expect. Each is one sentence. */
  readonly notes: readonly string[];
}

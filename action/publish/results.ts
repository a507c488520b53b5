import type { CheckedFile, FileChanges, SeverityCounts, UnreadFile } from "../../shared/index.ts";
import type { Target } from "../files/change-set.ts";
import type { ChangedLines } from "../files/changed-lines.ts";

/** A file that was checked, with what the change did to it. */
export interface ResultFile {
  readonly checked: CheckedFile;
  /** The whole text, as it is, for suggestions; empty where it could not be read as text. */
  readonly text: string;
  /** Undefined where nobody knows: of a policy or a layer, and where there is nothing to compare with. */
  readonly lines: ChangedLines | undefined;
}

/** What became of each file that was to be checked. */
export interface Results {
  readonly target: Target;
  readonly files: readonly ResultFile[];
  readonly unread: readonly UnreadFile[];
  /** What the change does for users, a configuration that it removes included; undefined where there is nothing to compare with. */
  readonly changes: readonly FileChanges[] | undefined;
  /** What was found on lines that the change does not touch, and is not among the files' diagnostics for that reason. */
  readonly unreported: SeverityCounts;
}

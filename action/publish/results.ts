import type { CheckedFile, FileChanges, UnreadFile } from "../../shared/index.ts";

/** What became of each file that was to be checked. */
export interface Results {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  /** What the pull request changes for users, a configuration that it removes included. */
  readonly changes: readonly FileChanges[];
}

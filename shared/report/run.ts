import type { CheckedFile, SeverityCounts } from "../diagnostic/diagnostic.ts";
import type { Change } from "../resolve/change.ts";
import type { UnreadFile } from "./unread.ts";

/** What the change of a configuration file does for users, or why that is not known. */
export type FileChanges = KnownChanges | UnknownChanges;

export interface KnownChanges {
  readonly path: string;
  readonly changes: readonly Change[];
  readonly file: "new" | "changed" | "removed";
  readonly reason?: never;
}

export interface UnknownChanges {
  readonly path: string;
  /** In whole sentences. */
  readonly reason: string;
  readonly changes?: never;
}

/** What one run of the Action has to tell. */
export interface RunResults {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  readonly changes: readonly FileChanges[];
  /** Findings on lines that the change does not touch, where only those that it touches are reported; not in `files`. */
  readonly untouched?: SeverityCounts | undefined;
}

/** How many changes of all files open something that was closed. */
export function countWidening(files: readonly FileChanges[]): number {
  return files.reduce((sum, { changes = [] }) => sum + changes.filter(({ widens }) => widens).length, 0);
}

/** Of how many files it is not known what changes. */
export function countUnknown(files: readonly FileChanges[]): number {
  return files.filter(({ reason }) => reason !== undefined).length;
}

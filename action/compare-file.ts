import {
  type Comparison,
  compareSides,
  decodeFile,
  err,
  FILE_MAX_BYTES,
  type FileChanges,
  type KnownChanges,
  ok,
  type Result,
  type Side,
} from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import type { SideSettings, Sides } from "./sides.ts";

/** A configuration as it is at a commit. */
interface FileBytes {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A configuration on one side of a change, or why it could not be read; undefined where there is none. */
export type SideFile = Result<FileBytes, Failure> | undefined;

export function toSideFile(path: string, read: Result<Uint8Array, Failure>): SideFile {
  return read.ok ? ok({ path, bytes: read.value }) : read;
}

/**
 * Finds what a change of a configuration does for users, by the settings of each side. The models are those that the two
 * sides speak of, because the providers cannot be asked here. Without a configuration on either side, it is what the
 * settings do by themselves.
 *
 * @param path what the file is called now, or was where it is removed; of settings, the file that stands for them.
 * @param file what became of it.
 */
export function compareFile(
  { before, after }: Pick<Sides, "before" | "after">,
  path: string,
  former: SideFile,
  current: SideFile,
  file: KnownChanges["file"],
): FileChanges {
  const [old, now] = [toSide(before, former), toSide(after, current)];
  if (!now.ok) return { kind: "unknown", path, reason: now.error.reason };
  if (!old.ok) return { kind: "unknown", path, reason: beforeTheChange(old.error.reason) };
  const { changes, widens, diagnostics } = compareSides(old.value, now.value);
  const unreadNow = unreadLayer(diagnostics.after);
  if (unreadNow !== undefined) return { kind: "unknown", path, reason: unreadNow };
  const unreadBefore = unreadLayer(diagnostics.before);
  if (unreadBefore !== undefined) return { kind: "unknown", path, reason: beforeTheChange(unreadBefore) };
  return { kind: "known", path, file, changes, widens, notCompared: [] };
}

function beforeTheChange(reason: string): string {
  return `Before the change: ${reason}`;
}

function toSide({ content }: SideSettings, file: SideFile): Result<Side, Failure> {
  if (!content.ok) return content;
  if (file === undefined) return content;
  if (!file.ok) return file;
  const { path, bytes } = file.value;
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  if (!decoded.ok) return err({ reason: decoded.error.message });
  const own = { kind: "user", label: path, text: decoded.value } as const;
  return ok({ ...content.value, layers: [...content.value.layers, own] });
}

/** Why a layer says nothing, or undefined where all are read: without one of them, no effect is known. */
function unreadLayer(diagnostics: Comparison["diagnostics"]["before"]): string | undefined {
  return diagnostics.find(({ rule }) => rule === "layer-unreadable")?.message;
}

import {
  type Comparison,
  compareSides,
  decodeFile,
  err,
  FILE_MAX_BYTES,
  type FileChanges,
  type LayerInput,
  ok,
  type Result,
} from "../shared/index.ts";
import { layersAround, vocabularyOf } from "./check-file.ts";
import { type LoadedSettings } from "./settings.ts";

/** A file as it is at a commit. */
export interface FileBytes {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A file as a layer on one side of a change; none where the file is not there. */
type OwnLayers = readonly LayerInput[];

/**
 * Finds what a change of a configuration does for users, by the policy's layers on both sides. The models are those that
 * the two sides speak of, because the providers cannot be asked here.
 *
 * @param path what the file is called now, or was where it is removed.
 * @param former the file before the change, undefined where it is new; `bytes` is undefined where it is removed now.
 */
export function compareFile(
  loaded: LoadedSettings,
  path: string,
  former: FileBytes | undefined,
  bytes: Uint8Array | undefined,
): FileChanges {
  const before = sideOf(former?.path ?? path, former?.bytes);
  const after = sideOf(path, bytes);
  if (!before.ok) return { kind: "unknown", path, reason: `Before the change: ${before.error}` };
  if (!after.ok) return { kind: "unknown", path, reason: after.error };

  const around = layersAround(loaded, path).map(({ kind, path: label, document: value }) => ({ kind, label, value }));
  const vocabulary = vocabularyOf(loaded);
  const { changes, widens, diagnostics } = compareSides(
    { layers: [...around, ...before.value], vocabulary },
    { layers: [...around, ...after.value], vocabulary },
  );
  const reason = unreadable(diagnostics.before) ?? unreadable(diagnostics.after);
  if (reason !== undefined) return { kind: "unknown", path, reason };
  const file = before.value.length === 0 ? "new" : after.value.length === 0 ? "removed" : "changed";
  return { kind: "known", path, file, changes, widens, notCompared: [] };
}

/** A failure in the words of the finding that says why the file is not text. */
function sideOf(label: string, bytes: Uint8Array | undefined): Result<OwnLayers, string> {
  if (bytes === undefined) return ok([]);
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  return decoded.ok ? ok([{ kind: "user", label, text: decoded.value }]) : err(decoded.error.message);
}

/** Why a file says nothing as a layer, or undefined where it does. Its findings say how to fix it. */
function unreadable(diagnostics: Comparison["diagnostics"]["before"]): string | undefined {
  const found = diagnostics.find(({ rule, layer }) => rule === "layer-unreadable" && layer?.kind === "user");
  return found?.message;
}

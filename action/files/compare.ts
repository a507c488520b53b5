import {
  decodeFile,
  diff,
  FILE_MAX_BYTES,
  type FileChanges,
  type LayerInput,
  type Resolution,
  resolveBothSupposing,
  shippedVocabulary,
} from "../../shared/index.ts";
import { type LoadedPolicy, layersAround, type ReadFile } from "../policy.ts";
import { attempt } from "../trouble.ts";
import type { ChangedFile } from "./changed-files.ts";

/** Tells a file's layer before the change from the one after it, which is called as the file is. */
const BEFORE = " (before)";

/** A file as a layer on one side of a change; none where the file is not there. */
type Side = readonly LayerInput[];

/** The path at the merge base of a file that was a configuration there, or null where there was none. */
export function formerConfiguration({ formerPath }: ChangedFile, matches: (path: string) => boolean): string | null {
  return formerPath !== null && matches(formerPath) ? formerPath : null;
}

/**
 * Finds what a change of a configuration does for users, by the policy's layers on both sides. The models are those that
 * the two sides speak of, for nobody can ask the providers here.
 *
 * @param path what the file is called now, or was where it is removed.
 * @param formerPath null where it is new.
 * @param bytes undefined where it is removed.
 */
export async function compareFile(
  loaded: LoadedPolicy,
  readBefore: ReadFile,
  path: string,
  formerPath: string | null,
  bytes: Uint8Array | undefined,
): Promise<FileChanges> {
  const read = await attempt(async () => (formerPath === null ? undefined : readBefore(formerPath)));
  if ("reason" in read) return { path, reason: read.reason };
  const before = sideOf(`${formerPath ?? ""}${BEFORE}`, read.result);
  const after = sideOf(path, bytes);
  if ("reason" in before) return { path, reason: `Before the change: ${before.reason}` };
  if ("reason" in after) return { path, reason: after.reason };

  const around = layersAround(loaded, path).map(({ kind, path: label, document: value }) => ({ kind, label, value }));
  const vocabulary = loaded.ownVocabulary?.vocabulary ?? shippedVocabulary;
  const sides = resolveBothSupposing([...around, ...before], [...around, ...after], vocabulary);
  const reason = unreadable(sides.before) ?? unreadable(sides.after);
  if (reason !== undefined) return { path, reason };
  const changes = diff(sides.before.catalog, sides.after.catalog);
  return { path, changes, file: before.length === 0 ? "new" : after.length === 0 ? "removed" : "changed" };
}

function sideOf(label: string, bytes: Uint8Array | undefined): Side | { readonly reason: string } {
  if (bytes === undefined) return [];
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  return "trouble" in decoded ? { reason: decoded.trouble.message } : [{ kind: "user", label, text: decoded.text }];
}

/** Why a file says nothing as a layer, or undefined where it does. Its findings tell how to mend it. */
function unreadable({ diagnostics }: Resolution): string | undefined {
  const found = diagnostics.find(({ rule, layer }) => rule === "layer-unreadable" && layer?.kind === "user");
  return found?.message;
}

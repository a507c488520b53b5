import { decodeFile, FILE_MAX_BYTES, knownSuppressionsIn, mayIgnore, type Result } from "../shared/index.ts";
import { type FileFacts, settingsFor } from "./check-file.ts";
import type { LoadedSettings } from "./loaded-settings.ts";

/**
 * Tells what comments may suppress in a file of a change that is not trusted: what they suppressed before it
 * (decisions: Ignore comments in a file). Where the former file cannot be read, that is nothing.
 */
export async function factsBefore(
  loaded: LoadedSettings,
  path: string,
  bytes: Uint8Array,
  readBefore: () => Promise<Result<Uint8Array | undefined, unknown>>,
): Promise<Pick<FileFacts, "knownSuppressions">> {
  const now = decodeFile(bytes, FILE_MAX_BYTES);
  // Most files have no such comment, and their former version need not be read.
  if (!now.ok || !mayIgnore(now.value)) return {};
  const former = await readBefore();
  const before = former.ok && former.value !== undefined ? decodeFile(former.value, FILE_MAX_BYTES) : undefined;
  const text = before?.ok ? before.value : "";
  return { knownSuppressions: knownSuppressionsIn(text, settingsFor(loaded, path)) };
}

import {
  decodeFile,
  FILE_MAX_BYTES,
  knownSuppressionsIn,
  mayIgnore,
  type Result,
  type UnreadFile,
} from "../shared/index.ts";
import { type FileFacts, settingsFor } from "./check-file.ts";
import { readRemoved } from "./compare-touched.ts";
import { type ChangedFile, type ChangeSet, formerConfiguration } from "./files/change-set.ts";
import type { LoadedSettings } from "./loaded-settings.ts";

/**
 * The configuration that a link stands in place of, or in place of one of its folders. Where it leads to is not read here,
 * but maybe by those who use it: a stranger's could hide anything.
 */
export async function findHidden(
  head: ChangeSet["head"],
  file: ChangedFile,
  matches: (path: string) => boolean,
): Promise<UnreadFile | undefined> {
  const isLink = file.now === "link" && matches(file.path);
  const path = isLink ? file.path : formerConfiguration(file, matches);
  if (path === null || (path === file.path && file.now === "file")) return undefined;
  const there = await readRemoved(head, path);
  return there === undefined || there.ok ? undefined : { path, reason: there.error.reason };
}

/**
 * Tells what comments may suppress in a file of a change that is not trusted: what they suppressed before it (decisions:
 * Ignore comments in a file). Where the former file cannot be read, that is nothing.
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

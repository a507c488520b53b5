import {
  type CheckedFile,
  type Diagnostic,
  decodeFile,
  FILE_MAX_BYTES,
  type FileChanges,
  type Result,
  type UnreadFile,
} from "../shared/index.ts";
import { attempt, type Failure } from "./action-error.ts";
import { onlyChangedLines } from "./changed-findings.ts";
import { compareFile, type FileBytes } from "./compare-file.ts";
import type { ChangeSet } from "./files/change-set.ts";
import { type ChangedFile, formerConfiguration } from "./files/changed-files.ts";
import { type ChangedLines, linesOfPatch, linesOfTexts } from "./files/changed-lines.ts";
import type { Repository } from "./files/repository.ts";
import type { ResultFile } from "./publish/results.ts";
import {
  checkAsLayer,
  checkByPolicy,
  isLayerFile,
  isPolicyFile,
  isVocabularyFile,
  type LoadedPolicy,
} from "./settings.ts";

/** What became of one file of a change; nothing at all of one that does not match. */
export interface CheckedChange {
  readonly file?: ResultFile;
  readonly unread?: UnreadFile;
  readonly changes?: FileChanges;
  readonly unreported?: readonly Diagnostic[];
}

/** A file before the change, or why it could not be read; undefined where it is new, and where it was a link. */
type Former = Result<FileBytes | undefined, Failure>;

const NO_VOCABULARY = "The vocabulary file cannot be used, so that no configuration is checked. Mend that file first.";

/**
 * Checks a file where it matches, and compares it with what it was where that matched. The policy file, its
 * layers and the vocabulary file are checked as what they are.
 */
export async function checkChangedFile(
  { head, readBefore, settings }: Pick<ChangeSet, "head" | "readBefore" | "settings">,
  loaded: LoadedPolicy,
  matches: (path: string) => boolean,
  file: ChangedFile,
  options: { readonly onlyChangedLines: boolean },
): Promise<CheckedChange> {
  const formerPath = formerConfiguration(file, matches);
  const { path, blobSha } = file;
  const isSetting = isSettingFile(loaded, path);
  // Those that files are checked by are told of already.
  const isOtherSetting = settings !== head && (isSetting || isLayerFile(loaded, path));
  if (file.isRemoved || !(matches(path) || isOtherSetting)) {
    // What was a configuration is removed, or is none any longer.
    if (formerPath === null || readBefore === undefined || isSettingFile(loaded, formerPath)) return {};
    if (loaded.lacksVocabulary) return { changes: { path: formerPath, reason: NO_VOCABULARY } };
    const former = await readFormer(readBefore, formerPath);
    const wasFile = !former.ok || former.value !== undefined;
    return wasFile ? { changes: compare(loaded, formerPath, former, undefined) } : {};
  }
  if (loaded.lacksVocabulary) return { unread: { path, reason: NO_VOCABULARY } };
  const read = await attempt(() => (blobSha === null ? head.read(path) : head.readBlob(blobSha)));
  if (!read.ok) return { unread: { path, reason: read.error.reason } };
  const bytes = read.value;
  const isLayerAlone = !(matches(path) || isSetting);
  const checked = isLayerAlone ? checkAsLayer(loaded, path, bytes) : checkByPolicy(loaded, path, bytes);
  if (readBefore === undefined) return { file: { checked, text: textOf(bytes), lines: undefined } };

  const former = await readFormer(readBefore, matches(path) ? formerPath : file.formerPath);
  const reported = await withLines(file, checked, bytes, options, former);
  return isSetting || isLayerAlone ? reported : { ...reported, changes: compare(loaded, path, former, bytes) };
}

/** True of the policy file and of the vocabulary file, which are no configurations. */
function isSettingFile(loaded: LoadedPolicy, path: string): boolean {
  return isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
}

function readFormer(readBefore: Repository["readUnlessLink"], path: string | null): Promise<Former> {
  return attempt(async () => {
    const bytes = path === null ? undefined : await readBefore(path);
    return path === null || bytes === undefined ? undefined : { path, bytes };
  });
}

function compare(loaded: LoadedPolicy, path: string, former: Former, bytes: Uint8Array | undefined): FileChanges {
  return former.ok ? compareFile(loaded, path, former.value, bytes) : { path, reason: former.error.reason };
}

/** Adds which lines the change touches, and where only those are asked for, leaves out what is found on others. */
async function withLines(
  { patch }: ChangedFile,
  checked: CheckedFile,
  bytes: Uint8Array,
  options: { readonly onlyChangedLines: boolean },
  former: Former,
): Promise<Pick<CheckedChange, "file" | "unreported">> {
  const text = textOf(bytes);
  // Nobody asks for the lines of a file in which nothing is found.
  if (checked.diagnostics.length === 0) return { file: { checked, text, lines: undefined } };
  const listed = patch === undefined ? undefined : linesOfPatch(patch);
  const lines = await linesSince(former, text, listed);
  if (!options.onlyChangedLines || lines === undefined) return { file: { checked, text, lines } };
  const split = onlyChangedLines(checked, text, lines);
  return { file: { checked: split.checked, text, lines }, unreported: split.unreported };
}

/**
 * Undefined where nobody knows what was there before. What becomes a configuration by its new name is touched in all lines:
 * none of its mistakes is an old one.
 */
async function linesSince(
  former: Former,
  text: string,
  listed: ChangedLines | undefined,
): Promise<ChangedLines | undefined> {
  if (!former.ok) return listed;
  if (former.value !== undefined) return listed ?? linesOfTexts(textOf(former.value.bytes), text);
  return { ...(await linesOfTexts(undefined, text)), shown: listed?.shown };
}

function textOf(bytes: Uint8Array): string {
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  return decoded.ok ? decoded.value : "";
}

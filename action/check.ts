import {
  type CheckedFile,
  checkLink,
  countBySeverity,
  type Diagnostic,
  decodeFile,
  FILE_MAX_BYTES,
  type FileChanges,
  type OpeningSettings,
  type Openings,
  ok,
  type Result,
  type SeverityCounts,
  type UnreadFile,
} from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import { findHidden } from "./behind-links.ts";
import { onlyChangedLines } from "./changed-findings.ts";
import { checkByPolicy, type FileFacts, fixSettingsFor, isLayerFile, isSettingFile } from "./check-file.ts";
import { causedBySettings, checkGoverned, type FindCaused, findFormerSettings } from "./check-governed.ts";
import { type CheckedWithin, checkAsLayer, withinLayers, withPolicyFiles } from "./check-within.ts";
import { type ChangedFile, type ChangeSet, formerConfiguration, type Target } from "./files/change-set.ts";
import { type ChangedLines, linesOfPatch, linesOfTexts } from "./files/changed-lines.ts";
import { nameMatcher } from "./globs.ts";
import type { Governed } from "./governed.ts";
import type { Inputs } from "./inputs.ts";
import { factsBefore } from "./known-suppressions.ts";
import { FILES_READ_AT_ONCE } from "./limits.ts";
import type { LoadedSettings } from "./loaded-settings.ts";
import type { MarkedChange } from "./mark-changes.ts";
import { mapInOrder, once } from "./promises.ts";
import { schemaPathOf } from "./schema-path.ts";

/** A file that was checked, with what the change did to it. */
export interface ResultFile {
  readonly checked: CheckedFile;
  /** The whole text, as it is, for suggestions; empty where it could not be read as text. */
  readonly text: string;
  /** Undefined if unknown: for a policy or a layer, and if there is nothing to compare with. */
  readonly lines: ChangedLines | undefined;
  /** The settings of its fixes, where it is a configuration. */
  readonly settings?: OpeningSettings;
}

/** The results for each file that was to be checked. */
export interface Results {
  readonly target: Target;
  readonly files: readonly ResultFile[];
  readonly unread: readonly UnreadFile[];
  /**
   * The change's effect for users, with configurations that it removes; undefined where there is nothing to compare
   * with.
   */
  readonly changes: readonly FileChanges[] | undefined;
  /** Undefined where nothing opens. */
  readonly openings?: Openings | undefined;
  /** The changes that open or break something, each at a line. */
  readonly marks: readonly MarkedChange[];
  /** The commit before, where the cause of a change stands there. */
  readonly beforeSha?: string | undefined;
  /**
   * The numbers of findings on lines that the change does not touch, which the files' diagnostics leave out for that
   * reason.
   */
  readonly unreported: SeverityCounts;
}

/** The findings in one file of a change; empty for a file that is not checked. */
interface CheckedChange {
  readonly file?: ResultFile;
  /** True for a setting by which nothing is checked, because the base branch's is: its findings are not reported. */
  readonly isOtherSetting?: boolean;
  /** The findings with the file in the layers around it; undefined where it is checked within none. */
  readonly ofLayers?: CheckedWithin["ofLayers"];
  readonly unread?: UnreadFile;
  readonly unreported?: readonly Diagnostic[];
}

interface CheckOptions {
  readonly onlyChangedLines: boolean;
  readonly findCaused: FindCaused;
}

/** A file before the change, or why it could not be read; undefined where it is new. */
type Former = Result<Uint8Array | undefined, Failure>;

const NO_VOCABULARY = "The vocabulary file cannot be used, so no configuration is checked. Fix that file first.";

/**
 * Checks the files of a change that match. A failure of one file does not stop the others. All are in the order of the
 * change set, the policy and its layers before them.
 *
 * @param governed the configurations that the change does not touch, where it touches what governs them.
 * @param options `policy` is the path of the policy file, whether it is there or not; `files` is what `matches` follows.
 */
export async function checkChangeSet(
  changeSet: ChangeSet,
  loaded: LoadedSettings,
  matches: (path: string) => boolean,
  governed: Governed,
  options: Pick<Inputs, "files" | "onlyChangedLines" | "policy" | "layers" | "vocabulary">,
): Promise<Omit<Results, "changes" | "openings" | "marks" | "beforeSha">> {
  // No configuration, also where the commit that files are checked by does not have it.
  const known = { ...loaded, path: loaded.path ?? options.policy };
  const isNamed = nameMatcher(options.files);
  const findCaused = causedBySettings(await findFormerSettings(changeSet, options, matches, governed), isNamed);
  const done: readonly CheckedChange[] = await mapInOrder(changeSet.files, FILES_READ_AT_ONCE, (file) =>
    checkChangedFile(changeSet, known, matches, file, { ...options, isNamed, findCaused }),
  );
  const files = done.flatMap(({ file, ...more }) => (file === undefined ? [] : { ...file, ...more }));
  const { beside, checked } = withPolicyFiles(loaded, files);
  return {
    target: changeSet.target,
    files: [
      ...beside.map((file) => ({ checked: file, text: "", lines: undefined })),
      ...files.map(({ text, lines, checked: alone, isOtherSetting = false }, index) => ({
        checked: (isOtherSetting ? undefined : checked[index]) ?? alone,
        text,
        lines,
        settings: fixSettingsFor(known, alone.path),
      })),
      ...checkGoverned(known, governed, findCaused, isNamed).map((file) => ({
        ...file,
        lines: undefined,
        settings: fixSettingsFor(known, file.checked.path),
      })),
    ],
    unread: [...loaded.unread, ...done.flatMap(({ unread = [] }) => unread)],
    unreported: countBySeverity(done.flatMap(({ unreported = [] }): readonly Diagnostic[] => unreported)),
  };
}

/** Checks a file where it matches. The policy file, its layers and the vocabulary file are checked as what they are. */
async function checkChangedFile(
  { head, openBefore, isTrusted, settings }: Pick<ChangeSet, "head" | "openBefore" | "isTrusted" | "settings">,
  loaded: LoadedSettings,
  matches: (path: string) => boolean,
  file: ChangedFile,
  options: CheckOptions & { readonly isNamed: (path: string) => boolean },
): Promise<CheckedChange> {
  const { path, blobSha } = file;
  const isSetting = isSettingFile(loaded, path);
  // Those that files are checked by are reported already.
  const isOtherSetting = settings !== head && (isSetting || isLayerFile(loaded, path));
  const hidden = isTrusted ? undefined : await findHidden(head, file, matches);
  if (hidden !== undefined) return { unread: hidden };
  if (file.now === "nothing" || !(matches(path) || isOtherSetting)) return {};
  if (file.now === "link") return { file: { checked: checkLink(path), text: "", lines: undefined } };
  if (loaded.isVocabularyUnusable) return { unread: { path, reason: NO_VOCABULARY } };
  // By its path it is known whether it is a link, which is not looked for elsewhere.
  const read = await (blobSha === null || isOtherSetting ? head.read(path) : head.readBlob(blobSha));
  if (!read.ok) return { unread: { path, reason: read.error.reason } };
  const bytes = read.value;
  const isLayerAlone = !(matches(path) || isSetting);
  const formerPath = matches(path) ? formerConfiguration(file, matches) : file.formerPath;
  const readBefore = once(() => readFormer(openBefore, formerPath));
  const facts = {
    isFoundByName: !options.isNamed(path) && !isLayerFile(loaded, path),
    ...(!isTrusted && (await factsBefore(loaded, path, bytes, readBefore))),
  };
  const { checked, ofLayers }: CheckedWithin = isLayerAlone
    ? { checked: checkAsLayer(loaded, path, bytes) }
    : withinLayers(loaded, await checkInFull(head, loaded, path, bytes, facts), bytes);
  const more = { ofLayers, isOtherSetting };
  if (openBefore === undefined) return { file: { checked, text: textOrEmpty(bytes), lines: undefined }, ...more };
  return { ...(await withLines(file, checked, bytes, options, readBefore)), ...more };
}

/** Asks whether the schema's file is there only where a fix would name it: that may take a request. */
async function checkInFull(
  head: ChangeSet["head"],
  loaded: LoadedSettings,
  path: string,
  bytes: Uint8Array,
  facts: FileFacts,
): Promise<CheckedFile> {
  const checked = checkByPolicy(loaded, path, bytes, facts);
  if (checked.diagnostics.every(({ rule, fix }) => rule !== "schema-reference" || fix !== undefined)) return checked;
  const found = await head.kindOf(schemaPathOf(loaded, path));
  return found.ok && found.value === "file"
    ? checkByPolicy(loaded, path, bytes, { ...facts, isSchemaThere: true })
    : checked;
}

async function readFormer(openBefore: ChangeSet["openBefore"], path: string | null): Promise<Former> {
  if (path === null || openBefore === undefined) return ok(undefined);
  const before = await openBefore();
  return before.ok ? before.value.read(path) : before;
}

/** Adds which lines the change touches, and where only those are asked for, leaves out what is found on others. */
async function withLines(
  { patch }: ChangedFile,
  checked: CheckedFile,
  bytes: Uint8Array,
  options: CheckOptions,
  readBefore: () => Promise<Former>,
): Promise<Pick<CheckedChange, "file" | "unreported">> {
  const text = textOrEmpty(bytes);
  // The lines of a file without findings are not needed.
  if (checked.diagnostics.length === 0) return { file: { checked, text, lines: undefined } };
  const listed = patch === undefined ? undefined : linesOfPatch(patch);
  const lines = await linesSince(await readBefore(), text, listed);
  if (!options.onlyChangedLines || lines === undefined) return { file: { checked, text, lines } };
  const split = onlyChangedLines(checked, text, lines, options.findCaused?.(checked.path, bytes, checked));
  return { file: { checked: split.checked, text, lines }, unreported: split.unreported };
}

/**
 * Undefined if it is unknown what was there before. What becomes a configuration by its new name is touched in all lines:
 * none of its mistakes is an old one.
 */
async function linesSince(
  former: Former,
  text: string,
  listed: ChangedLines | undefined,
): Promise<ChangedLines | undefined> {
  if (!former.ok) return listed;
  if (former.value !== undefined) return listed ?? linesOfTexts(textOrEmpty(former.value), text);
  return { ...(await linesOfTexts(undefined, text)), shown: listed?.shown };
}

function textOrEmpty(bytes: Uint8Array): string {
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  return decoded.ok ? decoded.value : "";
}

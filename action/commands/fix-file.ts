import {
  applyFixes,
  type CheckedFile,
  checkFile,
  decodeFile,
  err,
  FILE_MAX_BYTES,
  type FixedText,
  fixText,
  type OpeningSettings,
  ok,
  openedBy,
  openingFixes,
  type Result,
} from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { checkByPolicy, fixSettingsFor, isPolicyFile, isVocabularyFile } from "../check-file.ts";
import type { LoadedSettings } from "../loaded-settings.ts";
import type { FixedFile } from "./fix-report.ts";
import { idOfFix, toUnapplied } from "./unapplied-fix.ts";
import type { DiffSide } from "./unified-diff.ts";

/** The result of fixing a file. */
interface FileFix {
  readonly report: FixedFile;
  /** Undefined where the file stays as it was. */
  readonly change: ContentChange | undefined;
}

/** A file's new content, and what a diff shows of it. */
export interface ContentChange {
  /** The new content of the file. */
  readonly bytes: Uint8Array;
  readonly before: DiffSide;
  readonly after: DiffSide;
}

/**
 * The fixes to apply: the safe ones, with `unsafe` also those that open nothing, or with `only` one that opens
 * something.
 */
export interface ChosenFixes {
  readonly unsafe: boolean;
  /** As `idOfFix` gives it. */
  readonly only: string | undefined;
  readonly isSchemaThere: boolean;
}

/**
 * Applies fixes of a file's diagnostics. What cannot be read as a configuration stays as it is. It fails where one fix was
 * asked for and is not there.
 */
export function fixFile(
  path: string,
  bytes: Uint8Array,
  loaded: LoadedSettings,
  { unsafe, only, isSchemaThere }: ChosenFixes,
): Result<FileFix, Failure> {
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  const isOther = isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
  if (!decoded.ok || isOther) {
    const checked = checkByPolicy(loaded, path, bytes, { isSchemaThere });
    return only === undefined ? ok(unchanged(checked)) : err(NO_SUCH_FIX);
  }
  const settings = fixSettingsFor(loaded, path, { isSchemaThere });
  const fixed =
    only === undefined ? fixText(decoded.value, { ...settings, unsafe }) : applyOnly(decoded.value, only, settings);
  return fixed === undefined ? err(NO_SUCH_FIX) : ok(toFileFix(path, bytes, decoded.value, fixed, settings));
}

const NO_SUCH_FIX: Failure = {
  reason:
    'No fix with the id of "--apply" opens something in this file. It may have changed: run "fix --unsafe" again.',
};

function applyOnly(text: string, id: string, settings: OpeningSettings): FixedText | undefined {
  for (const one of openingFixes(text, settings)) {
    if (idOfFix(one) !== id) continue;
    const { diagnostic } = one;
    return { text: applyFixes(text, [diagnostic.fix]), applied: [diagnostic], opening: [] };
  }
  return undefined;
}

function toFileFix(
  path: string,
  bytes: Uint8Array,
  before: string,
  { text, applied, opening }: FixedText,
  settings: OpeningSettings,
): FileFix {
  const unapplied = opening.map(toUnapplied);
  if (text === before) {
    const unfixed = asItIs(checkFile(path, bytes, settings));
    return { report: { ...unfixed, unapplied }, change: undefined };
  }
  const fixedBytes = new TextEncoder().encode(text);
  const after = checkFile(path, fixedBytes, settings);
  const opens = (openedBy(before, text, settings) ?? []).map((change) => change.text);
  return {
    report: { path, changed: true, fixed: applied, opens, unapplied, remaining: after.diagnostics },
    change: {
      bytes: fixedBytes,
      before: sideOf(before, () => checkFile(path, bytes, settings)),
      after: sideOf(text, () => after),
    },
  };
}

function unchanged(file: CheckedFile): FileFix {
  return { report: asItIs(file), change: undefined };
}

/** The report on a file that is not fixed. */
export function asItIs({ path, diagnostics }: CheckedFile): FixedFile {
  return { path, changed: false, fixed: [], opens: [], unapplied: [], remaining: diagnostics };
}

/** The file is checked, and its text redacted, where a diff is shown and not otherwise. */
export function sideOf(text: string, checked: () => CheckedFile): DiffSide {
  return {
    text,
    get shown() {
      return checked().source;
    },
  };
}

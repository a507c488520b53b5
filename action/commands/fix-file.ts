import { type CheckedFile, checkFile, decodeFile, FILE_MAX_BYTES, fixText } from "../../shared/index.ts";
import { checkByPolicy, isPolicyFile, isVocabularyFile, settingsFor } from "../check-file.ts";
import type { LoadedSettings } from "../loaded-settings.ts";
import type { FixedFile } from "./fix-report.ts";
import type { DiffSide } from "./unified-diff.ts";

/** What fixing a file gives. */
interface FileFix {
  readonly report: FixedFile;
  /** Undefined where the file stays as it was. */
  readonly change: ContentChange | undefined;
}

/** A file's new content, and what a diff shows of it. */
export interface ContentChange {
  /** What the file is to hold. */
  readonly bytes: Uint8Array;
  readonly before: DiffSide;
  readonly after: DiffSide;
}

/**
 * Applies the fixes of a file's diagnostics, the safe ones or with `unsafe` all. What cannot be read as a configuration
 * stays as it is.
 */
export function fixFile(
  path: string,
  bytes: Uint8Array,
  loaded: LoadedSettings,
  { unsafe, isSchemaThere }: { readonly unsafe: boolean; readonly isSchemaThere: boolean },
): FileFix {
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  const isOther = isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
  if (!decoded.ok || isOther) return unchanged(checkByPolicy(loaded, path, bytes, { isSchemaThere }));
  const settings = settingsFor(loaded, path, { isSchemaThere });
  const { text, applied } = fixText(decoded.value, { path, ...settings, unsafe });
  if (text === decoded.value) return unchanged(checkFile(path, bytes, settings));
  const fixedBytes = new TextEncoder().encode(text);
  const after = checkFile(path, fixedBytes, settings);
  return {
    report: { path, changed: true, fixed: applied, remaining: after.diagnostics },
    change: {
      bytes: fixedBytes,
      before: sideOf(decoded.value, () => checkFile(path, bytes, settings)),
      after: sideOf(text, () => after),
    },
  };
}

function unchanged(file: CheckedFile): FileFix {
  return { report: asItIs(file), change: undefined };
}

/** What is reported of a file that is not fixed. */
export function asItIs({ path, diagnostics }: CheckedFile): FixedFile {
  return { path, changed: false, fixed: [], remaining: diagnostics };
}

/** The file is checked, and its text redacted, where a diff is shown and not otherwise. */
function sideOf(text: string, checked: () => CheckedFile): DiffSide {
  return {
    text,
    get shown() {
      return checked().source;
    },
  };
}

import { type CheckedFile, checkFile, decodeFile, FILE_MAX_BYTES, fixText } from "../../shared/index.ts";
import { checkByPolicy, isPolicyFile, isVocabularyFile, settingsFor } from "../check-file.ts";
import { type LoadedSettings } from "../settings.ts";
import type { FixedFile } from "./fix-report.ts";
import type { DiffSide } from "./unified-diff.ts";

/** What a file is with its fixes. */
export interface MendedFile {
  readonly fixed: FixedFile;
  /** Undefined where it stays as it was. */
  readonly change: Change | undefined;
}

/** A file's new content, and what a diff shows of it. */
export interface Change {
  /** What the file is to hold. */
  readonly bytes: Uint8Array;
  readonly before: DiffSide;
  readonly after: DiffSide;
}

/**
 * Applies the fixes of a file's diagnostics, the safe ones or with `unsafe` all. What cannot be read as a configuration
 * stays as it is.
 */
export function mendFile(path: string, bytes: Uint8Array, loaded: LoadedSettings, unsafe: boolean): MendedFile {
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  const isOther = isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
  if (!decoded.ok || isOther) return unchanged(checkByPolicy(loaded, path, bytes));
  const settings = settingsFor(loaded, path);
  const { text, applied } = fixText(decoded.value, { path, ...settings, unsafe });
  if (text === decoded.value) return unchanged(checkFile(path, bytes, settings));
  const mended = new TextEncoder().encode(text);
  const after = checkFile(path, mended, settings);
  return {
    fixed: { path, changed: true, applied, remaining: after.diagnostics },
    change: {
      bytes: mended,
      before: sideOf(decoded.value, () => checkFile(path, bytes, settings)),
      after: sideOf(text, () => after),
    },
  };
}

function unchanged(file: CheckedFile): MendedFile {
  return { fixed: asItIs(file), change: undefined };
}

/** What is told of a file that is not mended. */
export function asItIs({ path, diagnostics }: CheckedFile): FixedFile {
  return { path, changed: false, applied: [], remaining: diagnostics };
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

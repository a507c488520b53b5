import {
  type CheckedFile,
  checkFile,
  type Diagnostic,
  decodeFile,
  FILE_MAX_BYTES,
  fixText,
} from "../../shared/index.ts";
import { checkByPolicy, isPolicyFile, type LoadedPolicy, settingsFor } from "../policy.ts";
import type { DiffSide } from "./diff.ts";

/** What a file is after its fixes. */
export interface MendedFile {
  readonly path: string;
  /** Those that were mended, in the order in which they were. */
  readonly applied: readonly Diagnostic[];
  /** The diagnostics of what it is now. */
  readonly remaining: readonly Diagnostic[];
  /** Undefined where it stays as it was. */
  readonly change: Change | undefined;
}

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
export function mendFile(path: string, bytes: Uint8Array, loaded: LoadedPolicy, unsafe: boolean): MendedFile {
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  if ("trouble" in decoded || isPolicyFile(loaded, path)) return asItIs(checkByPolicy(loaded, path, bytes));
  const settings = settingsFor(loaded, path);
  const { text, applied } = fixText(decoded.text, { path, ...settings, unsafe });
  if (text === decoded.text) return asItIs(checkFile(path, bytes, settings));
  const mended = new TextEncoder().encode(text);
  const after = checkFile(path, mended, settings);
  return {
    path,
    applied,
    remaining: after.diagnostics,
    change: {
      bytes: mended,
      before: sideOf(decoded.text, checkFile(path, bytes, settings)),
      after: sideOf(text, after),
    },
  };
}

/** What a file is that is not mended. */
export function asItIs({ path, diagnostics }: CheckedFile): MendedFile {
  return { path, applied: [], remaining: diagnostics, change: undefined };
}

/** The redacted text is made when it is first asked for. */
function sideOf(text: string, file: CheckedFile): DiffSide {
  return {
    text,
    get shown() {
      return file.source;
    },
  };
}

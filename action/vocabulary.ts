import { type CheckedFile, checkVocabularyFile, type UnreadFile, type Vocabulary } from "../shared/index.ts";
import { attempt } from "./action-error.ts";
import type { ReadFile } from "./settings.ts";

/** A vocabulary file that was loaded. */
export interface LoadedVocabulary {
  /** Undefined where it cannot be used: then no configuration can be checked. */
  readonly vocabulary: Vocabulary | undefined;
  /** The file, where there is something to report of it. */
  readonly files: readonly CheckedFile[];
  /** The file, where it could not be read. */
  readonly unread: readonly UnreadFile[];
}

/** Reads a vocabulary file. */
export async function loadVocabulary(path: string, readFile: ReadFile): Promise<LoadedVocabulary> {
  const read = await attempt(() => readFile(path));
  if (!read.ok) return { vocabulary: undefined, files: [], unread: [{ path, reason: read.error.reason }] };
  const { vocabulary, file } = checkVocabularyFile(path, read.value);
  return { vocabulary, files: file.diagnostics.length > 0 ? [file] : [], unread: [] };
}

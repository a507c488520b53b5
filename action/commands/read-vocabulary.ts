import { describeUnread, formatText, type Vocabulary } from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";
import { readNamedVocabulary } from "../named-vocabulary.ts";
import { loadVocabulary } from "../settings.ts";
import { fileReader, nameOfPath } from "./read-input.ts";

/** Reads the vocabulary of a preset's name or a path. Undefined, with the reason on standard error, if it cannot be used. */
export async function readVocabulary(
  nameOrPath: string,
  { stderr, takesColor, locate }: Pick<CommandProcess, "stderr" | "takesColor" | "locate">,
): Promise<Vocabulary | undefined> {
  const named = readNamedVocabulary(nameOrPath, nameOfPath);
  const { ownVocabulary, files, unread } = await loadVocabulary(named, fileReader({ locate }));
  if (files.length > 0) stderr.write(formatText(files, { color: takesColor("stderr") }));
  for (const file of unread) stderr.write(`error: ${describeUnread(file)}\n`);
  return ownVocabulary?.vocabulary;
}

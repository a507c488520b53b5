import { createHash } from "node:crypto";
import type { Fixable, OpeningFix } from "../../shared/index.ts";
import type { InputOptions } from "./inputs.ts";
import { isStandardInput } from "./read-input.ts";
import type { SettingsOptions } from "./settings-option.ts";

/** An unsafe fix that is not applied because it opens something. */
export interface UnappliedFix {
  readonly diagnostic: Fixable;
  /** Sentences of inline Markdown that read as plain text, as `diff` has them; at least one. */
  readonly opens: readonly string[];
  /** As `idOfFix` gives it. */
  readonly id: string;
}

export function toUnapplied(one: OpeningFix): UnappliedFix {
  return { diagnostic: one.diagnostic, opens: one.opens.map(({ text }) => text), id: idOfFix(one) };
}

const ID_HEX_DIGITS = 16;

/**
 * A fix is known by all that is shown of it: where it is, what it does, and what it opens. So an id that someone read stands
 * for no other fix, however the file changes meanwhile.
 */
export function idOfFix({ diagnostic: { rule, pointer, message, fix }, opens }: OpeningFix): string {
  const shown = [rule, pointer, message, fix.title, ...opens.map(({ text }) => text)];
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, ID_HEX_DIGITS);
}

/** The command that applies one fix of a file alone, as people type it in a shell. */
export function applyCommand(
  id: string,
  path: string,
  { policy, vocabulary, stdinFilename }: SettingsOptions & Pick<InputOptions, "stdinFilename">,
): string {
  const ofPolicy = policy === false ? ["--no-policy"] : policy === undefined ? [] : ["--policy", policy];
  const ofVocabulary = vocabulary === undefined ? [] : ["--vocabulary", vocabulary];
  const ofInput = isStandardInput(path) && stdinFilename !== undefined ? ["--stdin-filename", stdinFilename] : [];
  const file = path.startsWith("-") && !isStandardInput(path) ? ["--", path] : [path];
  return ["provider-steward", "fix", "--apply", id, ...ofPolicy, ...ofVocabulary, ...ofInput, ...file]
    .map(quoteForShell)
    .join(" ");
}

function quoteForShell(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

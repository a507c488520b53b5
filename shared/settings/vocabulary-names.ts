import { createGuess, type Guess } from "../text/did-you-mean.ts";
import { isObject, type JsonObject, objectAt, type Path, UNSAFE_KEY } from "../text/json.ts";
import { holdsInvisible } from "../text/printable.ts";
import { quote, quoteAll } from "../text/wording.ts";
import type { RuleFinding } from "../validate/rules/rule.ts";
import { ENTRY_KEYS, RESERVED_PROVIDER_KEYS, TOP_LEVEL_KEYS } from "../vocabulary/vocabulary.ts";
import {
  VOCABULARY_GUESS_MAX_LETTER_PAIRS,
  VOCABULARY_MAX_CUSTOM_VARIANTS,
  VOCABULARY_MAX_NAMES,
  VOCABULARY_NAME_MAX_CHARACTERS,
} from "./limits.ts";
import type { FaultOf, ValueFault } from "./value-findings.ts";

/** The names in a table. */
export interface NameKind {
  /** The noun for one that has such a name. */
  readonly noun: string;
  readonly max?: number;
  /** The names that nothing in the table can have, and the end of a sentence that says why. */
  readonly taken?: { readonly names: readonly string[]; readonly by: string };
}

const TAKEN_IN_ENTRIES = { names: ENTRY_KEYS, by: "already a key of every entry" };

/** The tables of a vocabulary. */
export const TABLES = {
  protocols: { noun: "protocol" },
  providers: { noun: "provider", taken: { names: RESERVED_PROVIDER_KEYS, by: 'already a key of "providers"' } },
  sections: { noun: "section", taken: TAKEN_IN_ENTRIES },
  customVariants: { noun: "kind of custom provider", max: VOCABULARY_MAX_CUSTOM_VARIANTS },
  topLevel: { noun: "top-level key", taken: { names: TOP_LEVEL_KEYS, by: "already a key of every file" } },
  fields: { noun: "field", taken: TAKEN_IN_ENTRIES },
} as const satisfies Readonly<Record<string, NameKind>>;

type Table = keyof typeof TABLES;

/** The mistakes in the names of the table at the end of a path. */
export function* findingsOfNames(table: JsonObject, path: Path, kind: NameKind): Iterable<RuleFinding> {
  const { noun, max = VOCABULARY_MAX_NAMES } = kind;
  for (const [index, name] of Object.keys(table).entries()) {
    const place = { path: [...path, name], part: "key" } as const;
    if (index === max) {
      const message = `There are more than ${max} names in ${quote(String(path.at(-1)))}.`;
      yield { place, message, advice: "Remove those that no configuration uses." };
      return;
    }
    if (name === UNSAFE_KEY) continue;
    const found = nameFault(name, kind);
    if (found !== undefined)
      yield { place, message: `The name ${quote(name)} of a ${noun} ${found.fault}.`, advice: found.advice };
  }
}

/** The fault of a name; undefined where it has none. The key `__proto__` is left to `unsafe-key`. */
export function nameFault(name: string, { taken }: Pick<NameKind, "taken"> = {}): ValueFault | undefined {
  const advice = "Use another name.";
  if (name === "") return { fault: "is empty", advice };
  if (name.length > VOCABULARY_NAME_MAX_CHARACTERS)
    return { fault: `is longer than ${VOCABULARY_NAME_MAX_CHARACTERS} characters`, advice: "Use a shorter name." };
  if (name.trim() === "") return { fault: "is only whitespace", advice };
  if (name.trim() !== name) return { fault: "has whitespace before or after it", advice: "Remove the whitespace." };
  if (holdsInvisible(name)) return { fault: "contains invisible characters", advice };
  return taken?.names.includes(name)
    ? { fault: `is ${taken.by}`, advice: `${advice.slice(0, -1)} than ${quoteAll(taken.names, "or")}.` }
    : undefined;
}

/** The entries of a table that are objects, with their paths. */
export function entriesAt(document: JsonObject, table: Table): readonly (readonly [string, JsonObject, Path])[] {
  return Object.entries(objectAt(document, table) ?? {}).flatMap(([name, entry]) =>
    isObject(entry) ? [[name, entry, [table, name]] as const] : [],
  );
}

/** The check for a text that must be a name of a table. */
export function referenceTo(document: JsonObject, table: Table): FaultOf {
  const names = new Set(Object.keys(objectAt(document, table) ?? {}));
  const guess: Guess = createGuess(names, { letterPairs: VOCABULARY_GUESS_MAX_LETTER_PAIRS });
  return (text) => {
    if (names.has(text)) return undefined;
    const meant = guess(text);
    const advice =
      meant.length > 0 ? `Did you mean ${quoteAll(meant, "or")}?` : `Use a name from ${quote(table)}, or add it there.`;
    return { fault: `names a ${TABLES[table].noun} that is not in ${quote(table)}`, advice };
  };
}

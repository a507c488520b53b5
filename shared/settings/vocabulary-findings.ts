import { createGuess, type Guess } from "../text/did-you-mean.ts";
import { readHeaderLine } from "../text/header-name.ts";
import type { PathSegment } from "../text/http-url.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  type Path,
  textAt,
  textsAt,
  UNSAFE_KEY,
} from "../text/json.ts";
import { holdsInvisible } from "../text/printable.ts";
import { namesCredential } from "../text/secrets.ts";
import { nameOf, quote, quoteAll, startSentence } from "../text/wording.ts";
import { stripPath } from "../validate/rules/operation-path.ts";
import type { Place, RuleFinding } from "../validate/rules/rule.ts";
import { ENTRY_KEYS, RESERVED_PROVIDER_KEYS } from "../vocabulary/vocabulary.ts";
import {
  VOCABULARY_GUESS_MAX_LETTER_PAIRS,
  VOCABULARY_MAX_CUSTOM_VARIANTS,
  VOCABULARY_MAX_NAMES,
  VOCABULARY_NAME_MAX_CHARACTERS,
} from "./limits.ts";
import type { ValueFault } from "./policy-values.ts";

/** The tables of a vocabulary, and the fields of a section, each with its noun. */
export type NameKind = "protocol" | "provider" | "section" | "kind of custom provider" | "field";

const TAKEN: Readonly<Partial<Record<NameKind, { readonly names: readonly string[]; readonly by: string }>>> = {
  provider: { names: RESERVED_PROVIDER_KEYS, by: 'already a key of "providers"' },
  section: { names: ENTRY_KEYS, by: "already a key of every entry" },
};

/** The tables of a vocabulary, and what a name in each names. */
const TABLES = {
  protocols: "protocol",
  providers: "provider",
  sections: "section",
  customVariants: "kind of custom provider",
} as const satisfies Readonly<Record<string, NameKind>>;

/** The mistakes in a vocabulary that its schema cannot tell. The document may have any shape. */
export function* vocabularyFindings(document: Json): Iterable<RuleFinding> {
  if (!isObject(document)) return;
  for (const [table, kind] of Object.entries(TABLES)) yield* findingsOfNames(document, [table], kind);
  yield* missingFindings(document);
  yield* protocolFindings(document);
  yield* providerFindings(document);
  yield* sectionFindings(document);
  const isSection = referenceTo(document, "sections");
  for (const [, entry, path] of entriesAt(document, "customVariants")) {
    yield* sectionNameFindings(entry, path, isSection);
  }
}

function* findingsOfNames(object: JsonObject, path: Path, kind: NameKind): Iterable<RuleFinding> {
  const table = String(path.at(-1));
  const max = table === "customVariants" ? VOCABULARY_MAX_CUSTOM_VARIANTS : VOCABULARY_MAX_NAMES;
  for (const [index, name] of Object.keys(objectAt(object, table) ?? {}).entries()) {
    const place = { path: [...path, name], part: "key" } as const;
    if (index === max) {
      const message = `There are more than ${max} names in ${quote(table)}.`;
      yield { place, message, advice: "Remove those that no configuration uses." };
      return;
    }
    if (name === UNSAFE_KEY) continue;
    const found = nameFault(name, kind);
    if (found !== undefined)
      yield { place, message: `The name ${quote(name)} of a ${kind} ${found.fault}.`, advice: found.advice };
  }
}

/** The tables that are missing, without which a vocabulary would be useless. */
function* missingFindings(document: JsonObject): Iterable<RuleFinding> {
  const isEmpty = (table: string) => Object.keys(objectAt(document, table) ?? {}).length === 0;
  const protocols = objectAt(document, "protocols");
  if (protocols !== undefined && isEmpty("protocols")) {
    yield {
      place: { path: ["protocols"], part: "key" },
      message: "The vocabulary has no protocol.",
      advice: "Add at least one protocol; every provider needs one.",
    };
  }
  if (isEmpty("providers") && isEmpty("customVariants")) {
    yield {
      place: { path: [], part: "key" },
      message: "The vocabulary has neither a provider nor a kind of custom provider, so nothing can be configured.",
      advice: 'Add at least one to "providers" or "customVariants".',
    };
  }
}

function* protocolFindings(document: JsonObject): Iterable<RuleFinding> {
  const isProvider = referenceTo(document, "providers");
  for (const [, protocol, path] of entriesAt(document, "protocols")) {
    yield* findingsOfText(protocol, path, "provider", isProvider);
  }
}

function* providerFindings(document: JsonObject): Iterable<RuleFinding> {
  const isProtocol = referenceTo(document, "protocols");
  const isSection = referenceTo(document, "sections");
  for (const [, provider, path] of entriesAt(document, "providers")) {
    yield* findingsOfText(provider, path, "defaultProtocol", isProtocol);
    yield* findingsOfText(provider, path, "versionSegment", versionSegmentFault);
    yield* findingsOfText(provider, path, "versionHeader", headerFault);
    yield* sectionNameFindings(provider, path, isSection);
  }
}

function* sectionFindings(document: JsonObject): Iterable<RuleFinding> {
  for (const [name, section, path] of entriesAt(document, "sections")) {
    const fields = objectAt(section, "fields");
    yield* findingsOfNames(section, [...path, "fields"], "field");
    if (fields !== undefined && Object.keys(fields).length === 0) {
      const message = `The section ${quote(name)} has no fields, so nothing can be set in it.`;
      yield { place: { path: [...path, "fields"], part: "key" }, message, advice: "Add its fields, or remove it." };
    }
  }
}

/** The entries of a table that are objects, with their paths. */
function entriesAt(document: JsonObject, table: keyof typeof TABLES): readonly (readonly [string, JsonObject, Path])[] {
  return Object.entries(objectAt(document, table) ?? {}).flatMap(([name, entry]) =>
    isObject(entry) ? [[name, entry, [table, name]] as const] : [],
  );
}

type FaultOf = (text: string) => ValueFault | undefined;

/** The check for a text that must be a name of a table. */
function referenceTo(document: JsonObject, table: keyof typeof TABLES): FaultOf {
  const names = new Set(Object.keys(objectAt(document, table) ?? {}));
  const guess: Guess = createGuess(names, { letterPairs: VOCABULARY_GUESS_MAX_LETTER_PAIRS });
  return (text) => {
    if (names.has(text)) return undefined;
    const meant = guess(text);
    const advice =
      meant.length > 0 ? `Did you mean ${quoteAll(meant, "or")}?` : `Use a name from ${quote(table)}, or add it there.`;
    return { fault: `names a ${TABLES[table]} that is not in ${quote(table)}`, advice };
  };
}

/** An empty text is left to the schema. */
function findingsOfText(object: JsonObject, path: Path, key: string, faultOf: FaultOf): readonly RuleFinding[] {
  const text = textAt(object, key);
  return text === undefined ? [] : toFindings({ path: [...path, key], part: "value" }, faultOf(text));
}

function* sectionNameFindings(entry: JsonObject, path: Path, faultOf: FaultOf): Iterable<RuleFinding> {
  const seen = new Set<string>();
  for (const { index, text } of textsAt(entry, "sections")) {
    if (text === "") continue;
    const place = { path: [...path, "sections", index], part: "value" } as const;
    const repeated = { fault: "is a duplicate", advice: "Remove it." };
    yield* toFindings(place, seen.has(text) ? repeated : faultOf(text));
    seen.add(text);
  }
}

function toFindings(place: Place, found: ValueFault | undefined): readonly RuleFinding[] {
  if (found === undefined) return [];
  const { fault, advice } = found;
  return [{ place, message: `${startSentence(nameOf(place.path))} ${fault}.`, advice }];
}

/** The fault of a name; undefined where it has none. The key `__proto__` is left to `unsafe-key`. */
function nameFault(name: string, kind: NameKind): ValueFault | undefined {
  const advice = "Use another name.";
  if (name === "") return { fault: "is empty", advice };
  if (name.length > VOCABULARY_NAME_MAX_CHARACTERS)
    return { fault: `is longer than ${VOCABULARY_NAME_MAX_CHARACTERS} characters`, advice: "Use a shorter name." };
  if (name.trim() === "") return { fault: "is only whitespace", advice };
  if (name.trim() !== name) return { fault: "has whitespace before or after it", advice: "Remove the whitespace." };
  if (holdsInvisible(name)) return { fault: "contains invisible characters", advice };
  if (kind === "field" && namesCredential(name))
    return { fault: "is that of a credential, which a configuration must not contain", advice: "Remove the field." };
  const taken = TAKEN[kind];
  return taken?.names.includes(name)
    ? { fault: `is ${taken.by}`, advice: `${advice.slice(0, -1)} than ${quoteAll(taken.names, "or")}.` }
    : undefined;
}

/**
 * The fault of a version segment: it is one segment of a path, needs no escape, and does not look like an operation.
 */
function versionSegmentFault(text: string): ValueFault | undefined {
  const advice = 'Use one segment such as "v1".';
  if (/[/\\]/.test(text)) return { fault: "contains a slash, but must be one segment of a path", advice };
  if (!/^[\w.~-]+$/.test(text)) return { fault: "contains characters that a path must escape", advice };
  if (/^\.{1,2}$/.test(text)) return { fault: "names a folder, not a version", advice };
  // After a version, which some operations stand behind, and a model's place, behind which others do.
  const path = [segmentOf("model"), segmentOf("v1"), segmentOf(text)];
  const isOperation = stripPath(path, (segment) => segment === path[1]).kept.length < path.length;
  if (isOperation) return { fault: "is the name of an API operation, not of a version", advice };
  return undefined;
}

function segmentOf(text: string): PathSegment {
  return { text, start: 0, end: text.length };
}

/** The fault of a header's name. */
function headerFault(text: string): ValueFault | undefined {
  return readHeaderLine(text).name === text
    ? undefined
    : { fault: "is not a valid header name", advice: 'Use a name such as "north-version".' };
}

import { matchesSchema } from "../schema/match-schema.ts";
import type { Schema } from "../schema/schema.ts";
import { effectiveSchema } from "../schema/schema-at.ts";
import { isCredentialKey } from "../text/credential-likeness.ts";
import { nearestNames, plainName } from "../text/did-you-mean.ts";
import { type Json, type Path, UNSAFE_KEY, valueAt } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import { continueSentence, nameOf, quote, quoteAll } from "../text/wording.ts";
import { adviceOnCounterpart } from "../vocabulary/mappings.ts";
import { PRESET_NAMES, presetNamed } from "../vocabulary/presets.ts";
import { noVocabulary, presentNames, RESERVED_PROVIDER_KEYS } from "../vocabulary/vocabulary.ts";
import { adviceOnForeignKey, foreignKeysHere, type ObjectOfKey } from "./foreign-key-advice.ts";
import { type ForeignKey, foreignKey } from "./foreign-keys.ts";
import { adviceOnKnownKey } from "./known-keys.ts";
import type { Finding } from "./rules/rule.ts";
import { unknownKey, unknownProvider } from "./rules/schema-rules.ts";
import { missingKeysFinding } from "./schema-missing-keys.ts";
import type { ValueErrors } from "./schema-value-errors.ts";

/** Findings about keys that an object should not have, and about those that are missing. */
export function keyFindings(about: ValueErrors): readonly Finding[] {
  const missing = new Set(paramsOf(about, "required", "missingProperty"));
  const names = paramsOf(about, "additionalProperties", "additionalProperty");
  const keys = names
    .filter((name) => name !== UNSAFE_KEY)
    .map((name): UnknownKey => {
      const plain = plainName(name);
      const meaning = meaningOf({ name, plain }, missing, about);
      // A misspelled key is one mistake, not two.
      if (meaning.meant[0] !== undefined) missing.delete(meaning.meant[0]);
      return { name, plain, path: [...about.path, name], ...meaning };
    });
  const taken = { value: about.value, renamed: new Set<string>(), contested: contestedNames(keys) };
  const isProvider = about.path.length === 1 && about.path[0] === "providers";
  const toFinding = isProvider ? unknownProviderFinding : unknownKeyFinding;
  const findings = keys.map((key) => toFinding(key, about, taken));
  if (missing.size > 0) findings.push(missingKeysFinding([...missing], about));
  return findings;
}

function paramsOf({ errors }: ValueErrors, keyword: string, param: string): readonly string[] {
  const params: string[] = [];
  for (const error of errors) if (error.keyword === keyword) params.push(String(error.params[param]));
  return params;
}

/**
 * A key that is missing is meant before one that may be there. A key of other programs comes after one that differs in
 * spelling only, and before one that is only similar.
 */
function meaningOf(
  { name, plain }: Pick<UnknownKey, "name" | "plain">,
  missing: ReadonlySet<string>,
  about: ValueErrors,
): KeyMeaning {
  const { keys, guess, budget, value } = about;
  const present = presentNameIn(name, about);
  if (present !== undefined) return { meant: [present], foreign: undefined, kind: "former" };
  const nearMissing = missing.size === 0 ? [] : nearestNames(name, missing, budget);
  const near = nearMissing.length > 0 ? nearMissing : guess(name, keys.properties);
  const foreign = foreignKey(plain, valueAt(value, [name]));
  if (foreign === undefined || near.some((one) => plainName(one) === plain))
    return { meant: near, foreign, kind: "near" };
  const here = foreignKeysHere(foreign, objectOfKeys(about));
  return here.length > 0 ? { meant: here, foreign, kind: "foreign" } : { meant: near, foreign, kind: "near" };
}

/** The protocol of which a key is a former name, where protocols are keys. */
function presentNameIn(name: string, { keys, vocabulary }: ValueErrors): string | undefined {
  const present = presentNames(vocabulary).get(name);
  return present !== undefined && keys.properties.includes(present) ? present : undefined;
}

function objectOfKeys({ path, keys, vocabulary }: ValueErrors): ObjectOfKey {
  return { path, properties: keys.properties, vocabulary };
}

/** The keys that are meant by one that an object should not have. */
interface KeyMeaning {
  readonly meant: readonly string[];
  /** The names that it may be a misspelling of, those that it stands for in other programs, or the one that it had before. */
  readonly kind: "near" | "foreign" | "former";
  /** Its meaning where other programs use it; undefined where none does. */
  readonly foreign: ForeignKey | undefined;
}

/** A key that an object should not have. */
interface UnknownKey extends KeyMeaning {
  readonly name: string;
  /** As `plainName` writes it. */
  readonly plain: string;
  /** Leads to its value. */
  readonly path: Path;
}

/** The keys that an object has, and those that another key of it is to be renamed to. */
interface TakenKeys {
  readonly value: Json | undefined;
  readonly renamed: Set<string>;
  /** Names that several keys may be a misspelling of: which one is meant is not certain. */
  readonly contested: ReadonlySet<string>;
}

const NONE_CONTESTED: ReadonlySet<string> = new Set();

function contestedNames(keys: readonly UnknownKey[]): ReadonlySet<string> {
  if (keys.length < 2) return NONE_CONTESTED;
  const meant = keys.flatMap((key) => (isOppositeOfEnabled(key) ? ["enabled"] : key.meant));
  const once = new Set<string>();
  return new Set(meant.filter((name) => once.size === once.add(name).size));
}

function isTaken(name: string, { value, renamed }: TakenKeys): boolean {
  return renamed.has(name) || valueAt(value, [name]) !== undefined;
}

function unknownProviderFinding(key: UnknownKey, about: ValueErrors, taken: TakenKeys): Finding {
  return {
    rule: unknownProvider,
    place: { path: key.path, part: "key" },
    message: `Unknown provider ${quote(key.name)}.`,
    ...adviceOnProvider(key, about, taken),
  };
}

function adviceOnProvider(key: UnknownKey, about: ValueErrors, taken: TakenKeys): Pick<Finding, "advice" | "fix"> {
  const { plain, meant } = key;
  const { providers, customVariants } = about.vocabulary;
  const takesCustom = Object.keys(customVariants).length > 0;
  const known = describeBuiltIn(Object.keys(providers));
  const usual = takesCustom ? `${known} Add your own providers under "custom".` : known;
  const elsewhere = adviceOnCounterpart("provider", key.name, about.vocabulary, usual);
  // If nearly every id is as near as the next, a guess says nothing.
  if (elsewhere !== undefined || meant.length === 0 || meant.length > 2) return { advice: elsewhere ?? usual };
  const { advice, fix } = adviceOnName(key, about, taken);
  const isReserved = RESERVED_PROVIDER_KEYS.some((reserved) => meant.includes(reserved));
  const isOwn = takesCustom && !isReserved && meant.every((name) => plainName(name) !== plain);
  return { advice: isOwn ? `${advice} If not, add your own provider under "custom".` : advice, ...(fix && { fix }) };
}

function describeBuiltIn(ids: readonly string[]): string {
  const [only, ...others] = ids;
  if (only === undefined) return "There are no built-in providers.";
  return others.length === 0
    ? `The only built-in provider is ${quote(only)}.`
    : `The built-in providers are ${quoteAll(ids, "and")}.`;
}

function unknownKeyFinding(key: UnknownKey, about: ValueErrors, taken: TakenKeys): Finding {
  const where = about.path.length === 0 ? "at the top level" : `in ${nameOf(about.path)}`;
  return {
    rule: unknownKey,
    place: { path: key.path, part: "key" },
    message:
      key.kind === "former"
        ? `The key ${quote(key.name)} ${where} is the former name of ${quoteAll(key.meant, "or")}.`
        : `Unknown key ${quote(key.name)} ${where}.`,
    ...(adviceOnOpposite(key, about, taken) ??
      adviceOnPlace(key, about) ??
      adviceOnProtocol(key, about) ??
      adviceOnPreset(key, about) ??
      adviceOnName(key, about, taken)),
  };
}

/** For `disabled`, where `enabled` is the key. The fix turns it and its value around. */
function adviceOnOpposite(
  { name, plain, path }: UnknownKey,
  { value, keys }: ValueErrors,
  taken: TakenKeys,
): Pick<Finding, "advice" | "fix"> | undefined {
  if (!isOppositeOfEnabled({ plain }) || !keys.properties.includes("enabled")) return undefined;
  if (isTaken("enabled", taken)) return { advice: 'Remove it; "enabled" decides.' };
  const disabled = valueAt(value, [name]);
  if (typeof disabled !== "boolean") return { advice: 'Use "enabled" with true or false.' };
  taken.renamed.add("enabled");
  const use = `Use "enabled": ${!disabled}.`;
  const steps = [
    { kind: "rename-key", path, key: "enabled" },
    { kind: "replace-value", path, value: !disabled },
  ] as const;
  return { advice: use, fix: { title: use, safe: !taken.contested.has("enabled"), steps } };
}

function isOppositeOfEnabled({ plain }: Pick<UnknownKey, "plain">): boolean {
  return plain === "disable" || plain === "disabled";
}

/** For a key that is known elsewhere. */
function adviceOnPlace({ name }: UnknownKey, about: ValueErrors): Pick<Finding, "advice"> | undefined {
  const advice = adviceOnKnownKey(name, about.keys, about.vocabulary);
  return advice === undefined ? undefined : { advice };
}

/** For a protocol of another vocabulary, where protocols are keys. */
function adviceOnProtocol({ name, kind }: UnknownKey, about: ValueErrors): Pick<Finding, "advice"> | undefined {
  if (kind === "former" || about.path.at(-1) !== "endpoints") return undefined;
  const advice = adviceOnCounterpart("protocol", name, about.vocabulary, `Remove it; ${about.keys.allowed()}.`);
  return advice === undefined ? undefined : { advice };
}

/** For a key at the top level that the files of a known assistant have there. */
function adviceOnPreset({ name, meant }: UnknownKey, about: ValueErrors): Pick<Finding, "advice"> | undefined {
  // Files of other kinds are no one's configuration.
  if (about.path.length > 0 || meant.length > 0 || about.vocabulary === noVocabulary) return undefined;
  const preset = PRESET_NAMES.find((one) => Object.hasOwn(presetNamed(one)?.topLevel ?? {}, name));
  if (preset === undefined) return undefined;
  const choose = `Choose the vocabulary ${quote(preset)}, which has this key, if the file is for that assistant.`;
  return { advice: `${choose} If not, remove it.` };
}

/**
 * For a key that is known nowhere. The fix renames it, safely where only its spelling differs from the key that is
 * meant.
 */
function adviceOnName(key: UnknownKey, about: ValueErrors, taken: TakenKeys): Pick<Finding, "advice" | "fix"> {
  const { name, plain, path, foreign } = key;
  const [isForeign, isFormer] = [key.kind === "foreign", key.kind === "former"];
  const { keys, value } = about;
  const meant = isForeign ? freeOf(key.meant, taken) : key.meant;
  const [only, second] = meant;
  // The rule `credential` says it better, but does not look at layers.
  if (only === undefined && isCredentialKey(name, valueAt(value, [name])))
    return { advice: "Remove it, and revoke the credential if there is one." };
  const safe = only !== undefined && (isFormer || plain === plainName(only));
  const elsewhere =
    foreign === undefined || isForeign || safe ? undefined : adviceOnForeignKey(foreign, objectOfKeys(about));
  if (only === undefined) return { advice: elsewhere ?? `Remove it; ${keys.allowed()}.` };
  const isFitting = isForeign ? fits(name, only, about) : safe || fitsByType(name, only, about);
  if (!isFitting && elsewhere !== undefined) return { advice: elsewhere };
  const present = meant.find((one) => isTaken(one, taken));
  if (present !== undefined) return { advice: `Remove it, or merge it with ${quote(present)}.` };
  const otherwise = elsewhere === undefined ? "" : ` If not, ${continueSentence(elsewhere)}`;
  const rename = `Rename it to ${quote(only)}.`;
  const advice = isFormer ? rename : `Did you mean ${quoteAll(meant, "or")}?${otherwise}`;
  if (second !== undefined || !isFitting) return { advice };
  taken.renamed.add(only);
  const step = { kind: "rename-key", path, key: only } as const;
  const isSafe = safe && !taken.contested.has(only);
  return { advice, fix: { title: rename, safe: isSafe, steps: [step] } };
}

/** The keys among several that the object does not have yet; all of them where it has each. */
function freeOf(meant: readonly string[], taken: TakenKeys): readonly string[] {
  const free = meant.filter((one) => !isTaken(one, taken));
  return free.length > 0 ? free : meant;
}

/** True where the value under a key that an object should not have may stand under another key. */
function fits(key: string, other: string, { root, schema, value }: ValueErrors): boolean {
  return matchesSchema(root, schema.properties?.[other] ?? {}, valueAt(value, [key]) ?? null);
}

/** True where it has the right type. Other mistakes in it are found once the key is right. */
function fitsByType(key: string, other: string, { root, schema, value }: ValueErrors): boolean {
  return matchesSchema(root, typesUnder(root)(schema.properties?.[other] ?? ANYTHING), valueAt(value, [key]) ?? null);
}

const ANYTHING: Schema = {};

/** The parts of a schema by their types, each made once: a file may repeat a misspelling very often. */
const typesUnder = lazilyFor((root: Schema) => lazilyFor((schema: Schema) => typesIn(root, schema)));

/** A schema with the type of a value, and of the items of a list, alone. */
function typesIn(root: Schema, schema: Schema): Schema {
  const { type, items } = effectiveSchema(root, schema);
  return { ...(type && { type }), ...(items && { items: typesIn(root, items) }) };
}

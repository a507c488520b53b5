import type { Schema } from "../schema/schema.ts";
import { effectiveSchema } from "../schema/schema-at.ts";
import { isCredentialKey } from "../text/credential-likeness.ts";
import { plainName } from "../text/did-you-mean.ts";
import { type Json, type Path, UNSAFE_KEY, valueAt } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";
import { nameOf, quote, quoteAll, startSentence } from "../text/wording.ts";
import { RESERVED_PROVIDER_KEYS } from "../vocabulary/vocabulary.ts";
import type { Finding, RuleFix } from "./rules/rule.ts";
import { missingKey, unknownKey, unknownProvider } from "./rules/schema-rules.ts";
import type { ValueErrors } from "./schema-value-errors.ts";

/** Findings about keys that an object should not have, and about those that are missing. */
export function keyFindings(about: ValueErrors): readonly Finding[] {
  const missing = new Set<string>();
  const unknown: string[] = [];
  for (const { keyword, params } of about.errors) {
    if (keyword === "required") missing.add(params["missingProperty"]);
    const key = keyword === "additionalProperties" ? params["additionalProperty"] : UNSAFE_KEY;
    if (key !== UNSAFE_KEY) unknown.push(key);
  }
  const taken = createTakenKeys(about.value);
  const findings = unknown.map((key) => {
    const meant = meantKeys(key, missing, about);
    // A misspelled key is one mistake, not two.
    if (meant[0] !== undefined) missing.delete(meant[0]);
    return about.path.length === 1 && about.path[0] === "providers"
      ? unknownProviderFinding(key, meant, about, taken)
      : unknownKeyFinding(key, meant, about, taken);
  });
  return missing.size === 0 ? findings : [...findings, missingKeysFinding([...missing], about)];
}

/** The keys that an object has, and those that another key of it is to be renamed to. */
interface TakenKeys {
  has(key: string): boolean;
  add(key: string): void;
}

function createTakenKeys(value: Json | undefined): TakenKeys {
  const renamed = new Set<string>();
  return {
    has: (key) => renamed.has(key) || valueAt(value, [key]) !== undefined,
    add: (key) => renamed.add(key),
  };
}

/** What is missing is meant before what may be there. */
function meantKeys(key: string, missing: ReadonlySet<string>, { keys, guess }: ValueErrors): readonly string[] {
  const nearMissing = missing.size === 0 ? [] : guess(key, [...missing]);
  return nearMissing.length > 0 ? nearMissing : guess(key, keys.properties);
}

/** What a schema says of the keys of an object. */
export interface KnownKeys {
  readonly properties: readonly string[];
  /** For keys that are known one level deeper, the first property whose value may have them. */
  readonly holders: () => ReadonlyMap<string, string>;
  /** Which keys are allowed: the end of a sentence. */
  readonly allowed: () => string;
}

/** Reads what a schema says of keys, once for each part of it. */
export function createKeyReader(root: Schema): (schema: Schema) => KnownKeys {
  const known = new Map<Schema, KnownKeys>();
  return (schema) => {
    const before = known.get(schema);
    if (before !== undefined) return before;
    const properties = Object.keys(schema.properties ?? {});
    const allowed = lazily(() => describeKeys(properties));
    const keys = { properties, holders: lazily(() => holdersIn(schema, root)), allowed };
    known.set(schema, keys);
    return keys;
  };
}

function holdersIn({ properties = {} }: Schema, root: Schema): ReadonlyMap<string, string> {
  const holders = new Map<string, string>();
  for (const [name, part] of Object.entries(properties)) {
    for (const key of Object.keys(effectiveSchema(root, part).properties ?? {})) {
      if (!holders.has(key)) holders.set(key, name);
    }
  }
  return holders;
}

/** @param taken as for `unknownKeyFinding`. */
function unknownProviderFinding(id: string, meant: readonly string[], about: ValueErrors, taken: TakenKeys): Finding {
  return {
    rule: unknownProvider,
    place: { path: ["providers", id], part: "key" },
    message: `Unknown provider ${quote(id)}.`,
    ...adviceOnProvider(id, meant, about, taken),
  };
}

function adviceOnProvider(
  id: string,
  meant: readonly string[],
  about: ValueErrors,
  taken: TakenKeys,
): Pick<Finding, "advice" | "fix"> {
  const { providers, customVariants } = about.vocabulary;
  const takesCustom = Object.keys(customVariants).length > 0;
  // Where nearly every id is as near as the next, a guess says nothing.
  if (meant.length === 0 || meant.length > 2) {
    const known = describeBuiltIn(Object.keys(providers));
    return { advice: takesCustom ? `${known} Add your own providers under "custom".` : known };
  }
  const { advice, fix } = adviceOnName(id, meant, about, taken);
  const isReserved = RESERVED_PROVIDER_KEYS.some((key) => meant.includes(key));
  const isOwn = takesCustom && !isReserved && meant.every((name) => plainName(name) !== plainName(id));
  return { advice: isOwn ? `${advice} If not, add your own provider under "custom".` : advice, ...(fix && { fix }) };
}

function describeBuiltIn(ids: readonly string[]): string {
  const [only, ...others] = ids;
  if (only === undefined) return "There are no built-in providers.";
  return others.length === 0
    ? `The only built-in provider is ${quote(only)}.`
    : `The built-in providers are ${quoteAll(ids, "and")}.`;
}

/** @param taken the keys that are there, and those that another key is to be renamed to. */
function unknownKeyFinding(key: string, meant: readonly string[], about: ValueErrors, taken: TakenKeys): Finding {
  return {
    rule: unknownKey,
    place: { path: [...about.path, key], part: "key" },
    message: `Unknown key ${quote(key)} ${about.path.length === 0 ? "at the top level" : `in ${nameOf(about.path)}`}.`,
    ...(adviceOnOpposite(key, about, taken) ?? adviceOnPlace(key, about) ?? adviceOnName(key, meant, about, taken)),
  };
}

/** For `disabled`, where `enabled` is the key. The fix turns it and its value around. */
function adviceOnOpposite(
  key: string,
  { path, value, keys }: ValueErrors,
  taken: TakenKeys,
): Pick<Finding, "advice" | "fix"> | undefined {
  const isOpposite = /^disabled?$/.test(plainName(key)) && keys.properties.includes("enabled");
  if (!isOpposite) return undefined;
  if (taken.has("enabled")) return { advice: 'Remove it; "enabled" decides.' };
  const disabled = valueAt(value, [key]);
  if (typeof disabled !== "boolean") return { advice: 'Use "enabled" with true or false.' };
  taken.add("enabled");
  const use = `Use "enabled": ${!disabled}.`;
  const place = [...path, key];
  const steps = [
    { kind: "rename-key", path: place, key: "enabled" },
    { kind: "replace-value", path: place, value: !disabled },
  ] as const;
  return { advice: use, fix: { title: use, safe: true, steps } };
}

/** For a key that is known elsewhere. */
function adviceOnPlace(key: string, { vocabulary, keys }: ValueErrors): Pick<Finding, "advice"> | undefined {
  const takers = Object.entries(vocabulary.providers).filter(([, { sections }]) => sections.includes(key));
  if (takers.length > 0) {
    const ids = takers.map(([id]) => id);
    return { advice: `Remove it; only ${quoteAll(ids, "and")} ${ids.length === 1 ? "accepts" : "accept"} it.` };
  }
  const holder = keys.holders().get(key);
  return holder === undefined ? undefined : { advice: `Move it into ${quote(holder)}.` };
}

/** For a key that is known nowhere. The fix renames it, safely where only its spelling differs from the key that is meant. */
function adviceOnName(
  key: string,
  meant: readonly string[],
  { path, keys, value }: ValueErrors,
  taken: TakenKeys,
): Pick<Finding, "advice" | "fix"> {
  const [only, ...others] = meant;
  // The rule `credential` says it better, but does not look at layers.
  if (only === undefined && isCredentialKey(key, valueAt(value, [key])))
    return { advice: "Remove it, and revoke the credential if there is one." };
  if (only === undefined) return { advice: `Remove it; ${keys.allowed()}.` };
  const present = meant.find((name) => taken.has(name));
  if (present !== undefined) return { advice: `Remove it, or merge it with ${quote(present)}.` };
  const advice = `Did you mean ${quoteAll(meant, "or")}?`;
  if (others.length > 0) return { advice };
  taken.add(only);
  const step = { kind: "rename-key", path: [...path, key], key: only } as const;
  const safe = plainName(key) === plainName(only);
  return { advice, fix: { title: `Rename it to ${quote(only)}.`, safe, steps: [step] } };
}

function describeKeys(keys: readonly string[]): string {
  if (keys.length === 0) return "no key is allowed here";
  return `the ${keys.length === 1 ? "only allowed key is" : "allowed keys are"} ${quoteAll(keys, "and")}`;
}

function missingKeysFinding(missing: readonly string[], { path, schema }: ValueErrors): Finding {
  const constants = missing.flatMap((key) => {
    const { const: value } = schema.properties?.[key] ?? {};
    return value === undefined ? [] : [`${quote(key)}: ${quote(value)}`];
  });
  const fix = addConstant(missing, path, schema);
  return {
    rule: missingKey,
    place: { path, part: "key" },
    message: `${startSentence(nameOf(path))} is missing the required ${missing.length === 1 ? "key" : "keys"} ${quoteAll(missing, "and")}.`,
    advice: adviceOnMissing(missing.length, constants),
    ...(fix && { fix }),
  };
}

/** @param constants those of the keys that have only one value, with it. */
function adviceOnMissing(count: number, constants: readonly string[]): string {
  if (constants.length === count) return `Add ${constants.join(", ")}.`;
  const all = count === 1 ? "it" : "them";
  return constants.length === 0 ? `Add ${all}.` : `Add ${all}, with ${constants.join(", ")}.`;
}

/** Where only one value is possible, as for the `type` of a custom provider; another layer may have it already. */
function addConstant([key = "", ...others]: readonly string[], path: Path, schema: Schema): RuleFix | undefined {
  const { const: value } = schema.properties?.[key] ?? {};
  if (value === undefined || others.length > 0) return undefined;
  return { title: `Add ${quote(key)}.`, safe: false, steps: [{ kind: "add-property", path, key, value }] };
}

import type { Schema } from "../schema/schema.ts";
import { effectiveSchema } from "../schema/schema-at.ts";
import { isCredentialKey } from "../text/credential-likeness.ts";
import { nearestNames, plainName } from "../text/did-you-mean.ts";
import { isObject, type Path, UNSAFE_KEY, valueAt } from "../text/json.ts";
import { nameOf, quote, quoteAll, startSentence } from "../text/wording.ts";
import { RESERVED_PROVIDER_KEYS } from "../vocabulary/vocabulary.ts";
import type { Finding, RuleFix } from "./rules/rule.ts";
import { missingKey, unknownKey, unknownProvider } from "./rules/schema-rules.ts";
import type { ValueErrors } from "./schema-value-errors.ts";

/** Findings about keys that an object should not have, and about those that are missing. */
export function keyFindings(about: ValueErrors): readonly Finding[] {
  const missing = new Set(paramsOf(about, "required", "missingProperty"));
  const unknown = paramsOf(about, "additionalProperties", "additionalProperty").filter((key) => key !== UNSAFE_KEY);
  const taken = new Set(isObject(about.value) ? Object.keys(about.value) : []);
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

function paramsOf({ errors }: ValueErrors, keyword: string, param: string): readonly string[] {
  return errors.flatMap((error) => (error.keyword === keyword ? [String(error.params[param])] : []));
}

/** What is missing is meant before what may be there. */
function meantKeys(key: string, missing: ReadonlySet<string>, { schema, budget }: ValueErrors): readonly string[] {
  const nearMissing = nearestNames(key, missing, budget);
  return nearMissing.length > 0 ? nearMissing : nearestNames(key, propertiesOf(schema), budget);
}

function propertiesOf({ properties }: Schema): readonly string[] {
  return Object.keys(properties ?? {});
}

/** @param taken as for `unknownKeyFinding`. */
function unknownProviderFinding(id: string, meant: readonly string[], about: ValueErrors, taken: Set<string>): Finding {
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
  taken: Set<string>,
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
function unknownKeyFinding(key: string, meant: readonly string[], about: ValueErrors, taken: Set<string>): Finding {
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
  { path, value, schema }: ValueErrors,
  taken: Set<string>,
): Pick<Finding, "advice" | "fix"> | undefined {
  const isOpposite = /^disabled?$/.test(plainName(key)) && propertiesOf(schema).includes("enabled");
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
function adviceOnPlace(key: string, { vocabulary, schema, root }: ValueErrors): Pick<Finding, "advice"> | undefined {
  const takers = Object.entries(vocabulary.providers).filter(([, { sections }]) => sections.includes(key));
  if (takers.length > 0) {
    const ids = takers.map(([id]) => id);
    return { advice: `Remove it; only ${quoteAll(ids, "and")} ${ids.length === 1 ? "accepts" : "accept"} it.` };
  }
  const holder = Object.entries(schema.properties ?? {}).find(([, part]) =>
    propertiesOf(effectiveSchema(root, part)).includes(key),
  );
  return holder && { advice: `Move it into ${quote(holder[0])}.` };
}

/** For a key that is known nowhere. The fix renames it, safely where only its spelling differs from the key that is meant. */
function adviceOnName(
  key: string,
  meant: readonly string[],
  { path, schema, value }: ValueErrors,
  taken: Set<string>,
): Pick<Finding, "advice" | "fix"> {
  const [only, ...others] = meant;
  // The rule `credential` says it better, but does not look at layers.
  if (only === undefined && isCredentialKey(key, valueAt(value, [key])))
    return { advice: "Remove it, and revoke the credential if there is one." };
  if (only === undefined) return { advice: `Remove it; ${describeKeys(propertiesOf(schema))}.` };
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

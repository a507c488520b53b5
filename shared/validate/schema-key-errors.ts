import type { Schema } from "../schema/schema.ts";
import { RESERVED_PROVIDER_KEYS, UNSAFE_KEY, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { nearestNames } from "./did-you-mean.ts";
import { isObject } from "./json.ts";
import type { Finding } from "./rules/rule.ts";
import { missingKey, unknownKey, unknownProvider } from "./rules/schema-rules.ts";
import { effectiveSchema } from "./schema-at.ts";
import type { ValueErrors } from "./value-errors.ts";
import { nameOf, quote, quoteAll, startSentence } from "./wording.ts";

/** Findings about keys that an object should not have, and about those that it lacks. */
export function keyFindings(about: ValueErrors): readonly Finding[] {
  const missing = new Set(paramsOf(about, "required", "missingProperty"));
  const unknown = paramsOf(about, "additionalProperties", "additionalProperty").filter((key) => key !== UNSAFE_KEY);
  const findings = unknown.map((key) => {
    const meant = meantKeys(key, missing, about);
    // A misspelt key is one mistake, not two.
    if (meant[0] !== undefined) missing.delete(meant[0]);
    return about.path.length === 1 && about.path[0] === "providers"
      ? unknownProviderFinding(key, meant, about.vocabulary)
      : unknownKeyFinding(key, meant, about);
  });
  return missing.size === 0 ? findings : [...findings, missingKeysFinding([...missing], about)];
}

function paramsOf({ errors }: ValueErrors, keyword: string, param: string): readonly string[] {
  return errors.flatMap((error) => (error.keyword === keyword ? [String(error.params[param])] : []));
}

/** What is missing is meant before what may be there. */
function meantKeys(key: string, missing: ReadonlySet<string>, { schema }: ValueErrors): readonly string[] {
  const nearMissing = nearestNames(key, missing);
  return nearMissing.length > 0 ? nearMissing : nearestNames(key, propertiesOf(schema));
}

function propertiesOf({ properties }: Schema): readonly string[] {
  return Object.keys(properties ?? {});
}

function unknownProviderFinding(id: string, meant: readonly string[], { providers }: Vocabulary): Finding {
  const builtIn = Object.keys(providers);
  // Where nearly every id is as near as the next, a guess says nothing.
  const isGuess = meant.length > 0 && meant.length <= 2;
  const isReserved = isGuess && RESERVED_PROVIDER_KEYS.some((key) => meant.includes(key));
  const hint = isGuess
    ? `Did you mean ${quoteAll(meant, "or")}?`
    : `The built-in ones are ${quoteAll(builtIn, "and")}.`;
  return {
    rule: unknownProvider,
    place: { path: ["providers", id], part: "key" },
    message: `${quote(id)} is not a built-in provider.`,
    advice: isReserved ? hint : `${hint} A provider of your own goes under "custom".`,
  };
}

function unknownKeyFinding(key: string, meant: readonly string[], about: ValueErrors): Finding {
  return {
    rule: unknownKey,
    place: { path: [...about.path, key], part: "key" },
    message: `Unknown key ${quote(key)} ${about.path.length === 0 ? "at the top level" : `in ${nameOf(about.path)}`}.`,
    advice: adviceForUnknownKey(key, meant, about),
  };
}

function adviceForUnknownKey(key: string, meant: readonly string[], about: ValueErrors): string {
  const takers = Object.entries(about.vocabulary.providers).filter(([, { sections }]) => sections.includes(key));
  if (takers.length > 0) {
    const ids = takers.map(([id]) => id);
    return `Remove it; only ${quoteAll(ids, "and")} ${ids.length === 1 ? "takes" : "take"} it.`;
  }
  const holder = Object.entries(about.schema.properties ?? {}).find(([, schema]) =>
    propertiesOf(effectiveSchema(about.root, schema)).includes(key),
  );
  if (holder !== undefined) return `Move it into ${quote(holder[0])}, where it belongs.`;
  const { value, schema } = about;
  const present = meant.find((name) => isObject(value) && Object.hasOwn(value, name));
  if (present !== undefined) return `Remove it, or merge it with ${quote(present)}, which is there, too.`;
  if (meant.length > 0) return `Did you mean ${quoteAll(meant, "or")}?`;
  return `Remove it; the keys here are ${quoteAll(propertiesOf(schema), "and")}.`;
}

function missingKeysFinding(missing: readonly string[], { path, schema }: ValueErrors): Finding {
  const needed = missing.map((key) => {
    const { const: value } = schema.properties?.[key] ?? {};
    return value === undefined ? quote(key) : `${quote(key)}: ${quote(value)}`;
  });
  return {
    rule: missingKey,
    place: { path, part: "key" },
    message: `${startSentence(nameOf(path))} lacks the required ${missing.length === 1 ? "key" : "keys"} ${quoteAll(missing, "and")}.`,
    advice: `Add ${needed.join(", ")}.`,
  };
}

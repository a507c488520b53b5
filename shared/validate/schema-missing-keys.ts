import type { Schema } from "../schema/schema.ts";
import type { Path } from "../text/json.ts";
import { nameOf, quote, quoteAll, showValue, startSentence } from "../text/wording.ts";
import type { Finding, RuleFix } from "./rules/rule.ts";
import { missingKey } from "./rules/schema-rules.ts";
import type { ValueErrors } from "./schema-value-errors.ts";

/** The finding about all keys that are missing from one object. */
export function missingKeysFinding(missing: readonly string[], { path, schema }: ValueErrors): Finding {
  const constants = missing.flatMap((key) => {
    const { const: value } = schema.properties?.[key] ?? {};
    return value === undefined ? [] : [`${quote(key)}: ${showValue(value)}`];
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

import type { Schema } from "../schema/schema.ts";
import type { Json, Path } from "../text/json.ts";
import { kindOf, nameOf, showValue, showValues, startSentence, withArticle } from "../text/wording.ts";
import type { Finding, RuleFix } from "./rules/rule.ts";
import { wrongType } from "./rules/schema-rules.ts";

/** The advice on a value, and its fix where it is certain or likely what it should be. */
type Remedy = Pick<Finding, "advice" | "fix">;

/**
 * A value of another type than the schema's.
 * @param type that the schema wants.
 * @param schema the rest of its description of the value.
 */
export function wrongTypeFinding(type: string, path: Path, value: Json | undefined, schema: Schema): Finding {
  return {
    rule: wrongType,
    place: { path, part: "value" },
    message: `${startSentence(nameOf(path))} must be ${withArticle(type)}, not ${kindOf(value)}.`,
    ...remedyFor(type, path, value, schema),
  };
}

function remedyFor(type: string, path: Path, value: Json | undefined, schema: Schema): Remedy {
  const { enum: allowed, const: only } = schema;
  if (allowed !== undefined) return remedyAmong(allowed, path, value);
  if (only !== undefined && type !== "string") return remedyAmong([only], path, value);
  const use = USE_OF_TYPE[type] ?? `Use ${withArticle(type)}`;
  if (value === null && typeof path.at(-1) === "string") {
    return { advice: `${use}, or remove the key if it is optional.` };
  }
  if (type === "integer" && typeof value === "number") {
    return { advice: "Use a whole number, for example 128000." };
  }
  if (type === "string" && typeof value === "number") return { advice: "Put it in double quotes." };
  const remedy = typeof value === "string" ? remedyForText(type, path, value, schema) : undefined;
  return remedy ?? { advice: `${use}.` };
}

/** Safe where the value is only written as another type, such as a number in quotes. */
function remedyAmong(allowed: readonly (string | number | boolean)[], path: Path, value: Json | undefined): Remedy {
  const advice = `Use ${showValues(allowed, "or")}.`;
  const meant = typeof value === "object" ? undefined : allowed.find((one) => String(one) === String(value));
  return meant === undefined ? { advice } : { advice, fix: replaceBy(meant, path, true) };
}

/** Without a full stop. */
const USE_OF_TYPE: Readonly<Record<string, string>> = {
  array: "Use an array: […]",
  boolean: "Use true or false",
  integer: "Use a number, for example 128000",
  number: "Use a number",
  object: "Use an object: {…}",
  string: 'Use a string: "…"',
};

/** For a text that most likely is the right value in quotes. */
function remedyForText(type: string, path: Path, text: string, schema: Schema): Remedy | undefined {
  if (type === "array") return remedyForOneItem(path, text);
  if (type === "boolean" && /^(?:true|false)$/i.test(text)) {
    const word = text.toLowerCase();
    return replacement(`Use ${word} without quotes.`, path, word === "true", true);
  }
  if (type !== "integer") return undefined;
  const tokens = tokensMeant(text);
  if (tokens === undefined) return undefined;
  const isInRange = tokens >= (schema.minimum ?? tokens) && tokens <= (schema.maximum ?? tokens);
  if (/^\d+$/.test(text)) {
    const advice = "Use the number without quotes.";
    return isInRange ? replacement(advice, path, tokens, true) : { advice };
  }
  // A thousand tokens may be 1024 of them.
  return isInRange ? replacement(`Use a number, for example ${tokens}.`, path, tokens, false) : undefined;
}

/** A text with a comma or a space may be several items. */
function remedyForOneItem(path: Path, text: string): Remedy {
  const advice = "Put it in brackets: […].";
  if (/[\s,;]|^$/.test(text)) return { advice };
  return { advice, fix: { title: "Put it in brackets.", safe: true, steps: [{ kind: "wrap-in-list", path }] } };
}

function replacement(advice: string, path: Path, value: boolean | number, safe: boolean): Remedy {
  return { advice, fix: replaceBy(value, path, safe) };
}

function replaceBy(value: string | number | boolean, path: Path, safe: boolean): RuleFix {
  return { title: `Use ${showValue(value)}.`, safe, steps: [{ kind: "replace-value", path, value }] };
}

/** A number of tokens is often written with a letter for thousands or millions, or with its digits in groups. */
function tokensMeant(text: string): number | undefined {
  if (/^\d{1,16}$/.test(text)) return Number(text);
  if (/^\d{1,3}(?:[,_ ]\d{3}){1,3}$/.test(text)) return Number(text.replaceAll(/\D/g, ""));
  const [, digits, letter] = /^(\d{1,4}(?:\.\d{1,2})?) ?([km])$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return Math.round(Number(digits) * (letter?.toLowerCase() === "k" ? 1_000 : 1_000_000));
}

import type { ErrorObject } from "ajv";
import type { Schema } from "../schema/schema.ts";
import { credentialLikeness } from "../text/credential-likeness.ts";
import { type GuessBudget, nearestNames } from "../text/did-you-mean.ts";
import type { Json, Path } from "../text/json.ts";
import { kindOf, nameOf, quote, quoteAll, startSentence, withArticle } from "../text/wording.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Finding } from "./rules/rule.ts";
import { outOfRange, unknownValue, wrongType } from "./rules/schema-rules.ts";

/** Findings about a value itself: at most one. Of the wrong type, it is nothing else. */
export function valueFindings(about: ValueErrors): readonly Finding[] {
  const { errors, path, value, schema, vocabulary } = about;
  const ofType = errors.find(({ keyword }) => keyword === "type");
  if (ofType !== undefined) return [wrongTypeFinding(ofType.params["type"], path, value, schema.enum)];
  return errors.flatMap(({ keyword, params }) => {
    switch (keyword) {
      case "enum":
        return [unknownValueFinding(params["allowedValues"], about)];
      case "const":
        return [unknownValueFinding([params["allowedValue"]], about)];
      case "discriminator":
        return variantFindings(Object.keys(vocabulary.customVariants), {
          ...about,
          path: [...path, params["tag"]],
          value: params["tagValue"],
        });
      case "minimum":
        return [outOfRangeFinding(path, `must be at least ${params["limit"]}`, adviceForBounds(schema))];
      case "maximum":
        return [outOfRangeFinding(path, `must be at most ${params["limit"]}`, adviceForBounds(schema))];
      case "minLength":
        return [outOfRangeFinding(path, "must not be empty", "Use at least one character.")];
      default:
        return [];
    }
  });
}

/** The `type` of an entry of which there are several variants. Where there is none, `required` says so. */
function variantFindings(variants: readonly string[], ofType: ValueErrors): readonly Finding[] {
  const { path, value: type } = ofType;
  if (type === undefined) return [];
  return [
    typeof type === "string" ? unknownValueFinding(variants, ofType) : wrongTypeFinding("string", path, type, variants),
  ];
}

/** @param allowed the values of which it must be one; undefined where any of its type will do. */
function wrongTypeFinding(
  type: string,
  path: Path,
  value: Json | undefined,
  allowed: readonly string[] | undefined,
): Finding {
  return {
    rule: wrongType,
    place: { path, part: "value" },
    message: `${startSentence(nameOf(path))} must be ${withArticle(type)}, not ${kindOf(value)}.`,
    advice: adviceForType(type, path, value, allowed),
  };
}

function adviceForType(
  type: string,
  path: Path,
  value: Json | undefined,
  allowed: readonly string[] | undefined,
): string {
  if (allowed !== undefined) return `Use ${quoteAll(allowed, "or")}.`;
  const use = USE_OF_TYPE[type] ?? `Use ${withArticle(type)}`;
  if (value === null && typeof path.at(-1) === "string") return `${use}, or remove the key if it is optional.`;
  if (type === "boolean" && typeof value === "string" && /^(?:true|false)$/i.test(value)) {
    return `Use ${value.toLowerCase()} without quotes.`;
  }
  if (type === "integer") return adviceForInteger(value);
  if (type === "array" && typeof value === "string") return "Put it in brackets: […].";
  if (type === "string" && typeof value === "number") return "Put it in double quotes.";
  return `${use}.`;
}

/** Without a full stop. */
const USE_OF_TYPE: Readonly<Record<string, string>> = {
  array: "Use an array: […]",
  boolean: "Use true or false",
  integer: "Use a number, for example 128000",
  object: "Use an object: {…}",
  string: 'Use a string: "…"',
};

/** A number of tokens is often written with a letter for thousands or millions. */
function adviceForInteger(value: Json | undefined): string {
  if (typeof value === "number") return "Use a whole number, for example 128000.";
  const text = typeof value === "string" ? value : "";
  if (/^\d+$/.test(text)) return "Use the number without quotes.";
  const [, digits = "128", letter = "k"] = /^(\d{1,4}) ?([km])$/i.exec(text) ?? [];
  return `Use a number, for example ${Number(digits) * (letter.toLowerCase() === "k" ? 1_000 : 1_000_000)}.`;
}

/** The value is repeated only where it cannot be a secret that was put in the wrong place. */
function unknownValueFinding(allowed: readonly string[], { path, value, budget }: ValueErrors): Finding {
  const meant = typeof value === "string" ? nearestNames(value, allowed, budget) : [];
  const isGuess = meant.length > 0 && meant.length <= 2;
  return {
    rule: unknownValue,
    place: { path, part: "value" },
    message: `${startSentence(nameOf(path))} cannot ${isPlain(value) ? `be ${showPlain(value)}` : "have this value"}.`,
    advice: isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : `Use ${quoteAll(allowed, "or")}.`,
  };
}

/** One or a few short words, as the values that the format lists are, with nothing that looks like a credential. */
const PLAIN_WORDS = /^[a-z]{1,20}(?:[-_][a-z]{1,20}){0,3}$/i;

/** True for a value that a message may repeat. */
function isPlain(value: Json | undefined): value is string | boolean {
  if (typeof value === "boolean") return true;
  return typeof value === "string" && PLAIN_WORDS.test(value) && credentialLikeness(value) === undefined;
}

function showPlain(value: string | boolean): string {
  return typeof value === "string" ? quote(value) : String(value);
}

function adviceForBounds({ minimum, maximum }: Schema): string {
  return `Use a whole number from ${minimum} to ${maximum}.`;
}

function outOfRangeFinding(path: Path, bound: string, advice: string): Finding {
  return {
    rule: outOfRange,
    place: { path, part: "value" },
    message: `${startSentence(nameOf(path))} ${bound}.`,
    advice,
  };
}

/** All that a validator says of one value. */
export interface ValueErrors {
  readonly errors: readonly ErrorObject[];
  readonly path: Path;
  readonly value: Json | undefined;
  /** The part of the schema that speaks about the value. */
  readonly schema: Schema;
  readonly root: Schema;
  readonly vocabulary: Vocabulary;
  /** For the guesses at what was meant. */
  readonly budget: GuessBudget;
}

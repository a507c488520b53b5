import type { ErrorObject } from "ajv";
import type { Schema } from "../schema/schema.ts";
import { type GuessBudget, nearestNames } from "../text/did-you-mean.ts";
import type { Json, Path } from "../text/json.ts";
import { kindOf, nameOf, quoteAll, startSentence, withArticle } from "../text/wording.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Finding } from "./rules/rule.ts";
import { outOfRange, unknownValue, wrongType } from "./rules/schema-rules.ts";

/** Findings about a value itself: at most one. Of the wrong type, it is nothing else. */
export function valueFindings(about: ValueErrors): readonly Finding[] {
  const { errors, path, value, schema, vocabulary } = about;
  const ofType = errors.find(({ keyword }) => keyword === "type");
  if (ofType !== undefined) return [wrongTypeFinding(ofType.params["type"], path, value)];
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
        return [outOfRangeFinding(path, "must not be empty", "Write at least one character.")];
      default:
        return [];
    }
  });
}

/** The `type` of an entry of which there are several variants. Where there is none, `required` says so. */
function variantFindings(variants: readonly string[], ofType: ValueErrors): readonly Finding[] {
  const { path, value: type } = ofType;
  if (type === undefined) return [];
  return [typeof type === "string" ? unknownValueFinding(variants, ofType) : wrongTypeFinding("string", path, type)];
}

function wrongTypeFinding(type: string, path: Path, value: Json | undefined): Finding {
  return {
    rule: wrongType,
    place: { path, part: "value" },
    message: `${startSentence(nameOf(path))} must be ${withArticle(type)}, but is ${kindOf(value)}.`,
    advice: adviceForType(type, path, value),
  };
}

function adviceForType(type: string, path: Path, value: Json | undefined): string {
  const write = type === "boolean" ? "Write true or false" : `Write ${withArticle(type)}`;
  if (value === null && typeof path.at(-1) === "string") return `${write}, or remove the key where it is optional.`;
  if (type === "boolean" && typeof value === "string" && /^(?:true|false)$/i.test(value)) {
    return `Write ${value.toLowerCase()} without quotes.`;
  }
  if (type === "integer" && typeof value === "string" && /^\d+$/.test(value)) return "Write the number without quotes.";
  if (type === "array" && typeof value === "string") return "Put it in brackets: […].";
  if (type === "string" && typeof value === "number") return "Put it in double quotes.";
  return `${write}.`;
}

/** The value itself is not repeated: what stands in the wrong place may be a secret. */
function unknownValueFinding(allowed: readonly string[], { path, value, budget }: ValueErrors): Finding {
  const meant = typeof value === "string" ? nearestNames(value, allowed, budget) : [];
  const isGuess = meant.length > 0 && meant.length <= 2;
  return {
    rule: unknownValue,
    place: { path, part: "value" },
    message: `${startSentence(nameOf(path))} cannot have this value.`,
    advice: isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : `Write ${quoteAll(allowed, "or")}.`,
  };
}

function adviceForBounds({ minimum, maximum }: Schema): string {
  return `Write an integer from ${minimum} to ${maximum}.`;
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

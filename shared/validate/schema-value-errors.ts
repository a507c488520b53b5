import type { ErrorObject } from "ajv";
import type { Schema } from "../schema/schema.ts";
import { credentialLikeness } from "../text/credential-likeness.ts";
import { type GuessBudget, type ListGuess, plainName } from "../text/did-you-mean.ts";
import type { Json, Path } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import { nameOf, quote, quoteAll, showValue, showValues, startSentence } from "../text/wording.ts";
import { adviceOnCounterpart } from "../vocabulary/mappings.ts";
import { type FieldValue, presentNames, type Vocabulary } from "../vocabulary/vocabulary.ts";
import type { KnownKeys } from "./known-keys.ts";
import type { Finding, RuleFix } from "./rules/rule.ts";
import { outOfRange, unknownValue } from "./rules/schema-rules.ts";
import { wrongTypeFinding } from "./schema-type-errors.ts";

/** The findings about a value itself: at most one. A wrong type is the only finding about its value. */
export function valueFindings(about: ValueErrors): readonly Finding[] {
  const { errors, path, value, schema, vocabulary } = about;
  const ofType = errors.find(({ keyword }) => keyword === "type");
  if (ofType !== undefined) return [wrongTypeFinding(ofType.params["type"], path, value, schema)];
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
    typeof type === "string"
      ? unknownValueFinding(variants, ofType)
      : wrongTypeFinding("string", path, type, { enum: variants }),
  ];
}

/** The value is repeated only where it cannot be a secret that was put in the wrong place. */
function unknownValueFinding(allowed: readonly FieldValue[], { path, value, guess, vocabulary }: ValueErrors): Finding {
  const former = typeof value === "string" ? value : "";
  const present = presentNames(vocabulary).get(former);
  if (present !== undefined && allowed.includes(present)) return formerValueFinding(present, former, path);
  const elsewhere =
    typeof value === "string" ? adviceOnName(path, value, vocabulary, `Use ${showValues(allowed, "or")}.`) : undefined;
  const meant = typeof value === "string" && elsewhere === undefined ? guess(value, wordsAmong(allowed)) : [];
  const isGuess = meant.length > 0 && meant.length <= 2;
  const [only, ...others] = meant;
  return {
    rule: unknownValue,
    place: { path, part: "value" },
    message: `${startSentence(nameOf(path))} cannot ${isPlain(value) ? `be ${showValue(value)}` : "have this value"}.`,
    advice: elsewhere ?? (isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : `Use ${showValues(allowed, "or")}.`),
    ...(typeof value === "string" &&
      only !== undefined &&
      others.length === 0 && { fix: useInstead(only, value, path) }),
  };
}

/** For a protocol or a type of another vocabulary. */
function adviceOnName(path: Path, value: string, vocabulary: Vocabulary, usual: string): string | undefined {
  const kind =
    path.at(-1) === "protocol" ? "protocol" : path.length === 4 && path.at(-1) === "type" ? "custom type" : undefined;
  return kind && adviceOnCounterpart(kind, value, vocabulary, usual);
}

/** A protocol's name of former versions of the assistant. */
function formerValueFinding(present: string, value: string, path: Path): Finding {
  const use = `Use ${quote(present)}.`;
  return {
    rule: unknownValue,
    place: { path, part: "value" },
    message: `${startSentence(nameOf(path))} is ${quote(value)}, the former name of ${quote(present)}.`,
    advice: use,
    fix: { title: use, safe: true, steps: [{ kind: "replace-value", path, value: present }] },
  };
}

/** One list for all findings of a kind, as the guesses among it are remembered by it. */
const wordsAmong = lazilyFor((values: readonly FieldValue[]): readonly string[] =>
  values.filter((value) => typeof value === "string"),
);

/** Safe where only the spelling differs, so that nothing else can be meant. */
function useInstead(meant: string, value: string, path: Path): RuleFix {
  return {
    title: `Use ${quote(meant)}.`,
    safe: plainName(value) === plainName(meant),
    steps: [{ kind: "replace-value", path, value: meant }],
  };
}

/** One or a few short words, as the values that the format lists are, with nothing that looks like a credential. */
const PLAIN_WORDS = /^[a-z]{1,20}(?:[-_][a-z]{1,20}){0,3}$/i;

/** True for a value that a message may repeat. A long number may be a secret. */
function isPlain(value: Json | undefined): value is FieldValue {
  if (typeof value === "boolean") return true;
  if (typeof value === "number") return Math.abs(value) < 1_000;
  return typeof value === "string" && PLAIN_WORDS.test(value) && credentialLikeness(value) === undefined;
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
  /** The whole schema. */
  readonly root: Schema;
  readonly keys: KnownKeys;
  readonly vocabulary: Vocabulary;
  /** For the guesses at what was meant. */
  readonly budget: GuessBudget;
  /** Within the budget, among the names of the format. */
  readonly guess: ListGuess;
}

import { describe, reference, type Schema } from "../schema/schema.ts";
import { UNSAFE_KEY } from "../text/json.ts";

/** Entries by names, which cannot be some. */
export function namedTable(
  description: Schema,
  entry: string,
  example: Readonly<Record<string, unknown>>,
  taken: readonly string[] = [],
): Schema {
  return {
    ...description,
    type: "object",
    propertyNames: { minLength: 1, not: { enum: [...taken, UNSAFE_KEY] } },
    additionalProperties: reference(entry),
    examples: [example],
  };
}

/** A text that is not empty. */
export function describedText(title: string, markdown: string, example: string): Schema {
  return { ...describe(title, markdown), type: "string", minLength: 1, examples: [example] };
}

/** A list of texts that are not empty. */
export function describedTexts(title: string, markdown: string, example: string): Schema {
  return {
    ...describe(title, markdown),
    type: "array",
    items: { type: "string", minLength: 1, examples: [example] },
    examples: [[example]],
  };
}

/** One of several words, each with its meaning; the first is an example. */
export function describedWord(title: string, markdown: string, words: Readonly<Record<string, string>>): Schema {
  const values = Object.keys(words);
  return {
    ...describe(title, markdown),
    type: "string",
    enum: values,
    markdownEnumDescriptions: Object.values(words),
    examples: values.slice(0, 1),
  };
}

/** True or false; without `otherwise`, the absent key means neither. */
export function describedFlag(title: string, markdown: string, otherwise?: boolean): Schema {
  return {
    ...describe(title, markdown),
    type: "boolean",
    ...(otherwise === undefined ? {} : { default: otherwise }),
  };
}

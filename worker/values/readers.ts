/** Readers of single values that a request carries: the fields of a JSON body, and query parameters. */

import { isArray, type Json, type JsonSchema, NULL, orNull } from "../../shared/index.ts";
import { readTime } from "./time.ts";

/** A guid as the server writes it: in lower case. */
export const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A reader of one value, as data: what the value must be, and the value that it is read as.
 * See docs/decisions/0086-readers-of-input.md.
 */
export interface Reader<Value> {
  /** A description of the values that are read, as in "a text of at most 255 characters". */
  readonly expected: string;
  /** The same in a form, where that differs: no one can type null. */
  readonly expectedInForm?: string;
  /** A body must have it. Query parameters can all be left out. */
  readonly isRequired: boolean;
  /** Undefined where it cannot be read. */
  readonly read: (value: Json) => Value | undefined;
  /** The JSON value that the text of a query parameter stands for. */
  readonly fromText: (given: string) => Json;
  /** The words that there are, where it is one of some. */
  readonly words?: readonly string[];
  /** The schema for programs; it allows at least all that can be read. */
  readonly schema: JsonSchema;
  /** The purpose, in whole sentences, where its name does not say it. */
  readonly meaning?: string;
  /** The name in forms. */
  readonly label?: string;
}

/** Readers by the names of what they read. */
export type Readers = Readonly<Record<string, Reader<unknown>>>;

/** The values that readers read, by name. Optional ones may be left out. */
export type ValuesOf<Known extends Readers> = {
  readonly [Name in keyof Known as undefined extends ReadBy<Known[Name]> ? never : Name]: ReadBy<Known[Name]>;
} & {
  readonly [Name in keyof Known as undefined extends ReadBy<Known[Name]> ? Name : never]?: ReadBy<Known[Name]>;
};

type ReadBy<Of> = Of extends Reader<infer Value> ? Value : never;

/**
 * Reads a string.
 *
 * @param read undefined where the text cannot be read.
 * @param bounds what the schema says of it besides.
 */
export function string<Value>(
  expected: string,
  read: (given: string) => Value | undefined,
  bounds: Pick<JsonSchema, "enum" | "format" | "maxLength" | "minLength" | "pattern"> = {},
): Reader<Value> {
  return {
    expected,
    isRequired: true,
    read: (value) => (typeof value === "string" ? read(value) : undefined),
    fromText: (given) => given,
    schema: { type: "string", ...bounds },
  };
}

/** A text that fits a pattern. @param expected what it must be, in words. */
export function pattern(shape: RegExp, expected: string): Reader<string> {
  const read = (given: string) => (shape.test(given) ? given : undefined);
  // JSON Schema has no flags.
  return string(expected, read, shape.flags === "" ? { pattern: shape.source } : {});
}

/** A cursor, which only pages of a list give. What is in it is the server's own affair, and so the message does not say it. */
export function cursor<Value>(pagesOf: string, read: (given: string) => Value | undefined): Reader<Value> {
  return string(`a cursor that a page of ${pagesOf} gave`, read);
}

/** Any text that is not too long. */
export function shortText(maxCharacters: number): Reader<string> {
  return string(
    `a text of at most ${maxCharacters} characters`,
    (given) => (given.length <= maxCharacters ? given : undefined),
    { maxLength: maxCharacters },
  );
}

/** A text on one line, such as a name. Whitespace at the ends does not count as characters that there must be. */
export function text(maxCharacters: number, minCharacters = 0): Reader<string> {
  const bounds = minCharacters === 0 ? "at most" : `${minCharacters} to`;
  return string(
    `a text of ${bounds} ${maxCharacters} characters on one line, without control characters`,
    (value) =>
      value.trim().length >= minCharacters && isTextWithout(/[\p{Cc}\p{Zl}\p{Zp}]/u, value, maxCharacters)
        ? value
        : undefined,
    { ...(minCharacters === 0 ? {} : { minLength: minCharacters }), maxLength: maxCharacters },
  );
}

/**
 * The name of someone or something in audit entries: a text on one line that cannot pass for another one there, nor for the
 * server itself, which entries call "System".
 */
export function nameText(maxCharacters: number, minCharacters = 0): Reader<string> {
  const { expected, read, schema } = text(maxCharacters, minCharacters);
  const readName = (given: string) => {
    // Letters of other widths and styles count as the plain ones.
    const isSystem = /^\s*system\s*$/i.test(given.normalize("NFKC"));
    const isMisleading = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(given) || isSystem;
    return isMisleading ? undefined : read(given);
  };
  return string(`${expected} and invisible ones, and not "System"`, readName, schema);
}

/** A text that may have several lines, such as a description. */
export function multilineText(maxCharacters: number): Reader<string> {
  return string(
    `a text of at most ${maxCharacters} characters, without control characters but tabs and line breaks`,
    (value) => (isTextWithout(/(?![\t\n\r])\p{Cc}/u, value, maxCharacters) ? value : undefined),
    { maxLength: maxCharacters },
  );
}

function isTextWithout(refused: RegExp, value: string, maxCharacters: number): boolean {
  return value.length <= maxCharacters && !refused.test(value) && value.isWellFormed();
}

/** A point in time. */
export const time: Reader<Date> = string("a time of RFC 3339 such as 2027-01-31T12:00:00Z", readTime, {
  format: "date-time",
});

/** `true` or `false`; as a query parameter in any case, because clients write it as their own language does. */
export const boolean: Reader<boolean> = {
  expected: "true or false",
  isRequired: true,
  read: (value) => (typeof value === "boolean" ? value : undefined),
  fromText: (given) => (/^(?:true|false)$/i.test(given) ? given.toLowerCase() === "true" : given),
  schema: { type: "boolean" },
};

/** A whole number within bounds; as a query parameter in digits. */
export function wholeNumber(least: number, most: number): Reader<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    isRequired: true,
    read: (value) =>
      typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : undefined,
    fromText: (given) => (/^\d{1,15}$/.test(given) ? Number(given) : given),
    schema: { type: "integer", minimum: least, maximum: most },
  };
}

/** One of several words. */
export function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  const read = (given: string) => words.find((word) => word === given);
  return { ...string(`one of ${words.join(", ")}`, read, { enum: words }), words };
}

/** An array of values. @param expected what it must be, as a whole. */
export function listOf<Value>({ read, schema }: Reader<Value>, expected: string): Reader<readonly Value[]> {
  return {
    expected,
    isRequired: true,
    read: (value) => {
      if (!isArray(value)) return undefined;
      const items = value.map(read).filter((item) => item !== undefined);
      return items.length === value.length ? items : undefined;
    },
    fromText: (given) => given,
    schema: { type: "array", items: schema },
  };
}

/** Some of several words; as a query parameter with `|` between them. */
export function someOf<Word extends string>(words: readonly Word[]): Reader<readonly Word[]> {
  return {
    ...listOf(oneOf(words), `one of ${words.join(", ")}, or some of them with | between them`),
    fromText: (given) => given.split("|").map((word) => word.trim()),
  };
}

/** A reader of a value that may be left out. */
export function optional<Value>(reader: Reader<Value>): Reader<Value | undefined> {
  return { ...reader, isRequired: false };
}

/** Null alone. @param expected says why nothing else can be. */
export function nothing(expected: string): Reader<null> {
  return {
    expected,
    isRequired: true,
    read: (value) => (value === null ? null : undefined),
    fromText: (given) => given,
    schema: NULL,
  };
}

/** A reader of a value that may be null. */
export function nullable<Value>(reader: Reader<Value>): Reader<Value | null> {
  const { expected, read, schema } = reader;
  return {
    ...reader,
    expected: `${expected}, or null`,
    expectedInForm: expected,
    read: (value) => (value === null ? null : read(value)),
    schema: orNull(schema),
  };
}

/** The same with what it is for, in whole sentences. */
export function meaning<Value>(sentences: string, reader: Reader<Value>): Reader<Value> {
  return { ...reader, meaning: sentences };
}

/** The same with how forms call it. */
export function labelled<Value>(label: string, reader: Reader<Value>): Reader<Value> {
  return { ...reader, label };
}

/** The names that values have in forms, by their names in the API. */
export function labelsOf<Known extends Readers>(known: Known): Readonly<Record<keyof Known, string>> {
  const labels = Object.entries(known).map(([name, { label = name }]) => [name, label]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is one for each name
  return Object.fromEntries(labels) as Readonly<Record<keyof Known, string>>;
}

/** Tests if a text has more bytes in UTF-8 than it may; one that has more characters is not encoded. */
export function isLongerInUtf8(value: string, maxBytes: number): boolean {
  return value.length > maxBytes || new TextEncoder().encode(value).length > maxBytes;
}

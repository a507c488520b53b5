import { QUOTE, SPACE } from "../text/characters.ts";
import { isArray, type Json, parseJson, UNSAFE_KEY } from "../text/json.ts";
import { KEY_MAX_CHARACTERS } from "./limits.ts";
import { type StrictJson, toStrictJson } from "./strict-json.ts";

/** A text without syntax mistakes, in which no key is duplicate, unsafe or too long. */
export interface StrictText extends StrictJson {
  readonly value: Json;
}

/** An escape is at most six times as long as the character that it stands for. */
const SURELY_SHORT_KEY_CHARACTERS = KEY_MAX_CHARACTERS / 6;

/**
 * Reads a text by `JSON.parse`. Returns undefined if that may not be what the text says: broken syntax, nesting that is too
 * deep, duplicate, unsafe or very long keys, and keys with a backslash.
 * See docs/decisions/0092-two-readers.md.
 */
export function readStrict(text: string): StrictText | undefined {
  const strict = toStrictJson(text);
  const value = strict === undefined ? undefined : parseJson(strict.json);
  if (strict === undefined || value === undefined) return undefined;
  // V8 13 takes an escaped key for one with a backslash that it has read in such an object before.
  const hasEscapes = strict.json.includes("\\");
  return countOwnKeys(value, hasEscapes) === countProperties(strict.json) ? { ...strict, value } : undefined;
}

/**
 * Counts the properties that JSON has as a text, where no string begins with a colon or has an escaped quote before
 * one; else the count is higher.
 */
function countProperties(json: string): number {
  let count = 0;
  for (let colon = json.indexOf(":"); colon >= 0; colon = json.indexOf(":", colon + 1)) {
    let before = colon - 1;
    while (json.charCodeAt(before) <= SPACE) before -= 1;
    if (json.charCodeAt(before) === QUOTE) count += 1;
  }
  return count;
}

/** Counts the keys of all objects in a value; not a number where one is not certain to be what the text says. */
function countOwnKeys(value: Json, hasEscapes: boolean): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (isArray(value)) {
    for (const item of value) if (typeof item === "object") count += countOwnKeys(item, hasEscapes);
    return count;
  }
  // A parsed object inherits no such key, and this is several times as fast as a list of the keys.
  for (const key in value) {
    if (key.length > SURELY_SHORT_KEY_CHARACTERS || key === UNSAFE_KEY) return Number.NaN;
    if (hasEscapes && key.includes("\\")) return Number.NaN;
    const child = value[key];
    count += typeof child === "object" ? 1 + countOwnKeys(child, hasEscapes) : 1;
  }
  return count;
}

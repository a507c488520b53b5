import { QUOTE, SPACE } from "../text/characters.ts";
import { isArray, isObject, type Json, parseJson, UNSAFE_KEY } from "../text/json.ts";
import { KEY_MAX_CHARACTERS } from "./limits.ts";
import { type StrictJson, toStrictJson } from "./strict-json.ts";

/** A text of which there is nothing to report but its keys, and what its value and its comments hold. */
export interface StrictText extends StrictJson {
  readonly value: Json;
  /** True where its keys are certainly not reported: none is duplicate, unsafe or long. */
  readonly areKeysRight: boolean;
}

/** An escape is at most six times as long as the character that it stands for. */
const SURELY_SHORT_KEY_CHARACTERS = KEY_MAX_CHARACTERS / 6;

/**
 * Reads a text by `JSON.parse`. Undefined where that may not be what it says: of broken syntax and nesting that is too
 * deep, and where keys hold a backslash.
 * See docs/decisions/0092-two-readers.md.
 */
export function readStrict(text: string): StrictText | undefined {
  const strict = toStrictJson(text);
  const value = strict === undefined ? undefined : parseJson(strict.json);
  if (strict === undefined || value === undefined) return undefined;
  // V8 13 takes an escaped key for one with a backslash that it has read in such an object before.
  const hasEscapes = strict.json.includes("\\");
  const areKeysRight = countOwnKeys(value, hasEscapes) === countProperties(strict.json);
  return areKeysRight || !hasEscapes || !hasBackslashInKey(value) ? { ...strict, value, areKeysRight } : undefined;
}

function hasBackslashInKey(value: Json): boolean {
  if (isArray(value)) return value.some(hasBackslashInKey);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, child]) => key.includes("\\") || hasBackslashInKey(child));
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

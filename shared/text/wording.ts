import { isHeaderStep, maskHeaderName } from "./header-name.ts";
import type { Json, Path } from "./json.ts";
import { LISTED_NAMES_MAX, QUOTED_NAME_MAX_CHARACTERS } from "./limits.ts";
import { maskSecrets } from "./secrets.ts";

/** "1 file", "2 files". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** "1 entry", "2 entries". */
export function countOfEntries(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

/** A name from a file, in double quotes, with what looks like a secret masked, and cut where it is very long. */
export function quote(name: string): string {
  const shown = shownName(name);
  return NEEDS_NO_ESCAPE.test(shown) ? `"${shown}"` : JSON.stringify(shown);
}

const NEEDS_NO_ESCAPE = /^[\w .:/-]*$/;

/**
 * A name from a file as a message shows it, but for what sets it apart: with what looks like a secret masked, and cut
 * where it is very long.
 */
export function shownName(name: string): string {
  return clipName(maskSecrets(name));
}

/** A text that is cut where it is very long. */
export function clipName(text: string, maxCharacters = QUOTED_NAME_MAX_CHARACTERS): string {
  if (text.length <= maxCharacters) return text;
  // Half of a surrogate pair at the end would not be a character.
  return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** A header's name, in double quotes; a value that may be pasted behind it is masked. */
export function quoteHeader(name: string): string {
  return quote(maskHeaderName(name));
}

/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`; with more than LISTED_NAMES_MAX, the number of the others. */
export function quoteAll(names: readonly string[], conjunction: "and" | "or"): string {
  return joinParts(listNames(names, quote), conjunction);
}

/** Values as a file has them: texts in quotes, and others as they are. */
export function showValues(values: readonly (string | number | boolean)[], conjunction: "and" | "or"): string {
  return joinParts(listNames(values, showValue), conjunction);
}

export function showValue(value: string | number | boolean): string {
  return typeof value === "string" ? quote(value) : String(value);
}

/** "a", "a and b", "a, b and c". */
export function joinParts(parts: readonly string[], conjunction: "and" | "or"): string {
  const last = parts.at(-1) ?? "";
  return parts.length <= 1 ? last : `${parts.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** As many names as a message lists, each as `write` has it, and a last part for the others. */
export function listNames<Name>(
  names: readonly Name[],
  write: (name: Name) => string,
  max = LISTED_NAMES_MAX,
): string[] {
  // One more takes no more room than to say that there is one more.
  if (names.length <= max + 1) return names.map(write);
  return [...names.slice(0, max).map(write), `${names.length - max} others`];
}

/** The name of the value at a path in a message, within a sentence. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the document";
  if (typeof last === "string") return isHeaderStep(path, path.length - 1) ? quoteHeader(last) : quote(last);
  const list = path.findLast((step) => typeof step === "string");
  return `item ${last + 1} of ${list === undefined ? "the list" : quote(list)}`;
}

export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence as it goes on behind other words; a beginning of several capitals, such as JSON, keeps them. */
export function continueSentence(text: string): string {
  return text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

export function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** The kind of a value, with its article. */
export function kindOf(value: Json | undefined): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "an array";
  switch (typeof value) {
    case "object":
      return "an object";
    case "string":
      return "a string";
    case "boolean":
      return "a boolean";
    default:
      if (!Number.isFinite(value)) return "a number too large to keep";
      return Number.isInteger(value) ? "an integer" : "a number with a fraction";
  }
}

/** "45 s", "10 min", "2 h 10 min", "3 d 4 h": the two largest units, rounded down. */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), "d"],
    [Math.floor(seconds / 3_600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
  ] as const;
  const largest = parts.findIndex(([count]) => count > 0);
  if (largest === -1) return `${Math.floor(seconds)} s`;
  const told = parts.slice(largest, largest + 2).filter(([count]) => count > 0);
  return told.map(([count, unit]) => `${count} ${unit}`).join(" ");
}

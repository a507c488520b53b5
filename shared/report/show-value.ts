import type { Json } from "../text/json.ts";
import { QUOTED_NAME_MAX_CHARACTERS } from "../text/limits.ts";

/** Puts a name from a file in quotes. Those of the doors mask what in a name looks like a secret. */
export type Quote = (name: string) => string;

/** How many ids of a list a sentence names; of the others it says how many they are. */
const LISTED_MAX = 5;

/** A name in quotes, cut where it is very long. */
export function quoteName(name: string): string {
  if (name.length <= QUOTED_NAME_MAX_CHARACTERS) return JSON.stringify(name);
  // Half of a surrogate pair at the end would not be a character.
  return JSON.stringify(`${name.slice(0, QUOTED_NAME_MAX_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, "")}…`);
}

/** A value in a few words of plain text. */
export function showValue(value: Json, quote: Quote): string {
  if (value === null) return "nothing";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? "empty" : listNames(value.map(String), quote);
  return typeof value === "object" ? "an object" : String(value);
}

/** `"a", "b"`, and of a long list `"a", "b", "c", "d", "e" and 3 more`. */
export function listNames(names: readonly string[], quote: Quote): string {
  const listed = names.slice(0, LISTED_MAX).map(quote).join(", ");
  return names.length <= LISTED_MAX ? listed : `${listed} and ${names.length - LISTED_MAX} more`;
}

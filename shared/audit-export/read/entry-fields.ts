/** The fields of an entry as texts, by its source text: numbers keep all their digits. */

import { scanOf, skipSpace } from "../../content-server/json-scan.ts";
import { isKey, skipObject, skipValue, textIn } from "../../content-server/json-values.ts";
import { QUOTE } from "../../text/characters.ts";
import { isObject, type Json, ownValue, parseJson } from "../../text/json.ts";

/** The values of some fields of an entry; null for a field that is null or absent. */
type Said<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * The values of some fields of an entry: a text without its quotes and escapes, and anything else as it is spelt. Where
 * a field is there twice, the last one counts.
 *
 * @param line an entry that `readSourceEntry` accepts.
 */
export function entryFields<Name extends string>(line: Uint8Array, names: readonly Name[]): Said<Name> {
  const entry = parseJson(new TextDecoder().decode(line));
  const values = names.map((name) => (isObject(entry) ? ownValue(entry, name) : undefined) ?? null);
  return values.every(isPlain) ? saidBy(names, values) : spelt(line, names);
}

/** Tells if a value can be shown as it is spelt: numbers may lose digits. */
function isPlain(value: Json): value is string | null {
  return typeof value === "string" || value === null;
}

/** Finds the fields in the source text, which takes several times as long. */
function spelt<Name extends string>(line: Uint8Array, names: readonly Name[]): Said<Name> {
  const values = names.map((): string | null => null);
  const scan = scanOf(line);
  skipSpace(scan);
  skipObject(scan, (keyStart) => {
    const start = scan.at;
    const isWhole = skipValue(scan, 1);
    const place = names.findIndex((name) => isKey(line, keyStart, name));
    if (place !== -1) values[place] = saidIn(line, start, scan.at);
    return isWhole;
  });
  return saidBy(names, values);
}

function saidIn(line: Uint8Array, start: number, end: number): string | null {
  if (line[start] === QUOTE) return textIn(line, { start, end });
  const source = new TextDecoder().decode(line.subarray(start, end));
  return source === "null" ? null : source;
}

function saidBy<Name extends string>(names: readonly Name[], values: readonly (string | null)[]): Said<Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is a value for each name
  return Object.fromEntries(names.map((name, place) => [name, values[place]])) as Said<Name>;
}

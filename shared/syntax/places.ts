import { isArray, isObject, type Json, type JsonObject } from "../text/json.ts";
import type { Span } from "../text/span.ts";
import { type BracketIndex, indexBrackets } from "./bracket-index.ts";
import type { ArrayNode, Node, ObjectNode, Property } from "./node.ts";
import { endOfString } from "./structure.ts";
import type { Token } from "./tokens.ts";

/** Where the elements of what is at least so long stand is kept; what is shorter is read again each time. */
const KEPT_MIN_CHARACTERS = 1_024;

const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** JSON, with what is known of its places. */
interface Source {
  readonly json: string;
  readonly brackets: BracketIndex;
  /** By where an object begins: where each of its keys does. */
  readonly keys: Map<number, ReadonlyMap<string, number>>;
  /** By where an array begins: where each of its items does. */
  readonly items: Map<number, Int32Array>;
}

/**
 * The places in JSON without repeated keys, made as far as they are asked for, and made again each time.
 *
 * @param value what `JSON.parse` makes of it.
 */
export function placesIn(json: string, value: Json): Node {
  const source: Source = { json, brackets: indexBrackets(json), keys: new Map(), items: new Map() };
  return nodeAt(source, skipBlanks(json, 0), value);
}

function nodeAt(source: Source, start: number, value: Json): Node {
  const end = endOfValue(source, start);
  if (isArray(value)) return arrayNode(source, { start, end }, value);
  if (isObject(value)) return objectNode(source, { start, end }, value);
  return { kind: "scalar", start, end, value };
}

function objectNode(source: Source, place: Span, value: JsonObject): ObjectNode {
  return {
    kind: "object",
    ...place,
    value,
    properties: {
      get(key) {
        const start = findKey(source, place, key);
        return start === undefined ? undefined : propertyAt(source, start, value);
      },
      *values() {
        for (const start of keyStarts(source, place)) yield propertyAt(source, start, value);
      },
    },
  };
}

function arrayNode(source: Source, place: Span, value: readonly Json[]): ArrayNode {
  const itemAt = (starts: Int32Array, index: number) => {
    const start = starts[index];
    return start === undefined ? undefined : nodeAt(source, start, value[index] ?? null);
  };
  return {
    kind: "array",
    ...place,
    value,
    items: {
      at: (index) => itemAt(itemStarts(source, place, value.length), index),
      *values() {
        let index = 0;
        for (const start of itemStarts(source, place, value.length)) {
          yield nodeAt(source, start, value[index] ?? null);
          index += 1;
        }
      },
    },
  };
}

function propertyAt(source: Source, start: number, object: JsonObject): Property {
  const { json } = source;
  const text = keyText(json, start);
  const key: Token = { kind: "string", start, end: endOfString(json, start), text, fault: undefined };
  return { key, node: nodeAt(source, startOfValue(json, start), object[text] ?? null), duplicate: undefined };
}

function keyText(json: string, start: number): string {
  const quoted = json.slice(start, endOfString(json, start));
  return quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}

function findKey(source: Source, place: Span, key: string): number | undefined {
  if (isLong(place)) return keysOf(source, place).get(key);
  for (const start of keyStarts(source, place)) if (keyText(source.json, start) === key) return start;
  return undefined;
}

function keysOf(source: Source, place: Span): ReadonlyMap<string, number> {
  const known = source.keys.get(place.start);
  if (known !== undefined) return known;
  const keys = new Map<string, number>();
  for (const start of keyStarts(source, place)) keys.set(keyText(source.json, start), start);
  source.keys.set(place.start, keys);
  return keys;
}

function* keyStarts(source: Source, object: Span): Iterable<number> {
  const { json } = source;
  let start = skipBlanks(json, object.start + 1);
  while (json.charCodeAt(start) === QUOTE) {
    yield start;
    start = nextElement(source, startOfValue(json, start));
  }
}

function itemStarts(source: Source, place: Span, count: number): Int32Array {
  const known = source.items.get(place.start);
  if (known !== undefined) return known;
  const starts = new Int32Array(count);
  let start = skipBlanks(source.json, place.start + 1);
  for (let index = 0; index < count; index += 1) {
    starts[index] = start;
    start = nextElement(source, start);
  }
  if (isLong(place)) source.items.set(place.start, starts);
  return starts;
}

function isLong({ start, end }: Span): boolean {
  return end - start >= KEPT_MIN_CHARACTERS;
}

/** Where the value begins that follows a key. */
function startOfValue(json: string, key: number): number {
  const colon = skipBlanks(json, endOfString(json, key));
  return skipBlanks(json, colon + 1);
}

/** Where the next element begins, or the bracket that closes them, after the value that begins at an offset. */
function nextElement(source: Source, value: number): number {
  const next = skipBlanks(source.json, endOfValue(source, value));
  return source.json.charCodeAt(next) === COMMA ? skipBlanks(source.json, next + 1) : next;
}

function endOfValue({ json, brackets }: Source, start: number): number {
  const code = json.charCodeAt(start);
  if (code === QUOTE) return endOfString(json, start);
  return code === OPEN_OBJECT || code === OPEN_ARRAY ? brackets.closeOf(start) : endOfWord(json, start);
}

function endOfWord(json: string, start: number): number {
  let end = start;
  while (end < json.length && !endsWord(json.charCodeAt(end))) end += 1;
  return end;
}

function endsWord(code: number): boolean {
  return code <= SPACE || code === COMMA || code === CLOSE_ARRAY || code === CLOSE_OBJECT;
}

function skipBlanks(json: string, from: number): number {
  let at = from;
  while (json.charCodeAt(at) <= SPACE) at += 1;
  return at;
}

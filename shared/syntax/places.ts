import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE, SPACE } from "../text/characters.ts";
import { isArray, isObject, type Json, type JsonObject } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";
import { type BracketIndex, indexBrackets } from "./bracket-index.ts";
import type { ArrayNode, Items, Node, ObjectNode, OnDemand, Properties, Property } from "./node.ts";
import { recover } from "./recover.ts";
import { endOfString } from "./structure.ts";
import type { Token } from "./token.ts";

/** Where the elements of what is at least so long stand is kept; what is shorter is read again each time. */
const KEPT_MIN_CHARACTERS = 1_024;

/** JSON, with what is known of its places. */
interface IndexedJson {
  readonly json: string;
  /** Found when first asked for. */
  readonly brackets: () => BracketIndex;
  /** False where it is certain that no object has a key twice. */
  readonly hasDuplicates: boolean;
  /** By where an object begins: where each of its keys does. */
  readonly keys: Map<number, KeyStarts>;
  /** By where an array begins: where each of its items does. */
  readonly items: Map<number, Int32Array>;
}

/** By key: where it begins, or each of the same in order. */
type KeyStarts = ReadonlyMap<string, number | readonly number[]>;

/** The places in JSON, made as far as they are asked for, and made again each time. */
export interface Places {
  readonly root: () => Node;
  /** The properties of one key in one object, which begin at these offsets. */
  readonly sameKeys: (starts: readonly number[]) => OnDemand<Property>;
}

/** @param value what `JSON.parse` makes of it. */
export function placesIn(json: string, value: Json, hasDuplicates: boolean): Places {
  const brackets = lazily(() => indexBrackets(json));
  const source: IndexedJson = { json, brackets, hasDuplicates, keys: new Map(), items: new Map() };
  return {
    root: lazily(() => nodeAt(source, skipWhitespace(json, 0), value)),
    sameKeys: (starts) => sameKeys(source, starts),
  };
}

/** A list whose items are made of others. */
export function onDemand<Other, Item>(others: readonly Other[], make: (other: Other) => Item): OnDemand<Item> {
  return {
    length: others.length,
    at(index) {
      const other = others.at(index);
      return other === undefined ? undefined : make(other);
    },
    *values() {
      for (const other of others) yield make(other);
    },
  };
}

function nodeAt(source: IndexedJson, start: number, value: Json): Node {
  if (isArray(value)) return new PlacedArray(source, start, value);
  if (isObject(value)) return new PlacedObject(source, start, value);
  return { kind: "scalar", start, end: endOfValue(source, start), value };
}

/**
 * An object at an offset. Its end is found when it is asked for: most nodes are only asked for their parts. A class, for
 * a literal with a getter and functions of its own takes many times as long to make.
 */
class PlacedObject implements ObjectNode {
  readonly kind = "object";
  readonly start: number;
  readonly value: JsonObject;
  readonly #source: IndexedJson;

  constructor(source: IndexedJson, start: number, value: JsonObject) {
    this.#source = source;
    this.start = start;
    this.value = value;
  }

  get end(): number {
    return endOfValue(this.#source, this.start);
  }

  get properties(): Properties {
    return new PlacedProperties(this.#source, this.start, this.value);
  }
}

class PlacedProperties implements Properties {
  readonly #source: IndexedJson;
  readonly #object: number;
  readonly #value: JsonObject;

  constructor(source: IndexedJson, object: number, value: JsonObject) {
    this.#source = source;
    this.#object = object;
    this.#value = value;
  }

  get(key: string): Property | undefined {
    const found = Object.hasOwn(this.#value, key) ? findKey(this.#source, this.#object, key) : undefined;
    return found === undefined ? undefined : propertyAt(this.#source, found, this.#value);
  }

  *values(): Iterable<Property> {
    const source = this.#source;
    const keys = source.hasDuplicates ? keysOfObject(source, this.#object).values() : keyStarts(source, this.#object);
    for (const key of keys) yield propertyAt(source, key, this.#value);
  }
}

class PlacedArray implements ArrayNode {
  readonly kind = "array";
  readonly start: number;
  readonly value: readonly Json[];
  readonly #source: IndexedJson;

  constructor(source: IndexedJson, start: number, value: readonly Json[]) {
    this.#source = source;
    this.start = start;
    this.value = value;
  }

  get end(): number {
    return endOfValue(this.#source, this.start);
  }

  get items(): Items {
    return new PlacedItems(this.#source, this.start, this.value);
  }
}

class PlacedItems implements Items {
  readonly #source: IndexedJson;
  readonly #array: number;
  readonly #value: readonly Json[];

  constructor(source: IndexedJson, array: number, value: readonly Json[]) {
    this.#source = source;
    this.#array = array;
    this.#value = value;
  }

  at(index: number): Node | undefined {
    const item = this.#value[index];
    const start = itemStarts(this.#source, this.#array, this.#value.length)[index];
    return item === undefined || start === undefined ? undefined : nodeAt(this.#source, start, item);
  }

  *values(): Iterable<Node> {
    const starts = itemStarts(this.#source, this.#array, this.#value.length);
    for (const [index, item] of this.#value.entries()) yield nodeAt(this.#source, starts[index] ?? this.#array, item);
  }
}

function propertyAt(source: IndexedJson, found: number | readonly number[], object: JsonObject): Property {
  const { json } = source;
  if (typeof found !== "number") return propertyOfSame(source, found, object);
  const key = keyAt(json, found);
  return { key, node: nodeAt(source, startOfValue(json, found), object[key.text] ?? null), duplicate: undefined };
}

/** The one that is used. */
function propertyOfSame(source: IndexedJson, starts: readonly number[], object: JsonObject): Property {
  return { ...propertyAt(source, starts.at(-1) ?? 0, object), duplicate: sameKeys(source, starts) };
}

function sameKeys(source: IndexedJson, starts: readonly number[]): OnDemand<Property> {
  return onDemand(starts, (start) => new SameKey(source, start));
}

/** A property whose value is in no value made of the whole. It is read once, when it is asked for. */
class SameKey implements Property {
  readonly duplicate = undefined;
  readonly #source: IndexedJson;
  readonly #start: number;
  #node: Node | undefined;

  constructor(source: IndexedJson, start: number) {
    this.#source = source;
    this.#start = start;
  }

  get key(): Token {
    return keyAt(this.#source.json, this.#start);
  }

  get node(): Node {
    this.#node ??= partAt(this.#source, startOfValue(this.#source.json, this.#start));
    return this.#node;
  }
}

function partAt(source: IndexedJson, start: number): Node {
  return nodeAt(source, start, partValue(source.json.slice(start, endOfValue(source, start))));
}

/** The value of a part that is in no value made of the whole. For keys in escapes, `JSON.parse` cannot be trusted. */
function partValue(json: string): Json {
  return json.includes("\\") ? (recover(json).value ?? null) : JSON.parse(json);
}

/** The key that begins at an offset. */
export function keyAt(json: string, start: number): Token {
  const end = endOfString(json, start);
  return { kind: "string", start, end, text: keyText(json, start, end), fault: undefined };
}

export function keyText(json: string, start: number, end = endOfString(json, start)): string {
  const quoted = json.slice(start, end);
  return quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}

/** Where a key of the object begins that begins at an offset. */
function findKey(source: IndexedJson, object: number, key: string): number | readonly number[] | undefined {
  if (source.hasDuplicates || isLong(source, object)) return keysOfObject(source, object).get(key);
  for (const start of keyStarts(source, object)) if (keyText(source.json, start) === key) return start;
  return undefined;
}

function keysOfObject(source: IndexedJson, object: number): KeyStarts {
  const known = source.keys.get(object);
  if (known !== undefined) return known;
  const keys = new Map<string, number | number[]>();
  for (const start of keyStarts(source, object)) {
    const key = keyText(source.json, start);
    const same = keys.get(key);
    if (typeof same === "object") same.push(start);
    else keys.set(key, same === undefined ? start : [same, start]);
  }
  if (isLong(source, object)) source.keys.set(object, keys);
  return keys;
}

function* keyStarts(source: IndexedJson, object: number): Iterable<number> {
  const { json } = source;
  let start = skipWhitespace(json, object + 1);
  while (json.charCodeAt(start) === QUOTE) {
    yield start;
    start = nextElement(source, startOfValue(json, start));
  }
}

function itemStarts(source: IndexedJson, array: number, count: number): Int32Array {
  const known = source.items.get(array);
  if (known !== undefined) return known;
  const starts = new Int32Array(count);
  let start = skipWhitespace(source.json, array + 1);
  for (let index = 0; index < count; index += 1) {
    starts[index] = start;
    start = nextElement(source, start);
  }
  if (isLong(source, array)) source.items.set(array, starts);
  return starts;
}

function isLong({ brackets }: IndexedJson, start: number): boolean {
  return brackets().closeOf(start) - start >= KEPT_MIN_CHARACTERS;
}

/** Where the value begins that follows a key. */
function startOfValue(json: string, key: number): number {
  const colon = skipWhitespace(json, endOfString(json, key));
  return skipWhitespace(json, colon + 1);
}

/** Where the next element begins, or the bracket that closes them, after the value that begins at an offset. */
function nextElement(source: IndexedJson, value: number): number {
  const next = skipWhitespace(source.json, endOfValue(source, value));
  return source.json.charCodeAt(next) === COMMA ? skipWhitespace(source.json, next + 1) : next;
}

function endOfValue({ json, brackets }: IndexedJson, start: number): number {
  const code = json.charCodeAt(start);
  if (code === QUOTE) return endOfString(json, start);
  return code === OPEN_BRACE || code === OPEN_BRACKET ? brackets().closeOf(start) : endOfWord(json, start);
}

function endOfWord(json: string, start: number): number {
  let end = start;
  while (end < json.length && !endsWord(json.charCodeAt(end))) end += 1;
  return end;
}

function endsWord(code: number): boolean {
  return code <= SPACE || code === COMMA || code === CLOSE_BRACKET || code === CLOSE_BRACE;
}

function skipWhitespace(json: string, from: number): number {
  let at = from;
  while (json.charCodeAt(at) <= SPACE) at += 1;
  return at;
}

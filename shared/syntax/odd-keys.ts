import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from "../text/characters.ts";
import { type Path, UNSAFE_KEY } from "../text/json.ts";
import { KEY_MAX_CHARACTERS } from "./limits.ts";
import { keyText } from "./places.ts";
import { endOfString } from "./structure.ts";

/** Keys of JSON that are to be reported, each found when its value has ended. Other keys are kept as numbers only. */
export interface OddKeys {
  readonly duplicates: readonly RepeatedKey[];
  readonly unsafe: readonly KeySpot[];
}

/** A key that one object has at least twice. */
export interface RepeatedKey {
  readonly object: Container;
  /** Where each begins, in order. */
  readonly starts: readonly number[];
}

/** Where a key begins, and in which object. */
export interface KeySpot {
  readonly object: Container;
  readonly start: number;
}

/** An object or an array, as far as it takes to tell the path to it. */
export interface Container {
  readonly kind: "object" | "array";
  readonly parent: Container | undefined;
  /** Its index in an array; in an object, where its key begins. */
  readonly step: number;
}

/** A container whose end was not reached. */
interface OpenContainer {
  readonly container: Container;
  /** The index of the item, or where the key begins of the property, that is read; negative where there is none. */
  current: number;
  /** By key: where it begins, or all of the same. */
  readonly keys: Map<string, number | RepeatedStarts>;
}

interface RepeatedStarts extends RepeatedKey {
  readonly starts: number[];
}

/**
 * Finds keys that are duplicate or unsafe, in one pass over JSON; undefined where one is longer than allowed.
 * See docs/decisions/0092-two-readers.md.
 */
export function findOddKeys(json: string): OddKeys | undefined {
  const duplicates: RepeatedKey[] = [];
  const unsafe: KeySpot[] = [];
  const outer: OpenContainer[] = [];
  let open: OpenContainer | undefined;
  let string = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      string = at;
      at = endOfString(json, at) - 1;
    } else if (code === COLON && open !== undefined) {
      if (at - string > KEY_MAX_CHARACTERS && isTooLong(json, string)) return undefined;
      open.current = string;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      const container = {
        kind: code === OPEN_BRACE ? "object" : "array",
        parent: open?.container,
        step: open?.current ?? 0,
      } as const;
      if (open !== undefined) outer.push(open);
      open = { container, current: code === OPEN_BRACE ? -1 : 0, keys: new Map() };
    } else if (code === COMMA && open !== undefined) {
      if (open.container.kind === "array") open.current += 1;
      else endProperty(open);
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (code === CLOSE_BRACE && open !== undefined && open.current >= 0) endProperty(open);
      open = outer.pop();
    }
  }
  return { duplicates, unsafe };

  function endProperty({ container: object, current: start, keys }: OpenContainer): void {
    const key = keyText(json, start);
    const same = keys.get(key);
    if (same === undefined) {
      keys.set(key, start);
    } else if (typeof same === "number") {
      const repeated = { object, starts: [same, start] };
      keys.set(key, repeated);
      duplicates.push(repeated);
    } else {
      same.starts.push(start);
    }
    if (key === UNSAFE_KEY) unsafe.push({ object, start });
  }
}

function isTooLong(json: string, key: number): boolean {
  return endOfString(json, key) - key > KEY_MAX_CHARACTERS + 2;
}

/** Tells the paths to keys. The way to where an object stands is kept for the next one, which mostly stands beside it. */
export function createPathTo(json: string): (spot: KeySpot) => Path {
  let last: Container | undefined;
  let pathOfLast: Path = [];
  const pathOf = ({ parent, step }: Container): Path => {
    if (parent === undefined) return [];
    if (parent !== last) pathOfLast = pathOf(parent);
    last = parent;
    return [...pathOfLast, parent.kind === "array" ? step : keyText(json, step)];
  };
  return ({ object, start }) => [...pathOf(object), keyText(json, start)];
}

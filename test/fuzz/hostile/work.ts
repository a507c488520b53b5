/**
 * Loaded first (`node --import`), has the sources of `shared/` and `worker/` count their work, which takes the place of time:
 * the same body always comes to the same count. A step is a call of a function, a turn of a loop or an item that a method of
 * the platform goes through; of characters, such a method takes several in a step.
 */
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { countedCode } from "./counted-code.ts";

interface Work {
  steps: number;
  spread<Value>(value: Value): Value;
}

declare global {
  /** What counted code counts with; undefined where nothing is counted. */
  var work: Work | undefined;
}

const CHARACTERS_OF_A_STEP = 8;

const work: Work = {
  steps: 0,
  spread: (value) => {
    work.steps += sizeOf(value);
    return value;
  },
};
globalThis.work = work;

const FOLDERS = ["shared", "worker"].map((folder) => new URL(`../../../${folder}/`, import.meta.url).href);

registerHooks({
  load: (url, context, next) =>
    url.endsWith(".ts") && FOLDERS.some((folder) => url.startsWith(folder))
      ? {
          format: "module",
          source: countedCode(stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8"))),
          shortCircuit: true,
        }
      : next(url, context),
});

/** How much there is to go through: items, keys, or characters as so many steps. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return charge(value.length);
  if (Array.isArray(value)) return value.length;
  if (value instanceof Map || value instanceof Set) return value.size;
  return typeof value === "object" && value !== null && !(Symbol.iterator in value) ? keysOf(value).length : 0;
}

function charge(characters: number): number {
  return characters / CHARACTERS_OF_A_STEP;
}

// What is counted below must not be called by what counts.
const keysOf = Object.keys;

type Method = (this: unknown, ...list: unknown[]) => unknown;

/** Replaces methods by ones that also count. */
function count(
  owner: object,
  names: readonly string[],
  stepsOf: (self: unknown, list: unknown[], result: unknown) => number,
) {
  for (const name of names) {
    const method: Method = Reflect.get(owner, name);
    const value: Method = function (...list) {
      const result = Reflect.apply(method, this, list);
      work.steps += stepsOf(this, list, result);
      return result;
    };
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  }
}

count(String.prototype, ["indexOf"], (text, [, from], found) =>
  charge((Number(found) < 0 ? String(text).length : Number(found)) - Number(from ?? 0)),
);
count(String.prototype, ["lastIndexOf"], (text, [, from], found) =>
  charge(Math.min(Number(from ?? Infinity), String(text).length) - Math.max(0, Number(found))),
);
count(
  String.prototype,
  ["includes", "localeCompare", "normalize", "isWellFormed", "toWellFormed", "trim", "trimEnd", "trimStart"],
  sizeOf,
);
count(
  String.prototype,
  ["split", "replace", "replaceAll", "toLowerCase", "toUpperCase", "repeat", "padStart", "padEnd"],
  (text, _, made) => sizeOf(text) + sizeOf(made),
);
count(
  Array.prototype,
  ["includes", "indexOf", "lastIndexOf", "map", "filter", "flatMap", "forEach", "reduce", "shift", "unshift", "splice"],
  sizeOf,
);
count(Array.prototype, ["slice", "concat", "flat", "toReversed", "toSpliced", "with", "join"], (_, __, made) =>
  sizeOf(made),
);
count(Array.prototype, ["join"], sizeOf);
count(Array.prototype, ["sort", "toSorted"], (list) => sizeOf(list) * Math.ceil(Math.log2(sizeOf(list) + 2)));
count(Object, ["keys", "values", "entries", "fromEntries", "assign"], (_, [value]) => sizeOf(value));
count(Array, ["from"], (_, __, made) => sizeOf(made));
count(JSON, ["parse"], (_, [text]) => 4 * sizeOf(text));
count(JSON, ["stringify"], (_, __, text) => 4 * sizeOf(text));

/** A regular expression, from where it begins to search to the end of what it finds; the other methods all go by this one. */
const exec: (this: RegExp, text: string) => RegExpExecArray | null = Reflect.get(RegExp.prototype, "exec");
// oxlint-disable-next-line no-extend-native -- this process does nothing else
Object.defineProperty(RegExp.prototype, "exec", {
  value(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found === null ? (this.sticky ? from + 1 : text.length) : found.index + found[0].length;
    work.steps += charge(Math.max(0, end - from)) + 1;
    return found;
  },
  writable: true,
  configurable: true,
});

globalThis.Map = class<Key, Value> extends Map<Key, Value> {
  constructor(items?: Iterable<readonly [Key, Value]> | null) {
    super(items);
    work.steps += this.size;
  }
};

globalThis.Set = class<Item> extends Set<Item> {
  constructor(items?: Iterable<Item> | null) {
    super(items);
    work.steps += this.size;
  }
};

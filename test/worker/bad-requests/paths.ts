import { HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import type { Random } from "../../fuzz/random.ts";
import type { Draft, Material } from "./draft.ts";

const DOTS = ["", ".", "..", "%2e", "%2e%2e", ".%2E", "%2e%2e%2f", "..%2f..", "..%5c", "..;", "..;/x", "%252e%252e"];

const ESCAPES = ["%", "%z", "%zz", "%00", "%0d%0aX: y", "%2f", "%5c", "%2F%2f", "%c0%ae", "%ed%a0%80", "%f4%90%80%80"];

const CHARACTERS = ["\u0000", "\u0007", "\n", "\t", "\\", ";", ";a=b", "+", " ", "%20", "\ud800", "\udc00a", "'", '"'];

const NUMBERS = ["0", "-1", "00", "1e3", "1.0", "0x1", "9007199254740993", "9".repeat(30), "\u0663", "NaN", "1,2"];

const WORDS = ["null", "undefined", "true", "__proto__", "constructor", "toString", "' OR 1=1"];

const SIGNS = ["[]", "{}", "*", ":guid"];

const LONG = ["a".repeat(300), "%41".repeat(700), "a".repeat(9_000), "../".repeat(500), "%2e%2e/".repeat(200)];

/** Texts in the place of an id or of another part of a path. */
const PARTS = [
  ...DOTS,
  ...ESCAPES,
  ...CHARACTERS,
  ...NUMBERS,
  ...SIGNS,
  ...WORDS,
  ...LONG,
  ...Object.values(HOSTILE_TEXTS),
];

/** Another id, or what is none, in the place of a part of the path; most often of one that the route names. */
export function wrongPart(route: string) {
  return (draft: Draft, random: Random, { ids, key }: Material): Draft => {
    const parts = draft.path.split("/");
    const places = parts.map((_, place) => place).slice(parts.length === 1 ? 0 : 1);
    const named = places.filter((place) => /^[:*]/.test(route.split("/")[place] ?? ""));
    const at = random.pick(named.length > 0 && random.chance(0.8) ? named : places);
    const part = random.chance(0.35) ? random.pick(ids) : random.chance(0.03) ? key : random.pick(PARTS);
    return { ...draft, path: parts.with(at, part).join("/") };
  };
}

const SHAPES: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll("/", "//"),
  (path) => path.replace(/\/[^/]*$/, ""),
  (path) => `${path}/x`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll("/", "%2f"),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/content/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `${path}/..`,
  (path) => `//evil.example${path}`,
  (path) => `${path};a=b`,
  (path) => `${path}\u0000`,
  (path) => `\\${path}`,
  (path) => path.replaceAll("/", "\\"),
];

/** The same parts in another shape. */
export function wrongShape(draft: Draft, random: Random): Draft {
  return { ...draft, path: random.pick(SHAPES)(draft.path) };
}

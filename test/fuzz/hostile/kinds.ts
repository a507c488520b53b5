import { NESTING_MAX_LEVELS } from "../../../shared/syntax/limits.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import { readCorpus } from "../corpus.ts";
import { GENERATORS, type GeneratorName, generatorNames } from "../generators.ts";
import { createRandom } from "../random.ts";

/** A text of one sort, as long as wanted: pieces between a start and an end. */
export interface Kind {
  readonly start: string;
  /** The piece of an index; by another seed, another text of the same kind. */
  readonly piece: (index: number, seed: number) => string;
  /** A comma unless it is said. */
  readonly separator?: string;
  readonly end: string;
}

const entry = (start: string, end: string, piece: Kind["piece"]): Kind => ({
  start: `{"providers":{"provider_a":{${start}`,
  piece,
  end: `${end}}}}`,
});
const list = (name: string, piece: Kind["piece"]) => entry(`"models":{"${name}":[`, "]}", piece);
const overrides = (piece: Kind["piece"]) => entry('"models":{"overrides":{', "}}", piece);
const headers = (piece: Kind["piece"]) => entry('"customHeaders":{', "}", piece);
const providers = (piece: Kind["piece"]): Kind => ({ start: '{"providers":{', piece, end: "}}" });
const custom = (piece: Kind["piece"]): Kind => ({ start: '{"providers":{"custom":{', piece, end: "}}}" });
const top = (piece: Kind["piece"]): Kind => ({ start: "{", piece, end: "}" });
const raw = (start: string, piece: string | Kind["piece"], end = "", separator = ""): Kind => ({
  start,
  piece: typeof piece === "string" ? () => piece : piece,
  separator,
  end,
});

const id = (index: number, seed: number) => (index * 7 + seed).toString(36);
const model = (name: string, more = "") =>
  `{"id":"${name}","name":"N","maxContextLength":9,"supportsImages":true,"supportsToolResultImages":false,"supportsTools":true,"supportsWebSearch":false${more}}`;
const compatible = (more = "") => `{"type":"provider-b-compatible"${more}}`;
const URLS = ["h", "http://[::1", "https://u:hunter2@h", "http://10.0.0.1/v1", "https://h?key=a", "//h", "https://%"];
const url = (index: number, seed: number) => URLS[(index + seed) % URLS.length] ?? "";
const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const TOKEN = "sk-aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2dE3fG4";
const escaped = (text: string) =>
  Array.from(text, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

/**
 * The yardstick: what a hostile text may take is a multiple of what the dearest of these takes by the same operation, in
 * the same size. Each line of them is one that a person could write, and nothing in it has to be fixed: all that is said of it
 * is the notice that "$schema" is missing. See docs/decisions/0111-bounds-of-hostile-bodies.md.
 */
export const RIGHT_KINDS = {
  "custom models": {
    start: '{\n  "providers": {\n    "provider_a": {\n      "models": {\n        "custom": [\n          ',
    piece: (index, seed) =>
      JSON.stringify(JSON.parse(model(`example-${id(index, seed)}`)), null, 2).replaceAll("\n", "\n          "),
    separator: ",\n          ",
    end: "\n        ]\n      }\n    }\n  }\n}\n",
  },
  "custom providers": custom(
    (index, seed) => `"g${id(index, seed)}":${compatible(`,"baseUrl":"https://h${index}.example/v1"`)}`,
  ),
  "custom providers that say nothing else": custom((index, seed) => `"${id(index, seed)}":${compatible()}`),
  overrides: overrides((index, seed) => `"m${id(index, seed)}":{"maxContextLength":128000}`),
  "overrides that name a model": overrides((index, seed) => `"m${id(index, seed)}":{"name":"A"}`),
  "overrides that say where a model is": overrides(
    (index, seed) => `"m${id(index, seed)}":{"baseUrl":"https://h${index}.example/v1"}`,
  ),
  "allowed models": list("allow", (index, seed) => `"m${id(index, seed)}"`),
} as const satisfies Readonly<Record<string, Kind>>;

const OF_PROVIDERS = {
  "custom providers without a type": custom((index, seed) => `"${id(index, seed)}":{}`),
  "custom providers of another type": custom((index, seed) => `"${id(index, seed)}":{"type":"a"}`),
  "custom providers that are no objects": custom((index, seed) => `"${id(index, seed)}":0`),
  "custom providers with a wrong key": custom((index, seed) => `"${id(index, seed)}":${compatible(',"a":0')}`),
  "custom providers with models": custom(
    (index, seed) => `"${id(index, seed)}":${compatible(`,"models":{"custom":[${model("a")}],"deny":["a"]}`)}`,
  ),
  "custom providers with headers": custom(
    (index, seed) => `"${id(index, seed)}":${compatible(`,"customHeaders":{"X-A":"${index}"}`)}`,
  ),
  "unknown providers": providers((index, seed) => `"${id(index, seed)}":{}`),
  "unknown providers that are nearly there": providers((index, seed) => `"provider_${id(index, seed)}":{}`),
} as const satisfies Readonly<Record<string, Kind>>;

const OF_MODELS = {
  "custom models of short ids": list("custom", (index, seed) => model(id(index, seed))),
  "custom models of one id": list("custom", () => model("a")),
  "custom models with URLs": list("custom", (index, seed) => model(id(index, seed), ',"baseUrl":"http://h.example"')),
  "custom models with limits that conflict": list("custom", (index, seed) =>
    model(id(index, seed), ',"maxInputTokens":10,"maxOutputTokens":99'),
  ),
  "custom models of nothing but an id": list("custom", (index, seed) => `{"id":"${id(index, seed)}"}`),
  "custom models that are empty": list("custom", () => "{}"),
  "custom models that are lists": list("custom", () => "[]"),
  "allowed models of short ids": list("allow", (index, seed) => `"${id(index, seed)}"`),
  "allowed models of one id": list("allow", () => '"a"'),
  "denied models of short ids": list("deny", (index, seed) => `"${id(index, seed)}"`),
  "denied models of near ids": list("deny", (index, seed) => `"example-large-${id(index, seed)}"`),
  "allowed models that are numbers": list("allow", () => "1"),
  "allowed models that are empty": list("allow", () => '""'),
  "overrides that are empty": overrides((index, seed) => `"${id(index, seed)}":{}`),
  "overrides with URLs": overrides((index, seed) => `"${id(index, seed)}":{"baseUrl":"http://h${index}"}`),
  "overrides with wrong URLs": overrides((index, seed) => `"${id(index, seed)}":{"baseUrl":"${url(index, seed)}"}`),
  "overrides with an unknown key": overrides((index, seed) => `"${id(index, seed)}":{"nam":"a"}`),
  "overrides with wrong types": overrides((index, seed) => `"${id(index, seed)}":{"name":0,"family":[],"protocol":{}}`),
  "overrides with media types": overrides(
    (index, seed) => `"${id(index, seed)}":{"supportedInputMediaTypes":["a","image/png","image/png",""]}`,
  ),
  "media types": overrides(
    (index, seed) => `"${id(index, seed)}":{"supportedInputMediaTypes":[${'"a",'.repeat(99)}"b"]}`,
  ),
} as const satisfies Readonly<Record<string, Kind>>;

const OF_SETTINGS = {
  headers: headers((index, seed) => `"X-${id(index, seed)}":""`),
  "headers that are no names": headers((index, seed) => `"${id(index, seed)} ":"a"`),
  "headers that carry credentials": headers((index, seed) => `"${id(index, seed)}-token":"Bearer ${TOKEN}${index}"`),
  "headers that differ by case": headers(
    (index) =>
      `"${Array.from("x-abcdefghijklmnop", (letter, bit) => ((index >> bit) & 1 ? letter.toUpperCase() : letter)).join("")}":""`,
  ),
  endpoints: entry('"endpoints":{', "}", (index, seed) => `"${id(index, seed)}":"http://h${index}"`),
  "unknown settings": entry("", "", (index, seed) => `"${id(index, seed)}":0`),
  "unknown keys": top((index, seed) => `"${id(index, seed)}":0`),
  "unknown keys that are nearly there": top((index, seed) => `"provider${id(index, seed)}":0`),
  "wrong types": providers(
    (index) =>
      `"${["provider_a", "provider_b", "provider_c", "provider_g", "provider_cloud", "default"][index] ?? `p${index}`}":{"enabled":0,"baseUrl":[],"models":"","customHeaders":1,"endpoints":2,"protocol":{}}`,
  ),
} as const satisfies Readonly<Record<string, Kind>>;

const OF_KEYS = {
  "one key many times": top(() => '"a":0'),
  "one provider many times": providers(() => '"provider_a":{}'),
  "many keys twice": top((index, seed) => `"${id(index >> 1, seed)}":0`),
  "one key many times in many objects": custom((index, seed) => `"${id(index, seed)}":{"a":0,"a":1,"a":2}`),
  "one override many times": overrides(() => '"a":{}'),
  "keys of JavaScript's objects": top(() => '"__proto__":0'),
  "keys of JavaScript's objects in many objects": custom((index, seed) => `"${id(index, seed)}":{"__proto__":{}}`),
  "keys in escapes": custom((index, seed) => `"${escaped(id(index, seed))}":{"\\u0074ype":"provider-b-compatible"}`),
  "long keys": top((index, seed) => `"${id(index, seed).padStart(1_000, "a")}":0`),
  "keys beyond the bound": top((index, seed) => `"${id(index, seed).padStart(1_100, "a")}":0`),
} as const satisfies Readonly<Record<string, Kind>>;

const OF_JSON = {
  "empty objects": raw("[", "{}", "]", ","),
  "empty lists": raw("[", "[]", "]", ","),
  "empty objects as a setting": entry('"protocol":[', "]", () => "{}"),
  numbers: raw('{"a":[', "0", "]}", ","),
  "long numbers": raw('{"a":[', (index) => `12345678901234567890.${index}`, "]}", ","),
  "short strings": raw('{"a":[', '""', "]}", ","),
  "lists nested to the bound": raw('{"a":[', nested("[", "]", NESTING_MAX_LEVELS - 2), "]}", ","),
  "objects nested to the bound": top(
    (index) => `"${index}":${'{"a":'.repeat(NESTING_MAX_LEVELS - 2)}0${"}".repeat(NESTING_MAX_LEVELS - 2)}`,
  ),
  "lists nested beyond the bound": raw("", "[", ""),
  "one long string": raw('{"$schema":"', "a", '"}'),
  "one long string of escapes": raw('{"$schema":"', "\\u00e9", '"}'),
  "one long URL": entry('"baseUrl":"https://h.example/', '"', () => "a/"),
  "one long URL of credentials": entry('"baseUrl":"https://h.example/', '"', () => "%40@:a="),
  "one long header": entry('"customHeaders":{"X-A":"', '"}', () => "aB3 "),
  tokens: entry('"customHeaders":{"X-A":"', '"}', () => `${TOKEN} `),
  whitespace: raw("{", " ", "}"),
  "line ends": raw("{", "\n", "}"),
  "other line ends": raw("{", "\r\n", "}"),
  "a property on each line": top((index, seed) => `\n"${id(index, seed)}": 0`),
  "a property on each line, with other line ends": top((index, seed) => `\r\n"${id(index, seed)}": 0`),
  "control characters in escapes": headers((index, seed) => `"${id(index, seed)}\\u0000":"\\u202e"`),
  "surrogates in escapes": headers((index, seed) => `"${id(index, seed)}":"\\ud83d"`),
  "text in two bytes each": headers((index, seed) => `"${id(index, seed)}é漢":"漢漢漢"`),
} as const satisfies Readonly<Record<string, Kind>>;

const OF_COMMENTS = {
  comments: raw("{", "/**/", "}"),
  "line comments": raw("{", "//\n", "\n}"),
  "comments to Steward": raw("{", "// steward-ignore-next-line syntax: a\n", "}"),
  "comments to Steward on findings": top(
    (index, seed) => `\n// steward-ignore-next-line unknown-key: a\n"${id(index, seed)}":0`,
  ),
  "comments to Steward without a reason": raw("{", "// steward-ignore-next-line\n", "}"),
  "one long comment": raw("{/*", "*", "*/}"),
  "pairs in a comment": raw('{"a":1/*', "token=aB3 ", "*/}"),
  "spaces in the reason of a comment to Steward": raw("// steward-ignore-next-line syntax: a", " ", "b\n{}"),
} as const satisfies Readonly<Record<string, Kind>>;

const OF_SYNTAX = {
  "brackets that never close": raw('{"a":]', "{"),
  "brackets that close too often": raw("{}", "]}"),
  "placeholders that never close": raw('{"a":]', "${"),
  "placeholders of another kind that never close": raw("[", "{{"),
  "texts in the wrong quotes": raw("{", "'a'"),
  "odd whitespace and texts in the wrong quotes": raw('{"a":]', "\u00a0'a'"),
  "missing commas": raw("{", '"a":0 ', "}"),
  "missing colons": raw("{", '"a" 0,', "}"),
  commas: raw("[", ",", "]"),
  words: raw("[", "a ", "]"),
  "quotes that never close": raw("{", '"a\n', "}"),
  "beginnings of tokens": raw('{"a":"', "sk-a1", '"}'),
  "marks of a merge": raw("{\n", "<<<<<<< a\n=======\n>>>>>>> b\n", "}"),
} as const satisfies Readonly<Record<string, Kind>>;

const corpus = readCorpus();

/** How many texts of a generator a kind repeats: they take time to make, and those that can be read are rare. */
const GENERATED_TEXTS = 500;

/** What a generator of the fuzzer makes, many times: each as an entry, which has most of them read and checked. */
function generated(name: GeneratorName, isWanted = (_text: string) => true): Kind {
  const texts = new Map<number, readonly string[]>();
  const make = (seed: number) =>
    Array.from({ length: GENERATED_TEXTS }, (_, index) => {
      const made = GENERATORS[name](createRandom(seed, index), corpus);
      return typeof made === "string" ? made.toWellFormed() : new TextDecoder().decode(made);
    }).filter(isWanted);
  return custom((index, seed) => {
    const own = texts.get(seed) ?? make(seed);
    texts.set(seed, own);
    return `"${id(index, seed)}":${own[index % own.length] ?? "{}"}`;
  });
}

/** After the first mistake in the syntax, most of the rest is not looked at. */
function isReadable(text: string): boolean {
  return parse(`{"a":${text}}`).mistakes.length === 0;
}

const GENERATED = Object.fromEntries(
  generatorNames.flatMap((name) => [
    [`what the generator "${name}" makes`, generated(name)],
    [`what the generator "${name}" makes that can be read`, generated(name, isReadable)],
  ]),
);

/** Every kind of hostile text, by what it is dense in. */
export const KINDS: Readonly<Record<string, Kind>> = {
  ...RIGHT_KINDS,
  ...OF_PROVIDERS,
  ...OF_MODELS,
  ...OF_SETTINGS,
  ...OF_KEYS,
  ...OF_JSON,
  ...OF_COMMENTS,
  ...OF_SYNTAX,
  ...GENERATED,
};

/** How a kind is written: as it is, as JSON with comments, or with one key twice. */
export const FORMS = ["strict", "JSONC", "one duplicate key"] as const;

export type Form = (typeof FORMS)[number];

/** A text of a kind, of at most so many bytes and nearly as many; by another seed, another text. */
export function textOf({ start, piece, separator = ",", end }: Kind, form: Form, maxBytes: number, seed = 0): string {
  const opening = form === "JSONC" ? `// a\n${start}` : start;
  const first = form === "one duplicate key" ? opening.replace("{", '{"$schema":"a","$schema":"b",') : opening;
  const last = form === "JSONC" && separator.startsWith(",") ? `,${end}` : end;
  const pieces: string[] = [];
  let left = maxBytes - Buffer.byteLength(first + last);
  for (let index = 0; ; index += 1) {
    const next = piece(index, seed);
    left -= Buffer.byteLength(next) + separator.length;
    if (left < 0) break;
    pieces.push(next);
  }
  return first + pieces.join(separator) + last;
}

import { FORGED_HOST, HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import { breakBytes, cutBytes } from "../../fuzz/byte-generators.ts";
import type { Random } from "../../fuzz/random.ts";
import { bytesOf, concat } from "../workerd/tar.ts";
import { type Material, type Mutate, withHeader } from "./draft.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Stands in a value for JSON that no value is written as. */
const RAW = "\ue000";

const raw = (text: string): string => `${RAW}${text}${RAW}`;

const LITERALS: readonly Json[] = [null, true, false];

const NUMBERS: readonly Json[] = [0, -1, 1.5, 1e308, 2 ** 53, raw("9".repeat(400)), raw("1e999"), raw("-0"), raw("01")];

const NESTED = [`${"[".repeat(70)}${"]".repeat(70)}`, '{"a":'.repeat(5_000), "[".repeat(9_000)].map(raw);

const OBJECTS: readonly Json[] = [{}, [], [[]], [null], { a: 1 }, raw('{"__proto__":{"a":1}}'), raw('{"a":1,"a":2}')];

const LONG = ["a".repeat(300), "a".repeat(5_000)];

const TEXTS = ["", " ", "a\u0000b", "\ud800", ...LONG, `https://${FORGED_HOST}/?a=b`];

const WORDS = ["true", "null", "administrator", "viewer", "owner", "all", "api", "own", "1"];

const URLS = ["http://127.0.0.1/", "https://u:p@h.example/", "http://[", "//h", "file:///etc", "https://h.example/#"];

function oddValue(random: Random, { ids }: Material): Json {
  const lists = [NUMBERS, NESTED, OBJECTS, TEXTS, [...LITERALS, ...WORDS], URLS, ids, Object.values(HOSTILE_TEXTS)];
  return random.pick<Json>(random.pick(lists));
}

/** Where a value is, from the whole on: names and indices. */
type Place = readonly string[];

function placesIn(value: Json, place: Place = []): readonly Place[] {
  if (typeof value !== "object" || value === null) return [place];
  const inside = Object.entries(value).flatMap(([name, child]) => placesIn(child, [...place, name]));
  return [place, ...inside];
}

/** The value with another one at a place; without it where that is undefined. */
function replaced(value: Json, [name, ...rest]: Place, put: (old: Json) => Json | undefined): Json | undefined {
  if (name === undefined || typeof value !== "object" || value === null) return put(value);
  const children = Object.entries(value).flatMap(([other, child]) => {
    const next = other === name ? replaced(child, rest, put) : child;
    return next === undefined ? [] : [[other, next] as const];
  });
  return Array.isArray(value) ? children.map(([, child]) => child) : Object.fromEntries(children);
}

function written(value: Json): string {
  const text = JSON.stringify(value);
  return text.replaceAll(new RegExp(`"${RAW}(.*?)${RAW}"`, "gs"), (_, escaped: string) => JSON.parse(`"${escaped}"`));
}

function withName(value: Json, name: string, child: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? [...value, child] : Object.fromEntries([...Object.entries(value), [name, child]]);
}

/** JSON with one value of another type, missing, or too much. */
const oddJson: Mutate = (draft, random, material) => {
  const value = readJson(draft.body);
  if (value === undefined) return brokenBytes(draft, random, material);
  const place = random.pick(placesIn(value));
  const odd = ["__proto__", "constructor", "toString", "", "a\u0000b", "\ud800", "x".repeat(3_000)];
  const names = [...material.names, ...odd];
  const changed = random.pick([
    () => replaced(value, place, () => oddValue(random, material)),
    () => replaced(value, place, () => oddValue(random, material)),
    () => replaced(value, place, () => undefined),
    () => replaced(value, place, (old) => withName(old, random.pick(names), oddValue(random, material))),
    () => replaced(value, place, (old) => [old]),
  ])();
  return { ...draft, body: bytes(changed === undefined ? "" : written(changed)) };
};

function readJson(body: Uint8Array | undefined): Json | undefined {
  try {
    return body === undefined ? {} : JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** A copy that owns its memory. */
function bytes(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytesOf(content));
}

const utf16 = (text: string): Uint8Array => new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer);

const NO_OBJECTS = ["", " \n", "null", "[]", "0", '"a"', "<xml/>", "a=b&c=d", "\u0000".repeat(100), "\ufeff{}"];

const BROKEN = ["{", "}", "{} {}", "{'a':1}", '{"a":1,}', '{"a":"\\u12"}', '{"a":"\\ud800"}', utf16('\ufeff{"a":1}')];

const POLLUTING = ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'];

const LARGE = ["[".repeat(60_000), '{"a":'.repeat(10_000), `{"a":"${"a".repeat(70_000)}"}`, " ".repeat(70_000)];

const MANY_FIELDS = `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":0`).join(",")}}`;

const BODIES: readonly (string | Uint8Array)[] = [...NO_OBJECTS, ...BROKEN, ...POLLUTING, ...LARGE, MANY_FIELDS];

/** Another body, of the sort that a wrong program sends. */
const otherBody: Mutate = (draft, random) => ({ ...draft, body: bytes(random.pick(BODIES)) });

/** The right body, cut off, or with bytes that do not belong there. */
const brokenBytes: Mutate = (draft, random) => {
  const files = [draft.body === undefined || draft.body.length === 0 ? bytes("{}") : draft.body];
  return { ...draft, body: bytes(random.chance(0.5) ? cutBytes(random, { files }) : breakBytes(random, { files })) };
};

/** The right body as a part of a form, whose end, boundary or name may be wrong. */
const asForm: Mutate = (draft, random) => {
  const part = (name: string) =>
    concat([
      bytesOf(`--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n`),
      draft.body ?? bytes(""),
    ]);
  const names = ["archive", "file", "policy", "enforced", "x", "__proto__", '"', "a".repeat(20_000)];
  const parts = Array.from({ length: random.size(4) }, () => concat([part(random.pick(names)), bytesOf("\r\n")]));
  const end = random.pick(["--x--\r\n", "--x--", "--x", "--x\r\n", "--y--\r\n", "", "--x-- trailing"]);
  const whole = concat([...parts, bytesOf(end)]);
  const type = `multipart/form-data; boundary=${random.pick(["x", '"x"', "y"])}`;
  return withHeader({ ...draft, body: random.chance(0.2) ? bytes(cutBytes(random, { files: [whole] })) : whole }, [
    "Content-Type",
    type,
  ]);
};

/** Makes the body wrong; most often by one place of its JSON. */
export const wrongBody: Mutate = (draft, random, material) =>
  random.pick([oddJson, oddJson, oddJson, oddJson, otherBody, brokenBytes, asForm])(draft, random, material);

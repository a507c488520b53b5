import { HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import type { Random } from "../../fuzz/random.ts";
import type { Draft, Material } from "./draft.ts";

const NUMBERS = ["0", "1", "-1", "+1", "1.5", "1e3", "500", "501", "10000"];

const LONG_NUMBERS = [15, 16, 400].map((digits) => "9".repeat(digits));

const WORDS = ["", " ", "true", "FALSE", "null", "NaN", "Infinity", "owner", "owner,tags"];

const ROLES = ["administrator|viewer", "|", "a|"];

const TIMES = ["2026-01-01T00:00:00Z", "2026-13-45T99:99:99Z", "2026-01-01T00:00:00+99:00", "-1", "0000-00-00", "now"];

const TEXTS = ["%", "_%", "*", "' OR 1=1 --", "%00", "%ff", "%ed%a0%80", "%zz", "\ud800", "__proto__", "a".repeat(300)];

const VALUES = [...NUMBERS, ...LONG_NUMBERS, ...WORDS, ...ROLES, ...TIMES, ...TEXTS, "a".repeat(20_000)];

const SIGNS = ["", "?", "&&&", "=", "=&=", "&=a", "%", "%=%", "#"];

const ODD_QUERIES = [...SIGNS, "a", "?a=b", ";a=b", "a[]=1&a[b]=2", "a=".repeat(9_000)];

function value(random: Random, { ids, secret }: Material): string {
  if (random.chance(0.15)) return random.pick(ids);
  if (random.chance(0.1)) return secret;
  return random.chance(0.2) ? encodeURI(random.pick(Object.values(HOSTILE_TEXTS)).toWellFormed()) : random.pick(VALUES);
}

/** Parameters that the server reads, and others, with odd values, at times more than once. */
export function oddParameters(draft: Draft, random: Random, material: Material): Draft {
  const count = random.chance(0.02) ? 2_000 : random.size(6);
  const names = [...material.names, "token", "__proto__", "", "%00", "LIMIT"];
  const given = Array.from({ length: count }, () => `${random.pick(names)}=${value(random, material)}`);
  const twice = random.chance(0.2) ? [...given, ...given] : given;
  return { ...draft, query: twice.join("&") };
}

/** Texts that are hardly a query. */
export function oddQuery(draft: Draft, random: Random): Draft {
  return { ...draft, query: random.pick(ODD_QUERIES) };
}

/** The right query with another character, or one less. */
export function tamperedQuery(draft: Draft, random: Random, material: Material): Draft {
  const { query = "" } = draft;
  if (query === "") return oddParameters(draft, random, material);
  const at = random.below(query.length);
  const put = random.pick(["", "0", "9", "a", "-", "%", "&", "=", "%00", "\u0663"]);
  return { ...draft, query: query.slice(0, at) + put + query.slice(at + 1) };
}

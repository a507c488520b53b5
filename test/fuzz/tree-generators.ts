import { HOSTILE_TEXTS } from "../forging/hostile-texts.ts";
import { words } from "../support/words.ts";
import { configuration, policy } from "./documents.ts";
import type { Random } from "./random.ts";
import { type Disturbance, disturb, type Gap, plainStyle, type Style, type Tree, writeTree } from "./tree.ts";
import { HOSTILE_WORDS, PLAIN_WORDS } from "./words.ts";

/** How often a place is disturbed; configurations have some fifty of them. */
const SHARES = [0.02, 0.05, 0.2];

const TEXTS = Object.values(HOSTILE_TEXTS);
const CONTROLS = Array.from(
  "\u0000\u0007\u001b\u007f\u0085\u009b\u00a0\u00ad\u061c\u200b\u200d\u200e\u2028\u2029\u202e\u2066",
);
const OTHERS = Array.from("\u2069\u3164\ufe0f\ufeff\ufff9\uffff\u0301\u05d0\u6f22\u{1f44d}\u{e0041}");
const CHARACTERS = [...CONTROLS, ...OTHERS, "\ud800", "\udc00", "\r\n"];

/** Characters that are not seen or that show others in another order, in keys, in texts and between the tokens. */
export function oddCharacters(random: Random): string {
  const odd = (text: string) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + random.pick(random.chance(0.5) ? CHARACTERS : TEXTS) + text.slice(at);
  };
  const value = (old: Tree) => (typeof old === "string" ? quoteOddly(odd(old.replaceAll('"', "")), random) : old);
  const share = random.pick(SHARES);
  const tree = disturb(configuration(random), random, { share, value, key: odd });
  const style = { ...plainStyle(random), quote: (key: string) => quoteOddly(key, random) };
  if (random.chance(0.7)) return writeTree(tree, style);
  const gap = (place: Gap, depth: number) =>
    style.gap(place, depth) + (random.chance(0.02) ? random.pick([...CHARACTERS, "\n", "\r"]) : "");
  return random.pick(["", "\ufeff", "\ufeff\ufeff"]) + writeTree(tree, { ...style, gap });
}

/** As JSON, with some characters as escapes or, against the rules, unescaped. */
function quoteOddly(text: string, random: Random): string {
  if (random.chance(0.05)) return `"${text}"`;
  const json = JSON.stringify(text);
  if (random.chance(0.8)) return json;
  return json.replaceAll(/[^"\\]/g, (unit) =>
    random.chance(0.2) ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}` : unit,
  );
}

const NAMES = words("__proto__ constructor toString hasOwnProperty prototype __defineGetter__ length 0");

/** Names that JavaScript's objects have, as keys and as values. */
export function oddNames(random: Random): string {
  const known = ["providers", "custom", "models", "customHeaders", "overrides", "type", "default"];
  const name = () => random.pick(random.chance(0.7) ? NAMES : known);
  const value = (): Tree =>
    random.pick<Tree>([JSON.stringify(name()), { properties: [[name(), "1"]] }, [JSON.stringify(name())], "null"]);
  return written(random, { value, key: name, extra: () => [[name(), value()]] });
}

/** Keys that stand in one object two or more times, with other values or other escapes. */
export function repeatedKeys(random: Random): string {
  const extra: Disturbance["extra"] = (old) =>
    old.length === 0
      ? [["a", "1"]]
      : Array.from({ length: random.size(10) }, () => [
          random.pick(old)[0],
          random.pick<Tree>(["1", '"a"', { properties: [] }, random.pick(old)[1]]),
        ]);
  const style = { ...plainStyle(random), quote: (key: string) => quoteOddly(key, random) };
  return writeTree(disturb(configuration(random), random, { share: random.pick(SHARES), extra }), style);
}

const NUMBERS = ["1e999", "-1e999", "-0", "0.0", "1e-999", "12345678901234567890", "9007199254740992", "0", "-1"];
const MORE_NUMBERS = ["1.5", "1E+2", "0.1e1", "9".repeat(400), `0.${"0".repeat(400)}1`, "1e1e1", "0x10", "1_000"];

/** Numbers that no token count can be, or that JavaScript cannot keep. */
export function oddNumbers(random: Random): string {
  const number = () => random.pick([...NUMBERS, ...MORE_NUMBERS]);
  return written(random, { value: (old) => (typeof old === "string" ? number() : old) });
}

/** A configuration of the right shape with URLs, header names, header values and ids that are wrong or dangerous. */
export function oddUrls(random: Random): string {
  const style = { ...plainStyle(random), quote: (key: string) => quoteOddly(key, random) };
  return writeTree(configuration(random, HOSTILE_WORDS), style);
}

/** A policy of the right shape, or nearly, with hosts, globs and pointers that are wrong or dangerous. */
export function oddPolicies(random: Random): string {
  const value = () =>
    random.pick<Tree>(["null", "1", '""', '"\\u202e"', [], ["1"], { properties: [["__proto__", "1"]] }]);
  const disturbance = {
    share: random.pick([0, ...SHARES]),
    value,
    key: () => random.pick(["a", "__proto__", "rules"]),
  };
  const tree = disturb(policy(random, random.pick([PLAIN_WORDS, HOSTILE_WORDS])), random, disturbance);
  return writeTree(tree, plainStyle(random));
}

const RULES = [...words("plain-http version-segment unknown-key duplicate-key syntax no-rule __proto__ a:b"), ""];

/** Comments between any two tokens, among them comments to Steward, right and broken in all ways. */
export function oddComments(random: Random): string {
  const style = plainStyle(random);
  const share = random.pick(SHARES);
  const gap: Style["gap"] = (place, depth) =>
    style.gap(place, depth) + (random.chance(share) ? comment(random) + style.gap(place, depth) : "");
  const texts = random.pick([PLAIN_WORDS, HOSTILE_WORDS]);
  const disturbance = { share: random.pick([0, ...SHARES]), key: () => "a", value: () => "1" };
  const tree = disturb(configuration(random, texts), random, disturbance);
  return random.pick(["", comment(random)]) + writeTree(tree, { ...style, gap }) + random.pick(["", comment(random)]);
}

function comment(random: Random): string {
  const mark = random.pick(["steward-ignore-next-line", "steward-ignore-next-line ", "steward-ignore", ""]);
  const blank = random.pick([" ", "", "\t", " ".repeat(random.size(500))]);
  const colon = random.pick([":", ": ", " : ", "", "::"]);
  const reason = random.pick(["reason", "", " ", "*", "/*", "//", ...TEXTS]);
  const text = blank + mark + random.pick(RULES) + colon + reason + blank;
  return random.chance(0.5)
    ? `//${text}${random.pick(["\n", "\n", "\r\n", "\r", ""])}`
    : `/*${text}${random.pick(["*/", "*/", "*/", "*/\n", ""])}`;
}

/** A configuration with some of its places disturbed, plainly written. */
function written(random: Random, disturbance: Omit<Disturbance, "share">): string {
  const tree = disturb(configuration(random), random, { ...disturbance, share: random.pick(SHARES) });
  return writeTree(tree, plainStyle(random));
}

/** The styles of pages hold to the tokens of docs/pages.md, and the tokens to the contrast that all readers need. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../../worker/html/style/", import.meta.url);
const read = (url: URL | string) => readFileSync(new URL(url, folder), "utf8").replaceAll(/\/\*.*?\*\//gs, "");

const tokens = new Map(
  Array.from(read("tokens.css").matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
);
const names = readdirSync(folder).filter((name) => name !== "tokens.css");
const documentation = readFileSync(new URL("../../../docs/pages.md", folder), "utf8");

/** Properties that a style sets for itself, beside the tokens. */
const LOCAL = ["series"];

describe("the styles of pages", () => {
  it.each(names)("%s has no color, size of text or radius of its own", (name) => {
    const css = read(name);
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|light-dark)\(/gi)).toBeNull();
    expect(css.match(/(?:font-size|radius): (?!var\(|0;|0\.\d+em;|inherit;)[^;]*;/g)).toBeNull();
  });

  it("name no property that is none, and leave no token unused", () => {
    const used = names.flatMap((name) => Array.from(read(name).matchAll(/var\(--([\w-]+)/g), ([, one = ""]) => one));
    expect(used.filter((one) => !tokens.has(one) && !LOCAL.includes(one))).toEqual([]);
    expect([...tokens.keys()].filter((one) => !used.includes(one))).toEqual([]);
  });

  it("are all imported", () => {
    const imported = Array.from(read("../style.css").matchAll(/"\.\/style\/(.*?)"/g), ([, name]) => name);
    expect(new Set(imported)).toEqual(new Set([...names, "tokens.css"]));
  });
});

it("the page of components shows each color", () => {
  const components = readFileSync(new URL("../components.tsx", folder), "utf8");
  const [, palette = ""] = /const PALETTE = \[(.*?)\]/s.exec(components) ?? [];
  const colors = [...tokens].filter(([, value]) => /^(?:light-dark|rgb|#)/.test(value)).map(([name]) => `"${name}"`);
  expect(palette.match(/"[\w-]+"/g)?.toSorted()).toEqual(colors.toSorted());
});

it("docs/pages.md has each token with its value", () => {
  const written = [...tokens].map(([name, value]) => `| \`--${name}\` | ${shown(value)} |`);
  expect(written.filter((row) => !documentation.includes(row))).toEqual([]);
});

/** A color has one for light and one for dark. */
function shown(value: string): string {
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return light === undefined ? `\`${value}\`` : `\`${light}\` \`${dark}\``;
}

const SCHEMES = { light: 0, dark: 1 } as const;

/** The color of a token in one scheme, as three shares of light. */
function colorOf(name: string, scheme: keyof typeof SCHEMES): readonly number[] {
  const found = tokens.get(name)?.match(/#\w{6}/g) ?? [];
  const hex = found[SCHEMES[scheme]] ?? found[0] ?? "";
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** WCAG 2.2, relative luminance. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: keyof typeof SCHEMES): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminance(colorOf(name, scheme))).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["ground", "raised", "pointed"];

/** The colors of texts, each with the grounds on which it stands. */
const READ: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ["text", [...GROUNDS, "accent-ground", "success-ground", "warning-ground", "danger-ground"]],
  ["quiet", [...GROUNDS, "accent-ground"]],
  ["link", [...GROUNDS, "accent-ground"]],
  ["success", ["ground", "raised", "success-ground"]],
  ["warning", ["ground", "raised", "warning-ground"]],
  ["danger", [...GROUNDS, "danger-ground"]],
  ["on-fill", ["primary", "danger-fill"]],
];

/** The colors that must be seen, though they are not read: the edges of fields, and the lines of plots. */
const SEEN = ["control", ...[...tokens.keys()].filter((name) => name.startsWith("series-"))];

describe.each(["light", "dark"] as const)("in %s", (scheme) => {
  it.each(READ)("%s can be read on each of its grounds", (text, grounds) => {
    expect(grounds.filter((ground) => contrast(text, ground, scheme) < 4.5)).toEqual([]);
  });

  it.each(SEEN)("%s can be seen", (name) => {
    expect(contrast(name, "ground", scheme)).toBeGreaterThanOrEqual(3);
  });
});

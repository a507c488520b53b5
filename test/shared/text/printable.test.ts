import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printable, printableJson, printableJsonLine } from "../../../shared/text/printable.ts";
import { shownAs } from "../../forging/readers/terminal.ts";
import { hostileText } from "../report/samples.ts";

describe("printable", () => {
  it.each([
    ["line feed", "a\nb", "a\\u{a}b"],
    ["carriage return", "a\rb", "a\\u{d}b"],
    ["tab", "a\tb", "a\\u{9}b"],
    ["null", "\u0000", "\\u{0}"],
    ["escape", "\u001b[31m", "\\u{1b}[31m"],
    ["delete", "\u007f", "\\u{7f}"],
    ["C1 control sequence introducer", "\u009b31m", "\\u{9b}31m"],
    ["right-to-left override", "\u202e", "\\u{202e}"],
    ["right-to-left isolate", "\u2067", "\\u{2067}"],
    ["Arabic letter mark", "\u061c", "\\u{61c}"],
    ["left-to-right mark", "\u200e", "\\u{200e}"],
    ["zero width space", "\u200b", "\\u{200b}"],
    ["zero width joiner", "\u200d", "\\u{200d}"],
    ["word joiner", "\u2060", "\\u{2060}"],
    ["byte order mark", "\ufeff", "\\u{feff}"],
    ["soft hyphen", "\u00ad", "\\u{ad}"],
    ["Hangul filler", "\u3164", "\\u{3164}"],
    ["blank Braille pattern", "\u2800", "\\u{2800}"],
    ["variation selector", "\ufe0f", "\\u{fe0f}"],
    ["tag character", "\u{e0041}", "\\u{e0041}"],
    ["line separator", "\u2028", "\\u{2028}"],
    ["paragraph separator", "\u2029", "\\u{2029}"],
    ["no-break space", "\u00a0", "\\u{a0}"],
    ["lone high surrogate", "\ud83d!", "\\u{d83d}!"],
    ["lone low surrogate", "!\ude00", "!\\u{de00}"],
    ["start of a command to the GitHub runner", "x##[error]y", "x##\\u{5b}error]y"],
    [
      "start of a command to the runner of Azure Pipelines",
      "x##vso[task.prependpath]y",
      "x##vso\\u{5b}task.prependpath]y",
    ],
    ["start of such a command in another case", "##VSo[task.complete]", "##VSo\\u{5b}task.complete]"],
  ])("escapes a %s", (_, text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it.each([
    ["ASCII", " !\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~"],
    ["accents, composed and not", "Grüße, e\u0301t\u00e9"],
    ["other scripts", "Ελληνικά кириллица עברית العربية हिन्दी ไทย 漢字 かな 한국어"],
    ["emoji", "👍🏽🇨🇭😀"],
    ["mathematical letters", "𝒜𝔅"],
  ])("leaves %s as it is", (_, text) => {
    expect(printable(text)).toBe(text);
  });

  it("changes nothing in what it made", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(printable(printable(text))).toBe(printable(text));
      }),
    );
  });

  it("gives one line of whole characters that have a visible form", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(printable(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|##(?:vso)?\[/u);
        expect(printable(text).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe("printableJson", () => {
  it("escapes as JSON does, surrogate pairs as two units", () => {
    expect(printableJson({ name: "a\u202e\u{e0041}\u007f##[x]" })).toBe(
      '{\n  "name": "a\\u202e\\udb40\\udc41\\u007f##\\u005bx]"\n}\n',
    );
  });

  it("escapes the start of a command to a runner, in any text that has nothing else to escape", () => {
    expect(printableJson("##vso[a]")).toBe('"##vso\\u005ba]"\n');
    expect(printableJson("## vso[a] ##vs[")).toBe('"## vso[a] ##vs["\n');
    expect(printableJsonLine("##VSO[a]")).toBe('"##VSO\\u005ba]"');
  });

  it("means what it meant, in printable lines", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(hostileText), (json, texts) => {
        const value = { json, texts };
        const text = printableJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text.split("\n").map(printable)).toEqual(text.split("\n"));
      }),
    );
  });
});

it("escapes every character that a terminal does not draw, and no other", () => {
  const differing = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => printable(character) !== shownAs(character),
  );
  expect(differing).toEqual([]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFUSABLES } from "../../../worker/names/confusables.ts";
import { lookOf, looksLike } from "../../../worker/names/skeleton.ts";

const alike = (one: string, other: string) => looksLike(lookOf(one), lookOf(other));

describe("two names look alike", () => {
  it.each([
    ["System", "\u0405ystem"],
    ["System", "\u0405\u0443\u0455tem"],
    ["ops", "\u043e\u0440\u0455"],
    ["Ops", "\u043e\u0440\u0455"],
    ["Ian", "lan"],
    ["b0b", "bOb"],
    ["admin", "adrnin"],
    ["Ops team", "Ops\u00a0 team"],
    ["Ops", "\uff2fps"],
    ["\u00e9lan", "e\u0301lan"],
    ["a-b", "a\u2010b"],
  ])("%s, %s", (one, other) => {
    expect(alike(one, other)).toBe(true);
    expect(alike(other, one)).toBe(true);
  });

  it.each([
    ["Lan", "Ian"],
    ["ian", "lan"],
    ["ali", "all"],
    ["bob", "b0b"],
    ["ops", "ops2"],
    ["analysts", "analyst"],
    ["\u00e9lan", "elan"],
  ])("but not %s, %s", (one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  it("in whatever case of ASCII letters, and by itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(alike(name, name)).toBe(true);
        expect(
          alike(
            name,
            name.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
          ),
        ).toBe(true);
      }),
    );
  });

  it("for every sign, also if it looks like its own look", () => {
    const signs = Array.from(CONFUSABLES.replaceAll(/[\n\t]/g, ""));
    const unlike = signs.filter((sign) => {
      const { exact } = lookOf(sign);
      return lookOf(exact).exact !== exact;
    });
    expect(unlike).toEqual([]);
    expect(alike("100%", "100\u00ba/\u2080")).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { mixesScripts } from "../../../worker/names/own-name.ts";

describe("a name", () => {
  it.each([
    "System",
    "Émile Zola-2",
    "Команда",
    "Отдел IT",
    "Ομάδα A",
    "東京タワー",
    "AIチーム",
    "데이터team",
    "מחקר 7",
    "x²",
    "µm",
    "",
    "42",
  ])("may be of one script a word: %s", (name) => {
    expect(mixesScripts(name)).toBe(false);
  });

  it.each([
    ["a Cyrillic letter", "S\u0443stem"],
    ["a Greek letter", "\u039fps"],
    ["an Armenian letter", "te\u0561m"],
    ["a Cherokee letter", "\u13a2ps"],
    ["Cyrillic and Greek", "\u0410\u03b1"],
    ["Kana and Hangul", "\u30bf\uac00"],
  ])("mixes scripts with %s in a word: %s", (_, name) => {
    expect(mixesScripts(name)).toBe(true);
    expect(mixesScripts(`the ${name}`)).toBe(true);
  });
});

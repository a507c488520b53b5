import { describe, expect, it } from "vitest";
import { displayWidth } from "../../../shared/report/columns.ts";

describe("displayWidth", () => {
  it.each([
    ["", 0],
    ["plain ASCII ~", 13],
    ["Grüße", 5],
    ["e\u0301", 1],
    ["漢字", 4],
    ["かな、", 6],
    ["ｆｕｌｌ", 8],
    ["ﾊﾝｶｸ", 4],
    ["한국어", 6],
    ["각", 2],
    ["😀👍", 4],
    ["🇨🇭", 2],
    ["☎→∞", 3],
    ["𠀀", 2],
    ["…│", 2],
  ])("counts the columns of %j: %i", (text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });
});

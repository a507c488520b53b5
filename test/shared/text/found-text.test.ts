import { expect, it } from "vitest";
import { foundText, isFound } from "../../../shared/text/found-text.ts";

it.each([
  ["secret-in-header error A header has a credential.", "HEADER cred", true],
  ["secret-in-header error", "header warning", false],
  ["anything", "", true],
  ["anything", "  \t ", true],
  ["DELETE /groups/{guid}", "/groups delete ", true],
  ["a.b", "a*b", false],
])("%j with the words %j: %s", (text, sought, found) => {
  expect(isFound(text, sought)).toBe(found);
});

it("is said in words, and not where nothing is sought", () => {
  expect([foundText(2, 9, "a"), foundText(0, 9, "a"), foundText(9, 9, "  ")]).toEqual([
    "2 of 9 have these words.",
    "Nothing has these words. Try fewer, or shorter ones.",
    "",
  ]);
});

import { expect, test } from "vitest";
import { createBracketBalance } from "../../../shared/syntax/bracket-balance.ts";

test("counts brackets, and not those in strings and comments", () => {
  const { surplus } = createBracketBalance('{ "a]": [ /* ] */ }, // ]\n ]]');
  expect([surplus("}"), surplus("]")]).toEqual([0, 1]);
});

test.each([
  ["[]]", "extra", "too early"],
  ["{]]", "mistyped", "extra"],
  ["{{]]", "mistyped", "mistyped"],
  ["{[]}", "too early", "too early"],
] as const)("explains two wrong brackets of %s one after the other", (text, first, second) => {
  const { explain } = createBracketBalance(text);
  expect([explain("}", "]"), explain("}", "]")]).toEqual([first, second]);
});

test("a bracket that is added counts from then on", () => {
  const { explain, surplus } = createBracketBalance("{ ]");
  expect([surplus("}"), explain("}", "]"), surplus("}"), surplus("]")]).toEqual([-1, "mistyped", 0, 0]);
});

import { expect, test } from "vitest";
import { isVariableName } from "../../../shared/vocabulary/layers.ts";

test.each([
  ["ENFORCED", true],
  ["_a1", true],
  ["1A", false],
  ["A-B", false],
  ["A;rm", false],
  ["", false],
  ["A\n", false],
])("%j as the name of a variable is %j", (name, isRight) => {
  expect(isVariableName(name)).toBe(isRight);
});

import { expect, it } from "vitest";
import { rowIdOf } from "../../../worker/database/row-values.ts";

it.each([
  ["1", 1],
  ["42", 42],
  ["999999999999999", 999_999_999_999_999],
  ["", undefined],
  ["0", undefined],
  ["01", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["1e3", undefined],
  [" 1", undefined],
  ["١", undefined],
  ["1\n", undefined],
  ["1000000000000000", undefined],
])("the row of %j is %j", (text, id) => {
  expect(rowIdOf(text)).toBe(id);
});

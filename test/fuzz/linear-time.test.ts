import { expect, test } from "vitest";
import { checkFile } from "../../shared/index.ts";

const BYTES = 1024 * 1024;

/** Each would take many minutes, if time grew with the square of its length. */
test.each<readonly [string, string, string, string]>([
  ["brackets that never close, behind one that is wrong", '{"a":]', "{", ""],
  ["placeholders of one kind that never close", '{"a":]', "${", ""],
  ["placeholders of another kind that never close", "[", "{{", ""],
  ["texts in the wrong quotes, without a blank", "{", "'a'", ""],
  ["odd blanks and texts in the wrong quotes in turn", '{"a":]', "\u00a0'a'", ""],
  ["blanks in the reason of an ignore comment", "// steward-ignore-next-line syntax: a", " ", "b\n{}"],
])("a mebibyte of %s is checked and redacted all the same", (_, start, piece, end) => {
  const text = start + piece.repeat(BYTES / piece.length) + end;
  const { diagnostics, source } = checkFile("providers.jsonc", new TextEncoder().encode(text));
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(source).toHaveLength(text.length);
});

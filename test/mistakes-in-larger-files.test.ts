import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCases } from "./support/cases.ts";
import { LINES_MIN } from "./support/embedded-case.ts";
import { largerFilesOf } from "./support/larger-files.ts";

const mistakes = readCases(readFileSync(new URL("fixtures/mistakes.md", import.meta.url), "utf8"));

test.each(mistakes)("$title: the same is found in a larger file, however it is written", (one) => {
  for (const { title, text, expected, actual } of largerFilesOf(one)) {
    expect(text.split("\n").length, title).toBeGreaterThan(LINES_MIN);
    expect(actual, title).toEqual(expected);
  }
});

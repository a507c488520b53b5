import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCases } from "./support/cases.ts";
import { LINES_MIN } from "./support/embedded-case.ts";
import { largerFilesOf } from "./support/larger-files.ts";

const mistakes = readCases(readFileSync(new URL("fixtures/mistakes.md", import.meta.url), "utf8"));

describe.each(mistakes)("$title", (one) => {
  const files = largerFilesOf(one);

  test("the same is found in a larger file, however it is written", () => {
    for (const { title, expected, actual } of files) expect({ title, ...actual }).toEqual({ title, ...expected });
  });

  test("the larger files have 40 lines, and are JSON where they are called so", () => {
    for (const { title, text, expected } of files) {
      const isJson = title.startsWith("providers.json,") && !expected.found.includes("error syntax");
      if (isJson) expect(() => JSON.parse(text)).not.toThrow();
      expect(text.split("\n").length).toBeGreaterThan(LINES_MIN);
    }
  });
});

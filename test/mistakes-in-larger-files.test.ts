import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCases } from "./support/cases.ts";
import { largerFilesOf } from "./support/larger-files.ts";

const mistakes = readCases(readFileSync(new URL("fixtures/mistakes.md", import.meta.url), "utf8"));

test.each(mistakes)("$title: the same is found in a larger file, however it is written", (one) => {
  for (const { title, expected, actual } of largerFilesOf(one))
    expect({ title, ...actual }).toEqual({ title, ...expected });
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCases } from "../support/cases.ts";
import { mistakesPage } from "../support/mistakes-page.ts";

const fixtures = readFileSync(new URL("../fixtures/mistakes.md", import.meta.url), "utf8");

test("the page of mistakes has each of them, with what is said of it today", async () => {
  await expect(mistakesPage(readCases(fixtures))).toMatchFileSnapshot("../../docs/mistakes.md");
});

/**
 * A click returns before the page that it leads to is there, and a script changes a page when it gets to it: on a busy
 * machine, a test that reads a page once reads the page before. So tests ask until a page says what they expect.
 */
import { expect, test } from "vitest";
import { readSource, sourceFiles } from "../../support/imports.ts";

/** A reading of a locator that does not wait, or waits for the element alone, in an assertion that asks once. */
const ASKED_ONCE =
  /expect\(\s*\(?await\s[^;]*?\.(?:allInnerTexts|allTextContents|count|getAttribute|inner(?:HTML|Text)|inputValue|is(?:Checked|Disabled|Enabled|Hidden|Visible)|textContent)\(/g;

const problemsIn = (path: string, source: string) =>
  Array.from(source.matchAll(ASKED_ONCE), ({ index }) => `${path}:${source.slice(0, index).split("\n").length}`);

test("a test in a browser asks until a page says what it expects", () => {
  const files = sourceFiles("test/journeys", "test/worker");
  const paths = files.filter((path) => /\.(?:e2e|full)\.test\.ts$/.test(path));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.flatMap((path) => problemsIn(path, readSource(path)))).toEqual([]);
});

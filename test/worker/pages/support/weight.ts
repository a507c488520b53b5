/** The size of a page on its way to a browser that has nothing of it. */

import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect } from "vitest";

/** Documented in docs/pages.md. */
const PAGE_MAX_BYTES = 60_000;

/** The addresses of all that a page has loaded so far, from the network or from what the browser keeps. */
const LOADED = `performance.getEntriesByType("resource").map(({ name }) => name)`;

/** The page and all that it loads are at most 60 KB, compressed as the platform compresses them. */
export async function expectLight(page: Page, answer: Response | null): Promise<void> {
  const names: readonly string[] = await page.evaluate(LOADED);
  expect(names.length, `what ${page.url()} loads`).toBeGreaterThan(0);
  const texts = await Promise.all([
    answer?.text() ?? "",
    ...names.map(async (name) => await (await fetch(name)).text()),
  ]);
  const bytes = texts.map((text) => gzipSync(text).length).reduce((sum, one) => sum + one, 0);
  expect(bytes, `bytes of ${page.url()}`).toBeLessThanOrEqual(PAGE_MAX_BYTES);
}

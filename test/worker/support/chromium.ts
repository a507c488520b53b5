/** A real browser. */

import chromium from "@sparticuz/chromium";
import { type Browser, type BrowserContext, chromium as browser, type Page } from "playwright-core";
import { count } from "../../support/counts.ts";
import { shared } from "../../support/shared-things.ts";

/** Flags of its own: those that come with the browser turn off the very walls that are tested. */
export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Starts the browser, which runs until it is closed. @param flags of one test beside those of all. */
export async function launchChromium(...flags: readonly string[]): Promise<Browser> {
  const options = { executablePath: await chromium.executablePath(), args: [...CHROMIUM_FLAGS, ...flags] };
  // On a busy machine, the browser itself may crash as it starts, before anything of a test has happened.
  return await browser.launch(options).catch(async () => await browser.launch(options));
}

/** The browser that all files of a worker of the runner share. Each test has windows of its own, and closes them. */
export const sharedChromium = shared(
  async () => await launchChromium(),
  async (running) => await running.close(),
);

/** Opens a window. Every window of a test is opened here, so that a run can tell how many there were. */
export async function newPage(opener: Browser | BrowserContext): Promise<Page> {
  count("browser page");
  return await opener.newPage();
}

/** The playground as files, opened without a server. */

import { execFileSync } from "node:child_process";
import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { newPage, sharedChromium } from "../support/chromium.ts";
import { checked, choose, paste, shownText } from "./support/playground-page.ts";

const FOLDER = new URL("../../../.build/playground/", import.meta.url);

let browser: Browser;

beforeAll(async () => {
  execFileSync(process.execPath, ["worker/playground/build/static.ts"]);
  browser = await sharedChromium();
});

it("works from file:, within its policy, and asks for its files alone", async () => {
  const page = await newPage(browser);
  const requests: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.goto(new URL("index.html", FOLDER).href);
  await checked(page);
  await expect.poll(async () => await page.locator(".findings li").count()).toBe(2);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Rule unknown-key" }).click();
  const rules = await opened;
  await rules.getByRole("heading", { name: "unknown-key" }).waitFor();
  expect(rules.url()).toBe(new URL("rules.html#unknown-key", FOLDER).href);
  await page.getByRole("button", { name: "Fix what is safe" }).click();
  await page.getByText("Nothing is wrong with these files.").waitFor();
  await choose(page, /^Meaning/);
  await paste(page, '{ "providers": { "provider_a": { "enabled": false } } }');
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.getByText(/The link is/).waitFor();
  const other = await newPage(browser);
  await other.goto(page.url());
  await checked(other);
  await expect.poll(async () => await shownText(other)).toBe('{ "providers": { "provider_a": { "enabled": false } } }');
  expect(requests.filter((url) => !url.startsWith(FOLDER.href) && !url.startsWith("blob:"))).toEqual([]);
  expect(problems).toEqual([]);
});

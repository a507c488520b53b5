/** The playground as files, opened without a server. */

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
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

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

it("works from a folder of a host, which sends nothing but the files", async () => {
  const server = createServer(({ url = "" }, response) => {
    const name = url.replace("/team/playground/", "");
    response.setHeader("Content-Type", MEDIA_TYPES[extname(name)] ?? "text/plain");
    void readFile(new URL(name, FOLDER)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const folder = `http://127.0.0.1:${address.port}/team/playground/`;
  const page = await newPage(browser);
  const wrong: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(folder) && !request.url().startsWith("blob:")) wrong.push(request.url());
  });
  page.on("console", (message) => wrong.push(message.text()));
  await page.goto(`${folder}index.html#rule=unknown-key`);
  await checked(page);
  await expect.poll(async () => await page.getByText('This file shows the rule "unknown-key".').count()).toBe(1);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Rule unknown-key" }).first().click();
  const rules = await opened;
  await rules.getByRole("heading", { name: "unknown-key" }).waitFor();
  expect(rules.url()).toBe(`${folder}rules.html#unknown-key`);
  expect(wrong).toEqual([]);
  await page.close();
  server.close();
});

/** What the policies of the playground prevent, even if a script of somebody else ran in it. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/chromium.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => await server.close());

const ASK = 'fetch("/rules").then(() => "answered", () => "refused")';

it("neither the page nor the program of its check can ask for anything", async () => {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(new URL("/rules", server.url).href);
  // The same answer as the server's, with another program in it.
  await page.route("**/assets/checker-*", async (route) => {
    const response = await route.fetch();
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    await route.fulfill({ status: 200, headers, body: `${ASK}.then((answer) => postMessage(answer))` });
  });
  await page.goto(new URL("/playground", server.url).href);
  expect(await page.evaluate(ASK)).toBe("refused");
  const ofChecker = await page.evaluate(`new Promise((resolve) => {
    const worker = new Worker(document.getElementById("playground").dataset.checker);
    worker.onmessage = ({ data }) => resolve(data);
  })`);
  expect(ofChecker).toBe("refused");
  await browser.close();
});

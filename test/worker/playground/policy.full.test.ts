/** The playground's policies hold, even if a script of somebody else ran in it. */

import { expect, it } from "vitest";
import { newPage, sharedChromium } from "../support/chromium.ts";
import { sharedServer } from "../support/running-server.ts";

const ASK = 'fetch("/rules").then(() => "answered", () => "refused")';

it("neither the page nor the program of its check can ask for anything", async () => {
  const [{ url }, browser] = await Promise.all([sharedServer(), sharedChromium()]);
  const page = await newPage(browser);
  await page.goto(new URL("/rules", url).href);
  // The same answer as the server's, with another program in it.
  await page.route("**/assets/checker-*", async (route) => {
    const response = await route.fetch();
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    await route.fulfill({ status: 200, headers, body: `${ASK}.then((answer) => postMessage(answer))` });
  });
  await page.goto(new URL("/playground", url).href);
  await expect.poll(async () => await page.evaluate(ASK)).toBe("refused");
  const ofChecker = await page.evaluate(`new Promise((resolve) => {
    const worker = new Worker(document.getElementById("playground").dataset.checker);
    worker.onmessage = ({ data }) => resolve(data);
  })`);
  expect(ofChecker).toBe("refused");
  await page.close();
});

/** The size of the playground over the wire, as the Worker sends it. */

import { request } from "node:http";
import { gzip } from "pako";
import { beforeAll, expect, it } from "vitest";
import { ICON } from "../../../worker/html/generated/assets.ts";
import { PLAYGROUND_ASSETS } from "../../../worker/html/generated/playground.ts";
import { bundlePlayground } from "../../../worker/playground/build/bundle.ts";
import { newPage, sharedChromium } from "../support/chromium.ts";
import { type RunningServer, sharedServer } from "../support/running-server.ts";
import { checked } from "./support/playground-page.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
});

/** The bytes of the body of an answer, as they come. */
async function bytesOf(path: string): Promise<number> {
  const url = new URL(path, server.url);
  return await new Promise((resolve, reject) => {
    const sent = request(url, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } }, (response) => {
      let size = 0;
      response.on("data", ({ length }: Buffer) => {
        size += length;
      });
      response.on("end", () => resolve(size));
    });
    sent.on("error", reject);
    sent.end();
  });
}

it("is at most 300 KB, with all that the page loads", async () => {
  const loaded = ["/playground", ICON, ...PLAYGROUND_ASSETS.map(({ name }) => `/assets/${name}`)];
  const sizes = await Promise.all(loaded.map(bytesOf));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(200_000);
  expect(total).toBeLessThanOrEqual(300_000);
  const page = await newPage(await sharedChromium());
  const paths: string[] = [];
  page.on("request", (one) => paths.push(new URL(one.url()).pathname));
  await page.goto(new URL("/playground", server.url).href);
  await checked(page);
  await page.close();
  expect(paths.filter((path) => !loaded.includes(path))).toEqual([]);
});

it("has at most 165 KB of our own, without packages", async () => {
  const { page, checker, style } = await bundlePlayground(true);
  const sizes = [page, checker, style].map((text) => gzip(text, { level: 9, memLevel: 9 }).length);
  const own = (await bytesOf("/playground")) + sizes.reduce((sum, size) => sum + size, 0);
  expect(own).toBeGreaterThan(80_000);
  expect(own).toBeLessThanOrEqual(165_000);
});

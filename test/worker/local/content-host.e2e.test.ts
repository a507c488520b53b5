import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/chromium.ts";
import { cleanUp, emptyFolder, run, startServer } from "./support/programs.ts";

let browser: Browser;
let upstream: Server;

beforeAll(async () => {
  browser = await launchChromium();
  upstream = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end("<h1>Model</h1>"));
  await once(upstream.listen(0, "127.0.0.1"), "listening");
});

afterAll(async () => {
  await browser.close();
  upstream.close();
  await cleanUp();
});

it("npm start serves content at origins of its own, which a browser reaches without any set-up", async () => {
  const address = upstream.address();
  if (address === null || typeof address === "string") throw new Error("The API has no port.");
  const host = `127.0.0.1:${address.port}`;
  const state = emptyFolder();
  const { url, port } = await startServer({ STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: host });
  const bootstrap = run("bootstrap.ts", ["--server", url], { STEWARD_STATE: state });
  await bootstrap.ended;
  const key = /psk\w{29}/.exec(bootstrap.stdout)?.[0] ?? "";
  const response = await fetch(`${url}/__api__/v1/content`, {
    method: "POST",
    headers: { Authorization: `Key ${key}` },
    body: JSON.stringify({ name: "model", app_mode: "api", upstream_url: `http://${host}/` }),
  });
  const { guid, content_url } = JSON.parse(await response.text());
  expect(content_url).toBe(`${url}/content/${guid}/`);

  const page = await browser.newPage();
  await page.goto(content_url);
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Sign in with the key" }).click();
  await page.waitForURL(`http://${guid}.content.localhost:${port}/`);
  expect(await page.textContent("h1")).toBe("Model");
  expect((await page.goto(`http://content.localhost:${port}/`))?.status()).toBe(404);
});

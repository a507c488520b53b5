import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { type BrowserContext, chromium as browser, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CHROMIUM_FLAGS, newPage } from "../support/chromium.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { addStaticContent } from "../workerd/static-content.ts";
import { startUpstream, type Upstream } from "./echo-upstream.ts";
import { addApi } from "./worker-process.ts";

const FIXTURE = new URL("../fixtures/hosted-page/", import.meta.url);

let server: RunningServer;
let upstream: Upstream;
let proxy: Server;
/** The proxy leaves the sandbox in place. */
let isApart = true;
let page: Page;
let pageUrl: string;
let visitor: BrowserContext;
let folder: string;

beforeAll(async () => {
  server = await startServer({ ALLOW_PRIVATE_UPSTREAMS: "true" });
  proxy = createServer(addKey).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { stores, administratorId: ownerId } = server;
  const names = readdirSync(FIXTURE);
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, FIXTURE), "utf8")]));
  const guid = await addStaticContent(stores, { ownerId, files });
  await addStaticContent(stores, {
    ownerId,
    vanityPath: "/other/",
    files: { "index.html": "<p>secret</p>", "secret.txt": "secret", "module.js": "export const secret = 'secret';" },
  });
  upstream = await startUpstream();
  await stores.DATABASE.prepare(addApi("api", `http://127.0.0.1:${upstream.port}/`)).run();
  pageUrl = `http://127.0.0.1:${portOf(proxy)}/content/${guid}/`;
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "steward-browser-"));
  visitor = await browser.launchPersistentContext(folder, {
    executablePath: await chromium.executablePath(),
    args: [...CHROMIUM_FLAGS],
  });
});

afterAll(async () => {
  await visitor.close();
  rmSync(folder, { recursive: true });
  proxy.closeAllConnections();
  proxy.close();
  await Promise.all([server.close(), upstream.stop()]);
});

beforeEach(async () => {
  page = await newPage(visitor);
});

afterEach(async () => {
  await page.close();
});

/**
 * The worst case: a proxy before the server adds the visitor's key to all requests, whichever page makes them. A header that
 * the browser's automation adds would not do, for it makes the browser ask for leave first.
 */
function addKey(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url = "/", headers } = asked;
  const { "sec-fetch-dest": _destination, ...told } = headers;
  const options = { method, headers: { ...(isApart ? headers : told), "x-svc-authorization": server.key } };
  const sent = request(new URL(url, server.url), options, (received) => {
    const { "content-security-policy": _, ...others } = received.headers;
    answer.writeHead(received.statusCode ?? 0, isApart ? received.headers : others);
    received.pipe(answer);
  });
  sent.on("error", () => answer.destroy());
  asked.pipe(sent);
}

function portOf(listening: Server): number {
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return address.port;
}

/** The results of the page's attempts by their names; those that got nothing are left out. */
const report = async (): Promise<unknown> => await page.evaluate("report");

/** The number of times that a page of another website was refused to create a user. */
async function countRefusals(): Promise<number> {
  const count = await server.stores.DATABASE.prepare(
    "SELECT count(*) AS count FROM audit_log WHERE instr(event_description, 'Refused POST /__api__/v1/users (') = 1",
  ).first<number>("count");
  return count ?? 0;
}

/** Waits for the refusals of requests that the page does not wait for, such as a beacon. */
async function holdRefusals(count: number): Promise<void> {
  await vi.waitFor(async () => expect(await countRefusals()).toBe(count), { timeout: 60_000 });
}

describe("a hosted page", () => {
  it("runs, with its own scripts, styles and images", async () => {
    const before = await countRefusals();
    const response = await page.goto(pageUrl);
    expect(response?.status()).toBe(200);
    expect(await page.evaluate("getComputedStyle(document.body).color")).toBe("rgb(1, 2, 3)");
    expect(await page.evaluate("document.getElementById('plot').naturalWidth")).toBe(10);
    expect(await page.evaluate("typeof ATTEMPTS")).toBe("object");
    // Else one of them could come while the next test counts.
    await holdRefusals(before + 3);
  });

  it("gets nothing of the server with the visitor's rights, and changes nothing", async () => {
    const before = await countRefusals();
    await page.goto(pageUrl);
    expect(await report()).toEqual({});
    // A beacon, a fetch without CORS, and a form reach the server; JSON does not get past the preflight.
    await holdRefusals(before + 3);
  });
});

describe("a hosted page that is not kept apart", () => {
  it("gets all of that: the attempts are good ones", async () => {
    isApart = false;
    const before = await countRefusals();
    await page.goto(pageUrl);
    const serverPage = expect.stringContaining("Provider Steward checks");
    expect(await report()).toEqual({
      "fetch of a page": serverPage,
      "fetch with credentials": serverPage,
      "fetch without CORS": serverPage,
      "fetch of the API": expect.any(String),
      "fetch of other content": "secret",
      XMLHttpRequest: serverPage,
      "an event": "event",
      "a module": "secret",
      "POST of text": "200",
      "POST of JSON": "200",
      "an iframe": serverPage,
      "an iframe of other content": "secret",
      "a window": serverPage,
      "a form": expect.any(String),
      "a javascript: link": serverPage,
      localStorage: "stored",
      "a cookie": "a=stored",
      "a service worker": pageUrl,
    });
    expect(await countRefusals()).toBe(before);
  });
});

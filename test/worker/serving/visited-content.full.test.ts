import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addPerson, type Person } from "../pages/support/people.ts";
import { launchChromium, newPage } from "../support/chromium.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { addStaticContent } from "../workerd/static-content.ts";
import { startUpstream, type Upstream } from "./echo-upstream.ts";
import { addApi } from "./worker-process.ts";

/** Browsers lead these names to this machine, and trust them as they trust https. */
const BASE_URL = "http://steward.localhost";
const CONTENT_HOST = "content.localhost";
/** Where a proxy has all content at one origin. */
const SHARED_ORIGIN = "http://shared.localhost";

const FIXTURES = new URL("../fixtures/", import.meta.url);

/** A server with content of two owners, and a person who may view it all. */
interface World {
  readonly server: RunningServer;
  readonly visitor: Person;
  /** The guids of a hostile page, of a page and an API of another owner, and of an ordinary report. */
  readonly hostile: string;
  readonly victim: string;
  readonly api: string;
  readonly report: string;
}

let upstream: Upstream;
/** With a host for content, and without one. */
let hosted: World;
let plain: World;
let proxy: Server;
/** The behaviour of the proxy. */
let handle: (asked: IncomingMessage, answer: ServerResponse) => void;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const filesOf = (folder: string) => {
  const root = new URL(`${folder}/`, FIXTURES);
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, root), "utf8")]));
};

async function startWorld(vars: Readonly<Record<string, string>>): Promise<World> {
  const server = await startServer({ ALLOW_PRIVATE_UPSTREAMS: "true", ...vars });
  const { stores } = server;
  const mallory = await addPerson(server, "Mallory Example", "publisher");
  const visitor = await addPerson(server, "Vera Example");
  const add = async (ownerId: number, folder: string, vanityPath?: string) =>
    await addStaticContent(stores, {
      ownerId,
      accessType: "logged_in",
      files: filesOf(folder),
      ...(vanityPath === undefined ? {} : { vanityPath }),
    });
  const api = crypto.randomUUID();
  await stores.DATABASE.prepare(addApi(api, `http://127.0.0.1:${upstream.port}/`)).run();
  return {
    server,
    visitor,
    hostile: await add(mallory.id, "hosted-page"),
    victim: await add(server.administratorId, "victim-page", "/victim/"),
    report: await add(server.administratorId, "rendered-report"),
    api,
  };
}

function portOf(listening: Server): number {
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return address.port;
}

beforeAll(async () => {
  upstream = await startUpstream();
  [hosted, plain] = await Promise.all([startWorld({ BASE_URL, CONTENT_HOST }), startWorld({})]);
  proxy = createServer((asked, answer) => handle(asked, answer)).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const rules = [
    `MAP steward.localhost:80 ${hosted.server.url.host}`,
    `MAP *.content.localhost:80 ${hosted.server.url.host}`,
    `MAP shared.localhost:80 127.0.0.1:${portOf(proxy)}`,
  ];
  browser = await launchChromium(`--host-resolver-rules=${rules.join(",")}`);
});

afterAll(async () => {
  await browser.close();
  proxy.closeAllConnections();
  proxy.close();
  await Promise.all([hosted.server.close(), plain.server.close(), upstream.stop()]);
});

beforeEach(async () => {
  upstream.uploads.length = 0;
  context = await browser.newContext();
  page = await newPage(context);
});

afterEach(async () => {
  await context.close();
});

/** Opens an address, and signs in on the way to it, as the sign-in page offers. */
async function openSignedIn(address: string, { key }: Person): Promise<void> {
  expect((await page.goto(address))?.status()).toBe(401);
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Sign in with the key" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in") && url.pathname !== "/__hand-over");
  await page.waitForLoadState();
}

const itemOf = (guid: string) => `http://${guid}.${CONTENT_HOST}`;

/** The results of the page's attempts by their names; those that got nothing are left out. */
const report = async (): Promise<unknown> => await page.evaluate("report");

/** The visitor's things on the server, by which a change would be seen. */
async function stateOf({ server: { stores } }: World): Promise<unknown> {
  const counts = ["users", "api_keys", "sessions"].map(
    async (table) => await stores.DATABASE.prepare(`SELECT count(*) AS count FROM ${table}`).first("count"),
  );
  return await Promise.all(counts);
}

describe("a hostile page that a person opens who is signed in", () => {
  const own = (world: World) => ({
    localStorage: "stored",
    "a cookie": "a=stored",
    "a service worker": `${itemOf(world.hostile)}/`,
    // They are removed before another item's page runs.
    "cookies that the victim's page gets": 60,
  });

  it.each([
    ["their own origins", (world: World) => [`${itemOf(world.victim)}/`, `${itemOf(world.api)}/`]],
    [
      "the addresses of the specification",
      (world: World) => [`${BASE_URL}/content/${world.victim}/`, `${BASE_URL}/content/${world.api}/`],
    ],
    ["a vanity path", (world: World) => [`${BASE_URL}/victim/`, `${itemOf(world.api)}/`]],
  ])("has its own origin, and gets nothing of the server and of other content at %s", async (_, addressesOf) => {
    const [victim = "", api = ""] = addressesOf(hosted);
    // The browser has all the cookies that there are.
    await openSignedIn(`${BASE_URL}/content/${hosted.victim}/`, hosted.visitor);
    await expect.poll(async () => await page.textContent("p")).toBe("secret");
    await page.goto(`${BASE_URL}/content/${hosted.api}/`);
    const before = await stateOf(hosted);
    await page.goto(
      `${BASE_URL}/content/${hosted.hostile}/?${new URLSearchParams({ server: BASE_URL, victim, api }).toString()}`,
    );
    expect(new URL(page.url()).origin).toBe(itemOf(hosted.hostile));
    expect(await report()).toEqual(own(hosted));
    expect(await stateOf(hosted)).toEqual(before);
    expect(upstream.uploads).toEqual([]);
    // The visitor is still signed in, and sees the other content, whose page gets no cookie of the hostile one.
    expect((await page.goto(`${itemOf(hosted.victim)}/`))?.status()).toBe(200);
    expect(await page.evaluate("document.cookie")).toBe("");
  });

  it("is sandboxed below a signed path where content has no host, and gets no more than the number of frames of a window", async () => {
    const origin = plain.server.url.origin;
    const addresses = { victim: `${origin}/content/${plain.victim}/`, api: `${origin}/content/${plain.api}/` };
    await openSignedIn(addresses.victim, plain.visitor);
    await expect.poll(async () => await page.textContent("p")).toBe("secret");
    const before = await stateOf(plain);
    await page.goto(
      `${origin}/content/${plain.hostile}/?${new URLSearchParams({ server: origin, ...addresses }).toString()}`,
    );
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/content/${plain.hostile}/~`));
    // A browser refuses a window that a sandboxed page opens where that is to be kept from its opener: links would end there.
    expect(await report()).toEqual({ "the frames of the victim in a window": 1 });
    expect(await stateOf(plain)).toEqual(before);
    expect(upstream.uploads).toEqual([]);
    expect((await page.goto(addresses.victim))?.status()).toBe(200);
  });
});

describe("the attempts of the hostile page", () => {
  const GOT_OF_VICTIM = {
    "the victim's page": expect.stringContaining("secret"),
    "the victim's page without CORS": expect.stringContaining("secret"),
    "the victim's page by XMLHttpRequest": expect.stringContaining("secret"),
    "the victim's script": "secret",
    "the victim's module": "secret",
    "the victim's style": "secret",
    "the victim's image": 10,
    "the victim in a frame": expect.stringContaining("secret"),
    "the frames of the victim in a frame": 1,
    "the victim in a window": expect.stringContaining("secret"),
    "the frames of the victim in a window": 1,
    "the victim's API": expect.stringContaining('"x-svc-credentials":"{\\"user\\":\\"vera\\"'),
    "an upload to the victim's API": "200",
  };

  it("get all of the other content where one origin has both", async () => {
    // A path of the one origin is an item's origin, where the visitor is known by a key.
    handle = (asked, answer) => {
      const [, guid = "", rest = ""] = /^\/([\da-f-]+)(\/.*)$/.exec(asked.url ?? "") ?? [];
      const headers = { ...asked.headers, host: `${guid}.${CONTENT_HOST}`, authorization: `Key ${hosted.visitor.key}` };
      forward(asked, answer, { url: new URL(rest, hosted.server.url), headers, keep: () => true });
    };
    const addresses = { victim: `${SHARED_ORIGIN}/${hosted.victim}/`, api: `${SHARED_ORIGIN}/${hosted.api}/` };
    const told = new URLSearchParams({ server: BASE_URL, ...addresses }).toString();
    await page.goto(`${SHARED_ORIGIN}/${hosted.hostile}/?${told}`);
    expect(await report()).toMatchObject(GOT_OF_VICTIM);
    await vi.waitFor(() => expect(upstream.uploads).toEqual(["begun", "whole"]), { timeout: 60_000 });
  });

  it("get what the session may do where the page below a signed path is not sandboxed", async () => {
    handle = (asked, answer) => {
      const keep = (name: string) => name !== "content-security-policy";
      // Nor is it known that the page's script is then one of the server's own origin.
      const isScript = asked.headers["sec-fetch-dest"] === "script";
      const headers = isScript ? { ...asked.headers, "sec-fetch-dest": "empty" } : asked.headers;
      forward(asked, answer, { url: new URL(asked.url ?? "/", plain.server.url), headers, keep });
    };
    const origin = `http://127.0.0.1:${portOf(proxy)}`;
    const victim = `${origin}/content/${plain.victim}/`;
    await openSignedIn(victim, plain.visitor);
    const told = new URLSearchParams({ server: origin, victim, api: `${origin}/content/${plain.api}/` }).toString();
    await page.goto(`${origin}/content/${plain.hostile}/?${told}`);
    expect(await report()).toMatchObject({
      "fetch of the API": expect.stringContaining("vera"),
      "an iframe": expect.any(String),
      "the victim in a window": expect.stringContaining("secret"),
      localStorage: "stored",
    });
  });
});

/** Hands a request on, and what is kept of the headers of its answer. */
function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  to: { readonly url: URL; readonly headers: IncomingMessage["headers"]; readonly keep: (name: string) => boolean },
): void {
  const sent = request(to.url, { method: asked.method, headers: to.headers }, (received) => {
    const headers = Object.entries(received.headers).filter(([name]) => to.keep(name));
    answer.writeHead(received.statusCode ?? 0, Object.fromEntries(headers));
    received.pipe(answer);
  });
  sent.on("error", () => answer.destroy());
  asked.pipe(sent);
}

describe("an ordinary report", () => {
  const SHOWN = {
    classic: "classic",
    color: "rgb(1, 2, 3)",
    plot: 10,
    background: expect.stringContaining("plot.svg"),
  };
  const FOUND = { days: 7, lazy: "lazy", data: 12, missing: 404 };

  /** The text that it shows; for the page in the frame, as much as the browser tells. */
  const shown = async (): Promise<unknown> =>
    await page.evaluate(`({
      classic,
      color: getComputedStyle(document.body).color,
      plot: document.getElementById("plot").naturalWidth,
      background: getComputedStyle(document.getElementById("background")).backgroundImage,
    })`);

  let problems: string[];

  beforeEach(() => {
    problems = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("requestfailed", (failed) => problems.push(failed.url()));
  });

  it("is displayed wholly at its own origin", async () => {
    await openSignedIn(`${BASE_URL}/content/${hosted.report}/?q=1`, hosted.visitor);
    expect(page.url()).toBe(`${itemOf(hosted.report)}/?q=1`);
    expect(await shown()).toEqual(SHOWN);
    expect(await report()).toEqual({ ...FOUND, storage: "stored", worker: "worked" });
    await expect.poll(async () => await page.frameLocator("#part").locator("p").textContent()).toBe("Table");
    await page.click("#next");
    await page.waitForURL(`${itemOf(hosted.report)}/pages/table.html?from=index#end`);
    expect(problems).toEqual([]);
  });

  it("is displayed below a signed path without storage and workers", async () => {
    const origin = plain.server.url.origin;
    await openSignedIn(`${origin}/content/${plain.report}/?q=1`, plain.visitor);
    expect(page.url()).toMatch(new RegExp(String.raw`^${origin}/content/${plain.report}/~[^/]+/\?q=1$`));
    expect(await shown()).toEqual(SHOWN);
    expect(await report()).toEqual({ ...FOUND, storage: "none", worker: "none" });
    await expect.poll(async () => await page.frameLocator("#part").locator("p").textContent()).toBe("Table");
    await page.click("#next");
    await page.waitForURL(/\/~[^/]+\/pages\/table\.html\?from=index#end$/);
    expect(problems).toEqual([]);
  });
});

describe("API content that a person opens", () => {
  /** A request of the page itself to its API: another method with a header of its own. */
  const askApi = async (): Promise<unknown> =>
    await page.evaluate(`(async () => {
      const response = await fetch("echo", { method: "PUT", headers: { "X-Requested-With": "page" }, body: "sent" });
      const { method, body, headers } = await response.json();
      return { method, body, by: headers["x-requested-with"], as: headers["x-svc-credentials"], cookie: headers.cookie };
    })()`);
  const GOT = {
    method: "PUT",
    body: "sent",
    by: "page",
    as: '{"user":"vera","groups":[]}',
    cookie: undefined,
  };

  it("knows who it is at its own origin, and gets no cookie", async () => {
    await openSignedIn(`${BASE_URL}/content/${hosted.api}/`, hosted.visitor);
    expect(page.url()).toBe(`${itemOf(hosted.api)}/`);
    expect(await askApi()).toEqual(GOT);
  });

  it("knows who it is below a signed path, and gets no cookie", async () => {
    await openSignedIn(`${plain.server.url.origin}/content/${plain.api}/`, plain.visitor);
    expect(await askApi()).toEqual(GOT);
  });
});

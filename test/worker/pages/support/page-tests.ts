/** The base of the tests of pages: a running server, a real browser, and people who are signed in. */

import { createHash, randomBytes } from "node:crypto";
import type { Browser, BrowserContext, Locator, Page, Response } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { SESSION_COOKIE } from "../../../../worker/auth/session-cookie.ts";
import { newPage, sharedChromium } from "../../support/chromium.ts";
import { emptySharedServer, type RunningServer } from "../../support/running-server.ts";

/** A server and a browser for one test file. */
export interface PageTests {
  /** The server that runs. */
  readonly server: () => RunningServer;
  /** The whole address of a path. */
  readonly address: (path: string) => string;
  /** A window of a new browser, in which no one is signed in, at a path. @param javaScriptEnabled whether it runs scripts. */
  readonly open: (path: string, javaScriptEnabled?: boolean) => Promise<Page>;
  /** The same, but that somebody is signed in there with a key; by default the administrator. */
  readonly openSignedIn: (path: string, key?: string, javaScriptEnabled?: boolean) => Promise<Page>;
}

/**
 * The server and the browser that all files of a worker of the runner share; the server's database is emptied before a file. After
 * each test, no request of a page may have left the server's origin, and the browser may have found no mistake and no violation of
 * the policy.
 */
export function usePages(): PageTests {
  let server: RunningServer;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([emptySharedServer(), sharedChromium()]);
  });

  afterEach(async () => {
    await Promise.all(contexts.map(async (context) => await context.close()));
    contexts = [];
    expect(problems.splice(0)).toEqual([]);
  });

  const address = (path: string) => new URL(path, server.url).href;

  async function newContext(javaScriptEnabled: boolean): Promise<BrowserContext> {
    const context = await browser.newContext({ viewport: { width: 1_100, height: 800 }, javaScriptEnabled });
    contexts.push(context);
    watch(context, server.url.origin, problems);
    return context;
  }

  async function openIn(context: BrowserContext, path: string): Promise<Page> {
    const page = await newPage(context);
    await page.goto(address(path));
    return page;
  }

  async function open(path: string, javaScriptEnabled = true): Promise<Page> {
    return await openIn(await newContext(javaScriptEnabled), path);
  }

  async function openSignedIn(path: string, key = server.key, javaScriptEnabled = true): Promise<Page> {
    const context = await newContext(javaScriptEnabled);
    const [name, value] = [SESSION_COOKIE, await addSession(server, key)];
    // The browser trusts this machine as it trusts https, and takes such a cookie by no other address than one of https.
    const url = `https://${server.url.host}`;
    await context.addCookies([{ name, value, url, httpOnly: true, secure: true, sameSite: "Lax" }]);
    return await openIn(context, path);
  }

  return { server: () => server, address, open, openSignedIn };
}

/** Adds a session that began with a key, past signing in. @returns the value of its cookie. */
async function addSession({ stores: { DATABASE } }: RunningServer, key: string): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  const [now, end] = [0, 3_600_000].map((later) => `${new Date(Date.now() + later).toISOString().slice(0, 19)}Z`);
  const { meta } = await DATABASE.prepare(
    `INSERT INTO sessions (hash, content_secret, user_id, api_key_id, method, created_time, active_time, expires_time)
    SELECT unhex(?1), randomblob(32), user_id, id, 'api_key', ?2, ?2, ?3 FROM api_keys WHERE hash = unhex(?4)`,
  )
    .bind(sha256(value), now, end, sha256(key))
    .run();
  if (meta.changes !== 1) throw new Error("There is no such key.");
  return value;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Clicks what leads to another page, and waits until that is there: counting elements, or listing them, does not wait. */
export async function follow(link: Locator): Promise<void> {
  const page = link.page();
  // The page with the link may still load, which is not what is waited for.
  await page.waitForLoadState();
  await Promise.all([page.waitForEvent("load"), link.click()]);
}

/** Reads the heading of a page, as often as it is asked. */
export function headingOf(page: Page): () => Promise<string | null> {
  return async () => await page.getByRole("heading", { level: 1 }).textContent();
}

/** The options that a test gives to `route.fulfill` for a refusal that the page has to handle. */
export function refusal(status: number, headers: Readonly<Record<string, string>> = {}) {
  return { status, headers: { ...headers, "made-by-test": "true" } };
}

/** Notes what no page of the server may do. */
function watch(context: BrowserContext, own: string, problems: string[]): void {
  context.on("request", (request) => {
    if (new URL(request.url()).origin !== own) problems.push(`A request left: ${request.url()}`);
  });
  context.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest();
    // What a page loads, and not what it sends: a refusal of that is a part of it.
    const isLoaded = !isDocument && response.request().method() === "GET" && !("made-by-test" in response.headers());
    if (isLoaded && response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    if (isDocument && isOwnPage(response, own) && !isStrict(response)) problems.push(`No policy: ${response.url()}`);
  });
  context.on("weberror", (error) => problems.push(String(error.error())));
  context.on("console", (message) => {
    // What failed to load is noted above; a document may be a page that says so.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      problems.push(message.text());
    }
  });
}

/** Tells if it is a page of the server, and not content, which has a policy of its own. */
function isOwnPage(response: Response, own: string): boolean {
  const { origin, pathname } = new URL(response.url());
  const isHtml = response.headers()["content-type"]?.startsWith("text/html") ?? false;
  return isHtml && origin === own && !pathname.startsWith("/content/");
}

function isStrict(response: Response): boolean {
  const policy = response.headers()["content-security-policy"] ?? "";
  return policy.startsWith("default-src 'none'; ") && !policy.includes("unsafe-");
}

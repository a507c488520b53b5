/** What the tests of pages have in common: a running server, a real browser, and people who are signed in. */

import type { Browser, BrowserContext, Locator, Page, Response } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchChromium } from "../../support/chromium.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";

/** What a test of pages needs of a server. */
export type ServedPages = Pick<RunningServer, "url" | "key" | "close">;

/** A server and a browser for one test file. */
export interface PageTests<Server extends ServedPages = RunningServer> {
  /** The server that runs. */
  readonly server: () => Server;
  /** The whole address of a path. */
  readonly address: (path: string) => string;
  /** A window of a new browser, in which no one is signed in, at a path. @param javaScriptEnabled whether it runs scripts. */
  readonly open: (path: string, javaScriptEnabled?: boolean) => Promise<Page>;
  /** The same, but that somebody signed in there with a key; by default the administrator. */
  readonly openSignedIn: (path: string, key?: string) => Promise<Page>;
}

interface Options {
  /** Variables of the deployment. */
  readonly vars?: Readonly<Record<string, string>>;
  /** As `usePagesOf` has it. */
  readonly otherOrigins?: OtherOrigins;
}

type OtherOrigins = () => readonly string[];

/** As `usePagesOf`, of a server with empty stores. */
export function usePages({ vars = {}, otherOrigins }: Options = {}): PageTests {
  return usePagesOf(async () => await startServer(vars), otherOrigins);
}

/**
 * Starts a server and a browser for a test file. After each test, no request of a page may have left the server's origin, and the
 * browser may have found no mistake and no violation of the policy.
 *
 * @param otherOrigins to which pages may lead beside the server's own, once they are known.
 */
export function usePagesOf<Server extends ServedPages>(
  start: () => Promise<Server>,
  otherOrigins: OtherOrigins = () => [],
): PageTests<Server> {
  let server: Server;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([start(), launchChromium()]);
  });

  afterEach(async () => {
    await Promise.all(contexts.map(async (context) => await context.close()));
    contexts = [];
    expect(problems.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await Promise.all([browser.close(), server.close()]);
  });

  const address = (path: string) => new URL(path, server.url).href;

  async function open(path: string, javaScriptEnabled = true): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1_100, height: 800 }, javaScriptEnabled });
    contexts.push(context);
    watch(context, server.url.origin, otherOrigins(), problems);
    const page = await context.newPage();
    await page.goto(address(path));
    return page;
  }

  async function openSignedIn(path: string, key = server.key): Promise<Page> {
    const page = await open(`/sign-in?to=${encodeURIComponent(path)}`);
    await page.getByLabel("API key").fill(key);
    await page.getByRole("button", { name: "Sign in with the key" }).click();
    await page.waitForURL(address(path));
    return page;
  }

  return { server: () => server, address, open, openSignedIn };
}

/** Clicks what leads to another page, and waits until that is there: counting elements, or listing them, does not wait. */
export async function follow(link: Locator): Promise<void> {
  await Promise.all([link.page().waitForEvent("load"), link.click()]);
}

/** What a test gives to `route.fulfill` for a refusal that the page has to handle. */
export function refusal(status: number, headers: Readonly<Record<string, string>> = {}) {
  return { status, headers: { ...headers, "made-by-test": "true" } };
}

/** Notes what no page of the server may do. */
function watch(context: BrowserContext, own: string, others: readonly string[], problems: string[]): void {
  context.on("request", (request) => {
    if (![own, ...others].includes(new URL(request.url()).origin)) problems.push(`A request left: ${request.url()}`);
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

/** Whether it is a page of the server, and not content, which has a policy of its own. */
function isOwnPage(response: Response, own: string): boolean {
  const { origin, pathname } = new URL(response.url());
  const isHtml = response.headers()["content-type"]?.startsWith("text/html") ?? false;
  return isHtml && origin === own && !pathname.startsWith("/content/");
}

function isStrict(response: Response): boolean {
  const policy = response.headers()["content-security-policy"] ?? "";
  return policy.startsWith("default-src 'none'; ") && !policy.includes("unsafe-");
}

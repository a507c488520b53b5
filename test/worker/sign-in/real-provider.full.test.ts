import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { newPage, sharedChromium } from "../support/chromium.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { CLIENT_ID, CLIENT_SECRET } from "./issuer.ts";
import { type RealProvider, startRealProvider } from "./real-provider.ts";

let provider: RealProvider;
let server: RunningServer;
let browser: Browser;
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  // It tells whoever runs it what a provider that is not for tests needs.
  for (const level of ["info", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  provider = await startRealProvider();
  [server, browser] = await Promise.all([
    startServer({
      OIDC_ISSUER: provider.url,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      NEW_USER_ROLE: "publisher",
    }),
    sharedChromium(),
  ]);
  provider.register(server.url);
});

afterAll(async () => {
  await server.close();
  provider.close();
  vi.restoreAllMocks();
});

beforeEach(async () => {
  visitor = await browser.newContext();
  // The provider's pages load a font from elsewhere.
  await visitor.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => await route.abort(),
  );
  page = await newPage(visitor);
});

afterEach(async () => await visitor.close());

const at = (path: string) => new URL(path, server.url).href;

/** The steps at the provider of a person who is not signed in there. */
async function logIn(name: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** The cookies of the content server: those of the provider, on another port, are the same host's. */
const ownCookies = async () =>
  (await visitor.cookies(server.url.href)).filter(({ name }) => name.startsWith("__Host-Http-"));

/** Who is signed in, as the API tells the server's own page. */
async function whoAmI(): Promise<unknown> {
  return await page.evaluate(async () => {
    const response = await fetch("/__api__/v1/user");
    return response.ok ? await response.json() : response.status;
  });
}

it("signs a person in, and leads to the page that was asked for", async () => {
  await page.goto(at("/sessions"));
  await expect.poll(async () => await page.title()).toContain("Sign in");
  await page.getByRole("link", { name: "Sign in with your organisation" }).click();
  await logIn("ada");
  await page.waitForURL(at("/sessions"));
  expect(await whoAmI()).toMatchObject({
    username: "ada",
    user_role: "administrator",
    external_id: `${provider.url} ada`,
  });
  expect(await ownCookies()).toMatchObject([
    { name: "__Host-Http-steward", httpOnly: true, secure: true, sameSite: "Lax" },
  ]);
});

it("signs out of the provider, too", async () => {
  await page.goto(at("/sign-in/openid-connect?to=/sessions"));
  await logIn("ada");
  await page.waitForURL(at("/sessions"));
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL((url) => url.origin === provider.url);
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await page.waitForURL(at("/sign-in"));
  expect(await whoAmI()).toBe(401);
  // With a session left there, the provider would ask for nothing.
  await page.getByRole("link", { name: "Sign in with your organisation" }).click();
  await page.getByPlaceholder("Enter any login").waitFor();
});

it("has a page in between that everyone can use, where the browser does not go on by itself", async () => {
  await page.route(`${provider.url}/**`, async (route) => await route.fulfill({ status: 204 }));
  await page.goto(at("/sign-in/openid-connect/sign-out"));
  const link = page.getByRole("link", { name: "Go on to sign out there, too" });
  await expect.poll(async () => await link.getAttribute("href")).toMatch(`${provider.url}/`);
  await expectAccessible(page);
});

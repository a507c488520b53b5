import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { locationOf, newVisitor } from "../sign-in/cookie-jar.ts";
import { CLIENT_ID, CLIENT_SECRET, type Issuer, startIssuer } from "../sign-in/issuer.ts";
import { newPage, sharedChromium } from "../support/chromium.ts";
import { listen } from "../support/loopback.ts";
import { cleanUp, emptyFolder, type RunningServer, run, startServer } from "./support/programs.ts";

let browser: Browser;
let upstream: Server;
let issuer: Issuer;
let server: RunningServer;
let key: string;
/** The upstream's host and port. */
let host: string;

beforeAll(async () => {
  browser = await sharedChromium();
  upstream = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end("<h1>Model</h1>"));
  host = `127.0.0.1:${await listen(upstream)}`;
  issuer = await startIssuer();
  const state = emptyFolder();
  const settings = {
    BOOTSTRAP_SECRET: Buffer.alloc(32, 7).toString("base64"),
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    NEW_USER_ROLE: "viewer",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(state, "local.env"), lines.join(""));
  server = await startServer({ STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: host });
  const bootstrap = run("bootstrap.ts", ["--server", server.url], { STEWARD_STATE: state });
  await bootstrap.ended;
  key = /psk\w{29}/.exec(bootstrap.stdout)?.[0] ?? "";
});

afterAll(async () => {
  upstream.close();
  issuer.close();
  await cleanUp();
});

async function addContent(name: string): Promise<{ readonly address: string; readonly origin: string }> {
  const response = await fetch(`${server.url}/__api__/v1/content`, {
    method: "POST",
    headers: { Authorization: `Key ${key}` },
    body: JSON.stringify({ name, app_mode: "api", upstream_url: `http://${host}/` }),
  });
  const { guid, content_url } = JSON.parse(await response.text());
  expect(content_url).toBe(`${server.url}/content/${guid}/`);
  return { address: content_url, origin: `http://${guid}.content.localhost:${server.port}` };
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Sign in with the key" }).click();
  await page.waitForURL(/content\.localhost/);
}

it("npm start serves content at origins of its own, which a browser reaches without any set-up", async () => {
  const { address, origin } = await addContent("model");
  const page = await newPage(browser);
  await signIn(page, address);
  expect(page.url()).toBe(`${origin}/`);
  await expect.poll(async () => await page.textContent("h1")).toBe("Model");
  expect((await page.goto(`http://content.localhost:${server.port}/`))?.status()).toBe(404);
  await page.close();
});

/** The deeds of a hostile page: cookies of any size for all items, below any path, and in the browser's other store. */
const FLOOD = `
  const long = "x".repeat(4000);
  for (let number = 0; number < 60; number += 1) {
    document.cookie = "c" + number + "=" + long + "; Domain=content.localhost; Path=/";
    document.cookie = "d" + number + "=" + number + "; Domain=content.localhost; Path=/deep/er";
  }
  document.cookie = "e=e; Domain=content.localhost; Path=/; Secure; Partitioned";
  document.cookie = "nameless; Domain=content.localhost; Path=/";
  document.cookie.length;
`;

it("an item that sets cookies for all items keeps no other one from being opened, and tells it nothing", async () => {
  const [hostile, other] = [await addContent("hostile"), await addContent("other")];
  const context = await browser.newContext();
  const page = await newPage(context);
  await signIn(page, hostile.address);
  expect(await page.evaluate(FLOOD)).toBeGreaterThan(200_000);
  for (const path of ["", "deep/er/page"]) {
    const response = await page.goto(`${other.origin}/${path}`);
    expect([response?.status(), new URL(page.url()).origin]).toEqual([200, other.origin]);
    expect(await page.evaluate("document.cookie")).toBe("");
  }
  // A cookie of the item itself stays.
  await page.evaluate(`document.cookie = "c1=own"`);
  await page.reload();
  expect(await page.evaluate("document.cookie")).toBe("c1=own");
  await context.close();
});

it("a person signs in at a provider on this machine, which no list of upstreams has", async () => {
  issuer.answers.claims = { preferred_username: "ada" };
  issuer.answers.userInfo = { sub: "subject" };
  const visitor = newVisitor();
  const address = locationOf(await visitor.visit(new URL("/sign-in/openid-connect?to=/sessions", server.url)));
  expect(address.href).toMatch(`${issuer.url}/authorize?`);
  const back = locationOf(await visitor.visit(address));
  expect(back.href).toMatch(`${new URL(server.url).origin}/sign-in/openid-connect/callback?`);
  expect(locationOf(await visitor.visit(back)).pathname).toBe("/sessions");
  const me = await visitor.load(new URL("/__api__/v1/user", server.url));
  expect(JSON.parse(me.body)).toMatchObject({ username: "ada", user_role: "viewer" });
});

/**
 * What people do with the server, in a real browser: the only tests of `npm test` that open one. All share a server and a browser,
 * and begin after the first start of a server, when it has no users.
 */

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it, vi } from "vitest";
import { createFirstAdministrator } from "../../worker/local/administrator.ts";
import { apiOf } from "../../worker/local/command/api.ts";
import { follow, headingOf, usePages } from "../worker/pages/support/page-tests.ts";
import { addPerson } from "../worker/pages/support/people.ts";
import { screenshot } from "../worker/pages/support/screenshot.ts";
import { REPORT } from "../worker/pages/support/uploads.ts";
import { AFTER, BEFORE, checked, choose, paste, shownText } from "../worker/playground/support/playground-page.ts";
import { VARIABLES } from "../worker/support/running-server.ts";

const { server, address, open, openSignedIn } = usePages();

/** The key of the first administrator. */
let firstKey: string;

beforeAll(async () => {
  const { DATABASE } = server().stores;
  await DATABASE.batch(["api_keys", "users"].map((table) => DATABASE.prepare(`DELETE FROM ${table}`)));
  vi.stubEnv("BOOTSTRAP_SECRET", VARIABLES.BOOTSTRAP_SECRET);
  firstKey = await createFirstAdministrator(server().url.origin);
  vi.unstubAllEnvs();
});

const api = () => apiOf(server().url.origin, firstKey);

async function statusFor(key: string, path = "/user"): Promise<number> {
  const response = await fetch(address(`/__api__/v1${path}`), { headers: { Authorization: `Key ${key}` } });
  await response.body?.cancel();
  return response.status;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true });

const expectHeading = async (page: Page, heading: string) => await expect.poll(headingOf(page)).toBe(heading);

async function expectSaid(page: Page, message: string): Promise<void> {
  await page.getByRole("status").getByText(message).first().waitFor();
}

async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel("API key").fill(key);
  await button(page, "Sign in with the key").click();
}

it("the first administrator signs in, sees that nothing needs attention, and is the only user", async () => {
  const page = await open("/");
  await expectHeading(page, "Sign in");
  await signIn(page, firstKey);
  await expectHeading(page, "Home");
  await page.getByText("Nothing needs your attention now.").waitFor();
  await link(page, "Users").click();
  await page.getByText("1 user", { exact: true }).waitFor();
  await expect.poll(async () => await page.locator("tbody .badge").first().textContent()).toBe("Administrator");
  await expect.poll(async () => await page.getByRole("rowheader").count()).toBe(1);
});

it("a person whose key was wrong signs in by keyboard, reaches the page that was asked for, and signs out", async () => {
  const page = await open("/sessions");
  await expectHeading(page, "Sign in");
  await screenshot(page, "sign-in");
  await signIn(page, "wrong");
  await expect.poll(async () => await page.getByLabel("API key").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(async () => await page.locator("[role=alert]:focus").count()).toBe(1);
  expect(await page.content()).not.toContain("wrong");
  await page.getByLabel("API key").focus();
  await page.keyboard.type(firstKey);
  await page.keyboard.press("Enter");
  await expectHeading(page, "Sessions");
  expect(page.url()).toBe(address("/sessions"));
  await page.getByRole("cell", { name: "This browser" }).waitFor();
  const exact = /^(?!20).*, 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC$/;
  await expect.poll(async () => await page.locator("time").first().getAttribute("title")).toMatch(exact);
  await screenshot(page, "sessions");
  expect(await page.context().cookies()).toMatchObject([{ httpOnly: true, secure: true, sameSite: "Lax" }]);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(address("/sign-in"));
  await expectSaid(page, "You are signed out.");
  await page.reload();
  await expect.poll(async () => await page.getByRole("status").count()).toBe(0);
  expect((await page.goto(address("/sessions")))?.status()).toBe(401);
});

it("a publisher creates a key, whose value is shown once, copies it, and deletes the key", async () => {
  const { key } = await addPerson(server(), "Grace Example", "publisher");
  const page = await openSignedIn("/keys", key);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await link(page, "Create an API key").click();
  await page.getByLabel("Name").fill("nightly report");
  await page.getByLabel("Publisher").check();
  await button(page, "Create API key").click();
  const value = (await page.locator("dialog:modal #new-key-value").textContent()) ?? "";
  expect(await statusFor(value)).toBe(200);
  await button(page, "Copy").click();
  await page.getByText("Copied.").waitFor();
  await expect.poll(async () => await page.evaluate("navigator.clipboard.readText()")).toBe(value);
  await screenshot(page, "new-key");
  await follow(link(page, "I have stored it"));
  const row = page.getByRole("row", { name: "nightly report" });
  await expect.poll(async () => await row.textContent()).toContain("Publisher");
  await screenshot(page, "keys");
  await page.goBack();
  expect(await page.content()).not.toContain(value);
  await page.goto(address("/keys"));
  await link(page, "Delete the API key nightly report").click();
  await page.getByText("Every program that uses this key is refused").waitFor();
  await button(page, "Delete API key").click();
  await expectSaid(page, "The API key is deleted. It is refused from now on.");
  await expect.poll(async () => await page.getByRole("rowheader").count()).toBe(1);
  await expect.poll(async () => await row.count()).toBe(0);
  expect(await statusFor(value)).toBe(401);
});

it("a publisher publishes a page in 2 clicks, gives everybody its link in 4, and adds a group in 7", async () => {
  const publisher = await addPerson(server(), "Paula Publisher", "publisher");
  const colleague = await addPerson(server(), "Carl Colleague");
  const { guid } = await api().call<{ guid: string }>("POST", "/groups", { json: { name: "Hydrologists" } });
  await api().call("POST", `/groups/${guid}/members`, { json: { user_guid: colleague.guid } });
  let clicks = 0;
  const click = async (shown: Locator) => {
    clicks += 1;
    await shown.click();
  };
  const page = await openSignedIn("/", publisher.key);
  await click(link(page, "Create content"));
  // The script that publishes is there.
  await page.getByText("Or choose a folder").waitFor();
  const dialog = page.waitForEvent("filechooser");
  await click(page.getByLabel("Publish files"));
  await (await dialog).setFiles({ name: REPORT.name, mimeType: "text/html", buffer: Buffer.from(REPORT.data) });
  await page.getByText("This is published.").waitFor();
  await expectHeading(page, "Rainfall");
  const published = (await page.locator("#item-address").textContent()) ?? "";
  const other = await openSignedIn("/", colleague.key);
  expect((await other.goto(published))?.status()).toBe(404);
  await click(page.getByLabel("All users - login required"));
  await click(button(page, "Save who sees it"));
  await expectSaid(page, "Who sees the content has changed.");
  expect(clicks).toBeLessThanOrEqual(4);
  await other.goto(published);
  await expectHeading(other, "Rainfall");

  await click(page.getByRole("link", { name: "Sharing" }));
  await page.getByLabel("Add somebody").fill("Hydro");
  await click(button(page, "Search"));
  await click(page.getByRole("row", { name: "Hydrologists" }).getByText("Add as viewer", { exact: true }));
  await expectSaid(page, "The content is shared with this person or group.");
  expect(clicks).toBeLessThanOrEqual(7);
  await screenshot(page, "item");
  await other.goto(address("/"));
  await other.getByRole("row", { name: "Rainfall" }).getByText("Open", { exact: true }).first().click();
  await expectHeading(other, "Rainfall");
});

it("a person joins by an invitation as a publisher, and can publish nothing once demoted", async () => {
  const page = await openSignedIn("/users/new", firstKey);
  await page.getByLabel("Username").fill("hedy");
  await page.getByLabel("First name").fill("Hedy");
  await page.getByLabel("Publisher").check();
  await button(page, "Create user").click();
  await expectHeading(page, "Hedy");
  await expectSaid(page, "The user is created.");
  await screenshot(page, "user");
  const user = page.url();
  await page.getByRole("link", { name: "Invite" }).click();
  await button(page, "Create a link").click();
  const invitation = (await page.locator("#invitation-link").textContent()) ?? "";

  const theirs = await open(invitation.slice(server().url.origin.length));
  // The script has taken the token out of the address.
  await theirs.waitForURL(address("/invitation"));
  await button(theirs, "Accept the invitation").click();
  await theirs.waitForURL(address("/keys"));
  await expectSaid(theirs, "You are signed in.");
  await theirs.goto(address("/items"));
  await link(theirs, "Create content").waitFor();

  await page.goto(`${user}/role`);
  await screenshot(page, "user-role");
  await page.getByLabel("Viewer", { exact: true }).check();
  await button(page, "Change role").click();
  await expectSaid(page, "another role");
  await expect.poll(async () => await page.locator(".badge").first().textContent()).toBe("Viewer");
  await theirs.reload();
  await expect.poll(async () => await link(theirs, "Create content").count()).toBe(0);
  expect((await theirs.goto(address("/items/new")))?.status()).toBe(403);
  await theirs.getByText("This requires the role publisher").waitFor();
});

it("an administrator finds an entry of the audit log, what it is about, and downloads what fits", async () => {
  await api().call("POST", "/groups", { json: { name: "Botanists" } });
  const page = await openSignedIn("/audit", firstKey);
  await page.getByLabel("Action", { exact: true }).selectOption("create_group");
  await page.getByLabel("Text").fill("Botanists");
  await follow(button(page, "Search").last());
  expect(new URL(page.url()).searchParams.get("action")).toBe("create_group");
  const entries = page.getByRole("main").getByRole("row", { name: /Entry \d+/ });
  await expect.poll(async () => await entries.count()).toBe(1);
  await expect.poll(async () => await entries.textContent()).toContain("Botanists");
  const [download] = await Promise.all([page.waitForEvent("download"), link(page, "CSV").click()]);
  await page.getByText(/^Downloaded audit-log-/).waitFor();
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toEqual([expect.stringMatching(/^id,time,/), expect.stringContaining("Botanists")]);
  await page.getByRole("link", { name: /^Entry \d+$/ }).click();
  await expectHeading(page, "Group created");
  await page.locator("main a[href^='/groups/']").first().click();
  await expectHeading(page, "Botanists");
});

it("an administrator creates an export and verifies it: it is whole, and broken once a byte differs", async () => {
  const page = await openSignedIn("/exports/new", firstKey);
  await page.getByLabel("Name").fill("auditors");
  await button(page, "Create export").click();
  await expectSaid(page, "The export is created, and begins now.");
  await button(page, "Run now").click();
  await expectSaid(page, "The export runs now, to the end of the log.");
  await expect
    .poll(async () => {
      await page.reload();
      return await link(page, "manifests/000000001.json").count();
    })
    .toBe(1);
  await button(page, "Verify now").click();
  await page.getByText(/^Verified: whole, \d+ segments? and \d+ manifests?, to entry \d+, signed by /).waitFor();
  await page
    .locator("[data-verified]")
    .getByText(/^Just now: whole/)
    .waitFor();
  await page.reload();
  await page.getByText('Verified the audit-log export "auditors"').first().waitFor();
  await page.route(/\/objects\/seg\//, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length - 20] = (body[body.length - 20] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
  await button(page, "Verify now").click();
  await page.getByText(/^Verified: broken in \d+ places?, of .*The first: seg\/000000001\.ndjson\.gz: /).waitFor();
  await link(page, "Exports").click();
  await page.getByRole("row", { name: "auditors" }).waitFor();
});

it("somebody without an account corrects a file in the playground, compares it and sends a link", async () => {
  const page = await open("/playground");
  await checked(page);
  await page.getByRole("tab", { name: "Findings 2" }).waitFor();
  await screenshot(page, "playground");
  const requests: string[] = [];
  page.context().on("request", (request) => requests.push(request.url()));
  await button(page, 'Rename it to "baseUrl".').click();
  await page.getByRole("tab", { name: "Findings 1" }).waitFor();
  await expect.poll(async () => await shownText(page)).toContain('"baseUrl": "https://gateway.example.com/v1"');
  await button(page, "Fix what is safe").click();
  await page.getByText("Nothing is wrong with these files.").waitFor();
  await paste(page, BEFORE);
  await choose(page, /^Changes/);
  await button(page, /^Compare with/).click();
  await page.getByText("Nothing changes for users.").waitFor();
  await paste(page, AFTER);
  await page.locator("#result li", { hasText: "Requests of provider_a go to other.example.com" }).first().waitFor();
  await screenshot(page, "playground-changes");
  await choose(page, /^Meaning/);
  await page
    .locator(".provider", { hasText: "provider_a" })
    .getByText("https://other.example.com/v1")
    .first()
    .waitFor();
  await button(page, "Copy a link").click();
  await page.getByText(/The link is/).waitFor();
  expect(requests).toEqual([]);
  const other = await open(page.url().slice(server().url.origin.length));
  await checked(other);
  await expect.poll(async () => await shownText(other)).toBe(AFTER);
  await choose(other, "Before");
  await expect.poll(async () => await shownText(other)).toBe(BEFORE);
});

/** Whole ways through the pages by keyboard alone: no pointer, no script that moves the focus, and no path that is typed. */

import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { apiOf } from "../../../worker/local/command/api.ts";
import {
  chooseFile,
  chooseIn,
  focusedStop,
  follow,
  pressToLeave,
  skipToContent,
  tabTo,
  typeInto,
} from "./support/keyboard.ts";
import { headingOf, usePages } from "./support/page-tests.ts";
import { addPerson } from "./support/people.ts";
import { REPORT } from "./support/uploads.ts";

const { server, openSignedIn } = usePages();

const PHONE = { width: 360, height: 740 };

const copied = async (page: Page) => await page.evaluate("navigator.clipboard.readText()");

async function allowToCopy(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
}

async function addGroup(name: string): Promise<void> {
  await apiOf(server().url.origin, server().key).call("POST", "/groups", { json: { name } });
}

/** Chooses a file, and cancels its upload, which the browser holds back meanwhile. */
async function cancelUpload(page: Page): Promise<void> {
  const held = Promise.withResolvers<Route>();
  await page.route(/\/bundles$/, held.resolve);
  await chooseFile(page, "Enter", REPORT.name, REPORT.data);
  const upload = await held.promise;
  await tabTo(page, "Cancel the upload");
  await page.keyboard.press("Space");
  await page.getByText("The upload was cancelled. Nothing was stored.").waitFor();
  await upload.abort();
  await page.unroute(/\/bundles$/);
}

/** Shares the item whose page is open with the group. */
async function shareWith(page: Page, group: string): Promise<void> {
  await follow(page, "Sharing");
  await typeInto(page, "Add somebody", group);
  await pressToLeave(page, "Enter");
  // The focus is in the search still, before what was found.
  await expect.poll(async () => (await focusedStop(page)).names).toContain("Add somebody");
  await follow(page, "Add as viewer", "Space");
  await expect
    .poll(async () => await page.getByRole("status").first().textContent())
    .toContain("The content is shared with this person or group.");
}

const rowOf = async (page: Page, name: string) => await page.getByRole("row", { name }).textContent();

describe("by keyboard alone", () => {
  it("a person publishes a page after a wrong file and a cancelled upload, and shares it with a group", async () => {
    await addGroup("Hydrologists");
    const { key } = await addPerson(server(), "Paula Publisher", "publisher");
    const page = await openSignedIn("/", key);
    await follow(page, "Create content");
    await tabTo(page, "Publish files");
    await chooseFile(page, "Enter", "broken.zip", "This is no archive.");
    await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
    await cancelUpload(page);
    await chooseFile(page, "Space", REPORT.name, REPORT.data);
    await page.getByText("This is published.").waitFor();
    await shareWith(page, "Hydrologists");
    await expect.poll(async () => await rowOf(page, "Hydrologists")).toContain("Viewer");
  });

  it("a person creates a key, copies it and says that it is stored", async () => {
    const page = await openSignedIn("/");
    await allowToCopy(page);
    await follow(page, "API keys");
    await follow(page, "Create an API key");
    await typeInto(page, "Name", "nightly report");
    await chooseIn(page, "Role", "Publisher");
    await follow(page, "Create API key");
    await tabTo(page, "Copy");
    await page.keyboard.press("Space");
    await page.getByText("Copied.").waitFor();
    await expect.poll(async () => await copied(page)).toMatch(/^psk/);
    await tabTo(page, "I have stored it", "Shift+Tab");
    await pressToLeave(page, "Enter");
    await expect.poll(async () => await rowOf(page, "nightly report")).toContain("Publisher");
  });

  it("an administrator creates a person, changes the role and makes the link of an invitation", async () => {
    const page = await openSignedIn("/");
    await allowToCopy(page);
    await follow(page, "Users");
    expect((await skipToContent(page)).names).toContain("Create a user");
    await pressToLeave(page, "Enter");
    await typeInto(page, "Username", "grace");
    await typeInto(page, "First name", "Grace");
    await chooseIn(page, "Role", "Publisher");
    await follow(page, "Create user");
    await follow(page, "Settings");
    await follow(page, "Change role");
    await chooseIn(page, "Role", "Administrator");
    await follow(page, "Change role", "Space");
    await expect.poll(async () => await page.locator(".badge").first().textContent()).toBe("Administrator");
    await follow(page, "Invite");
    await follow(page, "Create a link");
    await tabTo(page, "Copy link");
    await page.keyboard.press("Enter");
    await page.getByText("Copied.").waitFor();
    await expect.poll(async () => await copied(page)).toContain("/invitation#");
  });

  it("an administrator finds an entry of the audit log and opens it, on a phone without scripts", async () => {
    await addGroup("Botanists");
    const page = await openSignedIn("/", undefined, false);
    await page.setViewportSize(PHONE);
    await tabTo(page, "Menu");
    await page.keyboard.press("Space");
    await follow(page, "Audit log");
    await tabTo(page, "Action");
    await page.keyboard.type("Group created");
    await tabTo(page, "Search");
    await pressToLeave(page, "Enter");
    await follow(page, /^Entry \d+$/);
    await expect.poll(headingOf(page)).toBe("Group created");
  });

  it("an administrator corrects a form and creates an export, without scripts", async () => {
    const page = await openSignedIn("/", undefined, false);
    await follow(page, "Exports");
    await follow(page, "Create an export");
    await typeInto(page, "Name", "Wrong name");
    await pressToLeave(page, "Enter");
    await expect.poll(async () => (await focusedStop(page)).names.join()).toContain("Please correct this field:");
    await tabTo(page, "Name");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("nightly");
    await follow(page, "Create export");
    await expect.poll(headingOf(page)).toBe("Export nightly");
  });
});

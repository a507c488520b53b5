/** Section 3 of the specification, row by row: what happens to a key, as a person does it. */

import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { follow, headingOf, usePages } from "../pages/support/page-tests.ts";
import { addPerson } from "../pages/support/people.ts";
import { screenshot } from "../pages/support/screenshot.ts";

const { server, address, open, openSignedIn } = usePages();

const VALUE = /psk[0-9A-Za-z]{29}/;

/** The status that a program with a key gets. */
async function statusFor(key: string, path = "/__api__/v1/user"): Promise<number> {
  const response = await fetch(address(path), { headers: { Authorization: `Key ${key}` } });
  await response.body?.cancel();
  return response.status;
}

/** The names of the keys in the list. */
async function listed(page: Page): Promise<readonly string[]> {
  await page.goto(address("/keys"));
  return await page.getByRole("rowheader").allTextContents();
}

/** Fills in the form of a new key and sends it. @returns the value in the dialog. */
async function createKey(page: Page, name: string): Promise<string> {
  await page.goto(address("/keys/new"));
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create API key" }).click();
  return await shownValue(page);
}

/** The value in the dialog, once the scripts of the page have run. */
async function shownValue(page: Page): Promise<string> {
  const value = (await page.locator("#new-key-value").textContent()) ?? "";
  await page.waitForLoadState();
  return value;
}

/** Closes the dialog with the value, by keyboard. */
async function storeIt(page: Page): Promise<void> {
  await page.getByRole("link", { name: "I have stored it" }).press("Enter");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.waitForLoadState();
}

/** Everything that a page and a browser keep of a server. */
async function kept(page: Page): Promise<string> {
  const stored: string = await page.evaluate(
    "JSON.stringify([localStorage, sessionStorage, history.state, location.href])",
  );
  return [await page.content(), stored, JSON.stringify(await page.context().cookies())].join("\n");
}

describe("no key: create key", () => {
  it("shows the value once, by keyboard alone", async () => {
    const { key } = await addPerson(server(), "Grace Example", "publisher");
    const page = await openSignedIn("/keys", key);
    await page.getByRole("link", { name: "Create an API key" }).press("Enter");
    await page.waitForURL(address("/keys/new"));
    await expectAccessible(page);
    await page.getByLabel("Name").focus();
    await page.keyboard.type("nightly report");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    const value = await shownValue(page);
    expect(value).toMatch(VALUE);
    await expect.poll(async () => await page.locator("dialog:modal").count()).toBe(1);
    await expect
      .poll(async () => await page.evaluate("document.querySelector('dialog').contains(document.activeElement)"))
      .toBe(true);
    await expectAccessible(page);
    await screenshot(page, "new-key");
    expect(await statusFor(value)).toBe(200);

    await storeIt(page);
    await expect.poll(async () => await page.getByRole("rowheader").allTextContents()).toContain("nightly report");
    await expect
      .poll(async () => await page.getByRole("row", { name: "nightly report" }).textContent())
      .toContain("Publisher");
    expect(await kept(page)).not.toContain(value);
    await expectAccessible(page);
    await screenshot(page, "keys");
  });

  it("copies the value without selecting it", async () => {
    const page = await openSignedIn("/keys");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const value = await createKey(page, "to copy");
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByText("Copied.").waitFor();
    await expect.poll(async () => await page.evaluate("navigator.clipboard.readText()")).toBe(value);
  });

  it("does not close the dialog by accident", async () => {
    const page = await openSignedIn("/keys");
    await createKey(page, "to keep in sight");
    for (const key of ["Escape", "Escape", "Escape"]) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press(key);
    }
    await page.mouse.click(5, 5);
    // Where the browser closes it in any case, it opens again.
    await page.locator("dialog:modal").waitFor();
    await expect.poll(async () => await page.locator("#new-key-value").isVisible()).toBe(true);
  });

  it.each([
    ["loads the page again", async (page: Page) => await page.reload()],
    [
      "goes back, and forward again",
      async (page: Page) => {
        await page.goBack();
        expect(await page.content()).not.toMatch(VALUE);
        await page.goForward();
      },
    ],
    [
      "opens another page, and comes back",
      async (page: Page) => {
        await page.goto(address("/sessions"));
        await page.goBack();
      },
    ],
    [
      "closes the dialog, and goes back and forward",
      async (page: Page) => {
        await storeIt(page);
        await page.goBack();
        expect(await page.content()).not.toMatch(VALUE);
        await page.goForward();
      },
    ],
  ])("shows it no second time, and creates no second key, to one who %s", async (does, act) => {
    const page = await openSignedIn("/keys");
    const name = `key of one who ${does}`;
    const value = await createKey(page, name);
    expect(await page.content()).toContain(value);
    await act(page);
    await expect.poll(headingOf(page)).toBe("API keys");
    expect(await kept(page)).not.toContain(value);
    expect((await listed(page)).filter((one) => one === name)).toHaveLength(1);
  });

  it("leaves no value in a page that a browser keeps for going back", async () => {
    const page = await openSignedIn("/keys");
    const value = await createKey(page, "to leave");
    // This one keeps no page with `no-store`; others may.
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
    expect(await page.content()).not.toContain(value);
  });

  it("is sent once by two clicks, so that no other answer takes the place of the value", async () => {
    const page = await openSignedIn("/keys/new");
    let sent = 0;
    await page.route("**/keys", async (route) => {
      sent += 1;
      const response = await route.fetch();
      // The second click comes while the answer is on its way.
      await setTimeout(500);
      await route.fulfill({ response });
    });
    await page.getByLabel("Name").fill("clicked twice");
    await page.evaluate(`{
      const button = document.querySelector("main form button");
      setTimeout(() => button.click(), 100);
      button.click();
    }`);
    expect(await shownValue(page)).toMatch(VALUE);
    expect(sent).toBe(1);
    await page.unroute("**/keys");
    expect((await listed(page)).filter((name) => name === "clicked twice")).toHaveLength(1);
  });

  it("refuses a wrong form beside its fields, and loses nothing that was typed", async () => {
    const page = await openSignedIn("/keys/new");
    await page.getByLabel("Name").fill("typed");
    await page.getByLabel("Publisher").check();
    await page.getByLabel("Expires (UTC)").fill("2020-01-02T03:04");
    await page.getByRole("button", { name: "Create API key" }).click();
    await expect.poll(async () => await page.getByLabel("Expires (UTC)").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(async () => await page.evaluate("document.activeElement.getAttribute('role')")).toBe("alert");
    await expect.poll(async () => await page.getByLabel("Name").inputValue()).toBe("typed");
    await expect.poll(async () => await page.getByLabel("Publisher").isChecked()).toBe(true);
    await expect.poll(async () => await page.getByLabel("Expires (UTC)").inputValue()).toBe("2020-01-02T03:04");
    await expectAccessible(page);
  });

  it("works without scripts, where the page that answers is sent again", async () => {
    const page = await open("/sign-in?to=/keys/new", false);
    await page.getByLabel("API key").fill(server().key);
    await page.getByRole("button", { name: "Sign in with the key" }).click();
    const value = await createKey(page, "without scripts");
    expect(value).toMatch(VALUE);
    expect((await page.reload())?.status()).toBe(409);
    expect(await page.content()).not.toMatch(VALUE);
    await expect.poll(async () => await page.getByLabel("Name").inputValue()).toBe("without scripts");
    const again = await createKey(page, "without scripts, again");
    await follow(page.getByRole("link", { name: "I have stored it" }));
    expect(await page.content()).not.toContain(again);
    expect((await listed(page)).filter((name) => name === "without scripts")).toHaveLength(1);
  });
});

describe("key exists: delete key", () => {
  it("asks, revokes it at once, and says so, by keyboard alone", async () => {
    const { key } = await addPerson(server(), "Katherine Example", "publisher");
    const page = await openSignedIn("/keys", key);
    const value = await createKey(page, "old laptop");
    await storeIt(page);
    await page.getByRole("link", { name: "Delete the API key old laptop" }).press("Enter");
    await expect.poll(headingOf(page)).toBe("Delete the API key old laptop");
    await expectAccessible(page);
    expect(await statusFor(value)).toBe(200);
    await page.getByRole("button", { name: "Delete API key" }).press("Enter");
    await page.waitForURL(address("/keys"));
    await expect
      .poll(async () => await page.getByRole("status").textContent())
      .toBe("The API key is deleted. It is refused from now on.");
    await expect.poll(async () => await page.getByRole("rowheader").allTextContents()).not.toContain("old laptop");
    expect(await statusFor(value)).toBe(401);
    await expectAccessible(page);
  });

  it("takes the keys with it that were made with it, where that is ticked", async () => {
    const { key } = await addPerson(server(), "Mary Example");
    const page = await openSignedIn("/keys", key);
    const maker = await createKey(page, "maker");
    const other = await openSignedIn("/keys", maker);
    const made = await createKey(other, "made with it");
    await storeIt(other);
    await follow(other.getByRole("link", { name: "Delete the API key laptop" }));
    await expect
      .poll(async () => await other.getByText("You are signed in with a key that was made with this one").count())
      .toBe(1);
    await page.goto(address("/keys"));
    await page.getByRole("link", { name: "Delete the API key maker" }).click();
    await page.getByLabel("Delete the keys made with it, too").check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete API key" }).click();
    await expect
      .poll(async () => await page.getByRole("status").textContent())
      .toContain("and the keys made with it are deleted");
    expect(await Promise.all([maker, made].map(async (one) => await statusFor(one)))).toEqual([401, 401]);
    // Who was signed in with one of them no longer is.
    expect((await other.goto(address("/keys")))?.status()).toBe(401);
  });

  it("signs out whoever was signed in with it, who is warned before", async () => {
    const { key } = await addPerson(server(), "Annie Example");
    const page = await openSignedIn("/keys", key);
    await follow(page.getByRole("link", { name: "Delete the API key laptop" }));
    await expect.poll(async () => await page.getByText("You are signed in with this key").count()).toBe(1);
    await page.getByRole("button", { name: "Delete API key" }).click();
    await page.waitForURL(address("/keys"));
    await expect.poll(headingOf(page)).toBe("Sign in");
    await expect.poll(async () => await page.getByRole("status").textContent()).toContain("you are signed out");
    expect(await statusFor(key)).toBe(401);
  });

  it("lets an administrator delete a key of another user", async () => {
    const { guid, key } = await addPerson(server(), "Joan Example");
    const page = await openSignedIn(`/users/${guid}/keys`);
    await expect.poll(headingOf(page)).toBe("Joan Example");
    await expectAccessible(page);
    await follow(page.getByRole("link", { name: "Delete the API key laptop" }));
    await page.getByRole("button", { name: "Delete API key" }).click();
    await page.waitForURL(address(`/users/${guid}/keys`));
    await expect.poll(async () => await page.getByRole("status").textContent()).toContain("The API key is deleted");
    await expect.poll(async () => await page.getByText("This user has no API key.").count()).toBe(1);
    await expectAccessible(page);
    expect(await statusFor(key)).toBe(401);
  });
});

describe("key exists: owner demoted", () => {
  it("shows the role that the key has now", async () => {
    const { guid, key } = await addPerson(server(), "Radia Example", "administrator");
    const page = await openSignedIn("/keys", key);
    await expect
      .poll(async () => await page.getByRole("row", { name: "laptop" }).textContent())
      .toContain("Administrator");
    expect(await statusFor(key, "/__api__/v1/audit_logs")).toBe(200);
    const demoted = await fetch(address(`/__api__/v1/users/${guid}`), {
      method: "PUT",
      headers: { Authorization: `Key ${server().key}` },
      body: JSON.stringify({ user_role: "viewer" }),
    });
    expect(demoted.status).toBe(200);
    expect(await statusFor(key, "/__api__/v1/audit_logs")).toBe(403);
    await page.reload();
    const row = page.getByRole("row", { name: "laptop" });
    await expect.poll(async () => await row.textContent()).toContain("ViewerCreated as Administrator");
    await expectAccessible(page);
  });
});

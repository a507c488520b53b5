import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { follow, headingOf, usePages } from "../pages/support/page-tests.ts";
import { addPerson } from "../pages/support/people.ts";
import { screenshot } from "../pages/support/screenshot.ts";
import { ADMINISTRATOR_GUID } from "../support/running-server.ts";

const { server, address, open, openSignedIn } = usePages();

/** The status of what the API answers a key. */
async function statusOf(path: string, key: string): Promise<number> {
  const { status } = await fetch(address(`/__api__/v1${path}`), { headers: { Authorization: `Key ${key}` } });
  return status;
}

async function messageOf(page: Page): Promise<string | null> {
  return await page.getByRole("status").first().textContent();
}

describe("the users", () => {
  it("are listed, and found by the beginning of a name, role and status", async () => {
    await addPerson(server(), "Lise Meitner", "publisher");
    await addPerson(server(), "Max Planck");
    const page = await openSignedIn("/users");
    await screenshot(page, "users");
    await expectAccessible(page);
    await page.getByLabel("Name or username begins with").fill("mei");
    await page.getByLabel("Role").selectOption("Publisher");
    await page.getByLabel("Status").selectOption("Not active in the last year");
    await follow(page.getByRole("button", { name: "Search" }));
    await expect.poll(async () => await page.getByRole("rowheader").allTextContents()).toEqual(["Lise Meitner"]);
    await expect.poll(async () => await page.getByLabel("Role").inputValue()).toBe("publisher");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Show all" }).click();
    await page.waitForURL(address("/users"));
    await expect.poll(async () => await page.getByRole("rowheader").count()).toBeGreaterThan(1);
  });

  it("stand on pages of 20", async () => {
    for (let count = 10; count < 35; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of their names
      await addPerson(server(), `Crowd${count} Example`);
    }
    const page = await openSignedIn("/users?prefix=crowd");
    await expect.poll(async () => await page.getByRole("rowheader").count()).toBe(20);
    await follow(page.getByRole("link", { name: "Next" }));
    await expect
      .poll(async () => await page.getByRole("rowheader").allTextContents())
      .toEqual([30, 31, 32, 33, 34].map((count) => `Crowd${count} Example`));
    await expect
      .poll(async () => await page.getByRole("navigation", { name: "Pages of Users" }).textContent())
      .toContain("Page 2 of 2");
    await expectAccessible(page);
  });
});

describe("a new user", () => {
  it("is created by keyboard alone, invited by a link, and signs in with it in another browser", async () => {
    const page = await openSignedIn("/users/new");
    await expectAccessible(page);
    await page.getByLabel("Username").focus();
    for (const typed of ["hedy", "Hedy", "Lamarr", "hedy@example.com"]) {
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await page.keyboard.type(typed);
      // oxlint-disable-next-line no-await-in-loop -- the same
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/users\/[0-9a-f-]{36}$/);
    await expect.poll(headingOf(page)).toBe("Hedy Lamarr");
    await expect.poll(async () => await messageOf(page)).toContain("The user is created.");
    await screenshot(page, "user");
    await expectAccessible(page);

    await page.getByRole("link", { name: "Invite" }).click();
    await expectAccessible(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Create a link" }).click();
    const link = (await page.locator("#invitation-link").textContent()) ?? "";
    expect(link).toMatch(new RegExp(`^${address("/invitation")}#[\\w.-]+$`));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Copied.").waitFor();
    await expect.poll(async () => await page.evaluate("navigator.clipboard.readText()")).toBe(link);

    const theirs = await open(new URL(link).pathname + new URL(link).hash);
    await theirs.getByRole("button", { name: "Accept the invitation" }).click();
    await theirs.waitForURL(address("/keys"));
    await expect.poll(async () => await messageOf(theirs)).toContain("You are signed in.");
    await follow(page.getByRole("link", { name: "Back to Hedy Lamarr" }));
    await follow(page.getByRole("navigation", { name: "This user" }).getByRole("link", { name: "Sessions" }));
    await expect
      .poll(async () => await page.getByRole("table", { name: "Sessions" }).textContent())
      .toContain("Invitation");
    await expectAccessible(page);
  });

  it("has the form to go back to, from after a mistake in it and from the link of an invitation", async () => {
    const page = await openSignedIn("/users/new");
    await page.getByLabel("Username").fill("not a name");
    await follow(page.getByRole("button", { name: "Create user" }));
    await page.getByLabel("Username").fill("returning");
    await follow(page.getByRole("button", { name: "Create user" }));
    const path = new URL(page.url()).pathname;
    await page.goBack();
    await expect.poll(headingOf(page)).toBe("Create a user");
    await page.goto(address(`${path}/invitation`));
    await follow(page.getByRole("button", { name: "Create a link" }));
    await page.goto(address("/users"));
    await page.goBack();
    await expect.poll(headingOf(page)).toContain("Invite");
    await expect.poll(async () => await page.locator("#invitation-link").count()).toBe(0);
  });

  it("is refused beside the field, and nothing that was typed is lost", async () => {
    const page = await openSignedIn("/users/new");
    await page.getByLabel("Username").fill("not a name");
    await page.getByLabel("First name").fill("Kept");
    await page.getByLabel("Publisher", { exact: true }).check();
    await page.getByRole("button", { name: "Create user" }).click();
    await expect.poll(async () => await page.getByLabel("Username").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(async () => await page.getByLabel("Username").inputValue()).toBe("not a name");
    await expect.poll(async () => await page.getByLabel("First name").inputValue()).toBe("Kept");
    await expect.poll(async () => await page.getByLabel("Publisher", { exact: true }).isChecked()).toBe(true);
    await expect.poll(async () => await page.evaluate("document.activeElement.getAttribute('role')")).toBe("alert");
    await expectAccessible(page);
    await page.getByLabel("Username").fill("ADA");
    await page.getByRole("button", { name: "Create user" }).click();
    await expect
      .poll(async () => await page.locator("#username-error").textContent())
      .toContain("Another user has this username");
  });
});

describe("a user", () => {
  it("gets another name and another address", async () => {
    const { guid } = await addPerson(server(), "Emmy Noeter");
    const page = await openSignedIn(`/users/${guid}/settings`);
    await page.getByLabel("Last name").fill("Noether");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => await messageOf(page)).toBe("The user is updated.");
    await expect.poll(headingOf(page)).toBe("Emmy Noether");
  });

  it.each([true, false])("has tabs that one can go back through; scripts: %s", async (javaScriptEnabled) => {
    const { guid } = await addPerson(server(), javaScriptEnabled ? "Caroline Herschel" : "Mary Somerville");
    const page = await openSignedIn(`/users/${guid}`, undefined, javaScriptEnabled);
    const tabs = page.getByRole("navigation", { name: "This user" });
    const current = async () => await tabs.locator("[aria-current=page]").textContent();
    await follow(tabs.getByRole("link", { name: "Sessions" }));
    await follow(tabs.getByRole("link", { name: "Settings" }));
    await page.getByLabel("Username").fill("not a name");
    await follow(page.getByRole("button", { name: "Save" }));
    await expect.poll(current).toBe("Settings");
    await expect.poll(async () => await page.getByLabel("Username").inputValue()).toBe("not a name");
    await page.getByLabel("Username").fill(guid.slice(0, 8));
    await follow(page.getByRole("button", { name: "Save" }));
    await expect.poll(current).toBe("Settings");
    await expect.poll(async () => await messageOf(page)).toBe("The user is updated.");
    await follow(tabs.getByRole("link", { name: "API keys" }));
    await expect.poll(current).toBe("API keys");
    await page.goBack();
    await expect.poll(current).toBe("Settings");
    await expect.poll(async () => await page.getByLabel("Username").inputValue()).toBe(guid.slice(0, 8));
  });

  it("gets another role, which keys have at once", async () => {
    const { guid, key } = await addPerson(server(), "Rosalind Franklin", "administrator");
    expect(await statusOf("/audit_logs", key)).toBe(200);
    const page = await openSignedIn(`/users/${guid}/settings`);
    await follow(page.getByRole("link", { name: "Change role" }));
    await expect.poll(async () => await page.getByText("Limits 1 of 1 API keys").count()).toBe(2);
    await screenshot(page, "user-role");
    await expectAccessible(page);
    await page.getByLabel("Publisher", { exact: true }).check();
    await page.getByRole("button", { name: "Change role" }).click();
    await expect.poll(async () => await messageOf(page)).toContain("another role");
    expect(await statusOf("/audit_logs", key)).toBe(403);
    expect(await statusOf("/user", key)).toBe(200);
  });

  it("is signed out with the next request after locking, keys stop working, and unlocking undoes it", async () => {
    const { guid, key } = await addPerson(server(), "Alan Turing");
    const theirs = await openSignedIn("/sessions", key);
    const page = await openSignedIn(`/users/${guid}/settings`);
    await follow(page.getByRole("link", { name: "Lock", exact: true }));
    await expect
      .poll(async () => await page.getByRole("listitem").allTextContents())
      .toEqual(
        expect.arrayContaining([
          "1 API key of Alan Turing stops working.",
          expect.stringContaining("signed out of 1 browser"),
          "Alan Turing owns no content.",
        ]),
      );
    await screenshot(page, "user-lock");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Lock user" }).click();
    await expect.poll(async () => await messageOf(page)).toContain("The user is locked.");
    await expectAccessible(page);
    expect((await theirs.goto(address("/sessions")))?.status()).toBe(401);
    expect(await statusOf("/user", key)).toBe(401);

    await page.getByRole("link", { name: "Unlock" }).click();
    await expectAccessible(page);
    await follow(page.getByRole("button", { name: "Unlock user" }));
    expect((await theirs.goto(address("/sessions")))?.status()).toBe(200);
    expect(await statusOf("/user", key)).toBe(200);
  });

  it("is signed out everywhere, and keys keep working", async () => {
    const { guid, key } = await addPerson(server(), "Sofia Kovalevskaya");
    const [one, other] = [await openSignedIn("/sessions", key), await openSignedIn("/sessions", key)];
    const page = await openSignedIn(`/users/${guid}/sessions`);
    await expect
      .poll(async () => await page.getByRole("rowheader").allTextContents())
      .toEqual(["API key laptop", "API key laptop"]);
    await page.getByRole("link", { name: "Sign out everywhere" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect.poll(async () => await messageOf(page)).toBe("The user is signed out everywhere.");
    expect((await one.goto(address("/sessions")))?.status()).toBe(401);
    expect((await other.goto(address("/sessions")))?.status()).toBe(401);
    expect(await statusOf("/user", key)).toBe(200);
  });
});

describe("the last administrator", () => {
  it("keeps the role and stays unlocked, which is said where it was tried", async () => {
    const page = await openSignedIn(`/users/${ADMINISTRATOR_GUID}/role`);
    await page.getByLabel("Viewer", { exact: true }).check();
    await page.getByRole("button", { name: "Change role" }).click();
    await expect
      .poll(async () => await page.locator("#user_role-error").textContent())
      .toContain("No administrator with a valid API key");
    await expect.poll(async () => await page.getByLabel("Viewer", { exact: true }).isChecked()).toBe(true);
    await expectAccessible(page);
    await page.goto(address(`/users/${ADMINISTRATOR_GUID}/lock`));
    await expect.poll(async () => await page.getByText("This is your own account").count()).toBe(1);
    await page.getByRole("button", { name: "Lock user" }).click();
    await expect
      .poll(async () => await page.getByRole("alert").textContent())
      .toContain("No administrator with a valid API key");
    await expectAccessible(page);
    expect(await statusOf("/audit_logs", server().key)).toBe(200);
  });
});

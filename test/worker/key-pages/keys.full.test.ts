/** The value of a new key is shown once (section 2.1 of the specification), whatever a person does with the browser. */

import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoFindings } from "../pages/support/accessibility.ts";
import { follow, headingOf, usePages } from "../pages/support/page-tests.ts";

const { server, address, open, openSignedIn } = usePages();

const VALUE = /psk[0-9A-Za-z]{29}/;

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

/** Everything that a page and a browser keep of a server. */
async function kept(page: Page): Promise<string> {
  const stored: string = await page.evaluate(
    "JSON.stringify([localStorage, sessionStorage, history.state, location.href])",
  );
  return [await page.content(), stored, JSON.stringify(await page.context().cookies())].join("\n");
}

describe("no key: create key", () => {
  it("shows the value in a dialog that has the focus, does not close by accident, and leaves nothing behind", async () => {
    const page = await openSignedIn("/keys");
    const value = await createKey(page, "to keep in sight");
    expect(value).toMatch(VALUE);
    await expect
      .poll(async () => await page.evaluate("document.querySelector('dialog').contains(document.activeElement)"))
      .toBe(true);
    await expectNoFindings(page);
    for (const key of ["Escape", "Escape", "Escape"]) {
      await page.keyboard.press(key);
    }
    await page.mouse.click(5, 5);
    // If the browser closes it in any case, it opens again.
    await page.locator("dialog:modal").waitFor();
    await expect.poll(async () => await page.locator("#new-key-value").isVisible()).toBe(true);
    // This browser keeps no page with `no-store` for going back; others may.
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
    expect(await page.content()).not.toContain(value);
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

  it("is sent once by two clicks, so that no other answer takes the place of the value", async () => {
    const page = await openSignedIn("/keys/new");
    const sent: Route[] = [];
    await page.route("**/keys", (route) => void sent.push(route));
    await page.getByLabel("Name").fill("clicked twice");
    // The second click comes while the answer is on its way.
    await page.evaluate(`new Promise((resolve) => {
      const button = document.querySelector("main form button");
      button.click();
      setTimeout(() => resolve(button.click()));
    })`);
    await expect.poll(() => sent.length).toBe(1);
    await sent[0]?.continue();
    expect(await shownValue(page)).toMatch(VALUE);
    expect(sent).toHaveLength(1);
    await page.unroute("**/keys");
    expect((await listed(page)).filter((name) => name === "clicked twice")).toHaveLength(1);
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

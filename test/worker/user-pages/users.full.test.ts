/** Going back and forth between the pages of a user. */

import { expect, it } from "vitest";
import { follow, headingOf, usePages } from "../pages/support/page-tests.ts";
import { addPerson } from "../pages/support/people.ts";

const { server, address, openSignedIn } = usePages();

it("a new user has the form to go back to, from after a mistake in it and from the link of an invitation", async () => {
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

it.each([true, false])("a user has tabs that one can go back through; scripts: %s", async (javaScriptEnabled) => {
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
  await expect.poll(async () => await page.getByRole("status").first().textContent()).toBe("The user is updated.");
  await follow(tabs.getByRole("link", { name: "API keys" }));
  await expect.poll(current).toBe("API keys");
  await page.goBack();
  await expect.poll(current).toBe("Settings");
  await expect.poll(async () => await page.getByLabel("Username").inputValue()).toBe(guid.slice(0, 8));
});

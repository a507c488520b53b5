import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { headingOf, usePages } from "../pages/support/page-tests.ts";

const { openSignedIn } = usePages();

const PHONE = { width: 360, height: 740 };

describe("the header of a page", () => {
  it.each([true, false])("is a line with a menu on a phone, with scripts: %s", async (hasScripts) => {
    const page = await openSignedIn("/keys", undefined, hasScripts);
    await page.setViewportSize(PHONE);
    const height = async () => (await page.getByRole("banner").boundingBox())?.height;
    expect(await height()).toBeLessThan(80);
    await expect.poll(async () => await page.getByRole("link", { name: "Sessions" }).isVisible()).toBe(false);
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("link", { name: "Sessions" }).click();
    await expect.poll(headingOf(page)).toBe("Sessions");
    expect(await height()).toBeLessThan(80);
  });

  it("shows all of the menu, without a button, where there is room", async () => {
    const page = await openSignedIn("/keys");
    await expect.poll(async () => await page.getByText("Menu", { exact: true }).isVisible()).toBe(false);
    await expect.poll(async () => await page.getByRole("button", { name: "Sign out" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Sessions" }).click();
    await expect.poll(headingOf(page)).toBe("Sessions");
  });
});

it.each([
  ["/audit", ["Action", "User", "API key", "Object"]],
  ["/items?list=all", ["Search", "Order"]],
])("the fields of the search at %s stand in line, however long their hints are", async (path, labels) => {
  const page = await openSignedIn(path);
  const search = page.getByRole("main").getByRole("search");
  const topsOf = async (locate: (label: string) => Locator) =>
    new Set(await Promise.all(labels.map(async (label) => Math.round((await locate(label).boundingBox())?.y ?? 0))));
  expect((await topsOf((label) => search.getByLabel(label, { exact: true }))).size).toBe(1);
  expect((await topsOf((label) => search.locator("label", { hasText: label }))).size).toBe(1);
});

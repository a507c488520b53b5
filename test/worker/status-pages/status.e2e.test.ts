import { describe, expect, it } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { useDemoPages } from "../pages/support/demo.ts";
import { headingOf } from "../pages/support/page-tests.ts";
import { screenshot } from "../pages/support/screenshot.ts";

const { server, address, open, openSignedIn } = useDemoPages();

/** The sum of all values of a metric, as a scrape has it. */
async function scraped(name: string): Promise<number> {
  const response = await fetch(address("/__api__/v1/metrics"), { headers: { Authorization: `Key ${server().key}` } });
  const text = await response.text();
  const values = Array.from(text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)$`, "gm")), ([, value]) =>
    Number(value),
  );
  expect(values).not.toEqual([]);
  return values.reduce((sum, value) => sum + value, 0);
}

describe("the status page", () => {
  it("plots what a scrape counts, under the names that a scrape has", async () => {
    const page = await openSignedIn("/status");
    await expectAccessible(page);
    await screenshot(page, "status");
    const before = await scraped("steward_http_requests_total");
    await page.reload();
    const legend = await page.locator("figure").first().locator(".legend").textContent();
    const shown = Array.from((legend ?? "").matchAll(/\dxx: (\d+)/g), ([, count]) => Number(count));
    const total = shown.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(before);
    expect(total).toBeLessThanOrEqual(await scraped("steward_http_requests_total"));
    const names = await page.locator("figure code").allTextContents();
    expect(names.length).toBe(4);
    const counted = names.map((name) => (name.endsWith("_seconds") ? `${name}_count` : name));
    await Promise.all(counted.map(scraped));
  });

  it("shows the numbers by keyboard, and who stores how much", async () => {
    const page = await openSignedIn("/status");
    await page.getByText("Show the numbers").first().press("Enter");
    await expect.poll(async () => await page.locator("figure").first().getByRole("row").count()).toBe(1 + 48);
    await expectAccessible(page);
    const stored = page.getByRole("table", { name: "Storage of publishers" }).getByRole("row");
    await expect.poll(async () => await stored.count()).toBeGreaterThan(1);
    await expect
      .poll(async () => await page.getByRole("meter").getAttribute("value"))
      .toBe(String(await scraped("steward_database_bytes")));
  });

  it("is the sign-in page to whoever is not signed in", async () => {
    const page = await open("/status");
    await expect.poll(headingOf(page)).toBe("Sign in");
  });
});

/** The script that downloads the audit log, and the colors of the plot. */

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { useDemoPages } from "../pages/support/demo.ts";
import { refusal } from "../pages/support/page-tests.ts";

const { openSignedIn } = useDemoPages();

it("the legend shows the colors of the plot, even if the system forces its own", async () => {
  const page = await openSignedIn("/audit");
  await page.emulateMedia({ forcedColors: "active" });
  const colors: { readonly bars: string[]; readonly legend: string[] } = await page.evaluate(`(() => {
    const of = (found, name) => [...new Set(Array.from(document.querySelectorAll(found), (one) => getComputedStyle(one)[name]))];
    return { bars: of(".drawing rect", "fill"), legend: of(".swatch", "backgroundColor") };
  })()`);
  expect(colors.legend.length).toBeGreaterThan(2);
  expect(colors.legend).toEqual(colors.bars);
});

describe("a download", () => {
  it("puts the parts of a long one together, and shows how far it is", async () => {
    const page = await openSignedIn("/audit");
    await page.evaluate(`window.shares = []; new MutationObserver(() => shares.push(document.querySelector("progress").value))
      .observe(document.querySelector("progress"), { attributes: true, attributeFilter: ["value"] })`);
    await page.route(/\/audit\/download/, async (route) => {
      const below = Number(new URL(route.request().url()).searchParams.get("below") ?? 4);
      const next = { Link: `</audit/download?format=csv&top=3&below=${below - 1}>; rel="next"` };
      const headers = { "Download-Share": String((5 - below) / 4), ...(below === 1 ? {} : next) };
      await route.fulfill({ headers, contentType: "text/csv", body: `${below}\n` });
    });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "CSV" }).press("Enter"),
    ]);
    expect(await readFile(await download.path(), "utf8")).toBe("4\n3\n2\n1\n");
    await expect.poll(async () => await page.evaluate("shares")).toEqual([0, 0.25, 0.5, 0.75, 1]);
    await expect.poll(async () => await page.getByRole("progressbar").isHidden()).toBe(true);
  });

  it("says that one broke off or that the session ended, and gives the focus back after a cancelled one", async () => {
    const page = await openSignedIn("/audit");
    const failures = [refusal(503, { "Retry-After": "0" }), refusal(401)];
    await page.route(/format=csv/, async (route) => await route.fulfill(failures[0]));
    await page.route(/format=ndjson/, () => {});
    await page.getByRole("link", { name: "CSV" }).press("Enter");
    await page.getByText("The download broke off. Nothing was saved. Try it again.").waitFor();
    await expect.poll(async () => await page.getByRole("progressbar").isHidden()).toBe(true);
    failures.shift();
    await page.getByRole("link", { name: "CSV" }).press("Enter");
    await page.getByText("You are signed out. Sign in again, and repeat it.").waitFor();
    await page.getByRole("link", { name: "JSON lines" }).press("Enter");
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await page.getByText("The download was cancelled. Nothing was saved.").waitFor();
    await expect.poll(async () => await page.locator(":focus").textContent()).toBe("JSON lines");
  });
});

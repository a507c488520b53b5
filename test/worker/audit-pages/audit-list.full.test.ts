import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { useDemoPages } from "../pages/support/demo.ts";
import { headingOf, refusal } from "../pages/support/page-tests.ts";
import { screenshot } from "../pages/support/screenshot.ts";
import { expectLight } from "../pages/support/weight.ts";

const { server, address, open, openSignedIn } = useDemoPages();

const idsOn = async (page: Page) =>
  await page
    .locator("tbody tr:has(th time) td:last-of-type .name")
    .allTextContents()
    .then((texts) => texts.map((text) => Number(/Entry (?<id>\d+)/.exec(text)?.groups?.["id"])));

/** All entries of the log as the API gives them, newest first. */
async function logged(): Promise<readonly { readonly id: string; readonly action: string }[]> {
  const found: { readonly id: string; readonly action: string }[] = [];
  for (let next: string | null = address("/__api__/v1/audit_logs?limit=500&ascOrder=false"); next !== null; ) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const page: any = await fetch(next, { headers: { Authorization: `Key ${server().key}` } }).then((answer) =>
      answer.json(),
    );
    found.push(...page.results);
    ({ next } = page.paging);
  }
  return found;
}

describe("the audit log", () => {
  it("shows the newest entries first, and the older ones page by page, by keyboard", async () => {
    const page = await openSignedIn("/audit");
    await expectAccessible(page);
    await expectLight(page, await page.reload());
    const ids = (await logged()).map(({ id }) => Number(id));
    await expect.poll(async () => await idsOn(page)).toEqual(ids.slice(0, 25));
    await page.getByRole("link", { name: "Older" }).press("Enter");
    await page.waitForURL(/next=/);
    await expect.poll(async () => await idsOn(page)).toEqual(ids.slice(25, 50));
    await page.getByRole("link", { name: "Oldest" }).press("Enter");
    await page.waitForURL(/previous=/);
    await expect.poll(async () => (await idsOn(page)).at(-1)).toBe(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("link", { name: "Newest" }).press("Enter");
    await page.waitForURL((url) => url.search === "");
    await expect
      .poll(async () => await page.evaluate("document.documentElement.scrollHeight"), { message: "on a phone" })
      .toBeLessThan(6_000);
  });

  it("keeps filters in the address, and leads from an entry to what it names", async () => {
    const page = await openSignedIn("/audit");
    await page.getByLabel("Action", { exact: true }).selectOption("create_group");
    await page.getByLabel("User").fill("ada");
    await page.getByRole("button", { name: "Search" }).press("Enter");
    await page.waitForURL(/action=create_group/);
    const ids = (await logged()).filter(({ action }) => action === "create_group").map(({ id }) => Number(id));
    expect(ids.length).toBeGreaterThan(0);
    await expect.poll(async () => await idsOn(page)).toEqual(ids.slice(0, 25));
    await page.reload();
    await expect.poll(async () => await idsOn(page)).toEqual(ids.slice(0, 25));
    await screenshot(page, "audit-log");
    await page.getByRole("link", { name: "open the group" }).first().click();
    await page.waitForURL(/\/groups\//);
  });

  it("shows the numbers of the plot, by day, which lead to the entries of the day", async () => {
    const page = await openSignedIn("/audit");
    await page.getByText("Show the numbers").press("Enter");
    const numbers = await page.locator("figure").getByRole("cell").allTextContents();
    expect(numbers.map(Number).reduce((sum, number) => sum + number, 0)).toBe((await logged()).length);
    await expectAccessible(page);
    await page.locator("figure").getByRole("rowheader").first().getByRole("link").click();
    await page.waitForURL(/from=/);
    await expect.poll(async () => (await idsOn(page))[0]).toBe((await logged()).length);
  });

  it("shows in the legend the colors of the plot, also where the system forces its own", async () => {
    const page = await openSignedIn("/audit");
    await page.emulateMedia({ forcedColors: "active" });
    const colors: { readonly bars: string[]; readonly legend: string[] } = await page.evaluate(`(() => {
      const of = (found, name) => [...new Set(Array.from(document.querySelectorAll(found), (one) => getComputedStyle(one)[name]))];
      return { bars: of(".drawing rect", "fill"), legend: of(".swatch", "backgroundColor") };
    })()`);
    expect(colors.legend.length).toBeGreaterThan(2);
    expect(colors.legend).toEqual(colors.bars);
  });

  it("says beside the field what is wrong with a filter, and keeps it", async () => {
    const page = await openSignedIn("/audit?user=no-such-user&from=2026-01-01T00:00");
    await expect.poll(async () => await page.getByLabel("User").inputValue()).toBe("no-such-user");
    await expect.poll(async () => await page.getByLabel("From").inputValue()).toBe("2026-01-01T00:00");
    await expect
      .poll(async () => await page.locator("#user-error").textContent())
      .toContain("There is no user with the username");
    await expectAccessible(page);
  });

  it.each([
    [
      "JSON lines",
      (text: string) =>
        text
          .trimEnd()
          .split("\n")
          .map((line): string => JSON.parse(line).id),
    ],
    ["CSV", (text: string) => Array.from(text.matchAll(/^(?<id>\d+),/gm), ({ groups }) => groups?.["id"] ?? "")],
  ])("downloads all that fits as %s", async (name, idsIn) => {
    const page = await openSignedIn("/audit?action=create_group");
    const link = page.getByRole("link", { name });
    const [download] = await Promise.all([page.waitForEvent("download"), link.press("Enter")]);
    await page.getByText(/^Downloaded audit-log-/).waitFor();
    const ids = (await logged()).filter(({ action }) => action === "create_group").map(({ id }) => id);
    expect(idsIn(await readFile(await download.path(), "utf8"))).toEqual(ids);
  });

  it("puts the parts of a long download together, and shows how far it is", async () => {
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

  it("says that a download broke off, and saves nothing", async () => {
    const page = await openSignedIn("/audit");
    await page.route(/\/audit\/download/, async (route) => await route.fulfill(refusal(503, { "Retry-After": "0" })));
    await page.getByRole("link", { name: "CSV" }).click();
    const error = page.getByText("The download broke off. Nothing was saved. Try it again.");
    await error.waitFor();
    await expect.poll(async () => await page.getByRole("progressbar").isHidden()).toBe(true);
  });

  it("downloads although requests are lost or refused for the moment", async () => {
    const page = await openSignedIn("/audit");
    const failures = [refusal(429, { "Retry-After": "0" }), "lost" as const];
    await page.route(/\/audit\/download/, async (route) => {
      const failure = failures.shift();
      if (failure === undefined) await route.continue();
      else if (failure === "lost") await route.abort();
      else await route.fulfill(failure);
    });
    await page.getByRole("link", { name: "CSV" }).click();
    await page.getByText(/^Downloaded audit-log-/).waitFor();
    expect(failures).toEqual([]);
  });

  it("says that the session ended, and gives the focus back where a download is cancelled", async () => {
    const page = await openSignedIn("/audit");
    await page.route(/format=csv/, async (route) => await route.fulfill(refusal(401)));
    await page.route(/format=ndjson/, () => {});
    await page.getByRole("link", { name: "CSV" }).press("Enter");
    await page.getByText("You are signed out. Sign in again, and repeat it.").waitFor();
    await page.getByRole("link", { name: "JSON lines" }).press("Enter");
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await page.getByText("The download was cancelled. Nothing was saved.").waitFor();
    await expect.poll(async () => await page.locator(":focus").textContent()).toBe("JSON lines");
  });

  it("says without scripts how much a download covers", async () => {
    const page = await openSignedIn("/audit", server().key, false);
    const note = page.locator("[data-downloads] noscript span");
    await note.waitFor();
    await expect
      .poll(async () => await note.textContent())
      .toBe("Without scripts: only what fits of the newest 50,000 ids. Narrow From and To.");
  });

  it("is the sign-in page to whoever is not signed in", async () => {
    const page = await open("/audit");
    await expect.poll(headingOf(page)).toBe("Sign in");
  });
});

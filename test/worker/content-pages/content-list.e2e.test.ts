import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { usePages } from "../pages/support/page-tests.ts";
import { addPerson, type Person } from "../pages/support/people.ts";
import { screenshot } from "../pages/support/screenshot.ts";

/** The most bytes of the first page after sign-in, with all that it loads. */
const FIRST_PAGE_MAX_BYTES = 60 * 1024;

const ITEMS = 45;
const SHOWN = 20;

const { server, address, openSignedIn } = usePages();
let vera: Person;

const TITLES = ["Rainfall in the valley", "Groundwater, monthly", "Station map", "Flood forecast"];

/** Titles, descriptions and vanity paths as long as real ones: the page is as large as it gets in practice. */
beforeAll(async () => {
  const paula = await addPerson(server(), "Paula Publisher", "publisher");
  vera = await addPerson(server(), "Vera Viewer");
  const { DATABASE } = server().stores;
  const numbers = Array.from({ length: ITEMS }, (_, index) => index);
  await DATABASE.batch(
    numbers.flatMap((number) => [
      DATABASE.prepare(
        `INSERT INTO content (guid, owner_id, name, title, description, access_type, app_mode, upstream_url, created_time,
          bundle_id, last_deployed_time, description_words)
        VALUES (?1, ?2, ?3, ?4, ?5, 'logged_in', ?6, ?7, '2026-03-01T00:00:00Z', ?8, '2026-03-02T00:00:00Z',
          'what the stations measured')`,
      ).bind(
        crypto.randomUUID(),
        paula.id,
        `report-${number}`,
        `${TITLES[number % TITLES.length]}, ${number + 1}`,
        "What the stations measured. ".repeat(10),
        number === 2 ? "api" : "static",
        number === 2 ? "https://api.example/" : null,
        number === 2 || number === 3 ? null : number + 1,
      ),
      DATABASE.prepare(
        "INSERT INTO vanity_paths (content_id, path, created_time) SELECT id, ?1, created_time FROM content WHERE name = ?2",
      ).bind(`/hydrology/reports/report-${number}/`, `report-${number}`),
    ]),
  );
});

const titles = async (page: Page) => await page.locator("tbody th a").allTextContents();

describe("the list of content", () => {
  it("the first page after sign-in is small, with all that it loads", async () => {
    const page = await openSignedIn("/sessions", vera.key);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    let bytes = 0;
    const paths = new Map<string, string>();
    session.on("Network.responseReceived", ({ requestId, response }) => paths.set(requestId, response.url));
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(address("/items"), { waitUntil: "networkidle" });
    await expect.poll(async () => await titles(page)).toHaveLength(SHOWN);
    // Shown where the tests run.
    process.stdout.write(`The first page after sign-in: ${bytes} bytes over the wire in ${paths.size} answers\n`);
    expect(paths.size).toBeGreaterThanOrEqual(2);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(FIRST_PAGE_MAX_BYTES);
  });

  it("the list is searched, sorted and leafed through by keyboard, and its address has all of it", async () => {
    const page = await openSignedIn("/items", vera.key);
    await expectAccessible(page);
    await page.getByLabel("Search", { exact: true }).focus();
    await page.keyboard.type("station owner:paula");
    await page.keyboard.press("Tab");
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=station/);
    expect(new URL(page.url()).search).toBe("?list=shared&q=station+owner%3Apaula&sort=created_time");
    await expect
      .poll(async () => (await titles(page)).slice(0, 2))
      .toEqual(["Rainfall in the valley, 45", "Flood forecast, 44"]);
    await page.getByRole("link", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/page_number=2/);
    await expect.poll(async () => (await titles(page)).at(0)).toBe("Rainfall in the valley, 25");
    await page.getByRole("link", { name: "Show all" }).click();
    await page.waitForURL((url) => !url.search.includes("q="));
  });

  it("a search that is refused keeps its text, and the field says why", async () => {
    const page = await openSignedIn("/items", vera.key);
    await page.getByLabel("Search", { exact: true }).fill("is:new");
    await page.keyboard.press("Enter");
    await page.locator("#q-error").waitFor();
    await expect.poll(async () => await page.getByLabel("Search", { exact: true }).inputValue()).toBe("is:new");
    await expectAccessible(page);
  });

  it("the home page of a viewer has what is shared", async () => {
    const page = await openSignedIn("/", vera.key);
    const links = page.getByRole("link", { name: /^Rainfall in the valley, \d+$/ });
    await links.first().waitFor();
    await expect.poll(async () => await links.count()).toBeGreaterThan(1);
    await screenshot(page, "home");
  });

  it("an administrator sees all content, and how each item opens", async () => {
    const page = await openSignedIn("/items");
    await expect
      .poll(async () => await page.getByRole("link", { name: "All", exact: true }).getAttribute("aria-current"))
      .toBe("page");
    await expectAccessible(page);
    await screenshot(page, "content");
    const open = page.getByRole("link", { name: "Open Rainfall in the valley, 1", exact: true });
    await expect.poll(async () => await open.getAttribute("href")).toBe(address("/hydrology/reports/report-0/"));
    await page.getByRole("link", { name: "Mine" }).click();
    await page.getByText("You have no content yet.").waitFor();
    await expectAccessible(page);
  });
});

import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { refusal, usePages } from "../pages/support/page-tests.ts";
import { addStaticContent } from "../workerd/static-content.ts";

const { server, address, openSignedIn } = usePages();

const GUID = "0b7c2f1e-6f0c-4a5f-9a51-0f7f0d9c6a11";
const PATH = `/exports/${GUID}`;

const run = async (sql: string) => await server().stores.DATABASE.prepare(sql).run();

beforeEach(async () => {
  await run("DELETE FROM audit_exports");
  await run(`INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, paused, created_time)
    VALUES ('${GUID}', 'archive', 'own', 'https://steward.example', 15, 1, '2026-01-01T00:00:00Z')`);
});

/** Adds versions that are not served. */
async function addBundles(guid: string, count: number): Promise<void> {
  await run(`WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count})
    INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
    SELECT content.id, 'bundles/' || hex(randomblob(8)) || '/', 'index.html', '2026-01-01T00:00:00Z', 1, 1, 1
      FROM content, numbers WHERE content.guid = '${guid}'`);
}

const addContent = async () =>
  await addStaticContent(server().stores, {
    ownerId: server().administratorId,
    files: { "index.html": "<title>Rainfall</title>" },
  });

const facts = (page: Page) => page.locator("[data-live=facts]");

/** Counts the requests for a page from now on. */
function countRequests(page: Page): () => number {
  let requests = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === PATH) requests += 1;
  });
  return () => requests;
}

it("shows what changed, without loading the page, and leaves the rest of it as it is", async () => {
  const page = await openSignedIn(PATH);
  await page.getByText("This page updates itself.").waitFor();
  await page.getByLabel("Interval in minutes").fill("77");
  await page.evaluate("document.body.dataset.mark = 'same page'");
  await run("UPDATE audit_exports SET source_url = 'https://other.example'");
  await facts(page).getByText("https://other.example").waitFor();
  await expect.poll(async () => await page.getByLabel("Interval in minutes").inputValue()).toBe("77");
  await expect.poll(async () => await page.evaluate("document.body.dataset.mark")).toBe("same page");
});

it("shows the versions that others upload, with times as all others are shown", async () => {
  const guid = await addContent();
  const page = await openSignedIn(`/items/${guid}/versions`);
  const rows = page.locator("[data-live=bundles] tbody tr");
  await expect.poll(async () => await rows.count()).toBe(1);
  await addBundles(guid, 1);
  await expect.poll(async () => await rows.count()).toBe(2);
  const titles = await rows.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("title")));
  for (const title of titles) expect(title).toMatch(/^(?!20).*, 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
});

it("leaves open what the person has opened, and a part as it is in which nothing else changed", async () => {
  const guid = await addContent();
  await addBundles(guid, 21);
  const page = await openSignedIn(`/items/${guid}/versions`);
  await page.getByText("Show 2 more").click();
  await page.getByRole("button", { name: "Stop updates" }).focus();
  await page.evaluate("shownPart = document.querySelector('[data-live]')");
  await page.waitForResponse((response) => response.url().endsWith("/versions"));
  await page.waitForResponse((response) => response.url().endsWith("/versions"));
  await expect.poll(async () => await page.evaluate("shownPart.isConnected")).toBe(true);
  await addBundles(guid, 1);
  await page.getByText("Show 3 more").waitFor();
  await expect.poll(async () => await page.locator("[data-live] details").getAttribute("open")).toBe("");
});

it("leaves a part as it is in which the person has the focus", async () => {
  const page = await openSignedIn(PATH);
  const requests = countRequests(page);
  await page.getByRole("button", { name: "Resume" }).focus();
  await run("UPDATE audit_exports SET source_url = 'https://other.example'");
  await expect.poll(requests).toBeGreaterThanOrEqual(1);
  await expect.poll(async () => await page.evaluate("document.activeElement.textContent")).toBe("Resume");
  await page.getByRole("button", { name: "Stop updates" }).focus();
  await facts(page).getByText("https://other.example").waitFor();
});

it("asks for nothing while the page is hidden or updates are stopped, and at once when it is seen again", async () => {
  const page = await openSignedIn("/sessions");
  await page.clock.install();
  await page.goto(address(PATH));
  await page.getByText("This page updates itself.").waitFor();
  const see = async (state: string) =>
    await page.evaluate(`Object.defineProperty(document, "visibilityState", { value: "${state}", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"))`);
  await see("hidden");
  const requests = countRequests(page);
  await page.clock.fastForward("05:00");
  expect(requests()).toBe(0);
  await see("visible");
  await page.clock.fastForward(1);
  await expect.poll(requests).toBe(1);
  await page.getByRole("button", { name: "Stop updates" }).click();
  const before = requests();
  await page.clock.fastForward("05:00");
  expect(requests()).toBe(before);
  await page.getByRole("button", { name: "Update by itself" }).click();
  await page.clock.fastForward("05:00");
  await expect.poll(requests).toBeGreaterThan(before);
});

it("says that it no longer updates itself where the session has ended", async () => {
  const page = await openSignedIn(PATH);
  await page.route(`**${PATH}`, async (route) => await route.fulfill(refusal(401)));
  await page.getByText("It no longer updates itself.").waitFor();
  await expect.poll(async () => await page.getByRole("button", { name: "Update by itself" }).count()).toBe(1);
});

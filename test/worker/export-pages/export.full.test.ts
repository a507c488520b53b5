/** The script that verifies an export in the browser, with faults on the way. */

import type { Page, Route } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import type { AuditExportRecord } from "../../../shared/index.ts";
import { apiOf } from "../../../worker/local/command/api.ts";
import { buildExport, type ExportPlan, type PlannedSegment } from "../../shared/audit-export/support/build-export.ts";
import { nodeSigner } from "../../shared/audit-export/support/node-codec.ts";
import { expectNoFindings } from "../pages/support/accessibility.ts";
import { useDemoPages } from "../pages/support/demo.ts";
import { refusal } from "../pages/support/page-tests.ts";
import { newPage } from "../support/chromium.ts";

const { server, address, openSignedIn } = useDemoPages();

let demo: AuditExportRecord;

beforeAll(async () => {
  const api = apiOf(server().url.origin, server().key);
  const [found] = await api.call<readonly AuditExportRecord[]>("GET", "/audit_exports?name=demo");
  if (found === undefined) throw new Error("There is no export.");
  demo = found;
});

/** Opens the page of the export, with an answer of the test's to requests for its objects. */
async function openExport(answer?: (route: Route) => Promise<void> | void): Promise<Page> {
  const page = await openSignedIn(`/exports/${demo.guid}`);
  if (answer !== undefined) await page.route(/\/objects/, answer);
  return page;
}

const verify = (page: Page) => page.getByRole("button", { name: "Verify now" });

/** So many entries of a segment, from an id on. */
const entriesFrom = (first: number, count: number): PlannedSegment =>
  Array.from({ length: count }, (_, index) => ({ id: String(first + index), isQuarantined: false }));

/** Lets the page have the objects of another export than the one that it is of. */
async function serveExport(page: Page, plan: ExportPlan): Promise<void> {
  const { objects } = await buildExport(plan);
  const names = Array.from(objects.keys()).toSorted();
  await page.route(/\/__api__\/.*\/objects/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const name = pathname.split("/objects/")[1];
    if (name !== undefined) {
      const body = objects.get(name);
      await route.fulfill(body === undefined ? refusal(404) : { body: Buffer.from(body) });
      return;
    }
    const [prefix, next] = [searchParams.get("prefix") ?? "", searchParams.get("next") ?? ""];
    const rest = names.filter((one) => one.startsWith(prefix) && one > next);
    const results = rest.slice(0, 100).map((one) => ({ name: one }));
    const last = rest.length > results.length ? (results.at(-1)?.name ?? null) : null;
    await route.fulfill({ json: { results, paging: { cursors: { next: last } } } });
  });
}

it("a verification is noted, and gives the focus back", async () => {
  const page = await openExport();
  await verify(page).press("Enter");
  const outcome = `whole, ${demo.segments} segment${demo.segments === 1 ? "" : "s"} and`;
  await page
    .getByText(new RegExp(`^Verified: ${outcome}.* to entry ${demo.last_id}, signed by ${demo.public_key}\\.$`))
    .waitFor();
  await page.locator(":focus").and(verify(page)).waitFor();
  await expect.poll(async () => await verify(page).getAttribute("aria-disabled")).toBeNull();
  await expectNoFindings(page);
  await page.reload();
  await expect
    .poll(async () => await page.locator("main").textContent())
    .toContain(`Verified the audit-log export "demo" (${demo.guid}) in a browser: ${outcome}`);
});

it.each([
  [503, "The export could not be verified: The server answers 503. Try it again."],
  [404, "The export was deleted. Go to the list of exports."],
  [401, "You are signed out. Sign in again, and repeat it."],
])("a verification that is answered by %i says what to do, and notes nothing", async (status, text) => {
  const page = await openExport(async (route) => await route.fulfill(refusal(status, { "Retry-After": "0" })));
  await verify(page).click();
  await page.getByText(text, { exact: true }).first().waitFor();
  await page.locator(":focus").and(verify(page)).waitFor();
  await expect.poll(async () => await page.locator("[data-verified]").textContent()).not.toContain("Just now");
});

it("a verification succeeds although requests are lost or refused for the moment", async () => {
  const failures = [refusal(429, { "Retry-After": "0" }), refusal(500, { "Retry-After": "0" }), "lost" as const];
  const page = await openExport(async (route) => {
    const failure = failures.shift();
    if (failure === undefined) await route.continue();
    else if (failure === "lost") await route.abort();
    else await route.fulfill(failure);
  });
  await verify(page).click();
  await page.getByText(/^Just now: whole/).waitFor();
  expect(failures).toEqual([]);
});

it("a verification tells of a key that was restarted, and of objects of another export", async () => {
  const page = await openExport();
  const [signer, to] = [nodeSigner("first"), nodeSigner("second")];
  const manifests = [[entriesFrom(1, 2)], [entriesFrom(3, 2)], [entriesFrom(5, 2)]];
  const keyChanges = new Map([[2, { kind: "restart", to } as const]]);
  await serveExport(page, { manifests, unsealed: [], signer, keyChanges });
  await verify(page).click();
  await expect
    .poll(async () => await page.getByText(/^Just now: /).textContent())
    .toBe(
      `Just now: whole, 3 segments and 3 manifests, to entry 6, signed by ${to.publicKey}. The signing was restarted with ` +
        "another key, once. Nothing but that key vouches for it: check that you did so. That key is not the one by which " +
        `this server signs now. This server has written up to entry ${demo.last_id}. The objects say that they are the ` +
        'export "own" of "https://audit.example.com".',
    );
});

it("a verification reads a list of several pages, and shows how far it is", async () => {
  const page = await openExport();
  const segments = Array.from({ length: 250 }, (_, index) => entriesFrom(index + 1, 1));
  await serveExport(page, { manifests: [segments], unsealed: [], signer: nodeSigner("first") });
  await page.evaluate(`window.shares = []; new MutationObserver(() => shares.push(document.querySelector("progress").value))
    .observe(document.querySelector("progress"), { attributes: true, attributeFilter: ["value"] })`);
  await verify(page).click();
  await page.getByText(/^Just now: whole, 250 segments and 1 manifest, to entry 250/).waitFor();
  const shares: number[] = await page.evaluate("shares");
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.length).toBeGreaterThan(100);
});

it("a page must be loaded again to verify if somebody has signed in since", async () => {
  const page = await openExport();
  const other = await newPage(page.context());
  await other.goto(address("/"));
  await other.getByRole("button", { name: "Sign out" }).click();
  await other.waitForURL(address("/sign-in"));
  await other.getByLabel("API key").fill(server().key);
  await other.getByRole("button", { name: "Sign in with the key" }).click();
  await other.waitForURL(address("/"));
  await verify(page).click();
  await expect
    .poll(async () => await page.getByRole("alert").textContent())
    .toMatch(/^You signed in again after this page was opened\..* Load it again, and repeat it\.$/);
});

it("a verification is cancelled by keyboard, and none starts while one runs", async () => {
  let asked = 0;
  const page = await openExport(() => {
    asked += 1;
  });
  await Promise.all([page.waitForRequest(/\/objects/), verify(page).press("Enter")]);
  await expect.poll(async () => await verify(page).getAttribute("aria-disabled")).toBe("true");
  await verify(page).press("Enter");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await page.getByText("The verification was cancelled.").waitFor();
  await page.locator(":focus").and(verify(page)).waitFor();
  expect(asked).toBe(1);
});

it("a verification announces the outcome alone if no 3 seconds pass", async () => {
  const page = await openExport();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(`new MutationObserver(([{ target }]) => {
    document.body.dataset.said = (document.body.dataset.said ?? "") + target.textContent + "|";
  }).observe(document.querySelector("form[data-verify] [role=status]"), { childList: true })`);
  await verify(page).click();
  await page.getByText(/^Just now: whole/).waitFor();
  await expect
    .poll(async () => await page.locator("body").getAttribute("data-said"))
    .toMatch(/^Verified: whole[^|]*\|$/);
});

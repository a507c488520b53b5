import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { AuditExportRecord } from "../../../shared/index.ts";
import { buildExport, type ExportPlan, type PlannedSegment } from "../../shared/audit-export/support/build-export.ts";
import { nodeSigner } from "../../shared/audit-export/support/node-codec.ts";
import { expectAccessible } from "../pages/support/accessibility.ts";
import { useDemoPages } from "../pages/support/demo.ts";
import { headingOf, refusal } from "../pages/support/page-tests.ts";
import { screenshot } from "../pages/support/screenshot.ts";

const { server, address, open, openSignedIn } = useDemoPages();

async function api<Answer>(path: string): Promise<Answer> {
  const response = await fetch(address(`/__api__/v1${path}`), { headers: { Authorization: `Key ${server().key}` } });
  return JSON.parse(await response.text());
}

async function exportNamed(name: string): Promise<AuditExportRecord> {
  const [found] = await api<readonly AuditExportRecord[]>(`/audit_exports?name=${name}`);
  if (found === undefined) throw new Error(`There is no export ${name}.`);
  return found;
}

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

/** The text of the element that has the focus. */
const focused = async (page: Page) => await page.locator(":focus").textContent();

describe("the exports", () => {
  it("stand in a list, each with its state and how far it is", async () => {
    const page = await openSignedIn("/exports");
    await expectAccessible(page);
    await screenshot(page, "exports");
    const { entries } = await exportNamed("demo");
    const row = page.getByRole("row", { name: "demo" });
    await expect.poll(async () => await row.textContent()).toContain(String(entries));
    await row.getByRole("link", { name: "demo" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "Export demo" }).waitFor();
  });

  it("say how far one is, and let its objects be downloaded as they are", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    await expectAccessible(page);
    await screenshot(page, "export");
    const facts = (await page.locator("dl").textContent()) ?? "";
    expect(facts).toContain(`${demo.entries} entries in`);
    expect(facts).toContain(demo.verdict.text);
    expect(facts).toContain(demo.public_key);
    const link = page.getByRole("link", { name: "manifests/000000001.json" });
    const [download] = await Promise.all([page.waitForEvent("download"), link.press("Enter")]);
    expect(download.suggestedFilename()).toBe("demo-000000001.json");
  });

  it("plot how far an export was behind, and how much it wrote", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    const plots = page.locator("figure");
    await plots.nth(1).getByText("Show the numbers").press("Enter");
    const numbers = await plots.nth(1).getByRole("cell").allTextContents();
    const written = numbers.filter((number) => number !== "none").map(Number);
    expect(written.reduce((sum, number) => sum + number, 0)).toBe(demo.entries);
  });

  it("verify one in the browser, by keyboard, and note what was found", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    const start = page.getByRole("button", { name: "Verify now" });
    await start.press("Enter");
    const outcome = `whole, ${demo.segments} segment${demo.segments === 1 ? "" : "s"} and`;
    await page
      .getByText(new RegExp(`^Verified: ${outcome}.* to entry ${demo.last_id}, signed by ${demo.public_key}\\.$`))
      .waitFor();
    await expect.poll(async () => await focused(page)).toBe("Verify now");
    await expect.poll(async () => await start.getAttribute("aria-disabled")).toBeNull();
    await expect
      .poll(async () => await page.locator("[data-verified]").textContent())
      .toMatch(new RegExp(`^Just now: ${outcome}`));
    await page.reload();
    await expect
      .poll(async () => await page.locator("main").textContent())
      .toContain(`Verified the audit-log export "demo" (${demo.guid}) in a browser: ${outcome}`);
  });

  it("say where one is broken", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    await page.route(/\/objects\/seg\//, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      body[body.length - 20] = (body[body.length - 20] ?? 0) ^ 1;
      await route.fulfill({ response, body });
    });
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByText(/^Verified: broken in \d+ places?, of .*The first: seg\/000000001\.ndjson\.gz: /).waitFor();
    await expectAccessible(page);
    await page.reload();
    await expect.poll(async () => await page.locator("main").textContent()).toContain("in a browser: broken");
  });

  it("say that a verification could not go on, and note nothing", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    await page.route(/\/objects\/seg\//, async (route) => await route.fulfill(refusal(503, { "Retry-After": "0" })));
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByText("The export could not be verified: The server answers 503. Try it again.").waitFor();
    await expect.poll(async () => await focused(page)).toBe("Verify now");
    await expect.poll(async () => await page.locator("[data-verified]").textContent()).not.toContain("Just now");
  });

  it("verify one although requests are lost or refused for the moment", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    const failures = [refusal(429, { "Retry-After": "0" }), refusal(500, { "Retry-After": "0" }), "lost" as const];
    await page.route(/\/objects/, async (route) => {
      const failure = failures.shift();
      if (failure === undefined) await route.continue();
      else if (failure === "lost") await route.abort();
      else await route.fulfill(failure);
    });
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByText(/^Just now: whole/).waitFor();
    expect(failures).toEqual([]);
  });

  it("tell of a key that was restarted, and of objects of another export", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    const [signer, to] = [nodeSigner("first"), nodeSigner("second")];
    const manifests = [[entriesFrom(1, 2)], [entriesFrom(3, 2)], [entriesFrom(5, 2)]];
    const keyChanges = new Map([[2, { kind: "restart", to } as const]]);
    await serveExport(page, { manifests, unsealed: [], signer, keyChanges });
    await page.getByRole("button", { name: "Verify now" }).click();
    const outcome = page.getByText(/^Just now: /);
    await outcome.waitFor();
    await expect
      .poll(async () => await outcome.textContent())
      .toBe(
        `Just now: whole, 3 segments and 3 manifests, to entry 6, signed by ${to.publicKey}. The signing was restarted with ` +
          "another key, once. Nothing but that key vouches for it: check that you did so. That key is not the one by which " +
          `this server signs now. This server has written up to entry ${demo.last_id}. The objects say that they are the ` +
          'export "own" of "https://audit.example.com".',
      );
  });

  it("read a list of several pages, and show how far they are", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    const segments = Array.from({ length: 250 }, (_, index) => entriesFrom(index + 1, 1));
    await serveExport(page, { manifests: [segments], unsealed: [], signer: nodeSigner("first") });
    await page.evaluate(`window.shares = []; new MutationObserver(() => shares.push(document.querySelector("progress").value))
      .observe(document.querySelector("progress"), { attributes: true, attributeFilter: ["value"] })`);
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByText(/^Just now: whole, 250 segments and 1 manifest, to entry 250/).waitFor();
    const shares: number[] = await page.evaluate("shares");
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(100);
  });

  it("say that an export was deleted while its page was open", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    await page.route(/\/objects/, async (route) => await route.fulfill(refusal(404)));
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByRole("alert").getByText("The export was deleted. Go to the list of exports.").waitFor();
    await expect
      .poll(async () => await page.getByRole("alert").textContent())
      .toBe("The export was deleted. Go to the list of exports.");
  });

  it("say that the session ended", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    await page.route(/\/objects/, async (route) => await route.fulfill(refusal(401)));
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByRole("alert").getByText("You are signed out. Sign in again, and repeat it.").waitFor();
    await expect
      .poll(async () => await page.getByRole("alert").textContent())
      .toBe("You are signed out. Sign in again, and repeat it.");
  });

  it("say that the page must be loaded again where somebody signed in since", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    const other = await page.context().newPage();
    await other.goto(address("/"));
    await other.getByRole("button", { name: "Sign out" }).click();
    await other.waitForURL(address("/sign-in"));
    await other.getByLabel("API key").fill(server().key);
    await other.getByRole("button", { name: "Sign in with the key" }).click();
    await other.waitForURL(address("/"));
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByRole("alert").getByText("You signed in again after this page was opened.").waitFor();
    await expect
      .poll(async () => await page.getByRole("alert").textContent())
      .toMatch(/ Load it again, and repeat it\.$/);
  });

  it("cancel a verification by keyboard, and start none while one runs", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    let asked = 0;
    await page.route(/\/objects/, () => {
      asked += 1;
    });
    const start = page.getByRole("button", { name: "Verify now" });
    await Promise.all([page.waitForRequest(/\/objects/), start.press("Enter")]);
    await expect.poll(async () => await start.getAttribute("aria-disabled")).toBe("true");
    await start.press("Enter");
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await page.getByText("The verification was cancelled.").waitFor();
    await expect.poll(async () => await focused(page)).toBe("Verify now");
    expect(asked).toBe(1);
  });

  it("announce the outcome alone where no 3 seconds pass", async () => {
    const demo = await exportNamed("demo");
    const page = await openSignedIn(`/exports/${demo.guid}`);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(`new MutationObserver(([{ target }]) => {
      document.body.dataset.said = (document.body.dataset.said ?? "") + target.textContent + "|";
    }).observe(document.querySelector("form[data-verify] [role=status]"), { childList: true })`);
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByText(/^Just now: whole/).waitFor();
    await expect
      .poll(async () => await page.locator("body").getAttribute("data-said"))
      .toMatch(/^Verified: whole[^|]*\|$/);
  });
});

describe("the life of an export", () => {
  it("is created, run, paused, resumed and deleted, by keyboard", async () => {
    const page = await openSignedIn("/exports/new");
    await page.getByLabel("Name").fill("Not a name");
    await page.getByRole("button", { name: "Create export" }).press("Enter");
    await page
      .getByText(/1 to \d+ letters from a to z/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByLabel("Name").fill("auditors");
    await page.getByLabel("Interval in minutes").fill("30");
    await page.getByRole("button", { name: "Create export" }).press("Enter");
    await page.getByText("The export is created, and begins now.").waitFor();
    await page.getByRole("button", { name: "Run now" }).press("Enter");
    await page.getByText("The export runs now, to the end of the log.").waitFor();
    await page.getByLabel("Interval in minutes").fill("45");
    await page.getByRole("button", { name: "Change interval" }).press("Enter");
    await page.getByText("The interval is changed.").waitFor();
    expect((await exportNamed("auditors")).interval_minutes).toBe(45);
    await page.getByRole("button", { name: "Pause" }).press("Enter");
    await page.getByText("The export is paused. What is written is kept.").waitFor();
    await page.getByRole("button", { name: "Resume" }).press("Enter");
    await page.getByText("The export continues.").waitFor();
    expect((await exportNamed("auditors")).state).not.toBe("paused");
    await page.getByRole("button", { name: "Pause" }).press("Enter");
    await page.getByRole("link", { name: "Delete export" }).press("Enter");
    await page.waitForURL(/\/delete$/);
    await expectAccessible(page);
    await screenshot(page, "export-delete");
    await page.getByRole("radio", { name: "Delete" }).press("Space");
    await page.getByRole("button", { name: "Delete export" }).press("Enter");
    await page.getByText("The export is deleted.").waitFor();
    expect(await api<readonly unknown[]>("/audit_exports?name=auditors")).toEqual([]);
  });

  it("is for administrators alone", async () => {
    const page = await open("/exports");
    await expect.poll(headingOf(page)).toBe("Sign in");
  });
});

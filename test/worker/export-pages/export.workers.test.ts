import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { AuditExportJob } from "../../../worker/export-jobs/export-job.ts";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import { STANDING } from "../workerd/export-jobs.ts";
import { EXPORT_VARIABLES } from "../workerd/export-routes.ts";
import { postForm } from "../workerd/post-form.ts";
import { sendForm } from "../workerd/sent-form.ts";
import { addPerson, call, callApi } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addExport } from "../workerd/things.ts";

const HOUR = 3_600_000;

let ada: SignedIn;
let exported: Awaited<ReturnType<typeof addExport>>;

beforeAll(async () => {
  ada = await addSession(await addPerson("administrator", "ada"));
  exported = await addExport();
});
afterEach(() => void vi.restoreAllMocks());

const open = async (path: string) => await (await call(path, { session: ada.session })).text();

describe("the page of an export", () => {
  it("says what a state that needs attention asks for, and what to do then", async () => {
    const message = "The secret AUDIT_EXPORT_SOURCES has no source <b>other</b>. Ask the operator to add it.";
    const lastError = { time: Date.parse("2026-11-20T10:00:00Z"), message };
    vi.spyOn(AuditExportJob.prototype, "status").mockResolvedValue({
      ...NEW_STATUS,
      state: "needs_attention",
      lastError,
    });
    const text = await open(`/exports/${exported.guid}`);
    expect(text).toContain(
      "The secret AUDIT_EXPORT_SOURCES has no source &lt;b>other&lt;/b>. Ask the operator to add it.",
    );
    expect(text).toMatch(
      /The export stopped <time datetime="2026-11-20T10:00:00Z"[^>]*>[^<]*<\/time>, and does not go on/,
    );
    expect(text).toContain("Once this is fixed, resume the export: it continues where it stopped.");
    expect(text).toContain('<a href="/exports/new">create another export</a>');
    expect(text).toContain(`action="/exports/${exported.guid}/resume"`);
  });

  it("says how it stands, how far it is, what failed last and what differs", async () => {
    vi.spyOn(AuditExportJob.prototype, "status").mockResolvedValue(STANDING);
    const text = await open(`/exports/${exported.guid}`);
    expect(text).toContain(`action="/exports/${exported.guid}/pause"`);
    expect(text).toMatch(new RegExp(`data-refresh[^>]*><a href="/exports/${exported.guid}">Refresh</a>`));
    const exact = (html: string) => html.replaceAll(/<time [^>]*title="([^"]*)"[^>]*>[^<]*</g, "$1<");
    const plain = (html: string) => exact(html).replaceAll(/<[^>]*>/g, "");
    const facts = Array.from(
      text.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
      ([, name = "", value = ""]) => [name, plain(value)] as const,
    );
    expect(Object.fromEntries(facts)).toMatchObject({
      State: "Waits for the next run",
      Verdict: expect.stringMatching(/entry 12345678901234567890/),
      Written: "20001 entries in 2 segments and 3 manifests, up to id 12345678901234567890; 1 in quarantine",
      Lag: expect.stringMatching(/^\d+ d(?: \d+ h)?$/),
      "Last run": "2026-05-04 02:59:59 UTC",
      "Next run": "2026-05-04 03:15:00 UTC, every 15 minutes",
    });
    expect(plain(text)).toContain("Last error, 2026-05-04 02:00:00 UTC: The server does not answer.");
    const [, table = ""] = text.split("<caption>Entries that differ</caption>");
    const rows = Array.from(table.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g), ([, row = ""]) => plain(row));
    expect(rows.slice(0, 3)).toEqual([
      "7deleted from the log, without a record",
      `8other content in the logexported ${"e".repeat(64)}in the log ${"f".repeat(64)}`,
      `9given twice, with different content${"a".repeat(64)}${"b".repeat(64)}`,
    ]);
  });

  it("says so where its history cannot be read", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(AuditExportJob.prototype, "history").mockRejectedValue(new Error("It is broken."));
    const text = await open(`/exports/${exported.guid}`);
    expect(text).toContain("How it went cannot be read now.");
    expect(text).not.toContain("Entries written an hour");
  });

  it("plots the hours of the last seven days", async () => {
    const hour = Math.floor(Date.now() / HOUR);
    vi.spyOn(AuditExportJob.prototype, "history").mockResolvedValue([
      { hour: hour - 100, entries: 40, lagSeconds: 90 },
      { hour: hour - 99, entries: 47, lagSeconds: 30 },
    ]);
    const text = await open(`/exports/${exported.guid}`);
    expect(text).toContain("The last 7 days");
    expect(text).toContain("entries: 7");
    expect(text).toMatch(/ d="M[\d.]+ [\d.]+h[\d.]+L[\d.]+ [\d.]+h[\d.]+"/);
    expect(text).toMatch(/class="scale">seconds: 90</);
    expect(text.match(/<tr>/g)?.length).toBeGreaterThan(2 * 168);
    expect(text).toContain(`<span>${new Date(hour * HOUR).toISOString().slice(0, 16).replace("T", " ")} UTC</span>`);
  });

  it("leads through its objects and back to the first ones", async () => {
    const name = (number: number) => `${exported.name}/seg/${String(number).padStart(9, "0")}.ndjson.gz`;
    await Promise.all(Array.from({ length: 25 }, async (_, index) => await env.EXPORTS.put(name(index + 1), "x")));
    const first = await open(`/exports/${exported.guid}`);
    const more = /<a rel="next" href="([^"]+)#objects">More objects</.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(first).not.toContain("First objects");
    const second = await open(more);
    expect(second).toContain("seg/000000025.ndjson.gz");
    expect(second).not.toContain("seg/000000001.ndjson.gz");
    expect(second).toContain(`<a href="/exports/${exported.guid}#objects">First objects</a>`);
    expect(await open(`/exports/${exported.guid}?next=zzz`)).toContain("There are no more objects.");
  });
});

it("a form of an export creates it, runs, pauses and resumes it, changes its interval and deletes it", async () => {
  const send = async (path: string, fields: Readonly<Record<string, string>>) =>
    await sendForm(ada, path, fields, EXPORT_VARIABLES);
  const wrong = await send("/exports/new", { name: "Not a name", source: "own", interval_minutes: "30" });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('id="name-error"')]);
  const created = await send("/exports/new", { name: "auditors", source: "own", interval_minutes: "30" });
  expect(created).toMatchObject({ status: 303, message: "export-created", entries: ["session create_audit_export"] });
  const path = created.location ?? "";
  const read = async () => (await callApi(`/audit_exports${path.slice("/exports".length)}`, { key: ada.key })).body;
  expect(await read()).toMatchObject({ name: "auditors", interval_minutes: 30 });
  const step = async (rest: string, fields = {}) => (await send(`${path}${rest}`, fields)).message;
  expect(await step("/run")).toBe("export-requested");
  expect(await step("", { interval_minutes: "45" })).toBe("export-updated");
  expect((await read()).interval_minutes).toBe(45);
  expect(await step("/pause")).toBe("export-paused");
  expect((await read()).state).toBe("paused");
  expect(await step("/resume")).toBe("export-resumed");
  expect((await read()).state).not.toBe("paused");
  await step("/pause");
  expect(await step("/delete", { objects: "delete" })).toBe("export-deleted");
  expect((await callApi("/audit_exports?name=auditors", { key: ada.key })).body).toEqual([]);
});

describe("an export that is paused", () => {
  it("has no next run", async () => {
    exported = await addExport({ isPaused: true });
    expect(await open(`/exports/${exported.guid}`)).toContain("<dd>none is planned</dd>");
  });

  it("says on a button of an old page why that does nothing now, and leads back to the export", async () => {
    const answer = await postForm(`/exports/${exported.guid}/run`, ada.session, {});
    const text = await answer.text();
    expect([answer.status, text]).toEqual([409, expect.stringContaining("The export is paused. Resume it first.")]);
    expect(text).toContain(`<a href="/exports/${exported.guid}">Go back to the export</a>`);
  });
});

it("the list of exports does not say that there are none where a page has none, and leads back to the first ones", async () => {
  const later = await open(`/exports?next=${exported.guid}`);
  expect(later).toContain("There are no more exports.");
  expect(later).toContain('<a href="/exports">First exports</a>');
  const first = await open("/exports");
  expect(first).toContain(exported.name);
  expect(first).toMatch(/<td[^>]*>this server<\/td>/);
  expect(first).not.toContain("First exports");
});

import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type AuditEntryRecord,
  auditSource,
  type Get,
  type KeysetPage,
  ok,
  readSourceEntry,
  verifyExport,
} from "../../../shared/index.ts";
import { codec } from "../../../worker/audit-export/codec.ts";
import { jobStore } from "../../../worker/audit-export/job-record.ts";
import { jobSource } from "../../../worker/audit-export/job-source.ts";
import { r2Objects } from "../../../worker/audit-export/r2-objects.ts";
import { verifySignature } from "../../../worker/audit-export/signing.ts";
import type { AuditExport } from "../../../worker/content-server/store/audit-exports.ts";
import { emptyAuditLog, writeAuditEntries } from "../content-server/support/audit-log.ts";
import { addPerson, call, ORIGIN } from "../content-server/support/server.ts";
import {
  addExport,
  alarmOf,
  deploy,
  exportedLines,
  objectNames,
  replacePort,
  SIGNING_KEY,
  setPaused,
  type TestExport,
  until,
  untilIdle,
} from "./support/exports.ts";

/** By itself `vi.waitFor` gives up after a second, which a machine with much else to do may take. */
const PATIENT = { timeout: 60_000 };

beforeEach(emptyAuditLog);
afterEach(async () => {
  vi.restoreAllMocks();
  // No job of a test before works on while the next one writes its entries.
  await env.DATABASE.prepare("DELETE FROM audit_exports").run();
});

const write = async (entries: number) => await writeAuditEntries(Array.from({ length: entries }, () => 0));

/** What the management API answers of the whole log, entry by entry, as JSON. */
async function wholeLog(key: string): Promise<readonly string[]> {
  const entries: AuditEntryRecord[] = [];
  for (let url: string | null = `${ORIGIN}/__api__/v1/audit_logs?limit=500`; url !== null; ) {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page: KeysetPage<AuditEntryRecord> = await (await call(url, { key })).json();
    entries.push(...page.results);
    url = page.paging.next;
  }
  return entries.map((entry) => JSON.stringify(entry));
}

const compact = (lines: readonly string[]) => lines.map((line) => JSON.stringify(JSON.parse(line)));

async function breaksOf({ name }: TestExport): Promise<readonly unknown[]> {
  const ports = { objects: r2Objects(env.EXPORTS, name), codec, verifySignature, readEntry: readSourceEntry };
  return (await verifyExport({ publicKey: null }, ports)).breaks;
}

/** A source whose every request waits until the gate is open. */
function gated(answer: () => number = () => 200) {
  const gate = { isOpen: false, asked: 0 };
  const make = (audited: AuditExport) => {
    const made = answering(answer)(audited);
    if (!made.ok) return made;
    const fetchPage = async (url: string) => {
      gate.asked += 1;
      // Polled, for a promise of one Durable Object cannot be fulfilled by another.
      // oxlint-disable-next-line no-await-in-loop -- as above
      while (!gate.isOpen) await new Promise((resolve) => setTimeout(resolve, 5));
      return await made.value.source.fetchPage(url);
    };
    return ok({ settings: { ...made.value.settings, pageEntries: 10 }, source: { ...made.value.source, fetchPage } });
  };
  const open = () => {
    gate.isOpen = true;
  };
  return { make, open, isAsked: async (times = 1) => await vi.waitFor(() => expect(gate.asked).toBe(times), PATIENT) };
}

/** What a run has made that closed: a manifest, and one more where an hour ended since this was called. */
function closing(): { readonly manifests: () => unknown } {
  const hour = () => Math.floor(Date.now() / 3_600_000);
  const start = hour();
  return { manifests: () => expect.toBeOneOf([1, 1 + hour() - start]) };
}

/** A source that always answers with a status and nothing else. */
function answering(status: () => number) {
  const get: Get = async () =>
    await Promise.resolve({
      status: status(),
      header: () => null,
      body: new ReadableStream<Uint8Array>({ start: (to) => to.close() }),
    });
  return (audited: AuditExport) => {
    const made = jobSource(audited, { auditExportSources: new Map() }, env.DATABASE);
    if (!made.ok || status() === 200) return made;
    const server = { baseUrl: ORIGIN, key: "k", keyHeader: "Authorization", cursorIsId: true };
    return ok({ ...made.value, source: auditSource(server, get) });
  };
}

describe("the job of an export", () => {
  it("exports the whole own log as the management API answers it, and plans the next run", async () => {
    await write(1_234);
    const { key } = await addPerson("administrator");
    const one = await addExport();
    expect(await alarmOf(one)).toBeNull();
    await one.job.wake(one.guid);
    const status = await untilIdle(one);
    expect(status).toMatchObject({
      state: "waiting",
      lastId: "1234",
      segments: 1,
      entries: 1_234,
      quarantined: 0,
      lastError: null,
      pagesPerSecond: expect.any(Number),
    });
    expect(compact(await exportedLines(one))).toEqual(await wholeLog(key));
    expect(status.nextRunTime).toBe((status.lastRunTime ?? 0) + 24 * 60 * 60_000);
    // The next hour's manifest comes before the next run.
    expect(await alarmOf(one)).toBe((Math.floor((status.lastRunTime ?? 0) / 3_600_000) + 1) * 3_600_000 + 10_000);
    expect(await breaksOf(one)).toEqual([]);
  });

  it("exports what is written meanwhile once, and what is written later with the next run", async () => {
    await write(25);
    const one = await addExport();
    const gate = gated();
    await replacePort(one, "source", gate.make);
    await one.job.wake(one.guid);
    await gate.isAsked();
    await write(12);
    gate.open();
    expect(await untilIdle(one)).toMatchObject({ lastId: "37", entries: 37 });
    await write(3);
    await one.job.runNow(one.guid);
    expect(await until(one, ({ entries }) => entries === 40)).toMatchObject({ lastId: "40", segments: 2 });
    const ids = (await exportedLines(one)).map((line) => JSON.parse(line).id);
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)));
  });

  it("closes with a signed manifest where it was asked to run", async () => {
    const closed = closing();
    await write(5);
    const one = await addExport();
    await one.job.runNow(one.guid);
    expect(await untilIdle(one)).toMatchObject({ entries: 5, manifests: closed.manifests() });
    const names = (await objectNames(one)).filter((name) => name !== "manifests/000000002.json");
    expect(names).toEqual(["latest.json", "manifests/000000001.json", "seg/000000001.ndjson.gz"]);
    expect(await breaksOf(one)).toEqual([]);
  });

  it("is not asked in vain while it runs: it runs once more", async () => {
    const closed = closing();
    await write(5);
    const one = await addExport();
    const gate = gated();
    await replacePort(one, "source", gate.make);
    await one.job.wake(one.guid);
    await gate.isAsked();
    await Promise.all([one.job.runNow(one.guid), one.job.runNow(one.guid), one.job.wake(one.guid)]);
    expect((await one.job.status()).state).toBe("running");
    gate.open();
    expect(await until(one, ({ manifests, state }) => manifests > 0 && state === "waiting")).toMatchObject({
      manifests: closed.manifests(),
      entries: 5,
    });
  });

  it("stops where it is paused, and goes on where it is resumed", async () => {
    await write(5);
    const one = await addExport();
    await setPaused(one, true);
    await one.job.wake(one.guid);
    await vi.waitFor(async () => expect(await alarmOf(one)).toBeNull(), PATIENT);
    expect(await one.job.status()).toMatchObject({ state: "waiting", segments: 0, nextRunTime: null });
    await setPaused(one, false);
    await one.job.resume(one.guid);
    expect(await untilIdle(one)).toMatchObject({ entries: 5 });
  });

  it("stops between two slices of a run where it is paused meanwhile", async () => {
    await write(5);
    const one = await addExport();
    let status = 503;
    await replacePort(
      one,
      "source",
      answering(() => status),
    );
    await one.job.wake(one.guid);
    await until(one, ({ state }) => state === "retrying");
    await setPaused(one, true);
    await until(one, ({ state, nextRunTime }) => state === "waiting" && nextRunTime === null);
    expect(await alarmOf(one)).toBeNull();
    status = 200;
    await one.job.wake(one.guid);
    await vi.waitFor(async () => expect(await alarmOf(one)).toBeNull(), PATIENT);
    expect(await objectNames(one)).toEqual([]);
    await setPaused(one, false);
    await one.job.resume(one.guid);
    expect(await untilIdle(one)).toMatchObject({ entries: 5, segments: 1 });
  });

  it("does nothing where there is no such export", async () => {
    const one = await addExport();
    await env.DATABASE.prepare("DELETE FROM audit_exports").run();
    await one.job.runNow(one.guid);
    await vi.waitFor(async () => expect(await alarmOf(one)).toBeNull(), PATIENT);
    expect(await objectNames(one)).toEqual([]);
  });

  it("is woken many times as once, and its alarm is not put off", async () => {
    const one = await addExport({}, { interval: 60 });
    await one.job.wake(one.guid);
    await untilIdle(one);
    const alarm = await alarmOf(one);
    await Promise.all(Array.from({ length: 5 }, async () => await one.job.wake(one.guid)));
    expect(await alarmOf(one)).toBe(alarm);
    await runInDurableObject(one.job, async (_, { storage }) => await storage.deleteAlarm());
    await one.job.wake(one.guid);
    await vi.waitFor(async () => expect(await alarmOf(one)).toBe(alarm), PATIENT);
  });

  it("is woken where the clock was ahead when it planned the next run", async () => {
    await write(3);
    const one = await addExport();
    await one.job.wake(one.guid);
    await untilIdle(one);
    const [now, year] = [Date.now(), 365 * 24 * 3_600_000];
    await runInDurableObject(one.job, async (_, { storage }) => {
      jobStore(storage.kv).update((job) => ({ ...job, exportBegan: now + year, lastDone: now + year }));
      await storage.setAlarm(now + year);
    });
    await write(2);
    await one.job.wake(one.guid);
    await until(one, ({ entries }) => entries === 5);
    await untilIdle(one);
    await vi.waitFor(async () => expect(await alarmOf(one)).toBeLessThan(now + 2 * 3_600_000));
  });
});

describe("a failure", () => {
  it("of the key needs attention, until it is resumed: the hourly schedule does not start it", async () => {
    await write(5);
    const one = await addExport();
    let status = 401;
    await replacePort(
      one,
      "source",
      answering(() => status),
    );
    await one.job.wake(one.guid);
    const stopped = await until(one, ({ state }) => state === "needs_attention");
    expect(stopped).toMatchObject({ nextRunTime: null, lastError: { message: expect.stringContaining("401") } });
    await one.job.wake(one.guid);
    expect(await alarmOf(one)).toBeNull();
    expect((await one.job.status()).state).toBe("needs_attention");
    status = 200;
    await one.job.resume(one.guid);
    expect(await untilIdle(one)).toMatchObject({ entries: 5 });
  });

  it("of the key is tried again by whoever asked while it was met", async () => {
    await write(5);
    const one = await addExport();
    const gate = gated(() => 401);
    await replacePort(one, "source", gate.make);
    await one.job.wake(one.guid);
    await gate.isAsked();
    await one.job.runNow(one.guid);
    gate.open();
    await gate.isAsked(2);
    await until(one, ({ state }) => state === "needs_attention");
    expect(await alarmOf(one)).toBeNull();
  });

  it("of the key is tried again by whoever runs it now", async () => {
    await write(5);
    const one = await addExport();
    await replacePort(
      one,
      "source",
      answering(() => 403),
    );
    await one.job.runNow(one.guid);
    const first = await until(one, ({ state }) => state === "needs_attention");
    await replacePort(
      one,
      "source",
      answering(() => 200),
    );
    await one.job.runNow(one.guid);
    // What was asked for the first time is not forgotten either.
    expect(await until(one, ({ manifests }) => manifests > 0)).toMatchObject({
      entries: 5,
      lastError: first.lastError,
    });
  });

  it("of the server is waited for", async () => {
    const one = await addExport();
    await replacePort(
      one,
      "source",
      answering(() => 503),
    );
    await one.job.wake(one.guid);
    const waiting = await until(one, ({ state }) => state === "retrying");
    expect(waiting.lastError?.message).toContain("503");
    await until(one, ({ lastError }) => (lastError?.time ?? 0) > (waiting.lastError?.time ?? 0));
    await replacePort(
      one,
      "source",
      answering(() => 200),
    );
    await one.job.runNow(one.guid);
    await untilIdle(one);
  });

  it("of the platform is tried again, and is told without what was thrown", async () => {
    await write(5);
    const log = vi.spyOn(console, "error").mockReturnValue();
    const sources = JSON.stringify({ plant: { base_url: "https://content.example.com", key: "the-plants-own-key" } });
    const one = await addExport({ AUDIT_EXPORT_SOURCES: sources });
    let failures = 3;
    await replacePort(one, "objects", ({ name }: AuditExport) => {
      failures -= 1;
      if (failures >= 0) throw new Error("A header is not valid: Key the-plants-own-key");
      return r2Objects(env.EXPORTS, name);
    });
    await one.job.wake(one.guid);
    const status = await untilIdle(one);
    expect(status).toMatchObject({
      entries: 5,
      lastError: { message: "The server failed unexpectedly. Its log has the details under audit-export-failed." },
    });
    expect(log.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [
        JSON.stringify({
          level: "error",
          event: "audit-export-failed",
          export: one.guid,
          message: "Error: A header is not valid: Key •••",
        }),
      ]),
    );
  });

  it("of the database is tried again", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await write(5);
    const one = await addExport();
    await env.DATABASE.prepare("ALTER TABLE audit_exports RENAME TO elsewhere").run();
    await one.job.wake(one.guid);
    await until(one, ({ state }) => state === "retrying");
    await env.DATABASE.prepare("ALTER TABLE elsewhere RENAME TO audit_exports").run();
    expect(await untilIdle(one)).toMatchObject({ entries: 5 });
  });

  it.each([
    ["a source that the deployment has not", {}, "plant", "https://plant.example", "has no source plant"],
    [
      "a source that is elsewhere now",
      { AUDIT_EXPORT_SOURCES: '{ "plant": { "base_url": "https://other.example", "key": "k" } }' },
      "plant",
      "https://plant.example",
      "has another URL than when the export was created",
    ],
    ["no key to sign with", { AUDIT_EXPORT_SIGNING_KEY: "" }, "own", ORIGIN, "no key to sign manifests with"],
  ])("of %s needs attention", async (_, variables, source, sourceUrl, message) => {
    const one = await addExport(variables, { source, sourceUrl });
    await one.job.wake(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "needs_attention");
    expect(lastError?.message).toContain(message);
    expect(await objectNames(one)).toEqual([]);
  });

  it.each([
    ["changed", () => ({ AUDIT_EXPORT_SIGNING_KEY: btoa(`${atob(SIGNING_KEY).slice(0, -32)}${"k".repeat(32)}`) })],
    ["taken away", () => ({ AUDIT_EXPORT_SIGNING_KEY: "" })],
  ])("of a signing key that is %s needs attention, and nothing is signed by two keys", async (_, variables) => {
    await write(5);
    const one = await addExport();
    await one.job.runNow(one.guid);
    await untilIdle(one);
    await write(5);
    await deploy(one.job, variables());
    await one.job.runNow(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "needs_attention");
    expect(lastError?.message).toMatch(/signed by|signing key|AUDIT_EXPORT_SIGNING_KEY/);
    expect(await breaksOf(one)).toEqual([]);
    await deploy(one.job);
    await one.job.resume(one.guid);
    expect(await until(one, ({ manifests }) => manifests > 1)).toMatchObject({ entries: 10 });
    expect(await breaksOf(one)).toEqual([]);
  });

  it("of a log that ends before the export does needs attention: its ids mean other entries now", async () => {
    await write(5);
    const one = await addExport();
    await one.job.runNow(one.guid);
    await untilIdle(one);
    await emptyAuditLog();
    await write(4);
    await one.job.runNow(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "needs_attention");
    expect(lastError?.message).toContain("is lower than that of the export");
    await runInDurableObject(one.job, async (_, { storage }) => await storage.deleteAll());
    await one.job.wake(one.guid);
    await until(one, ({ state }) => state === "needs_attention");
  });

  it("of the deployment ends by itself once it is fixed", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await write(5);
    const one = await addExport({ AUDIT_EXPORT_SIGNING_KEY: "no-key" });
    await one.job.wake(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "retrying");
    expect(lastError?.message).toBe("The server is not set up completely. Its log says what is missing or wrong.");
    expect(log.mock.calls.flat().join()).toContain("AUDIT_EXPORT_SIGNING_KEY is not an Ed25519 private key");
    expect(log.mock.calls.flat().join()).not.toContain("no-key");
    await deploy(one.job);
    expect(await untilIdle(one)).toMatchObject({ entries: 5 });
  });
});

describe("a job that loses its memory", () => {
  it("goes on from what is stored", async () => {
    await write(5);
    const one = await addExport();
    await one.job.wake(one.guid);
    await untilIdle(one);
    await evictDurableObject(one.job);
    await deploy(one.job);
    expect(await one.job.status()).toMatchObject({ lastId: "5", entries: 5, segments: 1 });
    await write(2);
    await one.job.runNow(one.guid);
    expect(await until(one, ({ manifests }) => manifests > 0)).toMatchObject({ lastId: "7", entries: 7 });
  });

  it("and its storage too, goes on from the objects", async () => {
    await write(5);
    const one = await addExport();
    await one.job.runNow(one.guid);
    await untilIdle(one);
    await runInDurableObject(one.job, async (_, { storage }) => await storage.deleteAll());
    await write(2);
    await one.job.runNow(one.guid);
    expect(await until(one, ({ manifests }) => manifests > 1)).toMatchObject({ entries: 7, segments: 2 });
    expect((await exportedLines(one)).map((line) => JSON.parse(line).id)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(await breaksOf(one)).toEqual([]);
  });
});

describe("the comparison with the source", () => {
  it("follows the run, and says what is missing in the export", async () => {
    await write(5);
    const one = await addExport();
    // Until there is a manifest, the source keeps an entry back.
    await replacePort(one, "source", (audited: AuditExport) => {
      const made = answering(() => 200)(audited);
      if (!made.ok) return made;
      const fetchPage = async (url: string) => {
        const outcome = await made.value.source.fetchPage(url);
        if (outcome.kind === "failed" || (await env.EXPORTS.head(`${one.name}/latest.json`)) !== null) return outcome;
        const entries = outcome.page.entries.filter(({ id }) => id !== "3");
        return { ...outcome, page: { ...outcome.page, entries } };
      };
      return ok({ ...made.value, source: { ...made.value.source, fetchPage } });
    });
    await one.job.runNow(one.guid);
    const { reconciliation } = await until(one, (status) => status.reconciliation !== null);
    expect(reconciliation).toMatchObject({ manifest: 1, missing: 1, missing_ids: ["3"], vanished: 0 });
    await one.job.runNow(one.guid);
    const { reconciliation: next } = await until(one, (status) => status.reconciliation?.manifest === 2);
    expect(next).toMatchObject({ missing: 1, missing_ids: ["3"], vanished: 0 });
  });

  it("ends where the source has pages without an end, and the next run is planned", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await write(5);
    const one = await addExport();
    let pages = 0;
    await replacePort(one, "source", (audited: AuditExport) => {
      const made = answering(() => 200)(audited);
      if (!made.ok) return made;
      const fetchPage = async (url: string) => {
        const outcome = await made.value.source.fetchPage(url);
        if (outcome.kind === "failed" || (await env.EXPORTS.head(`${one.name}/latest.json`)) === null) return outcome;
        pages += 1;
        vi.spyOn(Date, "now").mockReturnValue(began + pages * 30_000);
        const entry = { kind: "entry" as const, id: "4", time: null, bytes: new Uint8Array() };
        const next = new URL(url);
        next.searchParams.set("next", String(pages));
        return { ...outcome, page: { ...outcome.page, entries: [entry], next: next.href } };
      };
      return ok({ ...made.value, source: { ...made.value.source, fetchPage } });
    });
    const began = Date.now();
    await one.job.runNow(one.guid);
    await vi.waitFor(() => expect(log.mock.calls.flat().join()).toContain("The source takes too long to be compared."));
    expect(pages).toBeLessThan(15);
    expect(await one.job.status()).toMatchObject({
      state: "waiting",
      entries: 5,
      lastError: null,
      reconciliation: null,
    });
  });

  it("that fails is no failure of the export", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const closed = closing();
    await write(5);
    const one = await addExport();
    await replacePort(one, "source", (audited: AuditExport) => {
      const [made, failing] = [answering(() => 200)(audited), answering(() => 401)(audited)];
      if (!made.ok || !failing.ok) return made;
      const fetchPage = async (url: string) => {
        const isSealed = (await env.EXPORTS.head(`${one.name}/latest.json`)) !== null;
        return await (isSealed ? failing : made).value.source.fetchPage(url);
      };
      return ok({ ...made.value, source: { ...made.value.source, fetchPage } });
    });
    await one.job.runNow(one.guid);
    expect(await untilIdle(one)).toMatchObject({
      entries: 5,
      manifests: closed.manifests(),
      lastError: null,
      reconciliation: null,
    });
    expect(log.mock.calls.flat().join()).toContain("audit-export-not-compared");
  });
});

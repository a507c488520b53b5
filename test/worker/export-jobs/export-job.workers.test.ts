import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { type AuditEntryRecord, type KeysetPage, readStoredStart } from "../../../shared/index.ts";
import { jobStore } from "../../../worker/export-jobs/job-store.ts";
import { codec } from "../../../worker/export-records/ports.ts";
import { r2Objects } from "../../../worker/export-records/r2-objects.ts";
import {
  addExport,
  alarmOf,
  breaksOf,
  closing,
  deploy,
  exportedLines,
  objectNames,
  replacePort,
  setPaused,
  until,
  untilIdle,
  useFreshExports,
  write,
} from "../exports/support/exports.ts";
import { answerWith, gated, PATIENT } from "../exports/support/job-sources.ts";
import { addPerson, call, ORIGIN } from "../workerd/server.ts";

useFreshExports();

/** The whole log as the management API answers it, entry by entry, as JSON. */
async function wholeLog(key: string): Promise<readonly string[]> {
  const entries: AuditEntryRecord[] = [];
  for (let url: string | null = `${ORIGIN}/__api__/v1/audit_logs?limit=500`; url !== null; ) {
    const page: KeysetPage<AuditEntryRecord> = await (await call(url, { key })).json();
    entries.push(...page.results);
    url = page.paging.next;
  }
  return entries.map((entry) => JSON.stringify(entry));
}

const compact = (lines: readonly string[]) => lines.map((line) => JSON.stringify(JSON.parse(line)));

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

  it("states no gap for entries of changes that failed", async () => {
    await write(2);
    const failing = env.DATABASE.prepare("INSERT INTO audit_log SELECT * FROM audit_log");
    const entry = env.DATABASE.prepare(
      "INSERT INTO audit_log (time, user_id, user_description, action, event_description) VALUES (?, 0, '', 'a', '')",
    ).bind("2026-01-01T00:00:00Z");
    await expect(env.DATABASE.batch([entry, entry, failing])).rejects.toThrow("append-only");
    await write(2);
    const one = await addExport();
    await one.job.wake(one.guid);
    expect(await untilIdle(one)).toMatchObject({ lastId: "4", entries: 4 });
    const segment = await readStoredStart(1, { objects: r2Objects(env.EXPORTS, one.name), codec });
    expect(segment).toMatchObject({ state: "whole", value: { gaps: [] } });
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
    await answerWith(one, () => status);
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
    await vi.waitFor(async () => expect(await alarmOf(one)).toBeLessThan(now + 2 * 3_600_000), PATIENT);
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

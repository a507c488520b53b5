import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withState } from "../../../worker/export-jobs/job-record.ts";
import { jobStore } from "../../../worker/export-jobs/job-store.ts";
import {
  addExport,
  alarmOf,
  replacePort,
  setPaused,
  type TestExport,
  until,
  untilIdle,
  write,
} from "../exports/support/exports.ts";
import { answerWith, gated, PATIENT } from "../exports/support/job-sources.ts";
import { emptyAuditLog } from "../workerd/audit-log.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(async () => {
  await emptyAuditLog();
  await write(5);
});
afterEach(async () => {
  await env.DATABASE.prepare("DELETE FROM audit_exports").run();
});

const setInterval = async ({ guid }: TestExport, minutes: number) =>
  await env.DATABASE.prepare("UPDATE audit_exports SET interval_minutes = ? WHERE guid = ?").bind(minutes, guid).run();

/** Waits until the next run is so long after the last one, and the job wakes up by then. */
async function untilPlanned(one: TestExport, milliseconds: number): Promise<void> {
  await vi.waitFor(async () => {
    const { nextRunTime, lastRunTime } = await one.job.status();
    expect(nextRunTime).toBe((lastRunTime ?? 0) + milliseconds);
    const alarm = await alarmOf(one);
    expect(alarm).not.toBeNull();
    // The next hour's manifest may come before the next run.
    expect(alarm).toBeLessThanOrEqual(nextRunTime ?? 0);
    expect(alarm).toBeGreaterThan(Date.now());
  }, PATIENT);
}

describe("an interval that is changed", () => {
  it("acts on the next run of a job that waits, be it shorter or longer", async () => {
    const one = await addExport();
    await one.job.wake(one.guid);
    await untilIdle(one);
    await untilPlanned(one, DAY);
    const { lastRunTime } = await one.job.status();
    await setInterval(one, 5);
    await one.job.reschedule(one.guid);
    // Whoever changed the interval reads it at once.
    expect((await one.job.status()).nextRunTime).toBe((lastRunTime ?? 0) + 5 * MINUTE);
    await untilPlanned(one, 5 * MINUTE);
    await setInterval(one, 60 * 24);
    await one.job.reschedule(one.guid);
    await untilPlanned(one, DAY);
    expect(await one.job.status()).toMatchObject({ segments: 1, entries: 5 });
  });

  it("acts on the next run of a job that works", async () => {
    const one = await addExport();
    await one.job.wake(one.guid);
    await untilIdle(one);
    const gate = gated();
    await replacePort(one, "source", gate.make);
    await one.job.resume(one.guid);
    await gate.isAsked();
    await setInterval(one, 5);
    await one.job.reschedule(one.guid);
    gate.open();
    await untilPlanned(one, 5 * MINUTE);
    expect(await one.job.status()).toMatchObject({ state: "waiting", lastError: null });
  });

  it("begins a run that is due by it", async () => {
    const one = await addExport();
    await one.job.wake(one.guid);
    await untilIdle(one);
    const earlier = Date.now() - 2 * MINUTE;
    await runInDurableObject(one.job, (_, { storage }) => {
      jobStore(storage.kv).update((job) => ({ ...job, exportBegan: earlier }));
    });
    await setInterval(one, 1);
    await one.job.reschedule(one.guid);
    await until(one, ({ lastRunTime, nextRunTime }) => nextRunTime === (lastRunTime ?? 0) + MINUTE);
    const began = await runInDurableObject(one.job, (_, { storage }) => jobStore(storage.kv).read().exportBegan);
    expect(began).toBeGreaterThan(earlier);
  });

  it("starts nothing that waits for its source, needs attention or is paused", async () => {
    const one = await addExport();
    await one.job.wake(one.guid);
    await untilIdle(one);
    const later = Date.now() + 60 * MINUTE;
    await runInDurableObject(one.job, async (_, { storage }) => {
      jobStore(storage.kv).update((job) => withState(job, "retrying", later));
      await storage.setAlarm(later);
    });
    await one.job.reschedule(one.guid);
    expect(await alarmOf(one)).toBe(later);
    await answerWith(one, () => 401);
    await one.job.resume(one.guid);
    await until(one, ({ state }) => state === "needs_attention");
    await one.job.reschedule(one.guid);
    expect(await alarmOf(one)).toBeNull();
    await setPaused(one, true);
    await one.job.resume(one.guid);
    await until(one, ({ state, nextRunTime: next }) => state === "waiting" && next === null);
    await one.job.reschedule(one.guid);
    await vi.waitFor(async () => expect(await alarmOf(one)).toBeNull(), PATIENT);
    expect(await one.job.status()).toMatchObject({ state: "waiting", nextRunTime: null });
  });
});

import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AuditExportRecord } from "../../../shared/index.ts";
import type { JobRecord } from "../../../worker/export-jobs/job-record.ts";
import type { ExportStatus } from "../../../worker/platform/jobs.ts";
import { addExport, breaksOf, type TestExport, untilIdle, useFreshExports, write } from "../exports/support/exports.ts";
import { jobsThatStand } from "../workerd/export-jobs.ts";
import { addPerson, call } from "../workerd/server.ts";

useFreshExports();

let key: string;
beforeEach(async () => {
  ({ key } = await addPerson("administrator"));
});

const EXPORTS = "/__api__/v1/audit_exports";

/** The stored value of a record. */
async function keptBy({ job }: TestExport): Promise<JobRecord & { readonly version: number }> {
  return await runInDurableObject(job, (_, { storage }) => {
    const kept = storage.kv.get<JobRecord & { readonly version: number }>("job");
    if (kept === undefined) throw new Error("The job keeps nothing.");
    return kept;
  });
}

async function keep({ job }: TestExport, kept: unknown): Promise<void> {
  await runInDurableObject(job, (_, { storage }) => storage.kv.put("job", kept));
}

async function ranExport(): Promise<TestExport> {
  const one = await addExport();
  await one.job.runNow(one.guid);
  await untilIdle(one);
  return one;
}

async function recordOf({ guid }: TestExport): Promise<AuditExportRecord> {
  const answer = await call(`${EXPORTS}/${guid}`, { key });
  expect(answer.status).toBe(200);
  return await answer.json();
}

const RESUME = "To go on without it, resume the export: it continues from its objects, and compares all of them again.";

describe("the stored record of a job", () => {
  it("has a version, and is read as it was kept", async () => {
    await write(5);
    const one = await ranExport();
    const { version, ...kept } = await keptBy(one);
    expect(version).toBe(1);
    const { findings, isUnreadable, ...status } = await one.job.status();
    expect(status).toEqual(kept.status);
    const wholeTime = kept.comparisons.parts[0]?.time;
    expect([isUnreadable, findings]).toEqual([false, { ...kept.comparisons.findings, wholeTime }]);
  });

  it("is read without a version, and without the fields that came later", async () => {
    await write(5);
    const one = await ranExport();
    const kept = await keptBy(one);
    const earlier = { ...kept, status: { ...kept.status, reconciliation: null }, compared: 1, comparison: null };
    for (const name of ["version", "comparisons", "history"]) Reflect.deleteProperty(earlier, name);
    Reflect.deleteProperty(earlier.status, "openGaps");
    await keep(one, earlier);
    expect(await recordOf(one)).toMatchObject({
      state: "waiting",
      entries: kept.status.entries,
      open_gaps: [],
      verdict: { state: "not_compared" },
    });
    await one.job.runNow(one.guid);
    await vi.waitFor(async () => expect((await recordOf(one)).verdict.state).toBe("current"), { timeout: 30_000 });
  });

  const damages: readonly (readonly [string, (kept: JobRecord) => unknown])[] = [
    ["no object", () => "job"],
    ["a version that is no number", (kept) => ({ ...kept, version: "1" })],
    ["no status", (kept) => ({ ...kept, status: null })],
    ["a state that there is not", (kept) => ({ ...kept, status: { ...kept.status, state: "asleep" } })],
    ["a time that is a text", (kept) => ({ ...kept, exportBegan: "2026-01-01T00:00:00Z" })],
    ["a gap without an end", (kept) => ({ ...kept, status: { ...kept.status, openGaps: [{ after: "1" }] } })],
  ];

  it("says that it cannot be read, beside others, if it is damaged", async () => {
    await write(5);
    const [one, other] = [await ranExport(), await ranExport()];
    const message = `What the server keeps of it cannot be read. ${RESUME}`;
    const unreadable = {
      state: "needs_attention",
      entries: null,
      segments: null,
      last_error: { message },
      verdict: { state: "needs_attention", text: `Not known: ${message}` },
    };
    const kept = await keptBy(one);
    for (const [damaged, damage] of damages) {
      await keep(one, damage(kept));
      expect([damaged, await recordOf(one)]).toMatchObject([damaged, unreadable]);
    }
    const list: readonly AuditExportRecord[] = await (await call(EXPORTS, { key })).json();
    expect(list).toMatchObject([unreadable, { name: other.name, state: "waiting" }]);
    const scrape = await (await call("/__api__/v1/metrics", { key })).text();
    expect(scrape).toContain(`steward_audit_export_state{export="${one.name}",state="needs_attention"} 1\n`);
    expect(scrape).not.toContain(`steward_audit_export_entries_total{export="${one.name}"}`);
    expect(scrape).toContain(`steward_audit_export_entries_total{export="${other.name}"}`);
  });

  it("is stored again once the export is resumed, which then goes on from its objects", async () => {
    await write(5);
    const one = await ranExport();
    await keep(one, "job");
    await one.job.wake(one.guid);
    expect((await recordOf(one)).state).toBe("needs_attention");
    await one.job.resume(one.guid);
    expect(await untilIdle(one)).toMatchObject({ isUnreadable: false, segments: 1 });
    expect(await breaksOf(one)).toEqual([]);
  });

  it("stays as it is where a later version stored it, which can go on with it", async () => {
    await write(5);
    const one = await ranExport();
    const later = { ...(await keptBy(one)), version: 2, unknown: [1] };
    await keep(one, later);
    await one.job.wake(one.guid);
    expect((await recordOf(one)).last_error?.message).toBe(
      "A later version of the server keeps it in form 2, and this version reads forms up to 1. " +
        `Deploy the later version, and nothing is lost. ${RESUME}`,
    );
    expect(await keptBy(one)).toEqual(later);
  });

  it("finds the results of comparisons again where they cannot be read", async () => {
    await write(5);
    const one = await ranExport();
    const kept = await keptBy(one);
    await keep(one, { ...kept, comparisons: { ...kept.comparisons, places: "all" } });
    expect((await recordOf(one)).verdict.state).toBe("not_compared");
    await one.job.resume(one.guid);
    await vi.waitFor(async () => expect((await recordOf(one)).verdict.state).toBe("current"), { timeout: 30_000 });
  });

  it("passes over a hint that cannot be read", async () => {
    await write(5);
    const one = await ranExport();
    await runInDurableObject(one.job, (_, { storage }) => storage.kv.put("hint", { segment: "1" }));
    await write(2);
    await one.job.runNow(one.guid);
    expect(await untilIdle(one)).toMatchObject({ state: "waiting", lastError: null });
    expect(await breaksOf(one)).toEqual([]);
  });
});

it("the answer of a job that runs another version is none, and hides no other export", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const one = await addExport();
  const earlier = { state: "waiting", segments: 1, reconciliation: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what another version answers
  const bindings = jobsThatStand(earlier as unknown as ExportStatus);
  const list = await call(EXPORTS, { key, bindings });
  expect(list.status).toBe(200);
  expect(await list.json()).toMatchObject([{ name: one.name, state: "retrying", entries: null }]);
  const scrape = await call("/__api__/v1/metrics", { key, bindings });
  expect(scrape.status).toBe(200);
  expect(await scrape.text()).not.toContain(one.name);
});

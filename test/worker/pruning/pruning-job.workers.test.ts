import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readSourceEntry, verifyExport } from "../../../shared/index.ts";
import { codec, verifySignature } from "../../../worker/export-records/ports.ts";
import { r2Objects } from "../../../worker/export-records/r2-objects.ts";
import worker from "../../../worker/index.ts";
import { addExport, exportedLines, SIGNING_KEY, type TestExport, untilIdle } from "../exports/support/exports.ts";
import { extentOfLog, prunings } from "../exports/support/pruning.ts";
import { emptyAuditLog, writeAuditEntries } from "../workerd/audit-log.ts";
import { auditEntries } from "../workerd/server.ts";

beforeEach(async () => {
  await emptyAuditLog();
  await env.DATABASE.prepare("DELETE FROM audit_exports").run();
});

const write = async (entries: number) => await writeAuditEntries(Array.from({ length: entries }, () => 0));

/** Exports the whole log, and closes with a manifest. */
async function runNow(one: TestExport): Promise<void> {
  await one.job.runNow(one.guid);
  await untilIdle(one);
}

/** The hourly schedule, a year later: all that there is now is old. */
async function pruneLater(): Promise<void> {
  const scheduledTime = new Date(Date.now() + 366 * 86_400_000);
  const variables = { AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY, AUDIT_LOG_RETENTION_DAYS: "365" };
  await worker.scheduled(createScheduledController({ scheduledTime }), { ...env, ...variables });
}

async function verified({ name }: TestExport) {
  const ports = { objects: r2Objects(env.EXPORTS, name), codec, verifySignature, readEntry: readSourceEntry };
  const { breaks, totals } = await verifyExport({ publicKeys: [] }, ports);
  return { breaks, entries: totals.entries, gaps: totals.gaps, firstId: totals.firstId, lastId: totals.lastId };
}

describe("an export by the job", () => {
  it("lets the log be removed that it has, but for the newest entry, and goes on after that", async () => {
    const one = await addExport();
    await write(700);
    await runNow(one);
    await pruneLater();
    // The only segment ends with the newest entry.
    expect(await prunings()).toEqual([]);
    await write(3);
    await pruneLater();
    expect(await extentOfLog()).toEqual([701, 704, 4]);
    expect((await auditEntries(703))[0]).toMatchObject({
      action: "prune_audit_log",
      event_description: `Removed 700 entries of the audit log, up to the id 700: see the manifest 1 of the export "${one.name}".`,
    });
    await runNow(one);
    await write(2);
    await pruneLater();
    expect(await extentOfLog()).toEqual([705, 707, 3]);
    await runNow(one);
    expect(await exportedLines(one)).toHaveLength(707);
    expect(await verified(one)).toEqual({ breaks: [], entries: 707, gaps: 0, firstId: "1", lastId: "707" });
  });

  it("that is made later begins with the oldest entry that is left", async () => {
    const one = await addExport();
    await write(5);
    await runNow(one);
    await write(1);
    await pruneLater();
    const later = await addExport();
    await runNow(later);
    expect(await verified(later)).toEqual({ breaks: [], entries: 2, gaps: 0, firstId: "6", lastId: "7" });
  });
});

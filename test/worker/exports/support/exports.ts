/** Exports for a test: a row, its job with the settings that a deployment would have, and what is in the bucket. */

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { readSourceEntry, verifyExport } from "../../../../shared/index.ts";
import type { AuditExportJob } from "../../../../worker/export-jobs/export-job.ts";
import { jobStore } from "../../../../worker/export-jobs/job-store.ts";
import { codec, verifySignature } from "../../../../worker/export-records/ports.ts";
import { r2Objects } from "../../../../worker/export-records/r2-objects.ts";
import type { ExportStatus } from "../../../../worker/platform/jobs.ts";
import { OWN_SOURCE } from "../../../../worker/settings/sources.ts";
import { emptyAuditLog, writeAuditEntries } from "../../workerd/audit-log.ts";
import { ORIGIN } from "../../workerd/server.ts";

/** The key of RFC 8410, section 10.3. */
export const SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC";

export const PUBLIC_KEY = "19bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1";

/** An export of a test's own. */
export interface TestExport {
  readonly guid: string;
  readonly name: string;
  readonly job: DurableObjectStub<AuditExportJob>;
}

let count = 0;

/** Gives each test an empty log, and leaves no export: its job would work on while the next test writes entries. */
export function useFreshExports(): void {
  beforeEach(emptyAuditLog);
  afterEach(async () => {
    vi.restoreAllMocks();
    await env.DATABASE.prepare("DELETE FROM audit_exports").run();
  });
}

/** Makes an export, and its job with these variables of the deployment; it was not told anything yet. */
export async function addExport(
  variables: Readonly<Record<string, string>> = {},
  { source = OWN_SOURCE, sourceUrl = ORIGIN, interval = 60 * 24 } = {},
): Promise<TestExport> {
  count += 1;
  const [guid, name] = [crypto.randomUUID(), `export-${count}`];
  await env.DATABASE.prepare(
    `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
    VALUES (?, ?, ?, ?, ?, '2026-01-01T00:00:00Z')`,
  )
    .bind(guid, name, source, sourceUrl, interval)
    .run();
  const job = env.AUDIT_EXPORT_JOB.getByName(guid);
  await deploy(job, variables);
  return { guid, name, job };
}

/** Gives a job these variables; after an eviction it has none. */
export async function deploy(
  job: DurableObjectStub<AuditExportJob>,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const deployed = { ...env, AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY, ...variables };
  await runInDurableObject(job, (instance) => {
    Reflect.set(instance, "env", deployed);
  });
}

/** Puts something in the place of one of the job's ports. */
export async function replacePort(
  { job }: TestExport,
  name: "source" | "objects" | "hints" | "segments",
  make: (...given: any[]) => unknown,
): Promise<void> {
  await runInDurableObject(job, (instance) => {
    Reflect.set(instance, name, make);
  });
}

/** Writes so many entries of the own log. */
export async function write(entries: number): Promise<void> {
  await writeAuditEntries(Array.from({ length: entries }, () => 0));
}

/** Where the objects of an export are broken. */
export async function breaksOf({ name }: TestExport): Promise<readonly unknown[]> {
  const ports = { objects: r2Objects(env.EXPORTS, name), codec, verifySignature, readEntry: readSourceEntry };
  return (await verifyExport({ publicKeys: [] }, ports)).breaks;
}

/** The manifests that a run makes which closes: one, and one more where an hour ends after this call. */
export function closing(): { readonly manifests: () => unknown } {
  const hour = () => Math.floor(Date.now() / 3_600_000);
  const start = hour();
  return { manifests: () => expect.toBeOneOf([1, 1 + hour() - start]) };
}

/** Waits until the job stands so. */
export async function until({ job }: TestExport, isReached: (status: ExportStatus) => boolean): Promise<ExportStatus> {
  return await vi.waitFor(
    async () => {
      const status = await job.status();
      if (!isReached(status)) throw new Error(`The job stands otherwise: ${JSON.stringify(status)}`);
      return status;
    },
    { timeout: 30_000, interval: 10 },
  );
}

/** Waits until the job has nothing to do any more, for now. */
export async function untilIdle(one: TestExport): Promise<ExportStatus> {
  return await until(one, ({ state, caughtUpTime, nextRunTime }) => {
    return state === "waiting" && caughtUpTime !== null && (nextRunTime ?? 0) > Date.now() + 1_000;
  });
}

/** Runs the export now, and waits until all of that run is compared. @param how `resume` requests a run of what is new alone. */
export async function compareAfter(one: TestExport, how: "runNow" | "resume" = "runNow"): Promise<ExportStatus> {
  const recordOf = async () => await runInDurableObject(one.job, (_, { storage }) => jobStore(storage.kv).read());
  const { requests } = await recordOf();
  await one.job[how](one.guid);
  await vi.waitFor(
    async () => {
      const { served, comparisons } = await recordOf();
      const { isDue, newest, again, turn } = comparisons;
      const isUnderWay = isDue || newest !== null || again !== null || turn?.isRequested === true;
      if (served <= requests || isUnderWay) throw new Error("It is under way.");
    },
    { timeout: 30_000, interval: 10 },
  );
  return await untilIdle(one);
}

export async function setPaused({ guid }: TestExport, isPaused: boolean): Promise<void> {
  await env.DATABASE.prepare("UPDATE audit_exports SET paused = ? WHERE guid = ?")
    .bind(isPaused ? 1 : 0, guid)
    .run();
}

/** When the job's alarm goes off; null where it has none. */
export async function alarmOf({ job }: TestExport): Promise<number | null> {
  return await runInDurableObject(job, async (_, { storage }) => await storage.getAlarm());
}

/** The names of the objects of an export, in their order. */
export async function objectNames({ name }: TestExport): Promise<readonly string[]> {
  const { objects } = await env.EXPORTS.list({ prefix: `${name}/` });
  return objects.map(({ key }) => key.slice(name.length + 1));
}

/** The lines of all segments of an export. */
export async function exportedLines(one: TestExport): Promise<readonly string[]> {
  const names = (await objectNames(one)).filter((name) => name.startsWith("seg/"));
  const texts = await Promise.all(
    names.map(async (name) => {
      const bytes = await (await env.EXPORTS.get(`${one.name}/${name}`))?.bytes();
      const raw = await codec.gunzip(bytes ?? new Uint8Array(), 100_000_000);
      return new TextDecoder().decode(raw ?? new Uint8Array());
    }),
  );
  return texts.join("").split("\n").slice(0, -1);
}

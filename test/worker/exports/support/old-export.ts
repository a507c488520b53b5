/** An export of this server's log, which is old enough for a removal but for its last manifest. */

import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { emptyAuditLog } from "../../workerd/audit-log.ts";
import { OwnExport, type SegmentPlan } from "./own-export.ts";
import { addExport, extentOfLog, log, prunings, signer, writeEntries } from "./pruning.ts";

export const OLD = "2029-12-31T00:10:00Z";
/** The end of the manifests that are old enough for `CUTOFF`. */
export const OLD_HOUR = "2029-12-31T01:00:00Z";
export const CUTOFF = "2029-12-31T01:00:00Z";
export const YOUNG_HOUR = "2029-12-31T02:00:00Z";

/** The only export, of a log without entries. */
export async function newExport(): Promise<OwnExport> {
  await emptyAuditLog();
  await env.DATABASE.prepare("DELETE FROM audit_exports").run();
  const { objects } = await env.EXPORTS.list();
  await env.EXPORTS.delete(objects.map(({ key }) => key));
  await addExport("own-log");
  return new OwnExport("own-log", log, signer);
}

/** Thirty entries, of which the first twenty are in two old manifests, and the rest in a young one. */
export async function threeManifests(archive: OwnExport, second: Partial<SegmentPlan> = {}): Promise<void> {
  await writeEntries(30, OLD);
  await archive.seal({ periodEnd: "2029-12-31T00:30:00Z", segments: [{ throughId: 4 }, { throughId: 10 }] });
  await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 20, ...second }] });
  await archive.seal({ periodEnd: YOUNG_HOUR, segments: [{ throughId: 25 }] });
}

export async function nothingIsRemoved(): Promise<void> {
  expect(await prunings()).toEqual([]);
  expect((await extentOfLog())[0]).toBe(1);
}

/** The work that `audit-export.ts` measures, inside workerd: the real job of an export, and the floor beside it. */

import { AUDIT_EXPORT_PAGE_ENTRIES, AUDIT_SEGMENT_ENTRIES, type AuditEntryRecord } from "../../shared/index.ts";
import { auditLogPage } from "../../worker/audit-log/audit-page.ts";
import { codec } from "../../worker/export-records/ports.ts";
import { askWith } from "../../worker/platform/ask-store.ts";
import { type Bindings, bindingsOf } from "../../worker/platform/bindings.ts";
import type { ExportStatus } from "../../worker/platform/jobs.ts";
import type { Floor, Status } from "./audit-export-measurement.ts";

export { AuditExportJob } from "../../worker/export-jobs/export-job.ts";
export { MetricsCounter } from "../../worker/platform/metrics-counter.ts";
export { AuditExportPush } from "../../worker/pushing/push-job.ts";

const FIRST_PAGE = `https://bench.example/__api__/v1/audit_logs?limit=${AUDIT_EXPORT_PAGE_ENTRIES}&ascOrder=true`;

/** More than the lines of a part have. */
const MAX_BYTES = 64 * 1024 * 1024;

const ANSWERS: Readonly<Record<string, (bindings: Bindings, name: string) => Promise<unknown>>> = {
  "/run": async ({ AUDIT_EXPORT_JOB: jobs }, guid) => await jobs.getByName(guid).runNow(guid),
  "/status": async ({ AUDIT_EXPORT_JOB: jobs }, guid): Promise<ExportStatus & Status> =>
    await jobs.getByName(guid).status(),
  "/floor": floor,
};

export default {
  /** `/run?name=`, `/status?name=` and `/floor?name=`. */
  fetch: async (request, env) => {
    const { pathname, searchParams } = new URL(request.url);
    const answer = ANSWERS[pathname];
    if (answer === undefined) return new Response(null, { status: 404 });
    return Response.json((await answer(bindingsOf(env), searchParams.get("name") ?? "")) ?? null);
  },
} satisfies ExportedHandler<object>;

/**
 * Reads the same pages, packs the same lines and puts them, and then reads the pages and the objects once more, as a comparison must: with
 * no other work, nothing is parsed, hashed or compared.
 */
async function floor({ DATABASE: database, EXPORTS: bucket }: Bindings, name: string): Promise<Floor> {
  const start = Date.now();
  let [entries, rawBytes, packedBytes, parts] = [0, 0, 0, 0];
  let lines: string[] = [];
  const put = async () => {
    const raw = new TextEncoder().encode(`${lines.join("\n")}\n`);
    const packed = await codec.gzip(raw);
    parts += 1;
    await bucket.put(`${name}/${parts}`, packed);
    [entries, rawBytes, packedBytes, lines] = [
      entries + lines.length,
      rawBytes + raw.length,
      packedBytes + packed.length,
      [],
    ];
  };
  for await (const page of pagesOf(database)) {
    for (const entry of page) lines.push(JSON.stringify(entry));
    if (lines.length >= AUDIT_SEGMENT_ENTRIES) await put();
  }
  if (lines.length > 0) await put();
  let again = 0;
  for await (const page of pagesOf(database)) for (const entry of page) again += JSON.stringify(entry).length + 1;
  for (let part = 1; part <= parts; part += 1) {
    const packed = (await (await bucket.get(`${name}/${part}`))?.bytes()) ?? new Uint8Array();
    again -= (await codec.gunzip(packed, MAX_BYTES))?.length ?? 0;
  }
  if (again !== 0) throw new Error("What was read once more is something else.");
  return { milliseconds: Date.now() - start, entries, rawBytes, packedBytes };
}

async function* pagesOf(database: D1Database): AsyncGenerator<readonly AuditEntryRecord[]> {
  for (let url: string | null = FIRST_PAGE; url !== null; ) {
    const page: Awaited<ReturnType<typeof auditLogPage>> = await auditLogPage(
      url,
      new URL(url).origin,
      askWith(database),
    );
    if (!page.ok) throw new Error("The log has no such page.");
    yield page.value.results;
    url = page.value.paging.next;
  }
}

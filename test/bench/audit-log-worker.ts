/** The work that `audit-log.ts` measures, inside workerd, where there is nothing between the server's code and D1. */

import { readAuditPage } from "../../worker/audit-log/store.ts";
import { askWith } from "../../worker/platform/ask-store.ts";
import { countingRows } from "../worker/workerd/rows-read.ts";
import type { Measured, Measurement } from "./audit-log-measurement.ts";

export default {
  /** `/fill?entries=` adds entries; any other path takes what to measure as JSON. */
  async fetch(request: Request, { DATABASE }: { readonly DATABASE: D1Database }): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/fill") return Response.json(await measure(DATABASE, await request.json()));
    await DATABASE.prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
      INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
      SELECT '2026-01-01T00:00:00Z', '7', '9f4c2f5e-0000-4000-8000-000000000007', 'Ada Example (ada)', 'update_user',
        'Changed the user number ' || number || '.' FROM numbers`,
    )
      .bind(Number(searchParams.get("entries")))
      .run();
    return new Response();
  },
};

async function measure(database: D1Database, measured: Measured): Promise<Measurement> {
  const counting = countingRows(database);
  const read = reader(counting.database, measured);
  const firstId = await read();
  const rowsRead = counting.rowsRead();
  const times: number[] = [];
  for (let run = 0; run < measured.runs; run += 1) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- together they would slow each other down
    for (let count = 0; count < measured.readsPerRun; count += 1) await read();
    times.push((performance.now() - start) / measured.readsPerRun);
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
  return { rowsRead, medianMilliseconds: median ?? 0, firstId };
}

/** Reads the page once, and gives the id of its first entry. */
function reader(
  database: Pick<D1Database, "batch" | "prepare">,
  { way, isAscending, limit, id, depth }: Measured,
): () => Promise<string | undefined> {
  if (way === "cursor") {
    const query = { limit, isAscending, cursor: { side: "next", id }, filter: {} } as const;
    return async () => (await readAuditPage(askWith(database), query))?.entries[0]?.id;
  }
  const statement =
    way === "floor"
      ? database.prepare("SELECT 1 AS id")
      : database
          .prepare(`SELECT * FROM audit_log ORDER BY id ${isAscending ? "" : "DESC"} LIMIT ?1 OFFSET ?2`)
          .bind(limit, depth);
  return async () => {
    const [page] = await database.batch<{ readonly id: number }>([statement]);
    return page?.results[0]?.id.toString();
  };
}

/** The Worker, as it is served, with what `npm run bench:capacity` and its long test ask of it inside workerd. */

import worker from "../../../worker/index.ts";
import { bindingsOf, readEnvironment } from "../../../worker/platform/bindings.ts";
import { pruneByRetention } from "../../../worker/pruning/pruning.ts";
import { withSessions } from "../../worker/workerd/one-primary.ts";
import { countingRows } from "../../worker/workerd/rows-read.ts";

export { AuditExportJob } from "../../../worker/export-jobs/export-job.ts";
export { MetricsCounter } from "../../../worker/platform/metrics-counter.ts";
export { AuditExportPush } from "../../../worker/pushing/push-job.ts";

/** After which all entries are old, whatever the retention is. */
const LONG_AFTER = new Date("2100-01-01T00:00:00Z");

const ANSWERS: Readonly<
  Record<string, (parameters: URLSearchParams, env: object, execution: ExecutionContext) => unknown>
> = {
  "/bench/write": write,
  "/bench/prune": prune,
  // More than the heap of a Worker holds: a hundred megabytes, as text and as objects.
  "/bench/everything": async (_parameters, env) => {
    const statement = bindingsOf(env).DATABASE.prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 500000)
      SELECT number, hex(randomblob(100)) AS text FROM numbers`,
    );
    return (await statement.all()).results.length;
  },
  "/bench/run": async (parameters, env) => {
    const guid = parameters.get("guid") ?? "";
    return await bindingsOf(env).AUDIT_EXPORT_JOB.getByName(guid).runNow(guid);
  },
  "/bench/status": async (parameters, env) =>
    await bindingsOf(env)
      .AUDIT_EXPORT_JOB.getByName(parameters.get("guid") ?? "")
      .status(),
};

export default {
  /** The Worker itself answers other requests than the bench's, with the number of rows that it read. */
  async fetch(request, env, execution) {
    const { pathname, searchParams } = new URL(request.url);
    const answer = ANSWERS[pathname];
    if (answer !== undefined) return Response.json((await answer(searchParams, env, execution)) ?? null);
    const counting = countingRows(bindingsOf(env).DATABASE);
    const answered = await worker.fetch(request, { ...env, DATABASE: withSessions(counting.database) }, execution);
    const response = new Response(answered.body, answered);
    response.headers.set("rows-read", String(counting.rowsRead()));
    return response;
  },
} satisfies ExportedHandler<object>;

/** Locks and unlocks a user by so many writers at a time, each change by a request, as clients make them. */
async function write(
  parameters: URLSearchParams,
  env: object,
  execution: ExecutionContext,
): Promise<{ readonly milliseconds: number }> {
  const [key, guid] = [parameters.get("key"), parameters.get("guid")];
  const writers = Number(parameters.get("writers"));
  let left = Number(parameters.get("changes"));
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const request = new Request<unknown, IncomingRequestCfProperties>(
        `https://bench.example/__api__/v1/users/${guid}/lock`,
        {
          method: "POST",
          headers: { Authorization: `Key ${key}` },
          body: JSON.stringify({ locked: left % 2 === 0 }),
        },
      );
      const { status } = await worker.fetch(request, env, execution);
      if (status !== 200) throw new Error(`A change was answered with ${status}.`);
    }
  };
  const start = Date.now();
  await Promise.all(Array.from({ length: writers }, one));
  return { milliseconds: Date.now() - start };
}

/** One run of the removal of old entries, as the schedule starts it: how many it removed, and its time. */
async function prune(_parameters: URLSearchParams, env: object) {
  const { DATABASE: database } = bindingsOf(env);
  const first = async () => (await database.prepare("SELECT min(id) AS id FROM audit_log").first<number>("id")) ?? 0;
  const before = await first();
  const start = Date.now();
  await pruneByRetention(readEnvironment(env), LONG_AFTER);
  const milliseconds = Date.now() - start;
  return { entries: (await first()) - before, milliseconds };
}

/**
 * Before each file inside workerd: one runtime serves many files, so what the file before has left in the stores goes, and the tables come again. `reset`
 * deletes only what is in memory at that moment, and the runtime takes out of it what was idle for ten seconds.
 * See docs/decisions/0088-size-of-long-tests.md.
 */
import { listDurableObjectIds, reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { migrateEmpty } from "./unready-database.ts";

async function wakeAll(objects: DurableObjectNamespace): Promise<void> {
  const ids = await listDurableObjectIds(objects);
  await Promise.all(ids.map(async (id) => await runInDurableObject(objects.get(id), () => {})));
}

beforeAll(async () => {
  await Promise.all([
    env.DATABASE.prepare("SELECT 1").run(),
    env.CONTENT.list({ limit: 1 }),
    env.EXPORTS.list({ limit: 1 }),
    wakeAll(env.AUDIT_EXPORT_JOB),
    wakeAll(env.METRICS),
  ]);
  await reset();
  await migrateEmpty(env.MIGRATIONS.length);
});

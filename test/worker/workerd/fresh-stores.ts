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

async function emptyStores(): Promise<void> {
  await Promise.all([
    env.CONTENT.list({ limit: 1 }),
    env.EXPORTS.list({ limit: 1 }),
    wakeAll(env.AUDIT_EXPORT_JOB),
    wakeAll(env.METRICS),
  ]);
  await reset();
}

beforeAll(async () => {
  // On a busy machine, what was woken may be idle for too long before `reset` comes.
  for (let isEmpty = false; !isEmpty; ) {
    await emptyStores();
    isEmpty = (await env.DATABASE.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").first()) === null;
  }
  await migrateEmpty(env.MIGRATIONS.length);
});

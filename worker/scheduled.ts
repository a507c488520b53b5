import { sweepUnownedObjects } from "./content-server/store/unowned-objects.ts";
import { bindingsOf, describeMissing, missingBindings } from "./env.ts";
import { logError } from "./log.ts";

/** Does what is to be done every hour: it removes the objects of uploads that came to nothing, and of deleted content. */
export async function runScheduled(env: object, now: Date): Promise<void> {
  const missing = missingBindings(env);
  if (missing.length > 0) {
    logError("not-set-up", { message: describeMissing(missing) });
    return;
  }
  const { DATABASE: database, CONTENT: bucket } = bindingsOf(env);
  await sweepUnownedObjects(database, bucket, now);
}

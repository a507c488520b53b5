import type { Route } from "../http/route.ts";
import { requestContext } from "../platform/context.ts";
import { sendTo, tally } from "../platform/tally.ts";
import { createRouter } from "./router.ts";
import { runScheduled } from "./scheduled.ts";

/** The handlers that the runtime calls, over these routes. */
export function handlersOf(routes: readonly Route[]) {
  const router = createRouter(routes);
  return {
    fetch: (request, env, execution) => {
      const context = requestContext(request, env);
      const response = router.fetch(request, context);
      // Counts from before a fault is fixed are handed over afterwards.
      if (context.faults.length === 0) tally.flushLater(sendTo(context.metrics), execution);
      return response;
    },
    scheduled: async ({ cron, scheduledTime }, env) => await runScheduled(env, cron, new Date(scheduledTime)),
  } satisfies ExportedHandler<object>;
}

import { requestContext } from "./context.ts";
import { sendTo, tally } from "./metrics/tally.ts";
import { createRouter } from "./router.ts";
import { ROUTES } from "./routes/index.ts";
import { runScheduled } from "./scheduled.ts";

export { AuditExportJob } from "./audit-export/export-job.ts";
export { AuditExportPush } from "./audit-export/push/push-job.ts";
export { MetricsCounter } from "./metrics/metrics-counter.ts";

const router = createRouter(ROUTES);

/** What the runtime calls. */
export default {
  fetch: (request, env, execution) => {
    const context = requestContext(request, env);
    const response = router.fetch(request, context);
    // What is counted before a fault is fixed is handed over afterwards.
    if (context.faults.length === 0) tally.flushLater(sendTo(context.metrics), execution);
    return response;
  },
  scheduled: async ({ cron, scheduledTime }, env) => await runScheduled(env, cron, new Date(scheduledTime)),
} satisfies ExportedHandler<object>;

import { ROUTES } from "./app/index.ts";
import { createRouter } from "./app/router.ts";
import { runScheduled } from "./app/scheduled.ts";
import { requestContext } from "./platform/context.ts";
import { sendTo, tally } from "./platform/tally.ts";

export { AuditExportJob } from "./export-jobs/export-job.ts";
export { MetricsCounter } from "./platform/metrics-counter.ts";
export { AuditExportPush } from "./pushing/push-job.ts";

const router = createRouter(ROUTES);

/** The handlers that the runtime calls. */
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

import { requestContext } from "./context.ts";
import { createRouter } from "./router.ts";
import { ROUTES } from "./routes.ts";
import { runScheduled } from "./scheduled.ts";

export { AuditExportJob } from "./audit-export/export-job.ts";
export { MetricsCounter } from "./metrics/metrics-counter.ts";

const router = createRouter(ROUTES);

/** What the runtime calls. */
export default {
  fetch: (request, env) => router.fetch(request, requestContext(request, env)),
  scheduled: async ({ scheduledTime }, env) => await runScheduled(env, new Date(scheduledTime)),
} satisfies ExportedHandler<object>;

import { handlersOf } from "./app/handlers.ts";
import { ROUTES } from "./app/index.ts";

export { AuditExportJob } from "./export-jobs/export-job.ts";
export { MetricsCounter } from "./platform/metrics-counter.ts";
export { AuditExportPush } from "./pushing/push-job.ts";

/** The handlers that the runtime calls. */
export default handlersOf(ROUTES);

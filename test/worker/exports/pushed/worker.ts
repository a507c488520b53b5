/** The Worker that is killed while it pushes: the real one, but that it waits less for answers. */

import { ok, type Result } from "../../../../shared/index.ts";
import type { JobSource } from "../../../../worker/export-jobs/job-source.ts";
import { bindingsOf } from "../../../../worker/platform/bindings.ts";
import { pushName } from "../../../../worker/platform/jobs.ts";
import { deliver } from "../../../../worker/pushing/deliver.ts";
import { AuditExportPush as RealPush } from "../../../../worker/pushing/push-job.ts";
import killed, { KilledJob as StallingJob } from "../killed/worker.ts";
import { EXPORT, RECEIVERS } from "./settings.ts";

export { MetricsCounter } from "../../../../worker/platform/metrics-counter.ts";

const SEGMENT_LEAST_ENTRIES = 200;
const SEGMENT_MORE_ENTRIES = 1_200;
const ANSWER_MAX_MILLISECONDS = 250;
const WAIT_MILLISECONDS = 5;

/** Writes segments of which some are more than one batch. */
export class KilledJob extends StallingJob {
  protected override source(...given: Parameters<StallingJob["source"]>): Result<JobSource, string> {
    const read = super.source(...given);
    if (!read.ok) return read;
    const segmentEntries = SEGMENT_LEAST_ENTRIES + Math.floor(Math.random() * SEGMENT_MORE_ENTRIES);
    return ok({ ...read.value, settings: { ...read.value.settings, segmentEntries } });
  }
}

export class AuditExportPush extends RealPush {
  protected override async send(...[receiver, exportName, message]: Parameters<RealPush["send"]>) {
    return await deliver(receiver, exportName, message, ANSWER_MAX_MILLISECONDS);
  }

  protected override wait(): number {
    return WAIT_MILLISECONDS;
  }
}

export default {
  fetch: async (request, env, context) => {
    if (new URL(request.url).pathname !== "/pushed/status") return await killed.fetch(request, env, context);
    const { AUDIT_EXPORT_PUSH: pushes } = bindingsOf(env);
    const statuses = Object.keys(RECEIVERS).map(async (receiver) => {
      return [receiver, await pushes.getByName(pushName({ guid: EXPORT, receiver })).status()] as const;
    });
    return Response.json(Object.fromEntries(await Promise.all(statuses)));
  },
  scheduled: killed.scheduled,
} satisfies ExportedHandler<object>;

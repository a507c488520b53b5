/** The Worker that is killed: the real one, but that its jobs write small segments, and stall where a kill would do the most harm. */

import { type ObjectStore, ok, type Result } from "../../../../shared/index.ts";
import { AuditExportJob } from "../../../../worker/export-jobs/export-job.ts";
import type { JobSource } from "../../../../worker/export-jobs/job-source.ts";
import { jobStore } from "../../../../worker/export-jobs/job-store.ts";
import type { Deployment } from "../../../../worker/export-records/deployment.ts";
import { type AuditExport, listAuditExports } from "../../../../worker/export-records/export-store.ts";
import worker from "../../../../worker/index.ts";
import { bindingsOf } from "../../../../worker/platform/bindings.ts";
import type { ExportStatus } from "../../../../worker/platform/jobs.ts";
import { folderOf, KILLED_VARIABLE, type KilledSettings, type KilledStatus, type Stall } from "./settings.ts";

export { MetricsCounter } from "../../../../worker/platform/metrics-counter.ts";
export { AuditExportPush } from "../../../../worker/pushing/push-job.ts";

const SEGMENT_LEAST_ENTRIES = 40;
const SEGMENT_MORE_ENTRIES = 100;

export class KilledJob extends AuditExportJob {
  readonly #killed = killedSettings(this.env);

  /** Whoever comes to the end of the log is asked to read on at once, so that there is always somebody to kill. */
  override async alarm(): Promise<void> {
    await super.alarm();
    const { guid, status } = jobStore(this.ctx.storage.kv).read();
    if (this.#killed.asks !== null && guid !== null && status.state === "waiting") await this[this.#killed.asks](guid);
  }

  override async status(): Promise<ExportStatus & KilledStatus> {
    const { run, requests, served } = jobStore(this.ctx.storage.kv).read();
    return { ...(await super.status()), isServed: run === null && requests === served };
  }

  /** Two runs of one export close their segments at different entries, as they would where one began in the middle. */
  protected override source(auditExport: AuditExport, deployment: Deployment): Result<JobSource, string> {
    const read = super.source(auditExport, deployment);
    if (!read.ok) return read;
    const segmentEntries = SEGMENT_LEAST_ENTRIES + Math.floor(Math.random() * SEGMENT_MORE_ENTRIES);
    return ok({
      ...read.value,
      settings: { ...read.value.settings, name: folderOf(auditExport.name), segmentEntries },
    });
  }

  protected override objects(auditExport: AuditExport, deployment: Deployment): ObjectStore {
    return this.#stalling(super.objects({ ...auditExport, name: folderOf(auditExport.name) }, deployment));
  }

  #stalling(store: ObjectStore): ObjectStore {
    return {
      ...store,
      create: async (name, bytes) => await this.#stalled(name, async () => await store.create(name, bytes)),
      replace: async (name, bytes) => await this.#stalled(name, async () => await store.replace(name, bytes)),
    };
  }

  async #stalled<Made>(object: string, write: () => Promise<Made>): Promise<Made> {
    await this.#stall({ side: "before", object });
    const made = await write();
    await this.#stall({ side: "after", object });
    return made;
  }

  async #stall({ side, object }: Stall): Promise<void> {
    await (await fetch(`${this.#killed.stallUrl}?${new URLSearchParams({ side, object }).toString()}`)).arrayBuffer();
  }
}

/** The requests of the test beside the routes of the Worker. */
const ANSWERS: Readonly<Record<string, (request: Request, env: object) => Promise<unknown>>> = {
  "/killed/execute": async (request, env) => {
    const { DATABASE: database } = bindingsOf(env);
    const statements = await request.json<readonly string[]>();
    await database.batch(statements.map((statement) => database.prepare(statement)));
    return null;
  },
  "/killed/run": async (_, env) => {
    const { DATABASE: database, AUDIT_EXPORT_JOB: jobs } = bindingsOf(env);
    const exports = await listAuditExports(database);
    await Promise.all(exports.map(async ({ guid }) => await jobs.getByName(guid).runNow(guid)));
    return null;
  },
  "/killed/status": async (_, env) => {
    const { DATABASE: database, AUDIT_EXPORT_JOB: jobs } = bindingsOf(env);
    const exports = await listAuditExports(database);
    return await Promise.all(exports.map(async ({ guid }) => await jobs.getByName(guid).status()));
  },
  "/killed/names": async (request, env) => {
    const prefix = new URL(request.url).searchParams.get("prefix") ?? "";
    const { objects } = await bindingsOf(env).EXPORTS.list({ prefix });
    return objects.map(({ key }) => key);
  },
};

export default {
  fetch: async (request, env, context) => {
    const { pathname, searchParams } = new URL(request.url);
    const answer = ANSWERS[pathname];
    if (answer !== undefined) return Response.json(await answer(request, env));
    if (pathname !== "/killed/object") return await worker.fetch(request, env, context);
    const object = await bindingsOf(env).EXPORTS.get(searchParams.get("name") ?? "");
    return new Response(object?.body ?? null, { status: object === null ? 404 : 200 });
  },
  scheduled: worker.scheduled,
} satisfies ExportedHandler<object>;

function killedSettings(env: object): KilledSettings {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test gives it
  return JSON.parse(String(Reflect.get(env, KILLED_VARIABLE))) as KilledSettings;
}

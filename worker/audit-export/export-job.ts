import { DurableObject } from "cloudflare:workers";
import {
  backoffMilliseconds,
  err,
  type HintStore,
  type ObjectStore,
  ok,
  progressOf,
  type Result,
  readSourceEntry,
  type SegmentLog,
  type StepOutcome,
  segmentLog,
} from "../../shared/index.ts";
import { type AuditExport, findAuditExport } from "../content-server/store/audit-exports.ts";
import { lastAuditId } from "../content-server/store/audit-log.ts";
import { rowIdOf } from "../content-server/store/row-values.ts";
import { AUDIT_EXPORT_SLICE_SECONDS } from "../limits.ts";
import { logError, redactError } from "../log.ts";
import { codec } from "./codec.ts";
import { type ComparisonOutcome, compareWithSource } from "./comparison.ts";
import type { ExportJob, ExportStatus } from "./export-status.ts";
import {
  dueRun,
  hintsIn,
  isAlarmTooLate,
  type JobRecord,
  type JobStore,
  jobStore,
  nextDue,
  nextExport,
  type Run,
  withError,
  withoutRun,
  withProgress,
  withRequest,
  withRun,
  withState,
} from "./job-record.ts";
import { type Deployment, deploymentOf, type JobSource, jobSource, NotSetUp, secretsOf } from "./job-source.ts";
import { r2Objects } from "./r2-objects.ts";
import { signerOf } from "./signing.ts";
import { keepProgress, type RunInMemory, type SliceDependencies, workSlice } from "./slice.ts";
import { OWN_SOURCE } from "./sources.ts";

const NO_SIGNING_KEY =
  "The server has no key to sign manifests with. Ask the operator to set AUDIT_EXPORT_SIGNING_KEY, then resume the export.";
const NOT_SET_UP = "The server is not set up completely. Its log says what is missing or wrong.";
const AHEAD_OF_LOG =
  "The last id of the log is lower than that of the export: the database was restored or recreated, and new entries get ids " +
  "that the export already has. Pause it, and create an export under another name.";
const UNEXPECTED = "The server failed unexpectedly. Its log has the details under audit-export-failed.";

/**
 * The job of one export. An alarm wakes it, it works for a slice, and sets the next alarm, whatever happened. Nothing that it
 * keeps is needed for the export to be correct, so that it may be killed at any instant, and several of it do no harm.
 * See docs/decisions/0071-export-job-state.md.
 */
export class AuditExportJob extends DurableObject<object> implements ExportJob {
  readonly #store: JobStore = jobStore(this.ctx.storage.kv);
  #memory: RunInMemory | null = null;
  #isWorking = false;

  async status(): Promise<ExportStatus> {
    const { status } = this.#store.read();
    const progress = this.#memory === null ? null : progressOf(this.#memory.state);
    return await Promise.resolve(progress === null ? status : withProgress(status, progress));
  }

  async wake(guid: string): Promise<void> {
    const { status } = this.#store.update((job) => ({ ...job, guid }));
    // Whoever works sets the next alarm itself, and one that is set is not later than what is due, if the clock was correct.
    if (status.state === "needs_attention" || this.#isWorking) return;
    const [alarm, now] = [await this.ctx.storage.getAlarm(), Date.now()];
    if (alarm === null || isAlarmTooLate(alarm, now)) await this.ctx.storage.setAlarm(now);
  }

  async resume(guid: string): Promise<void> {
    await this.#request(guid, false);
  }

  async runNow(guid: string): Promise<void> {
    await this.#request(guid, true);
  }

  async #request(guid: string, isToClose: boolean): Promise<void> {
    this.#store.update((job) => withRequest({ ...job, guid }, isToClose, Date.now()));
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** The platform repeats an alarm that throws a few times only, so that nothing but the job's own storage makes this throw. */
  override async alarm(): Promise<void> {
    let next: number | null = null;
    this.#isWorking = true;
    try {
      next = await this.#work(Date.now() + AUDIT_EXPORT_SLICE_SECONDS * 1_000);
    } catch (error) {
      next = this.#failed(error);
    } finally {
      this.#isWorking = false;
      // Where nothing is planned, an alarm that was set meanwhile stays.
      if (next !== null) await this.ctx.storage.setAlarm(next);
    }
  }

  /** A slice of the run that is under way or due, and of the comparison with the source. @returns when to continue. */
  async #work(deadline: number): Promise<number | null> {
    const { guid, status } = this.#store.read();
    if (guid === null || status.state === "needs_attention") return null;
    const deployment = await deploymentOf(this.env);
    const audited = await findAuditExport(deployment.database, guid);
    if (audited === null || audited.isPaused) return this.#stop();
    const run = this.#runToGoOn(audited);
    const dependencies = await this.#dependencies(audited, deployment, deadline);
    if (!dependencies.ok) return this.#needAttention(dependencies.error, run);
    if (run !== null) {
      const outcome = await workSlice(run, this.#memory, dependencies.value, (memory) => {
        this.#memory = memory;
      });
      if (this.#memory !== null) await keepProgress(this.#store, this.#memory, dependencies.value.ports.store);
      if (outcome.kind !== "done") return this.#pause(run, outcome);
      if (await this.#isAheadOfLog(audited, deployment)) return this.#needAttention(AHEAD_OF_LOG, run);
      this.#memory = null;
      this.#store.update((job) => withoutRun(job, run, Date.now()));
    }
    return await this.#compare(audited, dependencies.value);
  }

  /** The run that is under way; else the one that is due begins. */
  #runToGoOn({ intervalMinutes }: AuditExport): Run | null {
    const now = Date.now();
    const begin = (job: JobRecord): JobRecord => {
      const kind = job.run === null ? dueRun(job, intervalMinutes, now) : null;
      const begun = kind === null ? job : withRun(job, kind, now);
      return begun.run === null ? begun : withState(begun, "running", now);
    };
    return this.#store.update(begin).run;
  }

  /** Keeps why a slice ended before its run. @returns when to continue. */
  #pause(run: Run, outcome: Exclude<StepOutcome, { kind: "done" }>): number | null {
    this.#store.update((job) => ({ ...job, failures: 0 }));
    switch (outcome.kind) {
      case "working":
        return this.#goOn("running", Date.now());
      case "wait":
        this.#tell(outcome.failure.message);
        return this.#goOn("retrying", Date.now() + outcome.milliseconds);
      case "needs-attention":
        return this.#needAttention(outcome.message, run);
      default:
        return outcome satisfies never;
    }
  }

  /** Ids of the own log only go up, and its newest entry stays, so that an export which is ahead of it is one of another log. */
  async #isAheadOfLog({ source }: AuditExport, { database }: Deployment): Promise<boolean> {
    const lastId = rowIdOf(this.#store.read().status.lastId ?? "") ?? 0;
    return source === OWN_SOURCE && lastId > (await lastAuditId(database));
  }

  /** Compares the export with its source. A failure of that is not one of the export. @returns when to continue. */
  async #compare({ intervalMinutes }: AuditExport, { ports, settings, deadline }: SliceDependencies): Promise<number> {
    const { source, store: objects, readEntry } = ports;
    const { pageEntries } = settings;
    let outcome: ComparisonOutcome;
    try {
      outcome = await compareWithSource(this.#store, { source, objects, codec, readEntry, pageEntries }, deadline);
    } catch (error) {
      outcome = err(redactError(error, secretsOf(this.env)));
    }
    if (!outcome.ok) this.#log("audit-export-not-compared", outcome.error);
    const [job, now] = [this.#store.update((before) => ({ ...before, failures: 0 })), Date.now()];
    this.#goOn("waiting", Math.max(nextExport(job, intervalMinutes, now), now));
    return outcome.ok && outcome.value === "working" ? now : Math.max(nextDue(job, intervalMinutes, now), now);
  }

  /** It is paused, or gone. */
  #stop(): null {
    this.#memory = null;
    return this.#goOn("waiting", null);
  }

  /** Nothing continues by itself, unless it was asked for since the run began. @returns when to continue. */
  #needAttention(message: string, run: Run | null): number | null {
    this.#memory = null;
    this.#tell(message);
    const { requests } = this.#store.update((job) => ({ ...job, run: null, failures: 0 }));
    const isAskedAgain = run !== null && requests > run.requests;
    return isAskedAgain ? this.#goOn("waiting", Date.now()) : this.#goOn("needs_attention", null);
  }

  /** The platform or the deployment failed. @returns when to try again. */
  #failed(error: unknown): number {
    this.#memory = null;
    this.#log("audit-export-failed", redactError(error, secretsOf(this.env)));
    this.#tell(error instanceof NotSetUp ? NOT_SET_UP : UNEXPECTED);
    const { failures } = this.#store.update((job) => ({ ...job, failures: job.failures + 1 }));
    const wait = backoffMilliseconds({ failures }, Math.random());
    return this.#goOn("retrying", Date.now() + wait);
  }

  #goOn<When extends number | null>(state: ExportStatus["state"], nextRunTime: When): When {
    this.#store.update((job) => withState(job, state, nextRunTime));
    return nextRunTime;
  }

  #tell(message: string): void {
    this.#store.update((job) => withError(job, message, Date.now()));
  }

  #log(event: string, message: string): void {
    logError(event, { export: this.#store.read().guid, message });
  }

  /** What the job works with. @returns else why it cannot, and what to do, in whole sentences. */
  async #dependencies(
    audited: AuditExport,
    deployment: Deployment,
    deadline: number,
  ): Promise<Result<SliceDependencies, string>> {
    const read = this.source(audited, deployment);
    if (!read.ok) return read;
    const { auditExportSigningKey: key } = deployment.settings;
    if (key === undefined) return err(NO_SIGNING_KEY);
    const [store, hints] = [this.objects(audited, deployment), this.hints()];
    const ports = {
      source: read.value.source,
      store,
      segments: this.segments(store, hints),
      hints,
      codec,
      signer: await signerOf(key),
      readEntry: readSourceEntry,
      now: Date.now,
      random: Math.random,
    };
    return ok({ settings: read.value.settings, ports, deadline });
  }

  /** Where the export is read from. As the other ports that follow, tests put another one in its place. */
  protected source(audited: AuditExport, { settings, database }: Deployment): Result<JobSource, string> {
    return jobSource(audited, settings, database);
  }

  protected objects({ name }: AuditExport, { exportsBucket }: Deployment): ObjectStore {
    return r2Objects(exportsBucket, name);
  }

  protected segments(store: ObjectStore, hints: HintStore): SegmentLog {
    return segmentLog(store, hints, codec);
  }

  protected hints(): HintStore {
    return hintsIn(this.ctx.storage.kv);
  }
}

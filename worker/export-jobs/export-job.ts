import { DurableObject } from "cloudflare:workers";
import {
  backoffMilliseconds,
  err,
  type HintStore,
  type ObjectStore,
  ok,
  progressOf,
  type Result,
  type SegmentLog,
  type StepOutcome,
  segmentLog,
} from "../../shared/index.ts";
import { type Deployment, deploymentOf, failureMessage, secretsOf, wakePushes } from "../export-records/deployment.ts";
import { type AuditExport, findAuditExport } from "../export-records/export-store.ts";
import { codec } from "../export-records/ports.ts";
import { r2Objects } from "../export-records/r2-objects.ts";
import type { ExportHour, ExportJob, ExportStatus } from "../platform/jobs.ts";
import { type ErrorEvent, logError, redactError } from "../platform/log.ts";
import { type ComparisonOutcome, compareWithSource } from "./comparison.ts";
import { findingsOf } from "./comparison-record.ts";
import {
  isAlarmTooLate,
  nextDue,
  nextExport,
  type Run,
  withAttention,
  withError,
  withHour,
  withoutRun,
  withProgress,
  withRequest,
  withRunToContinue,
  withState,
} from "./job-record.ts";
import { aheadOfLog, type JobSource, jobPorts, jobSource } from "./job-source.ts";
import { hintsIn, type JobStore, jobStore } from "./job-store.ts";
import { segmentsInOrder } from "./segment-count.ts";
import { keepProgress, type RunInMemory, type SliceDependencies, workOnDeletion, workSlice } from "./slice.ts";

/** The time for which a job works before it lets other requests to it run. */
const AUDIT_EXPORT_SLICE_SECONDS = 30;

/**
 * The job of one export. An alarm wakes it, it works for a slice, and sets the next alarm, whatever happened. Nothing that it
 * stores is needed for the export to be correct, so that it may be killed at any instant, and two at once do no harm.
 * See docs/decisions/0071-export-job-state.md.
 */
export class AuditExportJob extends DurableObject<object> implements ExportJob {
  readonly #store: JobStore = jobStore(this.ctx.storage.kv);
  #memory: RunInMemory | null = null;
  /** Segments that comparisons need not read again: see `ReconcilePorts`. */
  readonly #inOrder = new Set<number>();
  #isWorking = false;
  /** True where the interval of the export was changed while it was working. */
  #isRescheduled = false;

  async status(): Promise<ExportStatus> {
    const { status, comparisons } = this.#store.read();
    const progress = this.#memory === null ? null : progressOf(this.#memory.state);
    const known = progress === null ? status : withProgress(status, progress);
    const isUnreadable = !this.#store.isReadable();
    return await Promise.resolve({ ...known, isUnreadable, findings: findingsOf(comparisons) });
  }

  async history(): Promise<readonly ExportHour[]> {
    return await Promise.resolve(this.#store.read().history);
  }

  async wake(guid: string): Promise<void> {
    const { status } = this.#store.update((job) => withHour({ ...job, guid }, Date.now()));
    // Whoever works sets the next alarm itself, and one that is set is not later than what is due, if the clock was correct.
    if (status.state === "needs_attention" || this.#isWorking) return;
    const [alarm, now] = [await this.ctx.storage.getAlarm(), Date.now()];
    if (alarm === null || isAlarmTooLate(alarm, now)) await this.ctx.storage.setAlarm(now);
  }

  async reschedule(guid: string): Promise<void> {
    const { database } = await deploymentOf(this.env);
    const auditExport = await findAuditExport(database, guid);
    const job = this.#store.update((before) => ({ ...before, guid }));
    this.#isRescheduled = this.#isWorking;
    if (this.#isWorking || job.status.state !== "waiting") return;
    const now = Date.now();
    // The alarm finds out the same; whoever changed the interval reads it before.
    if (auditExport !== null && !auditExport.isPaused) {
      this.#goOn("waiting", Math.max(nextExport(job, auditExport.intervalMinutes, now), now));
    }
    await this.ctx.storage.setAlarm(now);
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
      // If nothing is planned, an alarm that was set meanwhile stays.
      if (next !== null) await this.ctx.storage.setAlarm(this.#isToPlan() ? Date.now() : next);
    }
  }

  /** Tells once if the interval changed since the next run was planned. */
  #isToPlan(): boolean {
    const isToPlan = this.#isRescheduled && this.#store.read().status.state === "waiting";
    this.#isRescheduled = false;
    return isToPlan;
  }

  /** A slice of the run that is under way or due, and of the comparison with the source. @returns when to continue. */
  async #work(deadline: number): Promise<number | null> {
    const { guid, status } = this.#store.read();
    if (guid === null || status.state === "needs_attention") return null;
    const deployment = await deploymentOf(this.env);
    const auditExport = await findAuditExport(deployment.database, guid);
    if (auditExport === null || auditExport.isPaused) this.#memory = null;
    if (auditExport === null) return await this.#clear(guid, deployment, deadline);
    if (auditExport.isPaused) return this.#goOn("waiting", null);
    const { intervalMinutes } = auditExport;
    const { run } = this.#store.update((job) => withRunToContinue(job, intervalMinutes, Date.now()));
    const dependencies = await this.#dependencies(auditExport, deployment, deadline);
    if (!dependencies.ok) return this.#needAttention(dependencies.error, run);
    if (run !== null) {
      const outcome = await workSlice(run, this.#memory, dependencies.value, (memory) => {
        this.#memory = memory;
      });
      if (this.#memory !== null) await keepProgress(this.#store, this.#memory, dependencies.value.ports.store);
      await wakePushes(auditExport, deployment.settings.auditExportReceivers, deployment.pushes);
      if (outcome.kind !== "done") return this.#pause(run, outcome);
      const ahead = await aheadOfLog(auditExport, this.#store.read().status.lastId, deployment.database);
      if (ahead !== null) return this.#needAttention(ahead, run);
      this.#memory = null;
      this.#store.update((job) => withoutRun(job, run, Date.now()));
    }
    return await this.#compare(auditExport, deployment.settings, dependencies.value);
  }

  /** A slice ended before its run. @returns when to continue. */
  #pause(run: Run, outcome: Exclude<StepOutcome, { kind: "done" }>): number | null {
    this.#store.update((job) => ({ ...job, failures: 0 }));
    switch (outcome.kind) {
      case "working":
        return this.#goOn("running", Date.now());
      case "wait":
        return this.#retry(outcome.failure.message, outcome.milliseconds);
      case "needs-attention":
        return this.#needAttention(outcome.message, run);
      default:
        return outcome satisfies never;
    }
  }

  /** Compares the export with its source. A failure of that is not one of the export. @returns when to continue. */
  async #compare(
    { intervalMinutes }: AuditExport,
    { auditExportCompareAllDays: allDays }: Deployment["settings"],
    { ports, settings, deadline }: SliceDependencies,
  ): Promise<number> {
    const { quarantine, comparisons } = this.#store.read();
    const { pageEntries } = settings;
    const compared = {
      ...ports,
      objects: ports.store,
      pageEntries,
      inOrder: segmentsInOrder(quarantine, this.#inOrder),
    };
    const outcome = await compareWithSource(this.#store, allDays, compared, deadline).catch(
      (error: unknown): ComparisonOutcome => err(redactError(error, secretsOf(this.env))),
    );
    const { broken } = this.#store.read().comparisons.findings;
    if (!outcome.ok) this.#log("audit-export-not-compared", outcome.error);
    if (broken !== null && broken !== comparisons.findings.broken) this.#log("audit-export-broken", broken);
    const [job, now] = [this.#store.update((before) => ({ ...before, failures: 0 })), Date.now()];
    this.#goOn("waiting", Math.max(nextExport(job, intervalMinutes, now), now));
    return outcome.ok && outcome.value === "working" ? now : Math.max(nextDue(job, intervalMinutes, now), now);
  }

  /** The export is deleted: so is what goes with it, and at last everything that the job stores. @returns when to continue. */
  async #clear(guid: string, deployment: Deployment, deadline: number): Promise<number | null> {
    const outcome = await workOnDeletion(guid, deployment, deadline, async () => await this.ctx.storage.deleteAll());
    return outcome === "working" ? Date.now() : null;
  }

  /** @returns when to continue. */
  #needAttention(message: string, run: Run | null): number | null {
    this.#memory = null;
    return this.#store.update((job) => withAttention(job, message, run, Date.now())).status.nextRunTime;
  }

  /** The platform or the deployment failed. @returns when to try again. */
  #failed(error: unknown): number {
    this.#memory = null;
    this.#log("audit-export-failed", redactError(error, secretsOf(this.env)));
    const { failures } = this.#store.update((job) => ({ ...job, failures: job.failures + 1 }));
    const wait = backoffMilliseconds({ failures }, Math.random());
    return this.#retry(failureMessage(error, "audit-export-failed"), wait);
  }

  #goOn<When extends number | null>(state: ExportStatus["state"], nextRunTime: When): When {
    this.#store.update((job) => withState(job, state, nextRunTime));
    return nextRunTime;
  }

  #retry(message: string, waitMilliseconds: number): number {
    this.#store.update((job) => withError(job, message, Date.now()));
    return this.#goOn("retrying", Date.now() + waitMilliseconds);
  }

  #log(event: ErrorEvent, message: string): void {
    logError(event, { export: this.#store.read().guid, message });
  }

  /** @returns else why the job cannot work, and what to do, in whole sentences. */
  async #dependencies(
    auditExport: AuditExport,
    deployment: Deployment,
    deadline: number,
  ): Promise<Result<SliceDependencies, string>> {
    const read = this.source(auditExport, deployment);
    if (!read.ok) return read;
    const { source, settings } = read.value;
    const [store, hints] = [this.objects(auditExport, deployment), this.hints()];
    const ports = await jobPorts({ source, store, segments: this.segments(store, hints), hints }, deployment.settings);
    return ports.ok ? ok({ settings, ports: ports.value, deadline }) : ports;
  }

  /** The source of the export. Tests replace this port and those that follow. */
  protected source(auditExport: AuditExport, { settings, database }: Deployment): Result<JobSource, string> {
    return jobSource(auditExport, settings, database);
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

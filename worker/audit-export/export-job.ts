import { DurableObject } from "cloudflare:workers";
import {
  AUDIT_EXPORT_SLICE_SECONDS,
  backoffMilliseconds,
  type Hint,
  type HintStore,
  type JobPorts,
  type JobSettings,
  type JobState,
  type ObjectStore,
  progressOf,
  readSourceEntry,
  type SegmentLog,
  type StepOutcome,
  segmentLog,
  startRun,
  step,
  writeGathered,
} from "../../shared/index.ts";
import { readSettings, type Settings } from "../content-server/settings.ts";
import { type AuditExport, findAuditExport } from "../content-server/store/audit-exports.ts";
import { bindingsOf, describeMissing, missingBindings } from "../env.ts";
import { logError } from "../log.ts";
import { codec } from "./codec.ts";
import { compareStep } from "./comparison.ts";
import type { ExportJob, ExportStatus } from "./export-status.ts";
import { jobSource } from "./job-ports.ts";
import {
  dueRun,
  type JobRecord,
  NEW_JOB,
  nextDue,
  nextExport,
  type Run,
  withoutRun,
  withProgress,
  withRequest,
  withRun,
} from "./job-record.ts";
import { NotSetUp, toldError } from "./job-trouble.ts";
import { countQuarantined } from "./quarantine-count.ts";
import { r2Objects } from "./r2-objects.ts";
import { signerOf } from "./signing.ts";

export type { ExportStatus } from "./export-status.ts";

const NO_SIGNING_KEY =
  "The server has no key to sign manifests with. Have the operator set AUDIT_EXPORT_SIGNING_KEY, and resume the export.";

const RECORD = "job";
const HINT = "hint";

/** What a slice works with. */
interface World {
  readonly audited: AuditExport;
  readonly settings: JobSettings;
  readonly ports: JobPorts;
  /** Milliseconds since 1970 after which the slice makes way. */
  readonly deadline: number;
}

/** A run as far as it is in memory: without it, the run goes on from what is stored. */
interface RunInMemory {
  readonly began: number;
  readonly state: JobState;
  /** How long it worked, waits aside. */
  readonly worked: number;
}

/**
 * The job of one export. An alarm wakes it, it works for a slice, and sets the next alarm, whatever happened. Nothing that it
 * keeps is needed for the export to be right, so that it may be killed at any instant, and several of it do no harm.
 */
export class AuditExportJob extends DurableObject<object> implements Omit<ExportJob, keyof Rpc.DurableObjectBranded> {
  #memory: RunInMemory | null = null;
  #isWorking = false;

  async status(): Promise<ExportStatus> {
    const { status } = this.#record();
    const progress = this.#memory === null ? null : progressOf(this.#memory.state);
    return await Promise.resolve(progress === null ? status : withProgress(status, progress));
  }

  async wake(guid: string): Promise<void> {
    const { status } = this.#update((job) => ({ ...job, guid }));
    // Whoever works sets the next alarm itself, and one that is set is not later than what is due.
    if (status.state === "needs_attention" || this.#isWorking) return;
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  async resume(guid: string): Promise<void> {
    await this.#request(guid, false);
  }

  async runNow(guid: string): Promise<void> {
    await this.#request(guid, true);
  }

  async #request(guid: string, isToClose: boolean): Promise<void> {
    this.#update((job) => withRequest({ ...job, guid }, isToClose, Date.now()));
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** The platform repeats an alarm that throws a few times only, so that nothing but its own storage can make this one throw. */
  override async alarm(): Promise<void> {
    let next: number | null = null;
    this.#isWorking = true;
    try {
      next = await this.#work(Date.now() + AUDIT_EXPORT_SLICE_SECONDS * 1_000);
    } catch (error) {
      next = this.#failed(error);
    } finally {
      this.#isWorking = false;
      // Where nothing is to be done, an alarm may have been set meanwhile by whoever knows better.
      if (next !== null) await this.ctx.storage.setAlarm(next);
    }
  }

  /** A slice of the run that is under way or due; of the comparison with the source where none is. @returns when to go on. */
  async #work(deadline: number): Promise<number | null> {
    const { guid, status } = this.#record();
    if (guid === null || status.state === "needs_attention") return null;
    const { database, settings } = this.#deployment();
    const audited = await findAuditExport(database, guid);
    if (audited === null || audited.isPaused) return this.#stop();
    const made = await this.#world(audited, settings, deadline);
    const run = this.#runToGoOn(audited);
    if ("trouble" in made) return this.#needsAttention(made.trouble, run);
    if (run !== null) {
      const outcome = await this.#slice(run, made);
      const next = await this.#settle(run, outcome, made);
      if (outcome.kind !== "done") return next;
    }
    return await this.#compare(made);
  }

  /** The run that is under way; else the one that is due begins. */
  #runToGoOn({ intervalMinutes }: AuditExport): Run | null {
    const now = Date.now();
    const begin = (job: JobRecord): JobRecord => {
      const kind = job.run === null ? dueRun(job, intervalMinutes, now) : null;
      const begun = kind === null ? job : withRun(job, kind, now);
      return begun.run === null ? begun : { ...begun, status: { ...begun.status, state: "running" } };
    };
    return this.#update(begin).run;
  }

  /** Works until the time is over or there is nothing to do now, and writes what it has read. */
  async #slice({ kind, began }: Run, { settings, ports, deadline }: World): Promise<StepOutcome> {
    const start = Date.now();
    const before = this.#memory?.began === began ? this.#memory : { began, state: startRun(kind), worked: 0 };
    const keep = (state: JobState): void => {
      this.#memory = { began, state, worked: before.worked + Date.now() - start };
    };
    let { state } = before;
    let outcome: StepOutcome = { kind: "working" };
    do {
      // oxlint-disable-next-line no-await-in-loop -- step by step
      ({ state, outcome } = await step(state, settings, ports));
      keep(state);
    } while (outcome.kind === "working" && Date.now() < deadline);
    keep(await writeGathered(state, settings, ports));
    return outcome;
  }

  /** Keeps what came of a slice. @returns when to go on. */
  async #settle(run: Run, outcome: StepOutcome, { ports }: World): Promise<number | null> {
    await this.#keepProgress(ports.store);
    const now = Date.now();
    switch (outcome.kind) {
      case "working":
        return this.#goOn("running", now);
      case "wait":
        this.#tell(outcome.failure.message);
        return this.#goOn("retrying", now + outcome.milliseconds);
      case "needs-attention":
        return this.#needsAttention(outcome.message, run);
      case "done":
        this.#memory = null;
        this.#update((job) => withoutRun({ ...job, failures: 0 }, run, now));
        return now;
      default:
        return outcome satisfies never;
    }
  }

  async #keepProgress(objects: ObjectStore): Promise<void> {
    const memory = this.#memory;
    const progress = memory === null ? null : progressOf(memory.state);
    if (memory === null || progress === null) return;
    const quarantine = await countQuarantined(this.#record().quarantine, progress.segments, objects);
    const { quarantined } = quarantine;
    this.#update((job) => {
      const hasRate = progress.pages > 0 && memory.worked > 0;
      const pagesPerSecond = hasRate ? (progress.pages * 1_000) / memory.worked : job.status.pagesPerSecond;
      return { ...job, quarantine, status: { ...withProgress(job.status, progress), quarantined, pagesPerSecond } };
    });
  }

  /** Compares the export with its source, as far as time allows. Trouble with it is none of the export. */
  async #compare({ audited, settings, ports, deadline }: World): Promise<number> {
    const { source, store: objects, readEntry } = ports;
    const { pageEntries } = settings;
    let isMore = true;
    try {
      while (isMore && Date.now() < deadline) {
        // oxlint-disable-next-line no-await-in-loop -- step by step
        const compared = await compareStep(
          this.#record(),
          { source, objects, codec, readEntry, pageEntries },
          Date.now(),
        );
        isMore = compared.kind === "working";
        if (compared.kind === "working") {
          const { comparison, compared: manifest, status } = compared.job;
          // Whatever else was asked of the job meanwhile stays.
          this.#update((job) => ({
            ...job,
            comparison,
            compared: manifest,
            status: { ...job.status, reconciliation: status.reconciliation },
          }));
        }
        if (compared.kind === "trouble") this.#log("audit-export-not-compared", compared.message);
      }
    } catch (error) {
      isMore = false;
      this.#log("audit-export-not-compared", toldError(error, this.#secrets()));
    }
    const [job, now] = [this.#record(), Date.now()];
    this.#goOn("waiting", Math.max(nextExport(job, audited.intervalMinutes), now));
    return isMore ? now : Math.max(nextDue(job, audited.intervalMinutes), now);
  }

  /** Paused or gone. */
  #stop(): null {
    this.#memory = null;
    this.#goOn("waiting", null);
    return null;
  }

  /** Nothing goes on by itself, unless somebody asked for it since the run began. @returns when to go on. */
  #needsAttention(message: string, run: Run | null): number | null {
    this.#memory = null;
    this.#tell(message);
    const job = this.#update((before) => ({ ...before, run: null, failures: 0 }));
    if (run !== null && job.requests > run.requests) return this.#goOn("waiting", Date.now());
    return this.#goOn("needs_attention", null);
  }

  /** The platform or the deployment failed. @returns when to try again. */
  #failed(error: unknown): number {
    const told = toldError(error, this.#secrets());
    this.#memory = null;
    this.#log("audit-export-failed", told);
    this.#tell(
      error instanceof NotSetUp
        ? "The server is not set up completely. Its log says what is missing or wrong."
        : "The server failed unexpectedly. Its log has the details under audit-export-failed.",
    );
    const { failures } = this.#update((job) => ({ ...job, failures: job.failures + 1 }));
    const pause = backoffMilliseconds({ failures, retryAfterMilliseconds: null }, Math.random());
    return this.#goOn("retrying", Date.now() + pause);
  }

  #goOn<When extends number | null>(state: ExportStatus["state"], nextRunTime: When): When {
    this.#update((job) => ({ ...job, status: { ...job.status, state, nextRunTime } }));
    return nextRunTime;
  }

  /** For administrators to read. */
  #tell(message: string): void {
    const lastError = { time: Date.now(), message };
    this.#update((job) => ({ ...job, status: { ...job.status, lastError } }));
  }

  #log(event: string, message: string): void {
    logError(event, { export: this.#record().guid, message });
  }

  /** @throws NotSetUp where the deployment has a fault that the export is concerned by. */
  #deployment(): { readonly database: D1Database; readonly settings: Settings } {
    const missing = missingBindings(this.env);
    if (missing.length > 0) throw new NotSetUp(describeMissing(missing));
    const { settings, faults } = readSettings(this.env);
    if (faults.length > 0) throw new NotSetUp(faults.join(" "));
    return { database: bindingsOf(this.env).DATABASE, settings };
  }

  #secrets(): readonly string[] {
    return Array.from(readSettings(this.env).settings.auditExportSources.values(), ({ key }) => key);
  }

  async #world(
    audited: AuditExport,
    settings: Settings,
    deadline: number,
  ): Promise<World | { readonly trouble: string }> {
    const read = this.source(audited, settings);
    if ("trouble" in read) return read;
    if (settings.auditExportSigningKey === undefined) return { trouble: NO_SIGNING_KEY };
    const store = this.objects(audited);
    const hints = this.hints();
    const ports: JobPorts = {
      source: read.source,
      store,
      segments: this.segments(store, hints),
      hints,
      codec,
      signer: await signerOf(settings.auditExportSigningKey),
      readEntry: readSourceEntry,
      now: Date.now,
      random: Math.random,
    };
    return { audited, settings: read.settings, ports, deadline };
  }

  /** Where the export is read from, or why it cannot be. */
  protected source(audited: AuditExport, settings: Settings): ReturnType<typeof jobSource> {
    return jobSource(audited, settings, bindingsOf(this.env).DATABASE);
  }

  /** The objects of the export. */
  protected objects({ name }: AuditExport): ObjectStore {
    return r2Objects(bindingsOf(this.env).EXPORTS, name);
  }

  protected segments(store: ObjectStore, hints: HintStore): SegmentLog {
    return segmentLog(store, hints, codec);
  }

  protected hints(): HintStore {
    const { kv } = this.ctx.storage;
    return {
      load: async () => await Promise.resolve(kv.get<Hint>(HINT) ?? null),
      save: async (hint) => {
        kv.put(HINT, hint);
        await Promise.resolve();
      },
    };
  }

  #record(): JobRecord {
    return { ...NEW_JOB, ...this.ctx.storage.kv.get<JobRecord>(RECORD) };
  }

  /** Nothing comes between the reading and the writing. */
  #update(change: (job: JobRecord) => JobRecord): JobRecord {
    const job = change(this.#record());
    this.ctx.storage.kv.put(RECORD, job);
    return job;
  }
}

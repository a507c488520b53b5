import {
  type JobPorts,
  type JobSettings,
  type JobState,
  type ObjectReader,
  progressOf,
  type StepOutcome,
  startRun,
  step,
  writeGathered,
} from "../../shared/index.ts";
import { endDeletion, findOpenDeletion } from "../export-records/deletion-store.ts";
import { type Deployment, wakePushes } from "../export-records/deployment.ts";
import { deleteExportObjects } from "../export-records/object-store.ts";
import { type Run, withProgress } from "./job-record.ts";
import type { JobStore } from "./job-store.ts";
import { countSegments } from "./segment-count.ts";

/**
 * Steps of a slice, each of which reads a page or an object: the platform counts what one event asks of others, and frees
 * some of its memory only after it.
 */
const AUDIT_EXPORT_SLICE_MAX_STEPS = 200;

/** The time for which a slice works before others of the same process run, where none of its steps waits for anything outside. */
const AUDIT_EXPORT_YIELD_MILLISECONDS = 100;

/** The settings, the ports and the end of a slice. */
export interface SliceDependencies {
  readonly settings: JobSettings;
  readonly ports: JobPorts;
  /** Milliseconds since 1970 at which the slice ends. */
  readonly deadline: number;
}

/** A run in memory. If it is lost, the run continues from the objects. */
export interface RunInMemory {
  /** When the run began. */
  readonly began: number;
  readonly state: JobState;
  /** The milliseconds that it worked, without the waits between slices. */
  readonly worked: number;
}

/**
 * Works on a run until the slice is over or there is nothing to do now, and writes what it has read.
 *
 * @param memory of the slice before.
 * @param keep called with the run after each step.
 * @throws where a port does.
 * See docs/decisions/0072-slice-bounds.md.
 */
export async function workSlice(
  { kind, began }: Run,
  memory: RunInMemory | null,
  { settings, ports, deadline }: SliceDependencies,
  keep: (memory: RunInMemory) => void,
): Promise<StepOutcome> {
  const start = Date.now();
  const before = memory?.began === began ? memory : { state: startRun(kind), worked: 0 };
  const keepState = (state: JobState) => keep({ began, state, worked: before.worked + Date.now() - start });
  let { state } = before;
  let yielded = start;
  let outcome: StepOutcome = { kind: "working" };
  let steps = 0;
  do {
    ({ state, outcome } = await step(state, settings, ports));
    keepState(state);
    steps += 1;
    if (Date.now() - yielded < AUDIT_EXPORT_YIELD_MILLISECONDS) continue;
    // Where nothing leaves the process, as on one machine, the runtime would otherwise not answer before the slice is over.
    await scheduler.wait(0);
    yielded = Date.now();
  } while (outcome.kind === "working" && steps < AUDIT_EXPORT_SLICE_MAX_STEPS && Date.now() < deadline);
  keepState(await writeGathered(state, settings, ports));
  return outcome;
}

/** Keeps the progress of a run in the record. */
export async function keepProgress(
  store: JobStore,
  { state, worked }: RunInMemory,
  objects: ObjectReader,
): Promise<void> {
  const progress = progressOf(state);
  if (progress === null) return;
  const quarantine = await countSegments(store.read().quarantine, progress.segments, objects);
  store.update((job) => {
    const isCounted = quarantine.segments === progress.segments;
    const quarantined = isCounted ? quarantine.quarantined : Math.max(quarantine.quarantined, job.status.quarantined);
    const hasRate = progress.pages > 0 && worked > 0;
    const pagesPerSecond = hasRate ? (progress.pages * 1_000) / worked : job.status.pagesPerSecond;
    return { ...job, quarantine, status: { ...withProgress(job.status, progress), quarantined, pagesPerSecond } };
  });
}

/**
 * Deletes what remains of a deleted export, as far as one slice goes. It may be killed at any instant: the next slice continues
 * with the rest. The job of the export calls it, and writes nothing meanwhile.
 *
 * @param clearJob deletes all that the job keeps.
 * @returns `working` where the slice is over before everything is deleted.
 * @throws where the platform fails, or a lock of the bucket keeps an object.
 * See docs/decisions/0124-deleted-exports.md.
 */
export async function workOnDeletion(
  guid: string,
  { database, exportsBucket, settings, pushes }: Deployment,
  deadline: number,
  clearJob: () => Promise<void>,
): Promise<"working" | "done"> {
  const deletion = await findOpenDeletion(database, guid);
  const isAnyLeft = async () =>
    deletion?.isWithObjects === true && (await deleteExportObjects(exportsBucket, deletion.name));
  for (let steps = 0; await isAnyLeft(); steps += 1) {
    if (steps >= AUDIT_EXPORT_SLICE_MAX_STEPS || Date.now() >= deadline) return "working";
  }
  // The record of the deletion goes last: while it is there, the hourly schedule wakes the job again.
  // A receiver that the secret no longer names is not woken, so that the record of its pushes stays.
  if (deletion !== null) await wakePushes(deletion, settings.auditExportReceivers, pushes, "resume");
  await clearJob();
  if (deletion !== null) await endDeletion(database, deletion);
  return "done";
}

import {
  type JobPorts,
  type JobSettings,
  type PageFailure,
  type Progress,
  progressOf,
  type StepOutcome,
  startRun,
  step,
  writeGathered,
} from "../../shared/index.ts";
import { AUDIT_EXPORT_TRIES_MAX } from "../limits.ts";

/** The end of a run. */
type ExportEnd =
  | { readonly kind: "done" }
  /** It was asked to end. */
  | { readonly kind: "interrupted" }
  /** @property message the server's last failure. */
  | { readonly kind: "gave-up"; readonly message: string }
  | { readonly kind: "needs-attention"; readonly message: string };

/** A run that ended, and how far the export is. */
export interface EndedExport {
  readonly end: ExportEnd;
  /** Null where it is not known. */
  readonly progress: Progress | null;
}

/** The ports of a run, beside those of its job. */
interface RunDependencies {
  /** Aborted where the run is to end. */
  readonly interrupted: AbortSignal;
  /** Ends early where the run is to end. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onProgress: (progress: Progress) => void;
  /** Called before a wait. @property tries how often it was tried in a row. */
  readonly onWait: (failure: PageFailure, milliseconds: number, tries: number) => void;
}

/**
 * Exports a log to its end and makes a manifest. Whatever ends it before, all that was read is written then.
 *
 * @throws where a port does; then all that was written is kept.
 */
export async function runExport(
  settings: JobSettings,
  ports: JobPorts,
  dependencies: RunDependencies,
): Promise<EndedExport> {
  let state = startRun("export-and-close");
  let end: ExportEnd | null = null;
  for (let tries = 0; end === null; ) {
    const done = await step(state, settings, ports);
    const { outcome } = done;
    state = done.state;
    const progress = progressOf(state);
    if (progress !== null) dependencies.onProgress(progress);
    tries = outcome.kind === "wait" ? tries + 1 : 0;
    end = endOf(outcome, tries, dependencies.interrupted);
    if (end !== null || outcome.kind !== "wait") continue;
    dependencies.onWait(outcome.failure, outcome.milliseconds, tries);
    await dependencies.wait(outcome.milliseconds);
  }
  return { end, progress: progressOf(await writeGathered(state, settings, ports)) };
}

/** The end of the run after a step; null where it goes on. */
function endOf(outcome: StepOutcome, tries: number, interrupted: AbortSignal): ExportEnd | null {
  if (outcome.kind === "done" || outcome.kind === "needs-attention") return outcome;
  if (interrupted.aborted) return { kind: "interrupted" };
  if (outcome.kind === "working" || tries < AUDIT_EXPORT_TRIES_MAX) return null;
  return { kind: "gave-up", message: outcome.failure.message };
}

/** The export of an audit log, step by step. The objects in the store are the truth; everything else can be lost. */

import type { JobPorts, JobSettings, Progress, RunKind, StepOutcome } from "./job-types.ts";

export type { JobPorts, JobSettings, Progress, RunKind, StepOutcome } from "./job-types.ts";

/** Where a run of a job stands: plain data that may be lost at any time, and of which callers read `progressOf` alone. */
export interface JobState {
  readonly kind: RunKind;
}

/** A step's end: where the job stands now, and what came of the step. */
export interface Step {
  readonly state: JobState;
  readonly outcome: StepOutcome;
}

/** The beginning of a run. */
export function startRun(kind: RunKind): JobState {
  return { kind };
}

/**
 * Does the next thing: reads one page, writes one segment or writes one manifest.
 *
 * @throws where a port does. Then nothing half-done is left, and the job goes on from `startRun`.
 */
export async function step(state: JobState, _settings: JobSettings, _ports: JobPorts): Promise<Step> {
  return await Promise.resolve({ state, outcome: { kind: "done" } });
}

/** Writes what is gathered, so that a run that ends here loses nothing that it read. */
export async function writeGathered(state: JobState, _settings: JobSettings, _ports: JobPorts): Promise<JobState> {
  return await Promise.resolve(state);
}

/** How far a job is; null before its first step. */
export function progressOf(_state: JobState): Progress | null {
  return null;
}

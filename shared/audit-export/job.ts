/** The export of an audit log, step by step. The objects in the store are the truth; everything else can be lost. */

import { readAscending } from "./ascending.ts";
import { fillNext } from "./fill-gaps.ts";
import { type JobState, type Reading, type Step, working } from "./job-state.ts";
import type { JobPorts, JobSettings, Progress, RunKind } from "./job-types.ts";
import { walkDown, walkUp } from "./newest-first.ts";
import { recover } from "./recover.ts";
import { seal, startSealing } from "./seal.ts";
import { fillsSegment, writeSegment } from "./write-segment.ts";

export type { JobState, Step } from "./job-state.ts";
export type { JobPorts, JobSettings, Progress, RunKind, SegmentLog, StepOutcome } from "./job-types.ts";

/** The beginning of a run. */
export function startRun(kind: RunKind): JobState {
  return { phase: "beginning", kind, pages: 0 };
}

/**
 * Does the next thing: finds out where the export stands, reads one page, writes one segment, reads one back or writes one
 * manifest. After `wait` and `needs-attention` the state is such that the next step tries the same again.
 *
 * @throws where a port does. Then nothing half-done is left, and the job goes on from `startRun`.
 */
export async function step(state: JobState, settings: JobSettings, ports: JobPorts): Promise<Step> {
  switch (state.phase) {
    case "beginning":
      return await recover(state, settings, ports);
    case "reading":
      return isSegmentDue(state, settings)
        ? await writeSegment(state, settings, ports)
        : await readOn(state, settings, ports);
    case "finished":
      return { state, outcome: { kind: "done" } };
    default:
      return await seal(state, settings, ports);
  }
}

async function readOn(state: Reading, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const { walk } = state;
  switch (walk.kind) {
    case "ascending":
      return await readAscending(state, walk, settings, ports);
    case "newest-first":
      return await walkDown(state, walk, settings, ports);
    case "filling":
      return await fillNext(state, walk, settings, ports);
    case "ended":
      return working(startSealing(state));
    default:
      return await walkUp(state, walk, settings, ports);
  }
}

/** A segment is written when there is enough for one, at the end of the log, and before a walk that looks for what is written. */
function isSegmentDue({ gathered, walk }: Reading, settings: JobSettings): boolean {
  const isTurn = walk.kind === "ended" || (walk.kind === "newest-first" && walk.newest === null);
  return (isTurn && gathered.units.length > 0) || fillsSegment(gathered, settings);
}

/**
 * Writes what is gathered, so that a run that ends here loses nothing that it read.
 *
 * @throws where a port does, as `step`.
 */
export async function writeGathered(state: JobState, settings: JobSettings, ports: JobPorts): Promise<JobState> {
  let written = state;
  while (written.phase === "reading" && written.gathered.units.length > 0) {
    written = (await writeSegment(written, settings, ports)).state;
  }
  return written;
}

/** The progress of a job; null before its first step. */
export function progressOf(state: JobState): Progress | null {
  if (state.phase === "beginning") return null;
  const { last, sealed } = state.position;
  return {
    lastId: last?.last_id ?? null,
    segments: last?.number ?? 0,
    entries: last === null ? 0 : last.entries_before + last.entries,
    manifests: sealed.sequence,
    openGaps: last?.gaps ?? [],
    isHoldingBack: state.isHoldingBack,
    pages: state.pages,
    gathered: state.phase === "reading" ? state.gathered.units.length : 0,
  };
}

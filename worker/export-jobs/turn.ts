/** The turn over all segments of an export: a slice of them is compared after each run, so that each has its turn in time. */

import { type ReconcileState, startReconciliation } from "../../shared/index.ts";

/** The share of the time for comparing each entry again that a turn over all of them takes. The rest is for outages. */
const AUDIT_EXPORT_TURN_SHARE = 0.75;

export interface Turn {
  /** Milliseconds since 1970. */
  readonly began: number;
  /** True where a person has requested it, who waits for it: then it does not pace itself. */
  readonly isRequested: boolean;
  /** Why the export is broken, in whole sentences, as of the last time that this was met in the turn; null where it was not. */
  readonly broken: string | null;
  readonly state: ReconcileState;
}

/** Each segment is to be compared once in so many days. */
interface Pace {
  readonly allDays: number;
  /** The number of segments of the export. */
  readonly segments: number;
  /** The oldest comparison of a segment; null where one was never compared. As `now`, in milliseconds since 1970. */
  readonly oldest: number | null;
  readonly now: number;
}

const DAY = 86_400_000;

/** The beginning of a turn. */
export function startTurn(now: number, isRequested = false): Turn {
  return { began: now, isRequested, broken: null, state: startReconciliation() };
}

/** Tells if a turn came to its end. */
export function isComplete({ state }: Turn, segments: number): boolean {
  return state.segment > segments;
}

/** The next step of a turn: the next turn begins, or a step of this one is due, or none is. */
export function nextOfTurn(turn: Turn | null, pace: Pace): "begin" | "step" | "rest" {
  const { segments, oldest, now } = pace;
  // One that began in the future had a wrong clock.
  if (turn === null || turn.began > now) return "begin";
  const isDone = isComplete(turn, segments);
  // Where everything is new, it was compared without a turn.
  if (turn.isRequested) return isDone || (oldest !== null && oldest >= turn.began) ? "begin" : "step";
  const share = (now - turn.began) / (pace.allDays * DAY * AUDIT_EXPORT_TURN_SHARE);
  if (!isDone && turn.state.segment <= Math.ceil(segments * share)) return "step";
  return share >= 1 ? "begin" : "rest";
}

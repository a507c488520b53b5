/**
 * The turn over all segments of an export: a slice of them is compared after each run, so that each has its turn in time; and the
 * times at which they were compared, for no verdict rests on older comparisons. Pure data.
 */

import { type ReconcileState, startReconciliation } from "../../shared/index.ts";

/** The parts of an export that a job tells apart by the time of comparison; of more, the two that are nearest in time become one. */
export const AUDIT_EXPORT_MAX_COMPARED_PARTS = 100;

/** Segments in a row, from the one behind the part before on. */
export interface ComparedPart {
  /** The number of the last one. */
  readonly through: number;
  /** Milliseconds since 1970: each of them was compared then or later. Null where one never was. */
  readonly time: number | null;
}

/** In the order of the segments, from the first one on. */
export type ComparedParts = readonly ComparedPart[];

/** The number of the last segment up to which there are parts; 0 where there are none. */
export function endOfParts(parts: ComparedParts): number {
  return parts.at(-1)?.through ?? 0;
}

/** The oldest comparison that all parts rest on; null where there are none, or a segment was never compared. */
export function oldestComparison(parts: ComparedParts): number | null {
  const times = parts.flatMap(({ time }) => time ?? []);
  return times.length === 0 || times.length < parts.length ? null : Math.min(...times);
}

/** The parts once the segments from one number to another were compared. Those before that were passed over never were. */
export function withPart(parts: ComparedParts, first: number, last: number, time: number): ComparedParts {
  const passed = endOfParts(parts) < first - 1 ? [{ through: first - 1, time: null }] : [];
  const known = [...parts, ...passed];
  const before = known.filter(({ through }) => through < first);
  const cut = known.find(({ through }) => through >= first);
  const rest = cut === undefined || endOfParts(before) === first - 1 ? [] : [{ ...cut, through: first - 1 }];
  const after = known.filter(({ through }) => through > last);
  return joined([...before, ...rest, { through: last, time }, ...after]);
}

/** Joins the two parts that are nearest in time, until there are as few as are kept. */
function joined(parts: ComparedParts): ComparedParts {
  if (parts.length <= AUDIT_EXPORT_MAX_COMPARED_PARTS) return parts;
  const distances = parts.slice(1).map(({ time }, index) => distance(time, parts[index]?.time ?? null));
  const nearest = distances.indexOf(Math.min(...distances));
  const [one, other] = [parts[nearest]?.time ?? null, parts[nearest + 1]?.time ?? null];
  const time = one === null || other === null ? null : Math.min(one, other);
  const through = parts[nearest + 1]?.through ?? 0;
  return joined([...parts.slice(0, nearest), { through, time }, ...parts.slice(nearest + 2)]);
}

function distance(one: number | null, other: number | null): number {
  if (one === null || other === null) return one === other ? 0 : Number.MAX_VALUE;
  return Math.abs(one - other);
}

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

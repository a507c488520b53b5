/**
 * Pages that leave ids out of a log whose ids are consecutive: they are asked for again, then held back while their entries are
 * young, and then taken as they are; the segment states what is missing.
 * See docs/decisions/0131-missing-ids.md.
 */

import type { PageEntry, PageFailure } from "../content-server/audit-source.ts";
import { backoffMilliseconds } from "../content-server/retry.ts";
import { isYoung } from "./age.ts";
import { compareIds, isAbove } from "./entry-ids.ts";
import type { Gap } from "./gaps.ts";
import type { Reading } from "./job-state.ts";
import type { JobPorts, JobSettings, StepOutcome } from "./job-types.ts";
import { AUDIT_GAP_HOLD_BACK_MINUTES, AUDIT_GAP_MAX_TRIES, AUDIT_GAP_MAX_TRIES_OF_RUN } from "./limits.ts";

const HOLD_BACK_MILLISECONDS = AUDIT_GAP_HOLD_BACK_MINUTES * 60_000;

/** The next step with a page. */
export type PageWatch =
  /** @property entries those before the first gap that is held back: all of them, where there is none. */
  | { readonly kind: "take"; readonly entries: readonly PageEntry[] }
  | { readonly kind: "again"; readonly state: Reading; readonly outcome: StepOutcome };

/**
 * Looks for ids that are missing between what is gathered and the entries of a page, and between these.
 *
 * @param askedTime milliseconds since 1970 at which the page was asked for.
 */
export function watchGaps(
  state: Reading,
  entries: readonly PageEntry[],
  askedTime: number,
  { consecutiveIds }: JobSettings,
  ports: JobPorts,
): PageWatch {
  const { highest } = state.gathered;
  if (!consecutiveIds || areConsecutive(highest, entries)) return { kind: "take", entries };
  const gaps = gapsIn(highest, entries);
  const [first] = gaps;
  if (first !== undefined && mayAskAgain(state, first)) return askAgain(state, first, ports);
  const cuts = gaps.map((gap) => entries.findIndex(({ id }) => id !== null && compareIds(id, gap.before) >= 0));
  const cut = cuts.find((start) => beginYoung(entries.slice(start), askedTime));
  return { kind: "take", entries: cut === undefined ? entries : entries.slice(0, cut) };
}

function mayAskAgain({ gapTries }: Reading, { after }: Gap): boolean {
  const tries = gapTries.after === after ? gapTries.tries : 0;
  return tries < AUDIT_GAP_MAX_TRIES && gapTries.ofRun < AUDIT_GAP_MAX_TRIES_OF_RUN;
}

function askAgain(state: Reading, { after, before }: Gap, { random }: JobPorts): PageWatch {
  const { gapTries } = state;
  const tries = (gapTries.after === after ? gapTries.tries : 0) + 1;
  const message = `The server left out ids between ${after} and ${before}.`;
  const failure: PageFailure = { kind: "malformed", message };
  const milliseconds = backoffMilliseconds({ failures: tries }, random());
  return {
    kind: "again",
    state: { ...state, gapTries: { after, tries, ofRun: gapTries.ofRun + 1 } },
    outcome: { kind: "wait", milliseconds, failure },
  };
}

/** Tells if the first entry with a time is young. */
function beginYoung(entries: readonly PageEntry[], askedTime: number): boolean {
  const time = entries.find((entry) => entry.time !== null)?.time ?? null;
  return time !== null && isYoung(time, askedTime, HOLD_BACK_MILLISECONDS);
}

/** Tells if each id above the highest one is the next number after the one before, as on almost every page. */
function areConsecutive(reached: string | null, entries: readonly PageEntry[]): boolean {
  let highest = reached;
  for (const { id } of entries) {
    if (id === null) continue;
    if (highest === null || isNext(highest, id)) highest = id;
    else if (isAbove(id, highest)) return false;
  }
  return true;
}

/** Tells if an id follows on another. Most often, they differ in their last digit only. */
function isNext(id: string, next: string): boolean {
  const last = id.length - 1;
  const isSameBut = next.length === id.length && next.charCodeAt(last) === id.charCodeAt(last) + 1;
  if (isSameBut && next.slice(0, last) === id.slice(0, last)) return true;
  return BigInt(next) - BigInt(id) === 1n;
}

/** The places at which ids are missing, ascending. On the page itself, they may be in any order. */
function gapsIn(reached: string | null, entries: readonly PageEntry[]): readonly Gap[] {
  const ids = entries.flatMap(({ id }) => (id !== null && isAbove(id, reached) ? [id] : [])).toSorted(compareIds);
  const all = reached === null ? ids : [reached, ...ids];
  return all.slice(1).flatMap((before, index) => {
    const after = all[index] ?? before;
    return before === after || isNext(after, before) ? [] : [{ after, before }];
  });
}

/** Asks again for the ids of open gaps, where cursors are ids: one page for each gap in each run. */

import { isAbove, maxId } from "./entry-ids.ts";
import { isInGap } from "./gaps.ts";
import { gather } from "./gather.ts";
import { type Position, type Reading, type Step, type Walk, working } from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import { AUDIT_STALLED_MAX_PAGES } from "./limits.ts";
import { readPage } from "./read-page.ts";

type Filling = Walk & { readonly kind: "filling" };

/**
 * Begins with the gaps, where there are any, and ends with another walk.
 *
 * See docs/decisions/0131-missing-ids.md.
 */
export function fillingBefore(next: Walk, { last }: Position, settings: JobSettings, { source }: JobPorts): Walk {
  const gaps = settings.consecutiveIds ? (last?.gaps ?? []) : [];
  const canAsk = gaps.length > 0 && source.urlAfter(gaps[0]?.after ?? "0", 1) !== null;
  return canAsk ? { kind: "filling", gaps, url: null, idle: 0, next } : next;
}

/** Reads a page after the beginning of the lowest of the gaps that are left, and takes what is in the gap. */
export async function fillNext(state: Reading, walk: Filling, settings: JobSettings, ports: JobPorts): Promise<Step> {
  const [gap, ...left] = walk.gaps;
  const { limit } = state.asking;
  const from = gap === undefined ? null : (walk.url ?? ports.source.urlAfter(gap.after, limit));
  if (gap === undefined || from === null) return working({ ...state, walk: walk.next });
  const rest: Walk = { ...walk, gaps: left, url: null, idle: 0 };
  const url = ports.source.withLimit(from, limit);
  const read = await readPage(state, url, settings, ports);
  if (read.kind === "step") return read.step;
  if (read.kind === "fewer") return working(read.state);
  // The server may still have the pages of the other gaps.
  if (read.kind === "rejected") return working({ ...state, walk: rest });
  const { entries, next } = read.page;
  const found = entries.filter(({ id }) => id !== null && isInGap([gap], id));
  const gathered = gather(state.gathered, found, from, state.position);
  const highest = maxId(null, found);
  const isEnd = next === null || entries.some(({ id }) => id !== null && !isAbove(gap.before, id));
  // What the page has of the gap is taken; the next one has to go on behind it.
  if (highest !== null && !isEnd) {
    const gaps = [{ after: highest, before: gap.before }, ...left];
    return working({ ...read.state, gathered, walk: { ...walk, gaps, url: next, idle: 0 } });
  }
  // Before the first id behind the gap's beginning, there may be a page of entries without ids.
  const isOver = isEnd || walk.idle >= AUDIT_STALLED_MAX_PAGES;
  return working({ ...read.state, gathered, walk: isOver ? rest : { ...walk, url: next, idle: walk.idle + 1 } });
}

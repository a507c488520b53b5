import { lastIndexNotAbove } from "../text/sorted.ts";
import type { Span } from "../text/span.ts";

/** The damaged parts of a text, so that many places can be compared with many of them. */
export interface DamagedSpans {
  readonly count: number;
  /** Those that have a character in common with a place; where a bracket is missing, those that it stands inside of. */
  touching(place: Span): readonly Span[];
  isTouched(place: Span): boolean;
}

export function createDamagedSpans(spans: readonly Span[]): DamagedSpans {
  const merged = mergeSpans(spans);
  const starts = merged.map(({ start }) => start);
  function* touching(place: Span): Iterable<Span> {
    for (let index = lastIndexNotAbove(starts, place.end); index >= 0; index -= 1) {
      const span = merged[index];
      if (span === undefined || span.end < place.start) return;
      if (doTouch(span, place)) yield span;
    }
  }
  return {
    count: merged.length,
    touching: (place) => [...touching(place)],
    isTouched: (place) => touching(place)[Symbol.iterator]().next().done !== true,
  };
}

/** In order, with those joined that overlap, so that their ends are in order, too. */
function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = merged.at(-1);
    if (last === undefined || last.end < span.start) merged.push(span);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return merged;
}

function doTouch(span: Span, place: Span): boolean {
  if (span.start === span.end) return place.start < span.start && span.start < place.end;
  return span.start < place.end && place.start < span.end;
}

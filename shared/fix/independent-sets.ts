import type { Diagnostic, Fix, LocatedDiagnostic, TextEdit } from "../diagnostic/diagnostic.ts";

/** A diagnostic with its fix. */
export type Fixable = LocatedDiagnostic & { readonly fix: Fix };

export function isFixable(diagnostic: Diagnostic): diagnostic is Fixable {
  return diagnostic.fix !== undefined;
}

/**
 * Sets of fixes that are independent of each other: one rule gives all of a set, and no two edit the same place. No fix of a
 * rule changes what the rule's other findings rest on; a fix of another rule may.
 * See docs/decisions/0014-fix-passes.md.
 *
 * @param fixable in the order in which they are to be applied.
 * @param length of the text, in UTF-16 code units.
 */
export function* independentSets(fixable: readonly Fixable[], length: number): Iterable<readonly Fixable[]> {
  for (const ofRule of Map.groupBy(fixable, ({ rule }) => rule).values()) {
    let left: readonly Fixable[] = ofRule;
    while (left.length > 0) {
      const set = new Set(withoutOverlaps(left, length));
      yield [...set];
      left = left.filter((one) => !set.has(one));
    }
  }
}

/** The first of those that would edit the same place. */
function withoutOverlaps(fixable: readonly Fixable[], length: number): readonly Fixable[] {
  const place = createPlaces(length);
  return fixable.filter(({ fix }) => {
    const isFree = fix.edits.every((edit) => place.isFree(edit));
    if (isFree) for (const edit of fix.edits) place.take(edit);
    return isFree;
  });
}

/** Which characters of a text are replaced already, and before which something is inserted. */
function createPlaces(length: number) {
  const replaced = new Uint8Array(length + 1);
  const inserted = new Uint8Array(length + 1);
  return {
    isFree({ range: { start, end } }: TextEdit): boolean {
      if (start.offset === end.offset)
        return !inserted[start.offset] && !replaced[start.offset] && !replaced[start.offset - 1];
      return (
        !replaced.subarray(start.offset, end.offset).includes(1) &&
        !inserted.subarray(start.offset, end.offset + 1).includes(1)
      );
    },
    take({ range: { start, end } }: TextEdit): void {
      if (start.offset === end.offset) inserted[start.offset] = 1;
      else replaced.fill(1, start.offset, end.offset);
    },
  };
}

/** A text with fixes applied, no two of which edit the same place. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const edits = fixes.flatMap((fix) => fix.edits);
  const parts: string[] = [];
  let done = 0;
  for (const { range, text: replacement } of edits.toSorted(
    (one, other) => one.range.start.offset - other.range.start.offset,
  )) {
    parts.push(text.slice(done, range.start.offset), replacement);
    done = range.end.offset;
  }
  return [...parts, text.slice(done)].join("");
}

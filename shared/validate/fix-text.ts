import type { Diagnostic, Fix, TextEdit } from "../diagnostic/diagnostic.ts";
import { FIX_PASSES_MAX } from "./limits.ts";
import { type CheckSettings, validate } from "./validate.ts";

export interface FixSettings extends CheckSettings {
  /** Also fixes that may change what the assistant does. */
  readonly unsafe?: boolean;
}

export interface FixedText {
  readonly text: string;
  /** Those that were fixed, in the order in which they were; places are those of the text at the time. */
  readonly applied: readonly Diagnostic[];
}

/** A diagnostic with its fix. */
type Fixable = Diagnostic & { readonly fix: Fix };

/**
 * Applies the fixes of a text's diagnostics until none is left. Of broken
 * syntax only what leaves no doubt has a fix; the rest of such a text stays as it is.
 * See docs/decisions/0014-fix-passes.md.
 */
export function fixText(text: string, { unsafe = false, ...settings }: FixSettings = {}): FixedText {
  const applied: Diagnostic[] = [];
  let fixed = text;
  for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
    const fixable = validate(fixed, settings).filter(isFixable);
    const chosen = withoutOverlaps(
      fixable.filter(({ fix }) => fix.safe || unsafe),
      fixed.length,
    );
    if (chosen.length === 0) break;
    applied.push(...chosen);
    fixed = applyEdits(
      fixed,
      chosen.flatMap(({ fix }) => fix.edits),
    );
  }
  return { text: fixed, applied };
}

function isFixable(diagnostic: Diagnostic): diagnostic is Fixable {
  return diagnostic.fix !== undefined;
}

/** The first of those that would edit the same place; the others have their turn in the next pass. */
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

function applyEdits(text: string, edits: readonly TextEdit[]): string {
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

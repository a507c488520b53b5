import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { validate } from "../validate/validate.ts";
import { applyFixes, type Fixable, independentSets, isFixable } from "./independent-sets.ts";
import { FIX_COMPARED_MAX_CHARACTERS, FIX_COMPARISONS_MIN, FIX_PASSES_MAX } from "./limits.ts";
import { type OpeningFix, type OpeningSettings, splitByOpening } from "./opening.ts";

export interface FixSettings extends OpeningSettings {
  /** Also the unsafe fixes, but for those that open something. */
  readonly unsafe?: boolean;
}

export interface FixedText {
  readonly text: string;
  /** Those that were fixed, in the order in which they were; places are those of the text at the time. */
  readonly applied: readonly Diagnostic[];
  /** The unsafe fixes that are not applied because they open something, where unsafe ones were asked for. */
  readonly opening: readonly OpeningFix[];
}

/**
 * Applies the fixes of a text's diagnostics until none is left: one independent set, and then the text is checked again, so that
 * no fix rests on a finding that another one made untrue. Safe fixes come first. Of broken syntax only what leaves no doubt
 * has a fix; the rest of such a text stays as it is.
 * See docs/decisions/0014-fix-passes.md and docs/decisions/0147-fixes-that-open.md.
 */
export function fixText(text: string, { unsafe = false, ...settings }: FixSettings = {}): FixedText {
  const applied: Diagnostic[] = [];
  let fixed = text;
  for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
    const { set, opening } = nextSet(fixed, unsafe, settings);
    if (set.length === 0) return { text: fixed, applied, opening };
    applied.push(...set);
    fixed = applyFixes(
      fixed,
      set.map(({ fix }) => fix),
    );
  }
  return { text: fixed, applied, opening: [] };
}

/** What is to be applied next. Where it is nothing, `opening` has what is left because it opens something. */
interface NextSet {
  readonly set: readonly Fixable[];
  readonly opening: readonly OpeningFix[];
}

function nextSet(text: string, unsafe: boolean, settings: OpeningSettings): NextSet {
  const fixable = validate(text, settings).filter(isFixable);
  const safe = fixable.filter(({ fix }) => fix.safe);
  for (const set of independentSets(safe, text.length)) return { set, opening: [] };
  return unsafe ? nextUnsafeSet(text, fixable, settings) : { set: [], opening: [] };
}

function nextUnsafeSet(text: string, fixable: readonly Fixable[], settings: OpeningSettings): NextSet {
  let comparisons = 0;
  const mayCompare = () => {
    comparisons += 1;
    return comparisons <= Math.max(FIX_COMPARISONS_MIN, FIX_COMPARED_MAX_CHARACTERS / text.length);
  };
  const opening: OpeningFix[] = [];
  for (const set of independentSets(fixable, text.length)) {
    const split = splitByOpening(text, set, settings, mayCompare);
    if (split.harmless.length > 0) return { set: split.harmless, opening: [] };
    opening.push(...split.opening);
  }
  return { set: [], opening };
}

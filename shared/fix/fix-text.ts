import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { validate } from "../validate/validate.ts";
import { fixSafely } from "./fix-safely.ts";
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
 * Applies the fixes of a text's diagnostics until none is left: the safe ones, and where that is asked for one set after the other
 * of unsafe ones that open nothing, each with the safe ones that then follow.
 * See docs/decisions/0147-fixes-that-open.md.
 */
export function fixText(text: string, { unsafe = false, ...settings }: FixSettings = {}): FixedText {
  let fixed = fixSafely(text, settings);
  const applied: Diagnostic[] = [...fixed.applied];
  if (!unsafe) return { text: fixed.text, applied, opening: [] };
  for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
    const { set, opening } = nextUnsafeSet(fixed.text, settings);
    if (set.length === 0) return { text: fixed.text, applied, opening };
    applied.push(...set);
    fixed = fixSafely(
      applyFixes(
        fixed.text,
        set.map(({ fix }) => fix),
      ),
      settings,
    );
    applied.push(...fixed.applied);
  }
  return { text: fixed.text, applied, opening: [] };
}

/** The fixes to apply next. Where there is none, `opening` has what is left because it opens something. */
interface NextSet {
  readonly set: readonly Fixable[];
  readonly opening: readonly OpeningFix[];
}

/** @param text has no safe fix left. */
function nextUnsafeSet(text: string, settings: OpeningSettings): NextSet {
  let comparisons = 0;
  const mayCompare = () => {
    comparisons += 1;
    return comparisons <= Math.max(FIX_COMPARISONS_MIN, FIX_COMPARED_MAX_CHARACTERS / text.length);
  };
  const opening: OpeningFix[] = [];
  for (const set of independentSets(validate(text, settings).filter(isFixable), text.length)) {
    const split = splitByOpening(text, set, settings, mayCompare);
    if (split.harmless.length > 0) return { set: split.harmless, opening: [] };
    opening.push(...split.opening);
  }
  return { set: [], opening };
}

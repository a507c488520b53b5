import { type CheckSettings, validate } from "../validate/validate.ts";
import { applyFixes, type Fixable, independentSets, isFixable } from "./independent-sets.ts";
import { FIX_PASSES_MAX } from "./limits.ts";

/** A text, with the fixes that were applied in the order in which they were; places are those of the text at the time. */
export interface SafelyFixed {
  readonly text: string;
  readonly applied: readonly Fixable[];
}

/**
 * Applies the safe fixes of a text's diagnostics until none is left: one independent set, and then the text is checked again, so that
 * no fix rests on a finding that another one made untrue. Of broken syntax only what leaves no doubt has a fix; the rest of such a
 * text stays as it is.
 * See docs/decisions/0014-fix-passes.md.
 */
export function fixSafely(text: string, settings: CheckSettings): SafelyFixed {
  const applied: Fixable[] = [];
  let fixed = text;
  for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
    const safe = validate(fixed, settings)
      .filter(isFixable)
      .filter(({ fix }) => fix.safe);
    const [set] = independentSets(safe, fixed.length);
    if (set === undefined) break;
    applied.push(...set);
    fixed = applyFixes(
      fixed,
      set.map(({ fix }) => fix),
    );
  }
  return { text: fixed, applied };
}

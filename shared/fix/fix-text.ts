import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { fromPointer } from "../text/pointer.ts";
import { entriesAround } from "../validate/damaged-entries.ts";
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

/**
 * Removals come last, and none is made in a provider of which another fix is held back: a setting without effect may
 * be what that mistake is about.
 *
 * @param text has no safe fix left.
 */
function nextUnsafeSet(text: string, settings: OpeningSettings): NextSet {
  let comparisons = 0;
  const mayCompare = () => {
    comparisons += 1;
    return comparisons <= Math.max(FIX_COMPARISONS_MIN, FIX_COMPARED_MAX_CHARACTERS / text.length);
  };
  const opening: OpeningFix[] = [];
  const fixable = validate(text, settings).filter(isFixable);
  const inTurn = [fixable.filter((one) => !removes(one)), fixable.filter(removes)];
  for (const set of inTurn.flatMap((some) => [...independentSets(some, text.length)])) {
    const free = set.filter(
      (one) => !removes(one) || !opening.some(({ diagnostic }) => shareProvider(diagnostic, one)),
    );
    const split = splitByOpening(text, free, settings, mayCompare);
    if (split.harmless.length > 0) return { set: split.harmless, opening: [] };
    opening.push(...split.opening);
  }
  return { set: [], opening };
}

/** True for a fix that writes nothing. */
function removes({ fix }: Fixable): boolean {
  return fix.edits.every((edit) => edit.text === "");
}

/** True for two places in one provider, and where one of them is in no single one. */
function shareProvider(one: Fixable, other: Fixable): boolean {
  const [first, second] = [providerOf(one), providerOf(other)];
  return first === undefined || second === undefined || first === second;
}

const OF_ALL_PROVIDERS = "/providers/default";

/** The pointer of the provider that a finding is in; undefined outside of providers, and for what all of them share. */
function providerOf({ pointer }: Fixable): string | undefined {
  const { provider } = entriesAround(fromPointer(pointer));
  return provider === OF_ALL_PROVIDERS ? undefined : provider;
}

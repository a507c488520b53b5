import type { Change } from "../changes/change.ts";
import { compareSides } from "../changes/compare.ts";
import type { Side } from "../changes/side.ts";
import type { Fix } from "../diagnostic/diagnostic.ts";
import type { LayerInput } from "../resolve/layers.ts";
import { type CheckSettings, validate } from "../validate/validate.ts";
import { vocabularyOfText } from "../vocabulary/choose.ts";
import type { LayerKind } from "../vocabulary/vocabulary.ts";
import { fixSafely } from "./fix-safely.ts";
import { applyFixes, type Fixable, isFixable } from "./independent-sets.ts";

/** The settings of fixes: those of the check, and which layer the text is. */
export interface OpeningSettings extends CheckSettings {
  /** The user's unless given. */
  readonly layer?: LayerKind;
}

/** An unsafe fix that opens something (decisions: What a change does), with its changes of the effect `opens`. */
export interface OpeningFix {
  readonly diagnostic: Fixable;
  readonly opens: readonly Change[];
}

/**
 * The changes by which a text opens something in the place of another one, within the same layers, policy and
 * vocabulary. Undefined where that is not known, as of a text whose syntax is broken.
 */
export function openedBy(before: string, after: string, settings: OpeningSettings): readonly Change[] | undefined {
  const { changes, widens } = compareSides(sideWithText(before, settings), sideWithText(after, settings));
  return widens === undefined ? undefined : changes.filter(({ effect }) => effect === "opens");
}

/**
 * The changes by which a fix of a text opens something by itself, with the safe fixes that then follow: the right name
 * of a provider opens nothing while another mistake keeps its block out.
 */
export function openedByFix(text: string, fix: Fix, settings: OpeningSettings): readonly Change[] | undefined {
  return openedBy(fixSafely(text, settings).text, fixSafely(applyFixes(text, [fix]), settings).text, settings);
}

/** The unsafe fixes of a text that open something, each by itself. Each is looked at when it is asked for. */
export function* openingFixes(text: string, settings: OpeningSettings): Iterable<OpeningFix> {
  for (const diagnostic of validate(text, settings)) {
    if (!isFixable(diagnostic) || diagnostic.fix.safe) continue;
    const opens = openedByFix(text, diagnostic.fix, settings) ?? [];
    if (opens.length > 0) yield { diagnostic, opens };
  }
}

function sideWithText(text: string, { layers = {}, layer = "user", path, policy, vocabulary }: OpeningSettings): Side {
  const documents = typeof layers === "function" ? layers(vocabularyOfText(vocabulary, text)) : layers;
  const around = (["enforced", "default"] as const).flatMap((kind): readonly LayerInput[] => {
    const value = documents[kind];
    return value === undefined ? [] : [{ kind, label: kind, value }];
  });
  return {
    layers: [...around, { kind: layer, label: path ?? "", text }],
    policy,
    vocabulary,
    path,
  };
}

/** A set of fixes by what they open. Those that were not tried are in neither list. */
export interface SplitSet {
  /** Together they open nothing. */
  readonly harmless: readonly Fixable[];
  /** Each opens something once the harmless ones are applied. */
  readonly opening: readonly OpeningFix[];
}

/**
 * Finds which fixes of an independent set open nothing, with the safe fixes that then follow: all of them by one
 * comparison, and otherwise by halves.
 *
 * @param mayCompare takes one comparison; false where there is none left.
 */
export function splitByOpening(
  text: string,
  set: readonly Fixable[],
  settings: OpeningSettings,
  mayCompare: () => boolean,
): SplitSet {
  const harmless: Fixable[] = [];
  const opening: OpeningFix[] = [];
  const textWith = (fixables: readonly Fixable[]) => {
    const fixes = fixables.map(({ fix }) => fix);
    return fixSafely(applyFixes(text, fixes), settings).text;
  };
  const tryAll = (fixables: readonly Fixable[]): void => {
    const [first] = fixables;
    if (first === undefined || !mayCompare()) return;
    const opens = openedBy(textWith(harmless), textWith([...harmless, ...fixables]), settings) ?? [];
    if (opens.length === 0) harmless.push(...fixables);
    else if (fixables.length === 1) opening.push({ diagnostic: first, opens });
    else for (const half of halvesOf(fixables)) tryAll(half);
  };
  tryAll(set);
  return { harmless, opening };
}

function halvesOf(fixables: readonly Fixable[]): readonly (readonly Fixable[])[] {
  const middle = Math.ceil(fixables.length / 2);
  return [fixables.slice(0, middle), fixables.slice(middle)];
}

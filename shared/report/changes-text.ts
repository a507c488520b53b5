import { type Cause, type Change, type ChangeKind, EFFECTS, type Effect, type PolicyPlace } from "../changes/change.ts";
import type { LinePosition, OriginPlace } from "../resolve/origin.ts";
import { printable } from "../text/printable.ts";
import { countOf, listNames, quote, startSentence } from "../text/wording.ts";
import { countEffects, describeEffects } from "./effect-counts.ts";
import { SHOWN_CAUSES_MAX, SHOWN_FILES_MAX } from "./limits.ts";

/** Shows a line in a way that suits the effect that it is about. */
export type PaintEffect = (effect: Effect, line: string) => string;

/** The heading above the changes of an effect. */
export const EFFECT_TITLES: Readonly<Record<Effect, string>> = {
  opens: "Opens",
  breaks: "Breaks",
  moves: "Moves",
  changes: "Changes",
  none: "No effect",
};

/** The plural name of each kind of change. */
export const KIND_TITLES: Readonly<Record<ChangeKind, string>> = {
  "provider-available": "New providers",
  "every-model-offered": "Every model offered",
  "destination-added": "New destinations",
  "encryption-lost": "Lost encryption",
  "model-offered": "New models",
  "enforced-value-removed": "Values no longer enforced",
  "policy-loosened": "Loosened checks",
  "finding-suppressed": "Suppressed findings",
  "provider-unavailable": "Lost providers",
  "every-model-withdrawn": "Not every model any longer",
  "model-withdrawn": "Lost models",
  "connection-changed": "Other connections of providers",
  "model-moved": "Other connections of models",
  "model-changed": "Other metadata of models",
  "setting-without-effect": "Settings without effect",
};

/** One sentence on a change, with the files that it is about where these are to be named. */
export interface ListedChange extends Pick<Change, "effect" | "text"> {
  readonly causes: readonly Cause[];
  readonly paths?: readonly string[];
  /** As `SharedChange` has it. */
  readonly governed?: number | undefined;
  /** More to say of it, each a few words of plain text on a line. */
  readonly notes?: readonly string[];
}

/** Tells people what a change does: a list for each effect, each change with what decides it, and the counts. */
export function formatChanges(changes: readonly Change[], paint: PaintEffect): string {
  if (changes.length === 0) return "no changes\n";
  const lines = changeLines(
    changes.map(({ effect, text, cause }) => ({ effect, text, causes: cause === null ? [] : [cause] })),
    paint,
  );
  return `${[...lines, "", `${startSentence(describeEffects(countEffects(changes)))}.`].join("\n")}\n`;
}

/** The same as lines of printable text, without the counts. None of them is a command to GitHub's runner. */
export function changeLines(changes: readonly ListedChange[], paint: PaintEffect): readonly string[] {
  return EFFECTS.flatMap((effect) => {
    const ofEffect = changes.filter((change) => change.effect === effect);
    if (ofEffect.length === 0) return [];
    return [paint(effect, `${EFFECT_TITLES[effect]}:`), ...ofEffect.flatMap((one) => linesOfChange(one, paint))];
  });
}

function linesOfChange(
  { effect, text, causes, paths = [], governed, notes = [] }: ListedChange,
  paint: PaintEffect,
): readonly string[] {
  return [
    paint(effect, `  ${printable(text)}`),
    ...listNames(causes.map(describeCause), printable, SHOWN_CAUSES_MAX).map((cause) => `    from  ${cause}`),
    ...(paths.length === 0 ? [] : [`    in    ${printable(whereText(paths, governed))}`]),
    ...notes.map((note) => `    ${printable(note)}`),
  ];
}

/** "a, b", "25 of 30 configurations: a, b, c, 22 others". */
function whereText(paths: readonly string[], governed: number | undefined): string {
  const names = listNames(paths, (path) => path, SHOWN_FILES_MAX).join(", ");
  const isMany = governed !== undefined && paths.length > SHOWN_FILES_MAX;
  return isMany ? `${paths.length} of ${countOf(governed, "configuration")}: ${names}` : names;
}

/** Where the value stands that decides: a few words of plain text. */
export function describeCause({ side, place }: Cause): string {
  const where = place.kind === "policy" ? describePolicyPlace(place) : describePlace(place);
  return side === "before" ? `${where}, before the change` : where;
}

function describePolicyPlace({ label = "the policy", pointer, position }: PolicyPlace): string {
  return `${lineOf(label, position)} (policy, ${pointer === "" ? "the whole document" : pointer})`;
}

/** Where a value stands: a few words of plain text. */
export function describePlace(place: OriginPlace): string {
  switch (place.kind) {
    case "layer": {
      const { label, layer, pointer, position } = place;
      return `${lineOf(label, position)} (${layer} layer, ${pointer === "" ? "the whole document" : pointer})`;
    }
    case "discovered":
      return `returned by the provider ${quote(place.provider)}`;
    case "vocabulary":
      return "the provider's default";
    default:
      return "the built-in default";
  }
}

function lineOf(label: string, position: LinePosition | undefined): string {
  return position === undefined ? label : `${label}:${position.line}:${position.column}`;
}

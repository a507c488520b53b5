import { type Cause, type Change, EFFECTS, type Effect } from "../changes/change.ts";
import type { OriginPlace } from "../resolve/origin.ts";
import { printable } from "../text/printable.ts";
import { quote, startSentence } from "../text/wording.ts";
import { countEffects, describeEffects } from "./effect-counts.ts";

/** Shows a line in a way that suits the effect that it is about. */
export type PaintEffect = (effect: Effect, line: string) => string;

/** What stands above the changes of an effect. */
export const EFFECT_TITLES: Readonly<Record<Effect, string>> = {
  opens: "Opens",
  breaks: "Breaks",
  moves: "Moves",
  changes: "Changes",
  none: "No effect",
};

/** Tells people what a change does: a list for each effect, each change with what decides it, and the counts. */
export function formatChanges(changes: readonly Change[], paint: PaintEffect): string {
  if (changes.length === 0) return "no changes\n";
  const counts = startSentence(describeEffects(countEffects(changes)));
  return `${[...changeLines(changes, paint), "", `${counts}.`].join("\n")}\n`;
}

/** The same as lines of printable text, without the counts. */
export function changeLines(changes: readonly Change[], paint: PaintEffect = (_, line) => line): readonly string[] {
  return EFFECTS.flatMap((effect) => {
    const ofEffect = changes.filter((change) => change.effect === effect);
    if (ofEffect.length === 0) return [];
    return [paint(effect, `${EFFECT_TITLES[effect]}:`), ...ofEffect.flatMap((change) => linesOf(change, paint))];
  });
}

function linesOf({ effect, text, cause }: Change, paint: PaintEffect): readonly string[] {
  const sentence = paint(effect, `  ${printable(text)}`);
  return cause === null ? [sentence] : [sentence, `    from  ${printable(describeCause(cause))}`];
}

/** Where the value stands that decides: a few words of plain text. */
export function describeCause({ side, place }: Cause): string {
  const where = place.kind === "policy" ? `the policy, ${place.pointer}` : describePlace(place);
  return side === "before" ? `${where}, before the change` : where;
}

/** Where a value stands: a few words of plain text. */
export function describePlace(place: OriginPlace): string {
  switch (place.kind) {
    case "layer": {
      const { label, layer, pointer, position } = place;
      const at = position === undefined ? label : `${label}:${position.line}:${position.column}`;
      return `${at} (${layer} layer, ${pointer === "" ? "the whole document" : pointer})`;
    }
    case "discovered":
      return `returned by the provider ${quote(place.provider)}`;
    case "vocabulary":
      return "the provider's default";
    default:
      return "the built-in default";
  }
}

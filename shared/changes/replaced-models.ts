import { similarNames } from "../text/did-you-mean.ts";
import type { Change } from "./change.ts";
import { SIMILAR_MODELS_MAX_PAIRS } from "./limits.ts";
import { nameText } from "./words.ts";

/** A shorter name is like too many. */
const NAME_MIN_CHARACTERS = 4;

/**
 * The same changes, in which a model that goes and one of a similar name that comes to its provider say so: most often, it is
 * another version. A model that is like several is replaced by none of them.
 */
export function withReplacedModels(changes: readonly Change[]): readonly Change[] {
  const sentences = new Map(
    [...Map.groupBy(changes.filter(isOfModels), ({ provider }) => provider)].flatMap(([provider, ofProvider]) =>
      replacements(ofProvider).flatMap(([old, now]) => {
        const sentence = ` ${nameText(old)} is replaced by ${nameText(now)}.`;
        return [
          [changeKey("model-withdrawn", provider, old), sentence],
          [changeKey("model-offered", provider, now), sentence],
        ] as const;
      }),
    ),
  );
  if (sentences.size === 0) return changes;
  return changes.map((change) => {
    const sentence = sentences.get(changeKey(change.kind, change.provider, change.model));
    return sentence === undefined ? change : { ...change, text: change.text + sentence };
  });
}

function isOfModels({ kind }: Change): boolean {
  return kind === "model-withdrawn" || kind === "model-offered";
}

function changeKey(kind: Change["kind"], provider: string | null, model: string | null): string {
  return JSON.stringify([kind, provider, model]);
}

/** The names of models that go, each with that of the one that comes instead. */
function replacements(changes: readonly Change[]): readonly (readonly [string, string])[] {
  const gone = modelNames(changes, "model-withdrawn");
  const come = modelNames(changes, "model-offered");
  // Of many, none is looked at: that would take quadratic time.
  if (gone.length * come.length > SIMILAR_MODELS_MAX_PAIRS) return [];
  const onlySimilar = (name: string, names: readonly string[]) => {
    const [similar, ...others] = similarNames(name, names);
    return others.length === 0 ? similar : undefined;
  };
  return gone.flatMap((old) => {
    const now = onlySimilar(old, come);
    return now === undefined || onlySimilar(now, gone) !== old ? [] : [[old, now] as const];
  });
}

function modelNames(changes: readonly Change[], kind: Change["kind"]): readonly string[] {
  return changes.flatMap((change) => {
    const isMeant = change.kind === kind && change.model !== null && change.model.length >= NAME_MIN_CHARACTERS;
    return isMeant && change.model !== null ? [change.model] : [];
  });
}

import { customPath, type EffectiveModel, overridePath } from "../effective/model.ts";
import type { Path } from "../text/json.ts";
import { maskSecrets } from "../text/secrets.ts";
import type { Cause, Change } from "./change.ts";
import { type LastingPair, providerText } from "./provider-pair.ts";
import { type CombinedSide, placeAt } from "./side.ts";
import { nameText } from "./words.ts";

/** A model on both sides; undefined where it is not known. */
export interface ModelPair {
  readonly pair: LastingPair;
  readonly id: string;
  readonly before: EffectiveModel | undefined;
  readonly after: EffectiveModel | undefined;
  /** The destinations that the provider's own change states. */
  readonly stated: ReadonlySet<string>;
}

/** A model that is known on both sides. */
export interface LastingModel extends ModelPair {
  readonly before: EffectiveModel;
  readonly after: EffectiveModel;
}

/** The fields that all changes of a model share. */
export function aboutModel({ pair, id }: ModelPair): Pick<Change, "provider" | "model" | "setting"> {
  return { provider: pair.shown.id, model: maskSecrets(id), setting: null };
}

export function modelText({ pair, id }: ModelPair): string {
  return `${nameText(id)} of ${providerText(pair)}`;
}

/** The value of one of the fields of a model, after or else before; the first field first. */
export function causeOfModel({ pair: { sides }, before, after }: ModelPair, ...fields: readonly Path[]): Cause | null {
  return (
    (after && placeOfField(sides.after, after, fields)) ??
    (before && placeOfField(sides.before, before, fields)) ??
    null
  );
}

function placeOfField(side: CombinedSide, model: EffectiveModel, fields: readonly Path[]): Cause | undefined {
  const custom = customPath(model);
  const paths = fields.flatMap((field) => [
    [...overridePath(model), ...field],
    ...(custom === undefined ? [] : [[...custom, ...field]]),
  ]);
  for (const path of paths) {
    const place = placeAt(side, path);
    if (place !== undefined) return place;
  }
  return undefined;
}

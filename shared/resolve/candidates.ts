import type { EffectiveModel } from "../effective/model.ts";
import type { PrecedenceRow, PrecedenceRule } from "../effective/precedence.ts";
import { type Path, valueAt } from "../text/json.ts";
import { exactPointer, toExistingPointer } from "../text/pointer.ts";
import { maskUrl } from "../text/url-secrets.ts";
import type { Layer } from "./layers.ts";
import type { Candidate, OriginPlace } from "./origin.ts";

/** The form in which a candidate is shown: a value as it is, a URL with its secrets masked, or nothing. */
export type ShownAs = "value" | "url" | "nothing";

/**
 * The values that the layers have at a path, the one in force first. Where a list is on the way, only those of the list
 * in force: lists replace each other whole. Of URLs, an empty text counts as absent.
 *
 * @param layers from the highest to the lowest.
 */
export function candidatesAt(
  layers: readonly Layer[],
  path: Path,
  rule: PrecedenceRule,
  shown: ShownAs,
): readonly Candidate[] {
  const having = layersWith(layers, path).map((layer) => ({ layer, value: valueAt(layer.document, path) ?? null }));
  if (shown === "url" && having[0]?.value === "") return [];
  return having
    .filter(({ value }) => shown !== "url" || value !== "")
    .map(({ layer, value }) => ({
      place: placeIn(layer, path),
      rule,
      ...(shown === "nothing" ? {} : { value: shown === "url" && typeof value === "string" ? maskUrl(value) : value }),
    }));
}

function layersWith(layers: readonly Layer[], path: Path): readonly Layer[] {
  const index = path.findIndex((step) => typeof step === "number");
  if (index < 0) return layers.filter(({ document }) => valueAt(document, path) !== undefined);
  const list = path.slice(0, index);
  const inForce = layers.find(({ document }) => valueAt(document, list) !== undefined);
  return inForce !== undefined && valueAt(inForce.document, path) !== undefined ? [inForce] : [];
}

/** The place of the value at a path of a layer. */
export function placeIn({ kind, label, locate }: Layer, path: Path): OriginPlace {
  const place = { kind: "layer", layer: kind, label, pointer: toExistingPointer(path) } as const;
  if (locate === undefined) return place;
  const { line, column } = locate(path, "value").start;
  return { ...place, position: { line, column } };
}

/** The candidates of all rows of a precedence list, in order of precedence. */
export function rowCandidates(
  rows: readonly PrecedenceRow[],
  model: EffectiveModel,
  layers: readonly Layer[],
  shown: "value" | "url",
): readonly Candidate[] {
  return rows.flatMap((row): readonly Candidate[] => {
    const source = row.source(model);
    if (source === undefined) return [];
    if (source.kind === "layers") return candidatesAt(layers, source.path, row.rule, shown);
    const value = row.value(model);
    if (value === undefined) return [];
    const place: OriginPlace =
      source.kind === "vocabulary"
        ? { kind: "vocabulary", pointer: exactPointer(source.path) }
        : { kind: "discovered", provider: model.provider.id, model: model.id, field: source.field };
    return [{ place, rule: row.rule, value: shown === "url" ? maskUrl(value) : value }];
  });
}

import type { EffectiveModel } from "../effective/model.ts";
import type { PrecedenceRow, PrecedenceRule } from "../effective/precedence.ts";
import { type Json, type Path, valueAt } from "../text/json.ts";
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
  const candidates: Candidate[] = [];
  for (const layer of layersFor(layers, path)) {
    const value = valueAt(layer.document, path);
    if (value === undefined) continue;
    if (shown !== "url" || value !== "") candidates.push(candidateIn(layer, path, rule, shownValue(value, shown)));
    // It is in force, so that nothing is.
    else if (candidates.length === 0) break;
  }
  return candidates;
}

/** The layers that may have a value at a path: of those that have the list on its way, only the highest. */
function layersFor(layers: readonly Layer[], path: Path): readonly Layer[] {
  const index = path.findIndex((step) => typeof step === "number");
  if (index < 0) return layers;
  const list = path.slice(0, index);
  const inForce = layers.find(({ document }) => valueAt(document, list) !== undefined);
  return inForce === undefined ? [] : [inForce];
}

function shownValue(value: Json, shown: ShownAs): Json | undefined {
  if (shown === "nothing") return undefined;
  return shown === "url" && typeof value === "string" ? maskUrl(value) : value;
}

function candidateIn(layer: Layer, path: Path, rule: PrecedenceRule, value: Json | undefined): Candidate {
  const place = placeIn(layer, path);
  return value === undefined ? { place, rule } : { place, rule, value };
}

/** The place of the value at a path of a layer. */
export function placeIn({ kind, label, locate }: Layer, path: Path): OriginPlace {
  const pointer = toExistingPointer(path);
  if (locate === undefined) return { kind: "layer", layer: kind, label, pointer };
  const { line, column } = locate(path, "value").start;
  return { kind: "layer", layer: kind, label, pointer, position: { line, column } };
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

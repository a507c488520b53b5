import { type JsonObject, type Path, valueAt } from "../text/json.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { DiscoveredModels } from "./catalog.ts";
import type { Layer, Tools } from "./layers.ts";
import type { Candidate, OriginPlace } from "./origin.ts";
import type { PrecedenceRule } from "./precedence.ts";

/** What a resolution goes by: layers that were salvaged, from the highest to the lowest, and what they come to. */
export interface Context {
  readonly layers: readonly Layer[];
  readonly merged: JsonObject;
  readonly discovered: DiscoveredModels;
  readonly vocabulary: Vocabulary;
  readonly tools: Tools;
}

/** What a candidate shows: a value as it is, a URL with its secrets masked, or nothing. */
export type Shown = "value" | "url" | "nothing";

/**
 * The values that the layers have at a path, the one in force first. Where a list is on the way, only those of the list
 * in force: lists replace each other whole. Of URLs, an empty text counts as absent.
 */
export function candidatesAt(context: Context, path: Path, rule: PrecedenceRule, shown: Shown): readonly Candidate[] {
  const having = layersWith(context.layers, path).map((layer) => ({
    layer,
    value: valueAt(layer.document, path) ?? null,
  }));
  if (shown === "url" && having[0]?.value === "") return [];
  return having
    .filter(({ value }) => shown !== "url" || value !== "")
    .map(({ layer, value }) => ({
      place: placeIn(layer, path, context.tools),
      rule,
      ...(shown === "nothing"
        ? {}
        : { value: shown === "url" && typeof value === "string" ? context.tools.maskUrl(value) : value }),
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
export function placeIn({ kind, label, locate }: Layer, path: Path, tools: Tools): OriginPlace {
  const pointer = tools.toPointer(path);
  const place = { kind: "layer", layer: kind, label, pointer } as const;
  if (locate === undefined) return place;
  const { line, column } = locate(path, "value").start;
  return { ...place, position: { line, column } };
}

/** One row of a precedence list, for what the list is about. */
export interface Row<Subject> {
  readonly rule: PrecedenceRule;
  /** The value that holds unless a row before this one has one; undefined and "" are none. */
  readonly value: (subject: Subject) => string | undefined;
  /** What could hold by this row, the value of the row first. */
  readonly candidates: (subject: Subject) => readonly Candidate[];
}

/** The value of the first row that has one. */
export function firstValue<Subject>(rows: readonly Row<Subject>[], subject: Subject): string | undefined {
  for (const { value } of rows) {
    const found = value(subject);
    if (found !== undefined && found !== "") return found;
  }
  return undefined;
}

/** The candidates of all rows, in order of precedence. */
export function allCandidates<Subject>(rows: readonly Row<Subject>[], subject: Subject): readonly Candidate[] {
  return rows.flatMap(({ candidates }) => candidates(subject));
}

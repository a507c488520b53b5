import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import { type DocumentText, readDocument, type Unreadable } from "../syntax/read-document.ts";
import { isArray, isObject, type Json, type JsonObject } from "../text/json.ts";
import { err, ok, type Result } from "../text/result.ts";
import { quote } from "../text/wording.ts";
import { LAYERS_MAX } from "../validate/limits.ts";
import { layerUnreadable } from "../validate/rules/layer-rules.ts";
import { type LayerDiagnostic, layerDiagnostic } from "./layer-diagnostic.ts";
import { type Layer, type LayerInput, rankLayers } from "./layers.ts";

/** Layers, from the highest to the lowest, and what of them has no effect. */
export interface Layering {
  readonly layers: readonly Layer[];
  readonly diagnostics: readonly LayerDiagnostic[];
}

/**
 * Stands for an enforced layer that cannot be read: what it closes is not known, so it closes everything.
 * See docs/decisions/0026-conflicting-layers.md.
 */
const CLOSED: JsonObject = { providers: { default: { enabled: false } } };

/** Reads layers and ranks them. One that cannot be read says nothing, but that an enforced one disables every provider. */
export function readLayers(inputs: readonly LayerInput[]): Layering {
  const diagnostics: LayerDiagnostic[] = [];
  const surplus = surplusOf(inputs);
  const layers = rankLayers(inputs).flatMap((input): readonly Layer[] => {
    if (surplus.has(input)) return [];
    const { kind, label } = input;
    const read = input.text === undefined ? readValue(input.value) : readDocument(input.text);
    if (read.ok) return [{ kind, label, ...read.value }];
    diagnostics.push(unreadable(input, read.error));
    return [{ kind, label, document: kind === "enforced" ? CLOSED : {}, isUnreadable: true }];
  });
  for (const input of surplus) {
    const message = `The ${input.kind} layer ${quote(input.label)} has no effect: there are more than ${LAYERS_MAX} layers.`;
    const advice = "Merge some of the layers.";
    diagnostics.push(layerDiagnostic(layerUnreadable, input, { message, advice }));
  }
  return { layers, diagnostics };
}

function unreadable(layer: LayerInput, { problem, advice, range }: Unreadable): LayerDiagnostic {
  const effect = layer.kind === "enforced" ? "disables every provider" : "has no effect";
  const message = `The ${layer.kind} layer ${quote(layer.label)} ${effect}: ${problem}.`;
  return layerDiagnostic(layerUnreadable, layer, { message, advice, range });
}

/** The layers beyond LAYERS_MAX: the lowest first, but never an enforced one. */
function surplusOf(inputs: readonly LayerInput[]): ReadonlySet<LayerInput> {
  const dispensable = rankLayers(inputs).filter(({ kind }) => kind !== "enforced");
  return new Set(dispensable.toReversed().slice(0, Math.max(0, inputs.length - LAYERS_MAX)));
}

function readValue(value: Json): Result<Pick<DocumentText, "document">, Unreadable> {
  if (!isObject(value)) return err({ problem: "it is not an object", advice: "Use an object: {…}." });
  if (nestsWithin(value, NESTING_MAX_LEVELS)) return ok({ document: value });
  return err({ problem: `it is nested more than ${NESTING_MAX_LEVELS} levels deep`, advice: "Use fewer levels." });
}

/** Tells if objects and arrays nest at most so many levels deep; false for a value that holds itself. */
function nestsWithin(value: Json, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  const children: readonly Json[] = isArray(value) ? value : Object.values(value);
  return children.every((child) => nestsWithin(child, levels - 1));
}

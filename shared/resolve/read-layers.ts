import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import { type DocumentText, readDocument, type Unreadable } from "../syntax/read-document.ts";
import { isArray, isObject, type Json } from "../text/json.ts";
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

/** Reads layers and ranks them. One that cannot be read says nothing. Of too many, users' are left out last. */
export function readLayers(inputs: readonly LayerInput[]): Layering {
  const diagnostics: LayerDiagnostic[] = [];
  const surplus = surplusOf(inputs);
  const ranked = rankLayers(inputs);
  const layers = ranked.flatMap((input): readonly Layer[] => {
    if (surplus.includes(input)) return [];
    const { kind, label } = input;
    const read = input.text === undefined ? readValue(input.value) : readDocument(input.text);
    if (read.ok) return [{ kind, label, ...read.value }];
    const { problem, advice, range } = read.error;
    const message = `The ${kind} layer ${quote(label)} is left out: ${problem}.`;
    diagnostics.push(layerDiagnostic(layerUnreadable, input, { message, advice, range }));
    return [{ kind, label, document: {} }];
  });
  for (const input of surplus) {
    const message = `The ${input.kind} layer ${quote(input.label)} is left out: there are more than ${LAYERS_MAX} layers.`;
    const advice = "Merge some of the layers.";
    diagnostics.push(layerDiagnostic(layerUnreadable, input, { message, advice }));
  }
  return { layers, diagnostics };
}

/** The layers beyond LAYERS_MAX: the lowest default ones first, then enforced ones. */
function surplusOf(inputs: readonly LayerInput[]): readonly LayerInput[] {
  const ofKind = Map.groupBy(rankLayers(inputs).toReversed(), ({ kind }) => kind);
  const dispensable = (["default", "enforced", "user"] as const).flatMap((kind) => ofKind.get(kind) ?? []);
  return dispensable.slice(0, Math.max(0, inputs.length - LAYERS_MAX));
}

function readValue(value: Json): Result<Pick<DocumentText, "document">, Unreadable> {
  if (!isObject(value)) return err({ problem: "it is not an object", advice: "Use an object: {…}." });
  if (nestsWithin(value, NESTING_MAX_LEVELS)) return ok({ document: value });
  return err({ problem: `it is nested more than ${NESTING_MAX_LEVELS} levels deep`, advice: "Use fewer levels." });
}

/** Whether objects and arrays nest at most so many levels. One that holds itself does not. */
function nestsWithin(value: Json, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  const children: readonly Json[] = isArray(value) ? value : Object.values(value);
  return children.every((child) => nestsWithin(child, levels - 1));
}

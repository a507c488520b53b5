import { NESTING_MAX_LEVELS } from "../syntax/limits.ts";
import { type DocumentText, readDocument, readPlainDocument, type Unreadable } from "../syntax/read-document.ts";
import { isArray, isObject, type Json, type JsonObject } from "../text/json.ts";
import { err, ok, type Result } from "../text/result.ts";
import { quote, quoteAll } from "../text/wording.ts";
import type { BlockSchema } from "../validate/block-fault.ts";
import { LAYERS_MAX } from "../validate/limits.ts";
import { layerIgnored, layerUnreadable } from "../validate/rules/layer-rules.ts";
import { layerOf } from "../vocabulary/layers.ts";
import type { AssistantLayer, Vocabulary } from "../vocabulary/vocabulary.ts";
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

/**
 * Reads layers and ranks them. One that cannot be read says nothing, but that an enforced one disables every provider,
 * unless the vocabulary says that the assistant ignores it.
 * See docs/decisions/0164-layers-of-a-vocabulary.md.
 */
export function readLayers(inputs: readonly LayerInput[], { vocabulary }: Pick<BlockSchema, "vocabulary">): Layering {
  const diagnostics: LayerDiagnostic[] = [];
  const surplus = surplusOf(inputs, vocabulary);
  const layers = rankLayers(inputs, vocabulary).flatMap((input): readonly Layer[] => {
    if (surplus.has(input)) return [];
    const { kind, name, label } = input;
    const rank = { kind, label, ...(name !== undefined && { name }) };
    const described = layerOf(vocabulary, input);
    if (name !== undefined && described === undefined) diagnostics.push(unknownName(input, name, vocabulary));
    const read = readInput(input, described);
    if (read.ok) return [{ ...rank, ...read.value }];
    const isIgnored = described?.syntax === "json" || described?.ignores === "layer";
    diagnostics.push(isIgnored ? ignored(input, read.error) : unreadable(input, read.error));
    return [{ ...rank, document: kind === "enforced" && !isIgnored ? CLOSED : {}, isUnreadable: true }];
  });
  for (const input of surplus) {
    const message = `The ${input.kind} layer ${quote(input.label)} has no effect: there are more than ${LAYERS_MAX} layers.`;
    const advice = "Merge some of the layers.";
    diagnostics.push(layerDiagnostic(layerUnreadable, input, { message, advice }));
  }
  return { layers, diagnostics };
}

function readInput(
  { text, value }: LayerInput,
  described: AssistantLayer | undefined,
): Result<Pick<DocumentText, "document">, Unreadable> {
  if (text === undefined) return readValue(value);
  return described?.syntax === "json" ? readPlainDocument(text) : readDocument(text);
}

/** It is in force all the same, so that a mistyped name opens nothing. */
function unknownName(layer: LayerInput, name: string, { layers = [] }: Vocabulary): LayerDiagnostic {
  const known = layers.filter(({ kind }) => kind === layer.kind).map((one) => one.name);
  return layerDiagnostic({ ...layerUnreadable, severity: "warning" }, layer, {
    message: `The vocabulary has no ${layer.kind} layer ${quote(name)}, so ${quote(layer.label)} is read as any other.`,
    advice: known.length === 0 ? "Leave the name out." : `Use ${quoteAll(known, "or")}.`,
  });
}

function ignored(layer: LayerInput, { problem, advice, range }: Unreadable): LayerDiagnostic {
  const message = `The assistant ignores the whole ${layer.kind} layer ${quote(layer.label)}: ${problem}.`;
  return layerDiagnostic(layerIgnored, layer, { message, advice, range });
}

function unreadable(layer: LayerInput, { problem, advice, range }: Unreadable): LayerDiagnostic {
  const effect = layer.kind === "enforced" ? "disables every provider" : "has no effect";
  const message = `The ${layer.kind} layer ${quote(layer.label)} ${effect}: ${problem}.`;
  return layerDiagnostic(layerUnreadable, layer, { message, advice, range });
}

/** The layers beyond LAYERS_MAX: the lowest first, but never an enforced one. */
function surplusOf(inputs: readonly LayerInput[], vocabulary: Vocabulary): ReadonlySet<LayerInput> {
  const dispensable = rankLayers(inputs, vocabulary).filter(({ kind }) => kind !== "enforced");
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

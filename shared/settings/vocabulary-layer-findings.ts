import { isArray, isObject, type Json, type JsonObject, ownValue, type Path, textAt } from "../text/json.ts";
import { holdsInvisible } from "../text/printable.ts";
import { joinParts } from "../text/wording.ts";
import type { RuleFinding } from "../validate/rules/rule.ts";
import { LAYER_KINDS, type LayerKind } from "../vocabulary/vocabulary.ts";
import { VOCABULARY_MAX_LAYERS } from "./limits.ts";
import { findingsOfText, type ValueFault } from "./value-findings.ts";
import { nameFault } from "./vocabulary-names.ts";

/** The mistakes in the list of layers. */
export function* layerFindings(document: JsonObject): Iterable<RuleFinding> {
  const layers = ownValue(document, "layers");
  if (!isArray(layers)) return;
  const path = ["layers"];
  if (layers.length > VOCABULARY_MAX_LAYERS) {
    yield {
      place: { path: [...path, VOCABULARY_MAX_LAYERS], part: "value" },
      message: `There are more than ${VOCABULARY_MAX_LAYERS} layers.`,
      advice: "Keep those that hold a configuration.",
    };
  }
  if (!layers.some((layer) => kindOf(layer) === "user")) {
    yield {
      place: { path, part: "key" },
      message: 'No layer is of the kind "user", so the files that people edit would have no place.',
      advice: "Add the layer that people edit.",
    };
  }
  yield* findingsInOrder(layers.slice(0, VOCABULARY_MAX_LAYERS), path);
}

/** The findings about each layer, in view of those above it. */
function* findingsInOrder(layers: readonly Json[], path: Path): Iterable<RuleFinding> {
  const names = new Set<string>();
  let lowest = 0;
  for (const [index, layer] of layers.entries()) {
    if (!isObject(layer)) continue;
    const own = [...path, index];
    yield* findingsOfText(layer, own, "name", (name) => (names.has(name) ? NAME_TAKEN : nameFault(name)));
    names.add(textAt(layer, "name") ?? "");
    const above = LAYER_KINDS[lowest] ?? "enforced";
    yield* findingsOfText(layer, own, "kind", () => orderFault(kindOf(layer), above));
    lowest = Math.max(
      lowest,
      LAYER_KINDS.findIndex((kind) => kind === kindOf(layer)),
    );
    yield* findingsOfText(layer, own, "variable", variableFault);
    yield* findingsOfText(layer, own, "file", (file) => fileFault(file, layer));
  }
}

const NAME_TAKEN: ValueFault = { fault: "is the name of another layer", advice: "Use another name." };

function kindOf(layer: Json): LayerKind | undefined {
  return isObject(layer) ? LAYER_KINDS.find((kind) => kind === ownValue(layer, "kind")) : undefined;
}

/** @param above the lowest kind before it in the list. */
function orderFault(kind: LayerKind | undefined, above: LayerKind): ValueFault | undefined {
  if (kind === undefined || LAYER_KINDS.indexOf(kind) >= LAYER_KINDS.indexOf(above)) return undefined;
  const order = joinParts(
    LAYER_KINDS.map((one) => `"${one}"`),
    "and",
  );
  return { fault: `is "${kind}", below a layer of the kind "${above}"`, advice: `Order the layers by kind: ${order}.` };
}

function variableFault(text: string): ValueFault | undefined {
  return /^[A-Za-z_]\w*$/.test(text)
    ? undefined
    : { fault: "is not the name of an environment variable", advice: 'Use a name such as "NORTH_ENFORCED".' };
}

function fileFault(text: string, layer: JsonObject): ValueFault | undefined {
  if (ownValue(layer, "variable") !== undefined)
    return { fault: 'stands beside "variable", but a layer has one place', advice: "Remove one of the two." };
  return text.trim() === "" || holdsInvisible(text)
    ? { fault: "is not the path of a file", advice: 'Use a path such as "~/.north/providers.jsonc".' }
    : undefined;
}

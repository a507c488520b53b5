import { type LayerDiagnostic, type LayerInput, type LayerKind, resolve, type Vocabulary } from "../shared/index.ts";
import { describeErrors } from "./describe-errors.ts";
import { textVariable, type VariableFault } from "./text-variable.ts";

/** The variables of a deployment that hold its layers, each the text of a configuration. */
const VARIABLES = [layerVariable("ENFORCED_LAYER", "enforced"), layerVariable("DEFAULT_LAYER", "default")];

/** The layers of a deployment, and why others cannot be used, for the log. */
export interface OwnLayers {
  readonly layers: readonly LayerInput[];
  readonly faults: readonly string[];
}

type OwnLayer = { readonly layer: LayerInput } | VariableFault;

/** Reads the variables ENFORCED_LAYER and DEFAULT_LAYER by a vocabulary. One that is missing or empty is no layer. */
export function ownLayers(env: object, vocabulary: Vocabulary): OwnLayers {
  const own = VARIABLES.flatMap((readVariable) => readVariable(env, vocabulary) ?? []);
  return {
    layers: own.flatMap((one) => ("layer" in one ? [one.layer] : [])),
    faults: own.flatMap((one) => ("fault" in one ? [one.fault] : [])),
  };
}

function layerVariable(name: string, kind: LayerKind) {
  const read = (text: string, vocabulary: Vocabulary) => readOwn({ kind, label: name, text }, vocabulary);
  return textVariable(name, "the configuration's", read);
}

/** A layer of which a part has no effect is not used, not even in part: what it was to enforce would not be. */
function readOwn(layer: LayerInput, vocabulary: Vocabulary): OwnLayer {
  const { diagnostics } = resolve({ layers: [layer], vocabulary });
  const errors = diagnostics.filter(isOfLayerItself);
  if (errors.length === 0) return { layer };
  return { fault: `The variable ${layer.label} is not a layer that can be used. ${describeErrors(errors)}` };
}

/** What a layer lacks by itself, such as the type of a custom provider, another one may have. */
function isOfLayerItself({ layer, rule }: LayerDiagnostic): boolean {
  return layer !== undefined && rule !== "layer-conflict";
}

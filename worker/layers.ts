import { type LayerDiagnostic, type LayerInput, type LayerKind, resolve, shippedVocabulary } from "../shared/index.ts";
import { describeErrors } from "./policy.ts";

/** The variables of a deployment that hold its layers, each the text of a configuration. */
const VARIABLES: readonly { readonly name: string; readonly kind: LayerKind }[] = [
  { name: "ENFORCED_LAYER", kind: "enforced" },
  { name: "DEFAULT_LAYER", kind: "default" },
];

/** The layers of a deployment, and why others cannot be used, for the log. */
export interface OwnLayers {
  readonly layers: readonly LayerInput[];
  readonly faults: readonly string[];
}

type OwnLayer = { readonly layer: LayerInput } | { readonly fault: string };

/** What was read last of each variable: it is the same for every request, and reading it is not free. */
const last = new Map<string, { readonly text: string; readonly own: OwnLayer }>();

/** Reads the variables ENFORCED_LAYER and DEFAULT_LAYER. One that is missing or empty is no layer. */
export function ownLayers(env: object): OwnLayers {
  const own = VARIABLES.flatMap(({ name, kind }) => {
    const text: unknown = Reflect.get(env, name);
    return text === undefined || text === "" ? [] : [ownLayer(name, kind, text)];
  });
  return {
    layers: own.flatMap((one) => ("layer" in one ? [one.layer] : [])),
    faults: own.flatMap((one) => ("fault" in one ? [one.fault] : [])),
  };
}

function ownLayer(name: string, kind: LayerKind, text: unknown): OwnLayer {
  if (typeof text !== "string") {
    return {
      fault: `The variable ${name} is not text. Write the configuration's text under [vars] in wrangler.toml, between '''.`,
    };
  }
  const read = last.get(name);
  if (read?.text === text) return read.own;
  const own = readOwn({ kind, label: name, text });
  last.set(name, { text, own });
  return own;
}

/** A layer of which a part has no effect is not used, not even in part: what it was to enforce would not be. */
function readOwn(layer: LayerInput): OwnLayer {
  const { diagnostics } = resolve({ layers: [layer], vocabulary: shippedVocabulary });
  const errors = diagnostics.filter(isOfLayerItself);
  if (errors.length === 0) return { layer };
  return { fault: `The variable ${layer.label} is not a layer that can be used. ${describeErrors(errors)}` };
}

/** What a layer lacks by itself, such as the type of a custom provider, another one may have. */
function isOfLayerItself({ layer, rule }: LayerDiagnostic): boolean {
  return layer !== undefined && rule !== "layer-conflict";
}

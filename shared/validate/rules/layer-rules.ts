import type { RuleDescription } from "../../diagnostic/diagnostic.ts";
import { LAYERS_MAX } from "../limits.ts";

/** What of a layer has no effect when layers are resolved; `shared/resolve` finds it. */
export const layerUnreadable: RuleDescription = {
  id: "layer-unreadable",
  severity: "error",
  summary: "A layer that cannot be read",
  why: "Nothing in the layer takes effect.",
  description: `Finds layers with syntax errors, layers that are nested too deeply or are not an object, and layers beyond the ${LAYERS_MAX} that are resolved together. They are left out; a user's layer counts as empty. Only the resolution of layers reports it. A policy cannot change this rule.`,
  examples: { wrong: "an enforced layer without its last bracket", right: "the same layer with the bracket" },
};

export const layerBlock: RuleDescription = {
  id: "layer-block",
  severity: "error",
  summary: "A part of a layer that is left out",
  why: "This part has no effect, while the rest of the layer does.",
  description:
    "Finds what the schema does not allow: unknown or invalid provider entries, an invalid `default`, and unknown or invalid keys at the top level. Each is left out completely, and its valid siblings stay. A custom entry may omit its `type` if another layer has it. Only the resolution of layers reports it. A policy cannot change this rule.",
  examples: {
    wrong: "a layer in which `provider_a` has `enabled: 1`, so that the entry is left out",
    right: "the same layer with `enabled: true`",
  },
};

export const layerConflict: RuleDescription = {
  id: "layer-conflict",
  severity: "error",
  summary: "A layer that conflicts with the others",
  why: "Nothing in the layer takes effect, because together with the others it would not be a valid configuration.",
  description:
    "Finds the enforced or default layer without which the layers together are a valid configuration, or one with fewer mistakes. It is left out completely; if there are several such layers, the one with the lowest rank. A user's layer is never left out. Only the resolution of layers reports it. A policy cannot change this rule.",
  examples: {
    wrong: "a default layer with a custom provider whose `type` is missing in every layer",
    right: "the same layer with the `type`",
  },
};

export const layerRules: readonly RuleDescription[] = [layerUnreadable, layerBlock, layerConflict];

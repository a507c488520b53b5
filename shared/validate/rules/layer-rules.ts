import type { RuleDescription } from "../../diagnostic/diagnostic.ts";
import { LAYERS_MAX } from "../limits.ts";

/** Rules on parts of a layer that have no effect; `shared/resolve` finds these. */
export const layerUnreadable: RuleDescription = {
  id: "layer-unreadable",
  severity: "error",
  summary: "A layer that cannot be read",
  why: "What the layer says is not known.",
  description: `Finds layers with syntax errors, layers that are nested too deeply or are not an object, and layers beyond the ${LAYERS_MAX} that are resolved together. An enforced layer that cannot be read disables every provider that no enforced layer above it enables, because what it closes is not known; any other one counts as empty. Of too many layers, the lowest default layers have no effect, then the lowest user layers, and never an enforced one. A policy cannot change this rule.`,
  examples: { wrong: "an enforced layer without its last bracket", right: "the same layer with the bracket" },
};

export const layerIgnored: RuleDescription = {
  id: "layer-ignored",
  severity: "error",
  summary: "A layer that the assistant ignores",
  why: "The assistant takes nothing from this layer, so no part of it has an effect.",
  description:
    "Finds layers that have no effect as a whole because the vocabulary says so: a comment or a comma at the end where the assistant reads plain JSON, an invalid part where it takes all of a layer or nothing, and a value at the top level for which it ignores the file, such as a `version` that it does not know. Such a layer enforces nothing, also in `resolve` and `diff`. A policy cannot change this rule.",
  examples: {
    wrong: "an enforced layer with a comment, for an assistant that reads it as plain JSON",
    right: "the same layer without the comment",
  },
};

export const layerBlock: RuleDescription = {
  id: "layer-block",
  severity: "error",
  summary: "An invalid part of a layer",
  why: "This part has no effect, while the rest of the layer does.",
  description:
    "Finds what the schema does not allow in a layer: unknown or invalid provider entries, an invalid `default`, and unknown or invalid keys at the top level. Each counts as not written, and its valid siblings stay. A custom entry may omit its `type` if another layer has it. In the file that is checked itself, the rules about its schema find the same. A policy cannot change this rule.",
  examples: {
    wrong: "a layer in which `provider_a` has `enabled: 1`, so that the entry has no effect",
    right: "the same layer with `enabled: true`",
  },
};

export const layerConflict: RuleDescription = {
  id: "layer-conflict",
  severity: "error",
  summary: "An entry that conflicts with other layers",
  why: "Entries that are not valid together cannot all have an effect, and what is enforced must not give way.",
  description:
    "Finds entries of one custom provider that are valid in each layer, but not together, such as the settings of one type in a layer and another type in the layer above it. The entry of the lowest layer without which the others are valid has no effect; the rest of its layer does. An entry of an enforced layer never gives way to a lower layer. If no one entry can give way, the provider is not in force. A policy cannot change this rule.",
  examples: {
    wrong:
      "an enforced layer with a custom provider of one type, and a file with that provider and a section that only another type has",
    right: "the same file without the section",
  },
};

export const layerIncomplete: RuleDescription = {
  id: "layer-incomplete",
  severity: "warning",
  summary: "A custom provider whose type no layer has",
  why: "Without its type it is not a provider, so what the layer says of it has no effect.",
  description:
    "Finds entries of custom providers in a layer where neither this layer nor another one has the `type`. The rest of the layer has its effect, and so has the entry as soon as a layer completes it. It is an error in the user's layer, where `missing-key` finds it if the file is checked. A policy cannot change this rule.",
  examples: {
    wrong: "an enforced layer that disables a custom provider which no configuration has",
    right: "the same layer, and a configuration with the provider",
  },
};

export const layerRules: readonly RuleDescription[] = [
  layerUnreadable,
  layerIgnored,
  layerBlock,
  layerConflict,
  layerIncomplete,
];

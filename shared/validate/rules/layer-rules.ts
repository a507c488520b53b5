import type { RuleDescription } from "../../diagnostic/diagnostic.ts";
import { LAYERS_MAX } from "../limits.ts";

/** What of a layer has no effect when layers are resolved; `shared/resolve` finds it. */
export const layerUnreadable: RuleDescription = {
  id: "layer-unreadable",
  severity: "error",
  summary: "A layer that cannot be read",
  why: "Nothing of what the layer says takes effect.",
  description: `Finds layers whose text has broken syntax, that nest too deep or are no object, and those past the ${LAYERS_MAX} that are resolved together. They are left out; a user's layer counts as empty. Only the resolution of layers reports it. No policy changes this rule.`,
  examples: { wrong: "an enforced layer without its last bracket", right: "the same layer with the bracket" },
};

export const layerBlock: RuleDescription = {
  id: "layer-block",
  severity: "error",
  summary: "A part of a layer that is left out",
  why: "What this part says takes no effect, while the rest of the layer does.",
  description:
    "Finds what the schema does not take: provider entries that are unknown or have a mistake in them, `default`, and keys at the top level. Each is left out whole, and its valid siblings stay. A custom entry may leave out its `type` where another layer has it. Only the resolution of layers reports it. No policy changes this rule.",
  examples: {
    wrong: "a layer in which `provider_a` has `enabled: 1`, so that the entry is left out",
    right: "the same layer with `enabled: true`",
  },
};

export const layerConflict: RuleDescription = {
  id: "layer-conflict",
  severity: "error",
  summary: "A layer that does not go together with the others",
  why: "Nothing of what the layer says takes effect, for together with the others it would make no valid configuration.",
  description:
    "Finds the enforced or default layer without which the layers together make a valid configuration, or one with fewer mistakes. It is left out whole; of several that would do, the one of the lowest rank. A user's layer is never left out. Only the resolution of layers reports it. No policy changes this rule.",
  examples: {
    wrong: "a default layer with a custom provider that has its `type` nowhere",
    right: "the same layer with the `type`",
  },
};

export const layerRules: readonly RuleDescription[] = [layerUnreadable, layerBlock, layerConflict];

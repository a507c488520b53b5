import { shippedVocabulary, type Vocabulary } from "../../shared/index.ts";
import { twoVariants } from "./two-variants.ts";

/** A vocabulary with a key at the top, single values with defaults, and layers that an assistant reads strictly. */
export const strictLayers: Vocabulary = {
  ...twoVariants,
  providers: {
    ...shippedVocabulary.providers,
    provider_c: { ...shippedVocabulary.providers.provider_c, sections: ["access"], fields: ["plan"] },
  },
  sections: {
    ...twoVariants.sections,
    access: {
      title: "Access",
      description: "How requests are signed.",
      fields: {
        mode: { title: "Mode", description: "The way.", values: ["key", "login"], default: "key", example: "login" },
        tries: { title: "Tries", description: "The number of tries.", type: "number", example: 3 },
      },
    },
  },
  customVariants: {
    ...twoVariants.customVariants,
    "open-compatible": { description: "Any server.", sections: [], allEndpoints: false, fields: ["keyless"] },
  },
  topLevel: {
    version: {
      title: "Version",
      description: "The format's version.",
      type: "number",
      values: [1],
      example: 1,
      ignoresFile: true,
    },
    theme: { title: "Theme", description: "The theme.", values: ["light", "dark"], example: "dark" },
  },
  fields: {
    plan: { title: "Plan", description: "The plan.", values: ["free", "paid"], default: "free", example: "paid" },
    keyless: { title: "Keyless", description: "Without a key.", type: "boolean", example: true },
  },
  layers: [
    { name: "enforced", description: "Set by the administrator.", kind: "enforced", syntax: "json", ignores: "layer" },
    { name: "former", description: "Set in the former way.", kind: "enforced", ignores: "layer" },
    { name: "connection", description: "Variables.", kind: "enforced", ignores: "layer", setsEnabled: false },
    { name: "user", description: "The file of a person.", kind: "user", savesInvalid: false },
    { name: "default", description: "Set by the administrator.", kind: "default", syntax: "json", ignores: "layer" },
  ],
};

import { quote } from "../../text/wording.ts";
import type { Rule } from "./rule.ts";

export const duplicateModel: Rule = {
  id: "duplicate-model",
  severity: "error",
  summary: "Two custom models with one id",
  why: "An id names one model; if two models share it, one of them is lost with its settings.",
  description:
    "Finds models under `models.custom` of one provider with the `id` of an earlier one. Ids that differ in case are different ids.",
  examples: {
    wrong: `{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "models": { "custom": [
  { "id": "small", "name": "Small", "maxContextLength": 8192,
    "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
  { "id": "small", "name": "Small with images", "maxContextLength": 8192,
    "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
] } } } } }`,
    right: `{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "models": { "custom": [
  { "id": "small", "name": "Small", "maxContextLength": 8192,
    "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
  { "id": "small-vision", "name": "Small with images", "maxContextLength": 8192,
    "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
] } } } } }`,
  },

  *check(context) {
    for (const view of context.configuration.entries) {
      // Each layer's list takes the place of another one's whole, so that the file's own is judged by itself.
      const { items, byId } = view.ownModels.custom;
      if (byId.size === items.length) continue;
      for (const { id, index } of items) {
        if (id === undefined) continue;
        const placeOf = (at: number) =>
          ({ path: [...view.path, "models", "custom", at, "id"], part: "value" }) as const;
        const first = byId.get(id)?.index ?? index;
        if (first === index) continue;
        yield {
          place: placeOf(index),
          message: `Duplicate id ${quote(id)}: an earlier custom model of ${quote(view.id)} has it.`,
          advice: "Remove one of them, or give this one another id.",
          related: [{ message: "The earlier model is here.", place: placeOf(first) }],
        };
      }
    }
  },
};

import { customModels } from "../../effective/model-lists.ts";
import { objectAt, ownValue } from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import type { Rule } from "./rule.ts";

export const duplicateModel: Rule = {
  id: "duplicate-model",
  severity: "error",
  summary: "Two custom models with one id",
  why: "An id names one model; of two that share it one is lost, and with it what is said of it.",
  description:
    "Finds models under `models.custom` of one provider whose `id` an earlier one has already. Ids that differ in case are different ids.",
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
      const { items } = customModels(ownValue(objectAt(view.entry, "models") ?? {}, "custom"));
      const seen = new Map<string, number>();
      for (const { id, index } of items) {
        if (id === undefined) continue;
        const placeOf = (at: number) =>
          ({ path: [...view.path, "models", "custom", at, "id"], part: "value" }) as const;
        const first = seen.get(id);
        if (first === undefined) {
          seen.set(id, index);
          continue;
        }
        yield {
          place: placeOf(index),
          message: `An earlier custom model of ${quote(view.id)} has the id ${quote(id)}, too.`,
          advice: "Keep one of them, or give this one the id of another model.",
          related: [{ message: "This is the earlier one.", place: placeOf(first) }],
        };
      }
    }
  },
};

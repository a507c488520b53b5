import { RESERVED_PROVIDER_KEYS, UNSAFE_KEY, type Vocabulary } from "../../vocabulary/vocabulary.ts";
import { customEntries } from "../entries.ts";
import { quote } from "../wording.ts";
import type { Rule } from "./rule.ts";

export const customId: Rule = {
  id: "custom-id",
  severity: "error",
  summary: "A custom provider id that cannot be used",
  why: "Two providers of one id cannot be told apart, and an empty id cannot be named at all.",
  description:
    "Finds ids under `providers.custom` that are empty, a built-in provider's, or one of the reserved `default` and `custom`; also, as a warning, ids with blanks before or after them. `__proto__` is left to `unsafe-key`.",
  examples: {
    wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
    right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
  },

  *check({ document, vocabulary }) {
    for (const [id] of customEntries(document)) {
      const place = { path: ["providers", "custom", id], part: "key" } as const;
      const trouble = id === UNSAFE_KEY ? undefined : troubleWith(id, vocabulary);
      if (trouble !== undefined) {
        yield {
          place,
          message: `A custom provider cannot be called ${quote(id)}: ${trouble}.`,
          advice: "Choose another id.",
        };
      } else if (id !== id.trim()) {
        yield {
          place,
          severity: "warning",
          message: `The custom provider id ${quote(id)} has blanks before or after it.`,
          advice: "Remove the blanks: nobody who refers to the id will see them.",
        };
      }
    }
  },
};

function troubleWith(id: string, { providers }: Vocabulary): string | undefined {
  if (id === "") return "it is empty";
  if (Object.hasOwn(providers, id)) return "that is a built-in provider";
  return RESERVED_PROVIDER_KEYS.some((key) => key === id) ? "that is a reserved key" : undefined;
}

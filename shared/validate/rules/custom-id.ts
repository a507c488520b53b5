import { RESERVED_PROVIDER_KEYS, UNSAFE_KEY, type Vocabulary } from "../../vocabulary/vocabulary.ts";
import { customEntries } from "../entries.ts";
import { quote } from "../wording.ts";
import type { Rule } from "./rule.ts";

/** Control characters, marks of writing direction, joiners and their like. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export const customId: Rule = {
  id: "custom-id",
  severity: "error",
  summary: "A custom provider id that cannot be used",
  why: "Two providers of one id cannot be told apart, and an id that is empty or cannot be seen cannot be named at all.",
  description:
    "Finds ids under `providers.custom` that are empty, a built-in provider's, one of the reserved `default` and `custom`, `__proto__`, or that hold characters that cannot be seen; also, as a warning, ids with blanks before or after them.",
  examples: {
    wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
    right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
  },

  *check({ document, vocabulary }) {
    for (const [id] of customEntries(document)) {
      const place = { path: ["providers", "custom", id], part: "key" } as const;
      const trouble = troubleWith(id, vocabulary);
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
  if (RESERVED_PROVIDER_KEYS.some((key) => key === id)) return "that is a reserved key";
  if (id === UNSAFE_KEY) return "in JavaScript that names an object's prototype";
  return INVISIBLE.test(id) ? "it holds characters that cannot be seen" : undefined;
}

import { customEntries } from "../../effective/provider.ts";
import { UNSAFE_KEY } from "../../text/json.ts";
import { holdsInvisible } from "../../text/printable.ts";
import { quote } from "../../text/wording.ts";
import { RESERVED_PROVIDER_KEYS, type Vocabulary } from "../../vocabulary/vocabulary.ts";
import type { Rule } from "./rule.ts";

export const customId: Rule = {
  id: "custom-id",
  severity: "error",
  summary: "A custom provider id that cannot be used",
  why: "Two providers of one id cannot be told apart, and an id that is empty or cannot be seen cannot be named at all.",
  description:
    "Finds ids under `providers.custom` that, but for blanks around them, are empty, a built-in provider's, one of the reserved `default` and `custom`, or `__proto__`; and ids that hold characters that cannot be seen, other than joiners in scripts that need them. Other ids with blanks before or after them are a warning.",
  examples: {
    wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
    right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
  },

  *check({ configuration: { document, vocabulary } }) {
    for (const id of Object.keys(customEntries(document))) {
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

function troubleWith(id: string, vocabulary: Vocabulary): string | undefined {
  const trimmed = id.trim();
  if (trimmed === "") return id === "" ? "it is empty" : "it is blank";
  const owner = ownerOf(trimmed, vocabulary);
  if (owner !== undefined) return trimmed === id ? owner : `but for blanks around it, ${owner}`;
  return holdsInvisible(id) ? "it holds characters that cannot be seen" : undefined;
}

/** What else has an id. */
function ownerOf(id: string, { providers }: Vocabulary): string | undefined {
  if (Object.hasOwn(providers, id)) return "that is a built-in provider";
  if (RESERVED_PROVIDER_KEYS.some((key) => key === id)) return "that is a reserved key";
  return id === UNSAFE_KEY ? "in JavaScript that names an object's prototype" : undefined;
}

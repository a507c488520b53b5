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
  why: "Two providers with the same id cannot be distinguished, and no one can refer to an id that is empty or invisible.",
  description:
    "Finds ids under `providers.custom` that, apart from whitespace around them, are empty, the id of a built-in provider, reserved (`default`, `custom`) or `__proto__`, and ids with invisible characters, other than joiners in scripts that need them. Other ids with whitespace before or after them are a warning.",
  examples: {
    wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
    right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
  },

  *check({ configuration: { document, vocabulary } }) {
    for (const id of Object.keys(customEntries(document))) {
      const place = { path: ["providers", "custom", id], part: "key" } as const;
      const problem = problemWith(id, vocabulary);
      if (problem !== undefined) {
        yield {
          place,
          message: `The custom provider id ${quote(id)} cannot be used: ${problem}.`,
          advice: "Use another id.",
        };
      } else if (id !== id.trim()) {
        yield {
          place,
          severity: "warning",
          message: `The custom provider id ${quote(id)} has whitespace before or after it.`,
          advice: "Remove the whitespace.",
        };
      }
    }
  },
};

function problemWith(id: string, vocabulary: Vocabulary): string | undefined {
  const trimmed = id.trim();
  if (trimmed === "") return id === "" ? "it is empty" : "it is only whitespace";
  const owner = otherOwner(trimmed, vocabulary);
  if (owner !== undefined) return trimmed === id ? owner : `without the whitespace around it, ${owner}`;
  return holdsInvisible(id) ? "it contains invisible characters" : undefined;
}

/** The other owner of an id: the end of a sentence. */
function otherOwner(id: string, { providers }: Vocabulary): string | undefined {
  if (Object.hasOwn(providers, id)) return "it is the id of a built-in provider";
  if (RESERVED_PROVIDER_KEYS.some((key) => key === id)) return "it is reserved";
  return id === UNSAFE_KEY ? "in JavaScript it names an object's prototype" : undefined;
}

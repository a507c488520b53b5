import { objectAt, providerEntries, textsAt } from "../entries.ts";
import { quote } from "../wording.ts";
import type { Rule } from "./rule.ts";

export const allowDenyOverlap: Rule = {
  id: "allow-deny-overlap",
  severity: "warning",
  summary: "A model both allowed and denied",
  why: "What is denied is hidden, whatever is allowed; one of the two lines says what does not happen.",
  description:
    "Finds model ids that stand in both `allow` and `deny` of one provider. `deny` is applied after `allow` and wins (specification 2.6).",
  examples: {
    wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
    right: '{ "providers": { "provider_a": { "models": { "allow": ["small"], "deny": ["large"] } } } }',
  },

  *check({ document, vocabulary }) {
    for (const { path, entry } of providerEntries(document, vocabulary)) {
      const models = objectAt(entry, "models");
      if (models === undefined) continue;
      const denied = new Map(textsAt(models, "deny").map(({ text, index }) => [text, index]));
      for (const { text, index } of textsAt(models, "allow")) {
        const deniedAt = denied.get(text);
        if (deniedAt === undefined) continue;
        const deny = { path: [...path, "models", "deny", deniedAt], part: "value" } as const;
        yield {
          place: { path: [...path, "models", "allow", index], part: "value" },
          message: `The model ${quote(text)} is allowed and denied; it will be hidden.`,
          advice: 'Remove it from "allow" to hide it, or from "deny" to offer it.',
          related: [{ message: "It is denied here.", place: deny }],
        };
      }
    }
  },
};

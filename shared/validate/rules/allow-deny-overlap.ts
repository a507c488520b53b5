import { objectAt, providerEntries, textsAt } from "../entries.ts";
import type { Path } from "../json.ts";
import { quote } from "../wording.ts";
import type { Rule, RuleFix } from "./rule.ts";

export const allowDenyOverlap: Rule = {
  id: "allow-deny-overlap",
  severity: "warning",
  summary: "A model both allowed and denied",
  why: "What is denied is hidden, whatever is allowed; one of the two lines says what does not happen.",
  description:
    "Finds model ids that stand in both `allow` and `deny` of one provider. `deny` is applied after `allow` and wins (specification 2.6).",
  fix: 'Drops the model from "allow", unless nothing would be left there, which would allow every model.',
  examples: {
    wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
    right: '{ "providers": { "provider_a": { "models": { "allow": ["small"], "deny": ["large"] } } } }',
  },

  *check(context) {
    for (const { path, entry } of providerEntries(context)) {
      const models = objectAt(entry, "models");
      if (models === undefined) continue;
      const denied = new Map(
        textsAt(models, "deny")
          .toReversed()
          .map(({ text, index }) => [text, index]),
      );
      const allowed = Map.groupBy(textsAt(models, "allow"), ({ text }) => text);
      // Without its last model the list would allow every model.
      const canShrink = [...allowed.keys()].some((text) => !denied.has(text));
      for (const [text, items] of allowed) {
        const deniedAt = denied.get(text);
        const [first, ...copies] = items.map(({ index }) => [...path, "models", "allow", index]);
        if (deniedAt === undefined || first === undefined) continue;
        const deny = { path: [...path, "models", "deny", deniedAt], part: "value" } as const;
        yield {
          place: { path: first, part: "value" },
          message: `The model ${quote(text)} is allowed and denied; it will be hidden.`,
          advice: 'Remove it from "allow" to hide it, or from "deny" to offer it.',
          related: [{ message: "It is denied here.", place: deny }],
          ...(canShrink ? { fix: dropFromAllow([first, ...copies]) } : {}),
        };
      }
    }
  },
};

function dropFromAllow(paths: readonly Path[]): RuleFix {
  return { title: 'Drop the model from "allow".', safe: true, steps: paths.map((path) => ({ kind: "remove", path })) };
}

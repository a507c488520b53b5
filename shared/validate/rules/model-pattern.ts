import type { EntryView } from "../../effective/entry.ts";
import { statedModels } from "../../effective/stated.ts";
import type { Policy } from "../../policy/policy.ts";
import type { GuessBudget } from "../../text/did-you-mean.ts";
import { isPattern, matchedIds } from "../../text/id-pattern.ts";
import { objectAt, textsAt, valueAt } from "../../text/json.ts";
import { lazily } from "../../text/lazily.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { MODEL_GUESS_MAX_LETTER_PAIRS } from "../limits.ts";
import {
  allowsNothingDeclared,
  catalogOf,
  isPadded,
  isUnknownPattern,
  type NamedModel,
  namedModels,
} from "../named-models.ts";
import type { Rule, RuleFinding } from "./rule.ts";

export const modelPattern: Rule = {
  id: "model-pattern",
  severity: "warning",
  summary: "A pattern in the place of a model id",
  why: "Patterns are not a feature of the file: an id must match a model exactly, so this one matches no model.",
  description:
    "Finds globs (`example-*`, `example-?`) and regular expressions (`^example-`, `/example-.*/`) in `allow`, `deny` and `overrides`, unless a custom model or the policy's model catalogue has exactly this id. The advice lists the models that it was meant for, as far as they are known: custom models, the policy's model catalogue, and what the layers name in `allow`, `deny` and `overrides`. It is an error where `allow` thereby leaves no model, because discovery is off. `diff` and `resolve` do not take a pattern for a model that the provider returns.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "models": { "deny": ["example-*"] } } } }',
    right: '{ "providers": { "provider_a": { "models": { "deny": ["example-large", "example-small"] } } } }',
  },

  *check({ configuration, policy }) {
    const budget = { letterPairs: MODEL_GUESS_MAX_LETTER_PAIRS };
    for (const view of configuration.namingModels) {
      if (namesPattern(view)) yield* findPatterns(view, policy, budget);
    }
  },
};

/** True where an entry, or another layer in its lists, names a pattern. */
function namesPattern({ ownModels, provider: { models } }: EntryView): boolean {
  const { allow, deny } = models;
  return (
    allow.items.some(({ id }) => isPattern(id)) ||
    deny.items.some(({ id }) => isPattern(id)) ||
    Object.keys(ownModels.overrides).some(isPattern)
  );
}

function* findPatterns(view: EntryView, policy: Policy, budget: GuessBudget): Iterable<RuleFinding> {
  const meantBy = lazily(() => createMatcher(idsNamedIn(view, policy), budget));
  const leavesNothing = allowsNothingDeclared(view.provider.models);
  const isPatternHere = ({ id }: { readonly id: string }) => isUnknownPattern(id, view, policy);
  const areAllPatterns = view.provider.models.allow.items.every(isPatternHere);
  for (const model of namedModels(view, statedModels(view))) {
    const { id, key, place } = model;
    if (!isPatternHere(model)) continue;
    const rest = key === "allow" && (leavesNothing || areAllPatterns) ? ", and no model is left" : "";
    yield {
      place,
      ...(leavesNothing && key === "allow" && { severity: "error" }),
      message: `The model id ${quote(id)} in ${quote(key)} is taken literally${rest}: patterns are not a feature of the file.`,
      advice: adviceOnPattern(model, meantBy()(id)),
    };
  }
}

/** The ids that anything names of a provider, but for patterns. */
function idsNamedIn(
  { id: provider, path, provider: { models, configuration } }: EntryView,
  policy: Policy,
): readonly string[] {
  const ids = new Set([...models.custom.byId.keys(), ...(catalogOf(provider, policy) ?? [])]);
  for (const document of configuration.documents) {
    const lists = objectAt(valueAt(document, path) ?? null, "models") ?? {};
    for (const { text } of [...textsAt(lists, "allow"), ...textsAt(lists, "deny")]) ids.add(text);
    for (const id of Object.keys(objectAt(lists, "overrides") ?? {})) ids.add(id);
  }
  return Array.from(ids).filter((id) => !isPattern(id) && !isPadded(id));
}

/** Says for which of some ids a pattern was meant; for none once the budget is used up. */
function createMatcher(ids: readonly string[], budget: GuessBudget): (pattern: string) => readonly string[] {
  let letters = 0;
  for (const id of ids) letters += id.length + 1;
  return (pattern) => {
    const pairs = letters * (pattern.length + 1);
    if (pairs > budget.letterPairs) return [];
    budget.letterPairs -= pairs;
    return matchedIds(pattern, ids);
  };
}

function adviceOnPattern({ id, key }: NamedModel, meant: readonly string[]): string {
  const isForAll = matchedIds(id, [""]).length > 0;
  if (meant.length === 0 || isForAll) return ADVICE[key];
  const models = quoteAll(meant, "and");
  if (key === "overrides") return `Add a separate override for each model, such as ${models}.`;
  return `List each model by its id: ${models} ${meant.length === 1 ? "is the known one" : "are the known ones"} that it was meant for.`;
}

const ADVICE = {
  allow: 'List each model by its id, or remove "allow" to offer all models.',
  deny: 'List each model by its id, or set "enabled" to false to hide the provider.',
  overrides: "Add a separate override for each model.",
};

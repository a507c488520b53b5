import type { Severity } from "../../diagnostic/diagnostic.ts";
import type { EntryView } from "../../effective/entry.ts";
import type { Policy } from "../../policy/policy.ts";
import { createGuess, type Guess, type GuessBudget } from "../../text/did-you-mean.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { describeElsewhere } from "../conflict.ts";
import { MODEL_GUESS_MAX_LETTER_PAIRS } from "../limits.ts";
import {
  allowsNothingDeclared,
  catalogOf,
  isPadded,
  isUnknownPattern,
  type KnownModels,
  knownModelsOf,
  type NamedModel,
  namedModels,
} from "../named-models.ts";
import { excludingLists } from "./dead-entry.ts";
import type { FixStep, Rule, RuleFinding, RuleFix } from "./rule.ts";

export const unknownModel: Rule = {
  id: "unknown-model",
  severity: "notice",
  summary: "An unknown model id",
  why: "An id must match a model exactly; an id that matches none has no effect, without an error.",
  description:
    "Finds ids in `allow`, `deny` and `overrides` that belong to no known model: neither to a custom model of the provider, with other layers merged in if they are given, nor to one in the policy's model catalogue. It is a warning if discovery is off or the catalogue has the provider; otherwise discovery may return the model. It is an error if discovery is off and `allow` names no custom model, so that none is left. If nothing is known about a provider's models, it finds only ids that cannot be valid: ids with whitespace around them, and ids that are only whitespace. Patterns are left to `model-pattern`, and what another list leaves out anyway to `dead-entry`.",
  fix: "In `allow`, replaces the id with the one known id that is similar; in `allow` and `deny`, removes the whitespace around it; never safe, because the id may be correct.",
  examples: {
    wrong: `{ "providers": { "provider_c": { "models": {
  "allow": ["local-small", "lokal-large"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
    { "id": "local-large", "name": "Local Large", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
    right: `{ "providers": { "provider_c": { "models": {
  "allow": ["local-small", "local-large"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
    { "id": "local-large", "name": "Local Large", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
  },
  dependsOn: "provider",

  *check(context) {
    const budget = { letterPairs: MODEL_GUESS_MAX_LETTER_PAIRS };
    for (const view of context.configuration.namingModels) {
      if (namesUnknown(view, context.policy)) yield* findUnknownModels(view, context.policy, budget);
    }
  },
};

/**
 * True where an entry, or another layer in its lists, names a model that is neither a custom one nor in the catalogue.
 */
function namesUnknown({ id: provider, ownModels, provider: { models } }: EntryView, policy: Policy): boolean {
  const isUnknown = (id: string) => !models.custom.byId.has(id) && !catalogOf(provider, policy)?.has(id);
  return (
    models.allow.items.some(({ id }) => isUnknown(id)) ||
    models.deny.items.some(({ id }) => isUnknown(id)) ||
    Object.keys(ownModels.overrides).some(isUnknown)
  );
}

/** All that a finding about one entry depends on. */
interface EntryContext extends KnownModels {
  readonly view: EntryView;
  readonly guess: Guess;
  readonly severity: Severity;
  /** The number of times that the file allows or denies each id. */
  readonly listed: Map<string, number>;
}

function knownOf(view: EntryView, policy: Policy, budget: GuessBudget): EntryContext {
  const known = knownModelsOf(view, policy);
  const severity = known.isInCatalog || !known.inForce.isDiscovering ? "warning" : "notice";
  return { ...known, view, guess: createGuess(known.ids, budget), severity, listed: timesListed(view) };
}

function timesListed({ ownModels: { allow, deny } }: EntryView): Map<string, number> {
  const listed = new Map<string, number>();
  for (const { id } of [...allow.items, ...deny.items]) listed.set(id, (listed.get(id) ?? 0) + 1);
  return listed;
}

function* findUnknownModels(view: EntryView, policy: Policy, budget: GuessBudget): Iterable<RuleFinding> {
  const known = knownOf(view, policy, budget);
  const excludingListOf = excludingLists(view, policy, known.inForce);
  const leavesNothing = allowsNothingDeclared(view.provider.models);
  for (const named of namedModels(view, known.inForce)) {
    const { id, key } = named;
    if (known.ids.has(id) || isUnknownPattern(id, view, policy)) continue;
    const severity = leavesNothing && key === "allow" ? "error" : known.severity;
    const impossible = impossibleId(named, known);
    if (impossible !== undefined) yield { ...impossible, severity };
    else if (known.isEnough && excludingListOf(named) === undefined)
      yield { ...unknownId(named, known, severity === "error" ? ", and no model is left" : ""), severity };
  }
}

/** The mistake in an id that no model can have; undefined where one may. */
function impossibleId(named: NamedModel, known: EntryContext): RuleFinding | undefined {
  const { id, key, place } = named;
  if (!isPadded(id)) return undefined;
  const trimmed = id.trim();
  if (trimmed === "") {
    return { place, message: `A model id in ${quote(key)} is only whitespace.`, advice: "Use the id of a model." };
  }
  return {
    place,
    message: `The model id ${quote(id)} has whitespace before or after it.`,
    advice: "Remove the whitespace.",
    ...rewrite(named, known, trimmed, "Remove the whitespace.", whitespaceOf(id)),
  };
}

type StringEdit = Pick<FixStep & { kind: "edit-string" }, "start" | "end" | "text">;

function whitespaceOf(id: string): readonly StringEdit[] {
  const start = id.length - id.trimStart().length;
  const end = id.trimEnd().length;
  return [
    { start: 0, end: start, text: "" },
    { start: end, end: id.length, text: "" },
  ].filter((part) => part.start < part.end);
}

/** @param rest what follows from it: the end of the message. */
function unknownId(named: NamedModel, known: EntryContext, rest: string): RuleFinding {
  const { id, place } = named;
  const meant = known.guess(id);
  const { custom, discovery, isDiscovering } = known.inForce;
  const elsewhere = describeElsewhere([
    { ...custom, name: "custom" },
    ...(isDiscovering ? [] : [{ ...discovery, name: "discovery" }]),
  ]);
  const [nearest, ...others] = meant;
  // In "deny", a wrong guess would offer the model that was to be hidden, and hide another.
  const isReplaceable = nearest !== undefined && others.length === 0 && named.key === "allow";
  return {
    place,
    message: `Unknown model ${quote(id)} of ${quote(known.view.id)}${isDiscovering ? "" : "; discovery is off"}${rest}${elsewhere}.`,
    advice: adviceOnUnknown(named, meant, known),
    ...(isReplaceable
      ? rewrite(named, known, nearest, `Use ${quote(nearest)}.`, [{ start: 0, end: id.length, text: nearest }])
      : {}),
  };
}

function adviceOnUnknown({ key }: NamedModel, meant: readonly string[], { isInCatalog, inForce }: KnownModels): string {
  if (meant.length > 0) return `Did you mean ${quoteAll(meant, "or")}?`;
  if (key === "deny") {
    // A model that is to be hidden needs no declaration; one that discovery returns must stay denied.
    const mayBe = inForce.isDiscovering && !isInCatalog;
    return mayBe ? "Check that discovery returns the model, or correct the id." : "Correct the id, or remove it.";
  }
  if (isInCatalog) return "Correct the id, or add it to the policy's model catalogue.";
  if (!inForce.isDiscovering) return 'Add the model under "custom", or remove its id.';
  return 'Check that discovery returns the model, or add it under "custom".';
}

/** A fix that makes an id of a list another one, unless one of the two would stand somewhere else as well. */
function rewrite(
  { id, key, place }: NamedModel,
  { listed }: EntryContext,
  meant: string,
  title: string,
  parts: readonly StringEdit[],
): { readonly fix?: RuleFix } {
  if (key === "overrides" || listed.get(id) !== 1 || listed.has(meant)) return {};
  listed.set(meant, 1);
  return {
    fix: { title, safe: false, steps: parts.map((part) => ({ kind: "edit-string", path: place.path, ...part })) },
  };
}

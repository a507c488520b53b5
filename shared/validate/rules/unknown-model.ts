import type { Severity } from "../../diagnostic/diagnostic.ts";
import type { EntryView } from "../../effective/entry.ts";
import { type StatedModels, statedModels } from "../../effective/stated.ts";
import type { Policy } from "../../policy/policy.ts";
import { createGuess, type Guess, type GuessBudget } from "../../text/did-you-mean.ts";
import { objectAt, textsAt } from "../../text/json.ts";
import { lazilyFor } from "../../text/lazily.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { describeElsewhere } from "../conflict.ts";
import { MODEL_GUESS_MAX_LETTER_PAIRS } from "../limits.ts";
import type { FixStep, Place, Rule, RuleFinding, RuleFix } from "./rule.ts";

export const unknownModel: Rule = {
  id: "unknown-model",
  severity: "notice",
  summary: "An unknown model id",
  why: "An id must match a model exactly; an id that matches none has no effect, without an error.",
  description:
    "Finds ids in `allow`, `deny` and `overrides` that belong to no known model: neither to a custom model of the provider, with other layers merged in if they are given, nor to one in the policy's model catalogue. It is a warning if discovery is off or the catalogue has the provider; otherwise discovery may return the model. If nothing is known about a provider's models, it finds only ids that cannot be valid: patterns (`*` has no special meaning), ids with whitespace around them, and ids that are only whitespace.",
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

  *check(context) {
    const budget = { letterPairs: MODEL_GUESS_MAX_LETTER_PAIRS };
    for (const view of context.configuration.entries) {
      if (namesUnknown(view, context.policy)) yield* checkEntry(view, knownOf(view, context.policy, budget));
    }
  },
};

/** True where an entry, or another layer in its lists, names a model that is neither a custom one nor in the catalogue. */
function namesUnknown({ id: provider, ownModels, provider: { models } }: EntryView, policy: Policy): boolean {
  const isUnknown = (id: string) => !models.custom.byId.has(id) && !catalogOf(provider, policy)?.has(id);
  return (
    models.allow.items.some(({ id }) => isUnknown(id)) ||
    models.deny.items.some(({ id }) => isUnknown(id)) ||
    Object.keys(ownModels.overrides).some(isUnknown)
  );
}

const namesIn = lazilyFor((list: readonly string[]): ReadonlySet<string> => new Set(list));

/** The models of a provider in the policy's catalogue; undefined where that has no such provider. */
function catalogOf(provider: string, { modelCatalog = {} }: Policy): ReadonlySet<string> | undefined {
  const list = Object.hasOwn(modelCatalog, provider) ? modelCatalog[provider] : undefined;
  return list && namesIn(list);
}

/** What is known of a provider's models. */
interface KnownModels {
  readonly inForce: StatedModels;
  readonly ids: ReadonlySet<string>;
  readonly guess: Guess;
  /** True where enough is known to tell whether a model is. */
  readonly isEnough: boolean;
  readonly isInCatalog: boolean;
  readonly severity: Severity;
}

function knownOf(view: EntryView, policy: Policy, budget: GuessBudget): KnownModels {
  const catalog = catalogOf(view.id, policy);
  const inForce = statedModels(view);
  const ids = new Set([...inForce.custom.models.map(({ id }) => id), ...(catalog ?? [])]);
  const isInCatalog = catalog !== undefined;
  return {
    inForce,
    ids,
    guess: createGuess(ids, budget),
    isEnough: inForce.custom.isClear && (isInCatalog || ids.size > 0),
    isInCatalog,
    severity: isInCatalog || !inForce.isDiscovering ? "warning" : "notice",
  };
}

/** An id of a file that is to be a model's. */
interface NamedModel {
  readonly id: string;
  readonly key: "allow" | "deny" | "overrides";
  readonly place: Place;
  /** How often the file allows or denies each id, where it can be changed: the keys of an object cannot. */
  readonly listed: Map<string, number> | undefined;
}

function* checkEntry(view: EntryView, known: KnownModels): Iterable<RuleFinding> {
  for (const named of namedModels(view, known.inForce)) {
    if (known.ids.has(named.id)) continue;
    const impossible = impossibleId(named);
    if (impossible !== undefined) yield { ...impossible, severity: known.severity };
    else if (known.isEnough) yield unknownId(named, view, known);
  }
}

/** The ids that the file itself names, but for lists that another layer's take the place of. */
function* namedModels({ path, entry }: EntryView, inForce: StatedModels): Iterable<NamedModel> {
  const models = objectAt(entry, "models") ?? {};
  const listed = new Map<string, number>();
  for (const { text } of [...textsAt(models, "allow"), ...textsAt(models, "deny")]) {
    listed.set(text, (listed.get(text) ?? 0) + 1);
  }
  for (const key of ["allow", "deny"] as const) {
    const list = inForce[key];
    if (list.path === undefined) continue;
    for (const { id, index } of list.models) {
      yield { id, key, place: { path: [...list.path, index], part: "value" }, listed };
    }
  }
  for (const id of Object.keys(objectAt(models, "overrides") ?? {})) {
    const place = { path: [...path, "models", "overrides", id], part: "key" } as const;
    yield { id, key: "overrides", place, listed: undefined };
  }
}

const ADVICE_FOR_PATTERNS = {
  allow: 'List each model by its id, or remove "allow" to offer all models.',
  deny: 'List each model by its id, or set "enabled" to false to hide the provider.',
  overrides: "Add a separate override for each model.",
};

/** What is wrong with an id that no model can have; undefined where one may. */
function impossibleId(named: NamedModel): RuleFinding | undefined {
  const { id, key, place } = named;
  const trimmed = id.trim();
  if (trimmed === "") {
    return { place, message: `A model id in ${quote(key)} is only whitespace.`, advice: "Use the id of a model." };
  }
  const literal = ["*", "?"].filter((character) => id.includes(character));
  if (literal.length > 0) {
    return {
      place,
      message: `The model id ${quote(id)} is not a pattern: ${quoteAll(literal, "and")} ${literal.length === 1 ? "has" : "have"} no special meaning here.`,
      advice: ADVICE_FOR_PATTERNS[key],
    };
  }
  if (trimmed === id) return undefined;
  return {
    place,
    message: `The model id ${quote(id)} has whitespace before or after it.`,
    advice: "Remove the whitespace.",
    ...rewrite(named, trimmed, "Remove the whitespace.", whitespaceOf(id)),
  };
}

type Part = Pick<FixStep & { kind: "edit-string" }, "start" | "end" | "text">;

function whitespaceOf(id: string): readonly Part[] {
  const start = id.length - id.trimStart().length;
  const end = id.trimEnd().length;
  return [
    { start: 0, end: start, text: "" },
    { start: end, end: id.length, text: "" },
  ].filter((part) => part.start < part.end);
}

function unknownId(named: NamedModel, view: EntryView, known: KnownModels): RuleFinding {
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
    severity: known.severity,
    message: `Unknown model ${quote(id)} of ${quote(view.id)}${isDiscovering ? "" : "; discovery is off"}${elsewhere}.`,
    advice: adviceFor(named, meant, known),
    ...(isReplaceable
      ? rewrite(named, nearest, `Use ${quote(nearest)}.`, [{ start: 0, end: id.length, text: nearest }])
      : {}),
  };
}

function adviceFor({ key }: NamedModel, meant: readonly string[], { isInCatalog, inForce }: KnownModels): string {
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

/** A fix that makes an id another one, unless it cannot be changed, or one of the two would stand somewhere else as well. */
function rewrite(
  { id, place, listed }: NamedModel,
  meant: string,
  title: string,
  parts: readonly Part[],
): { readonly fix?: RuleFix } {
  if (listed?.get(id) !== 1 || listed.has(meant)) return {};
  listed.set(meant, 1);
  return {
    fix: { title, safe: false, steps: parts.map((part) => ({ kind: "edit-string", path: place.path, ...part })) },
  };
}

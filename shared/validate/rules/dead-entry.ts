import type { EntryView } from "../../effective/entry.ts";
import { isAllowed, isDenied } from "../../effective/offering.ts";
import type { StatedModels } from "../../effective/stated.ts";
import type { Policy } from "../../policy/policy.ts";
import { createGuess, type Guess, type GuessBudget } from "../../text/did-you-mean.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { describeElsewhere, MODEL_SETTINGS } from "../conflict.ts";
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
import type { Rule, RuleFinding } from "./rule.ts";

export const deadEntry: Rule = {
  id: "dead-entry",
  severity: "warning",
  summary: "An entry for a model that another list leaves out",
  why: "A reader expects the entry to do something; where a model was renamed in one list only, the other list is about a model that is not offered.",
  description:
    "Finds an override of a model that `deny` hides or that an `allow` which is not empty does not name; a `deny` of a model that such an `allow` does not name; and an entry for a model of the policy's model catalogue that `custom` does not define, although discovery is off. It is only a notice unless the other list has a similar id without such an entry, or a known model has one: then a model was probably renamed in one list only. A `deny` is a notice in any case: it hides what is not offered anyway. It is an error where `allow` thereby leaves no model. If layers are given, their combined result counts, and the entry must be in the file itself. Ignores disabled providers and lists with a pattern or an invalid item. `allow-deny-overlap` reports a model that is both allowed and denied, `unknown-model` an id that belongs to no known model.",
  examples: {
    wrong:
      '{ "providers": { "provider_a": { "models": { "allow": ["example-2"], "overrides": { "example-1": { "name": "Example" } } } } } }',
    right:
      '{ "providers": { "provider_a": { "models": { "allow": ["example-2"], "overrides": { "example-2": { "name": "Example" } } } } } }',
  },

  *check({ configuration, policy }) {
    const budget = { letterPairs: MODEL_GUESS_MAX_LETTER_PAIRS };
    for (const view of configuration.namingModels) {
      if (mayHoldDead(view, policy)) yield* findDeadEntries(view, policy, budget);
    }
  },
};

/** False where certainly no entry of a provider is dead. */
function mayHoldDead({ id: provider, ownModels, provider: { enabled, models } }: EntryView, policy: Policy): boolean {
  if (!enabled) return false;
  if (models.discovery === "off" && catalogOf(provider, policy) !== undefined) return true;
  return (
    (models.allow.items.length > 0 && models.deny.items.some(({ id }) => !isAllowed(models, id))) ||
    Object.keys(ownModels.overrides).some((id) => isDenied(models, id) || !isAllowed(models, id))
  );
}

/** The list of a provider because of which an entry has no effect. */
export type ExcludingList = "allow" | "deny" | "custom";

/**
 * Says because of which list an entry has no effect. Undefined where it has one, and where another rule says that it has
 * none: that its model is both allowed and denied, or that none is left.
 */
export function excludingLists(
  view: EntryView,
  policy: Policy,
  { allow, custom }: StatedModels,
): (named: NamedModel) => ExcludingList | undefined {
  const { enabled, models } = view.provider;
  const { byId: declared } = models.custom;
  if (!enabled || (models.discovery === "off" && declared.size === 0)) return () => undefined;
  const catalog = models.discovery === "off" && custom.isClear ? catalogOf(view.id, policy) : undefined;
  const isClear = allow.isClear && !allow.models.some(({ id }) => isUnknownPattern(id, view, policy));
  return ({ id, key }) => {
    if (key !== "allow" && isClear && !isAllowed(models, id)) return "allow";
    if (key === "overrides" && isDenied(models, id)) return models.allow.indexes.has(id) ? undefined : "deny";
    return catalog?.has(id) === true && !declared.has(id) ? "custom" : undefined;
  };
}

function* findDeadEntries(view: EntryView, policy: Policy, budget: GuessBudget): Iterable<RuleFinding> {
  const known = knownModelsOf(view, policy);
  const excludingListOf = excludingLists(view, policy, known.inForce);
  const guesses = createGuesses(view, known, budget);
  for (const named of namedModels(view, known.inForce)) {
    if (isPadded(named.id) || isUnknownPattern(named.id, view, policy)) continue;
    const list = excludingListOf(named);
    if (list === undefined) continue;
    const near = list === "deny" ? [] : guesses.inList(list, named);
    const meant = near.filter((id) => !isUnknown(id, known));
    // If the list's own id is the misspelled one, `unknown-model` says so.
    if (meant.length < near.length && !isUnknown(named.id, known)) continue;
    const others = isUnknown(named.id, known) ? guesses.amongKnown(named.id) : [];
    yield deadEntryFinding(named, list, meant.length > 0 ? meant : others, view, known.inForce);
  }
}

/** True for an id that `unknown-model` reports where it stands. */
function isUnknown(id: string, { ids, isEnough }: KnownModels): boolean {
  return isEnough && !ids.has(id);
}

interface Guesses {
  /** Among the ids of a list that have no entry under the same key themselves. */
  readonly inList: (list: "allow" | "custom", { id, key }: NamedModel) => readonly string[];
  readonly amongKnown: Guess;
}

function createGuesses({ provider: { models } }: EntryView, { ids }: KnownModels, budget: GuessBudget): Guesses {
  const made = new Map<string, Guess>();
  const make = (list: "allow" | "custom", key: NamedModel["key"]): Guess => {
    const hasEntry = (id: string) =>
      key === "overrides" ? Object.hasOwn(models.overrides, id) : models[key].indexes.has(id);
    const listed = list === "allow" ? models.allow.indexes.keys() : models.custom.byId.keys();
    return createGuess(new Set(Array.from(listed).filter((id) => !hasEntry(id))), budget);
  };
  return {
    inList: (list, { id, key }) => {
      const guess = made.get(`${list} ${key}`) ?? make(list, key);
      made.set(`${list} ${key}`, guess);
      return guess(id);
    },
    amongKnown: createGuess(ids, budget),
  };
}

function deadEntryFinding(
  { id, key, place }: NamedModel,
  list: ExcludingList,
  meant: readonly string[],
  { id: provider, provider: { models } }: EntryView,
  inForce: StatedModels,
): RuleFinding {
  const { [list]: setting, discovery } = inForce;
  const settings = [{ ...setting, name: list }, ...(list === "custom" ? [{ ...discovery, name: "discovery" }] : [])];
  const subject = key === "overrides" ? `The override of ${quote(id)}` : `The entry ${quote(id)} in ${quote(key)}`;
  const leavesNothing = key === "allow" && allowsNothingDeclared(models);
  return {
    place,
    severity: leavesNothing ? "error" : meant.length > 0 && key !== "deny" ? "warning" : "notice",
    message: `${subject} of ${quote(provider)} has no effect${leavesNothing ? ", and no model is left" : ""}: ${REASONS[list]}${describeElsewhere(settings)}.`,
    advice: meant.length > 0 ? `Did you mean ${quoteAll(meant, "or")}?` : adviceOnDeadEntry(key, list),
    related:
      setting.path === undefined
        ? []
        : [{ message: MODEL_SETTINGS[list], place: { path: setting.path, part: "value" } }],
  };
}

const REASONS = {
  allow: '"allow" does not name the model',
  deny: '"deny" hides the model',
  custom: 'discovery is off, and "custom" does not define the model',
};

function adviceOnDeadEntry(key: NamedModel["key"], list: ExcludingList): string {
  const entry = key === "overrides" ? "the override" : "the entry";
  if (list === "deny") return `Remove ${entry}, or remove the model from "deny".`;
  if (list === "custom") return `Add the model under "custom", or remove ${entry}.`;
  if (key === "deny") return 'Remove the entry: only models in "allow" are offered.';
  return 'Remove the override, or add the model to "allow".';
}

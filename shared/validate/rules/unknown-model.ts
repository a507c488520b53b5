import type { Severity } from "../../diagnostic/diagnostic.ts";
import type { EntryView } from "../../effective/entries.ts";
import { type StatedModels, statedModels } from "../../effective/stated.ts";
import type { Policy } from "../../policy/policy.ts";
import { createGuess, type Guess, type GuessBudget } from "../../text/did-you-mean.ts";
import { objectAt, textsAt } from "../../text/json.ts";
import { quote, quoteAll } from "../../text/wording.ts";
import { describeElsewhere } from "../conflict.ts";
import { MODEL_GUESS_MAX_LETTER_PAIRS } from "../limits.ts";
import type { FixStep, Place, Rule, RuleFinding, RuleFix } from "./rule.ts";

export const unknownModel: Rule = {
  id: "unknown-model",
  severity: "notice",
  summary: "A model id that no known model has",
  why: "An id must match a model's exactly; one that matches none allows, hides or changes nothing, without a word.",
  description:
    "Finds ids in `allow`, `deny` and `overrides` that no known model has: no custom model of the provider, with the other layers merged in where they are given, and none of the policy's model catalogue. It is a warning where discovery is off or the catalogue has the provider; else discovery may return the model. Where nothing at all is known of a provider's models, it finds only ids that cannot be right: patterns (`*` is literal here), ids with blanks around them, and blank ones.",
  fix: "In `allow` and `deny`, writes the one known id that is near, or removes the blanks; never safe, for the id may be right.",
  examples: {
    wrong: `{ "providers": { "provider_c": { "models": {
  "deny": ["lokal-small"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
    right: `{ "providers": { "provider_c": { "models": {
  "deny": ["local-small"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
  },

  *check(context) {
    const budget = { letterPairs: MODEL_GUESS_MAX_LETTER_PAIRS };
    for (const view of context.configuration.entries) yield* checkEntry(view, knownOf(view, context.policy, budget));
  },
};

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

function knownOf(view: EntryView, { modelCatalog = {} }: Policy, budget: GuessBudget): KnownModels {
  const catalog = Object.hasOwn(modelCatalog, view.id) ? modelCatalog[view.id] : undefined;
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
  allow: 'Name each model by its id, or leave "allow" out to offer all of them.',
  deny: 'Name each model by its id, or set "enabled" to false to hide the provider.',
  overrides: "Give each model an override of its own.",
};

/** What is wrong with an id that no model can have; undefined where one may. */
function impossibleId(named: NamedModel): RuleFinding | undefined {
  const { id, key, place } = named;
  const trimmed = id.trim();
  if (trimmed === "") {
    return { place, message: `A model id in ${quote(key)} is blank.`, advice: "Write the id of a model in its place." };
  }
  const literal = ["*", "?"].filter((character) => id.includes(character));
  if (literal.length > 0) {
    return {
      place,
      message: `The model id ${quote(id)} is no pattern: ${quoteAll(literal, "and")} ${literal.length === 1 ? "is" : "are"} literal here.`,
      advice: ADVICE_FOR_PATTERNS[key],
    };
  }
  if (trimmed === id) return undefined;
  return {
    place,
    message: `The model id ${quote(id)} has blanks before or after it.`,
    advice: "Remove the blanks.",
    ...rewrite(named, trimmed, "Remove the blanks.", blanksOf(id)),
  };
}

type Part = Pick<FixStep & { kind: "edit-string" }, "start" | "end" | "text">;

function blanksOf(id: string): readonly Part[] {
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
  const isOnly = nearest !== undefined && others.length === 0;
  return {
    place,
    severity: known.severity,
    message: `No known model of ${quote(view.id)} has the id ${quote(id)}${isDiscovering ? "" : ", and discovery is off"}${elsewhere}.`,
    advice: adviceFor(meant, known),
    ...(isOnly
      ? rewrite(named, nearest, `Write ${quote(nearest)}.`, [{ start: 0, end: id.length, text: nearest }])
      : {}),
  };
}

function adviceFor(meant: readonly string[], { isInCatalog, inForce }: KnownModels): string {
  if (meant.length > 0) return `Did you mean ${quoteAll(meant, "or")}?`;
  if (isInCatalog) return "Correct it, or add it to the policy's model catalogue.";
  if (!inForce.isDiscovering) return 'Declare the model under "custom", or remove its id.';
  return 'See that discovery returns the model, or declare it under "custom".';
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

import { isArray, isObject, type JsonObject, objectAt, ownValue, type Path, textAt, valueAt } from "../text/json.ts";
import { quote } from "../text/wording.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type EntryView, providerEntries } from "./entries.ts";
import type { RuleContext } from "./rules/rule.ts";

/** A text of a document that is to be a URL. It is not empty: an empty one counts as absent. */
export interface UrlView {
  readonly path: Path;
  readonly text: string;
  /** The field of the entry (specification 2.3), or `model` for the `baseUrl` of a custom model or an override (2.6). */
  readonly field: "baseUrl" | "endpoint" | "endpoints" | "model";
  /** The entry that it stands in. */
  readonly view: EntryView;
  /** False where another layer says something else in its place, so that nothing is called by it. */
  readonly isInForce: boolean;
  /** The protocol that is spoken there, as far as the file says; of a single model, the model's. */
  readonly protocol: string | undefined;
  /** The id of the model, where it has one. */
  readonly model?: string;
}

/** Every URL of a document's provider entries, or of some of them. */
export function* documentUrls(context: RuleContext, entries = providerEntries(context)): Iterable<UrlView> {
  for (const view of entries) {
    for (const { steps, ...url } of entryUrls(view, context.vocabulary)) {
      yield { ...url, view, path: [...view.path, ...steps], isInForce: valueAt(view.effective, steps) === url.text };
    }
  }
}

/** A URL of one entry, by its path within that. */
interface EntryUrl extends Omit<UrlView, "path" | "view" | "isInForce"> {
  readonly steps: Path;
}

function* entryUrls(view: EntryView, vocabulary: Vocabulary): Iterable<EntryUrl> {
  const protocol = entryProtocol(view, vocabulary);
  for (const field of ["baseUrl", "endpoint"] as const) {
    const text = textAt(view.entry, field);
    if (text !== undefined) yield { steps: [field], text, field, protocol };
  }
  const endpoints = objectAt(view.entry, "endpoints") ?? {};
  for (const key of Object.keys(endpoints)) {
    const text = textAt(endpoints, key);
    if (text !== undefined) yield { steps: ["endpoints", key], text, field: "endpoints", protocol: key };
  }
  yield* modelUrls(view, protocol);
}

/** The protocol of an entry's models that name none: its own, or the built-in provider's. */
function entryProtocol({ effective, kind, id }: EntryView, { providers }: Vocabulary): string | undefined {
  return textAt(effective, "protocol") ?? (kind === "built-in" ? providers[id]?.defaultProtocol : undefined);
}

/** The protocols of an entry, its custom models and its overrides, with the other layers merged in. */
export function usedProtocols(view: EntryView, vocabulary: Vocabulary): ReadonlySet<string | undefined> {
  const models = objectAt(view.effective, "models") ?? {};
  const overrides = Object.values(objectAt(models, "overrides") ?? {});
  const named = [...[...customModels(models)].map(({ model }) => model), ...overrides.filter(isObject)];
  return new Set([entryProtocol(view, vocabulary), ...named.map((model) => textAt(model, "protocol"))]);
}

/** An override's protocol wins over the custom model's, and that over the entry's. */
function* modelUrls(view: EntryView, ofEntry: string | undefined): Iterable<EntryUrl> {
  const models = objectAt(view.entry, "models");
  if (models === undefined) return;
  const effective = objectAt(view.effective, "models") ?? models;
  const overrides = objectAt(effective, "overrides") ?? {};
  const protocolOfOverride = (id: string) => textAt(objectAt(overrides, id) ?? {}, "protocol");
  for (const { index, id, model } of customModels(models)) {
    const text = textAt(model, "baseUrl");
    if (text === undefined) continue;
    const protocol = (id === undefined ? undefined : protocolOfOverride(id)) ?? textAt(model, "protocol") ?? ofEntry;
    const steps = ["models", "custom", index, "baseUrl"];
    yield { steps, text, field: "model", protocol, ...(id === undefined ? {} : { model: id }) };
  }
  const custom = new Map([...customModels(effective)].map(({ id, model }) => [id, textAt(model, "protocol")]));
  for (const [id, override] of Object.entries(objectAt(models, "overrides") ?? {})) {
    const text = isObject(override) ? textAt(override, "baseUrl") : undefined;
    if (text === undefined) continue;
    const steps = ["models", "overrides", id, "baseUrl"];
    yield { steps, text, field: "model", protocol: protocolOfOverride(id) ?? custom.get(id) ?? ofEntry, model: id };
  }
}

function* customModels(
  models: JsonObject,
): Iterable<{ readonly index: number; readonly id: string | undefined; readonly model: JsonObject }> {
  const custom = ownValue(models, "custom");
  if (!isArray(custom)) return;
  for (const [index, model] of custom.entries()) {
    if (isObject(model)) yield { index, id: textAt(model, "id"), model };
  }
}

/** How a message calls a URL, at the start of a sentence. */
export function nameOfUrl({ field, view, protocol, model }: UrlView): string {
  const owner = quote(view.id);
  if (field === "endpoint") return `The endpoint of ${owner}`;
  if (field === "endpoints") return `The base URL of ${owner} for ${quote(protocol ?? "")}`;
  if (field === "model")
    return `The base URL of ${model === undefined ? "a model" : `the model ${quote(model)}`} of ${owner}`;
  return `The base URL of ${owner}`;
}

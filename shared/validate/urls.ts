import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type EntryView, objectAt, providerEntries, textAt } from "./entries.ts";
import { isArray, isObject, type JsonObject, ownValue, type Path } from "./json.ts";
import type { RuleContext } from "./rules/rule.ts";
import { quote } from "./wording.ts";

/** A text of a document that is to be a URL. It is not empty: an empty one counts as absent. */
export interface UrlView {
  readonly path: Path;
  readonly text: string;
  /** The field of the entry (specification 2.3), or `model` for the `baseUrl` of a custom model or an override (2.6). */
  readonly field: "baseUrl" | "endpoint" | "endpoints" | "model";
  /** The entry that it stands in. */
  readonly view: EntryView;
  /** The protocol that is spoken there, as far as the file says; of a single model, the model's. */
  readonly protocol: string | undefined;
  /** The id of the model, where it has one. */
  readonly model?: string;
}

/** Every URL of a document's provider entries, or of some of them. */
export function* documentUrls(context: RuleContext, entries = providerEntries(context)): Iterable<UrlView> {
  for (const view of entries) {
    const protocol = entryProtocol(view, context.vocabulary);
    for (const field of ["baseUrl", "endpoint"] as const) {
      const text = textAt(view.entry, field);
      if (text !== undefined) yield { path: [...view.path, field], text, field, view, protocol };
    }
    for (const [key, text] of Object.entries(objectAt(view.entry, "endpoints") ?? {})) {
      if (typeof text !== "string" || text === "") continue;
      yield { path: [...view.path, "endpoints", key], text, field: "endpoints", view, protocol: key };
    }
    yield* modelUrls(view, protocol);
  }
}

/** The protocol of an entry's models that name none: its own, or the built-in provider's. */
export function entryProtocol({ effective, kind, id }: EntryView, { providers }: Vocabulary): string | undefined {
  return textAt(effective, "protocol") ?? (kind === "built-in" ? providers[id]?.defaultProtocol : undefined);
}

/** An override's protocol wins over the custom model's, and that over the entry's. */
function* modelUrls(view: EntryView, ofEntry: string | undefined): Iterable<UrlView> {
  const models = objectAt(view.entry, "models");
  if (models === undefined) return;
  const effective = objectAt(view.effective, "models") ?? models;
  const overrides = objectAt(effective, "overrides") ?? {};
  const protocolOfOverride = (id: string) => textAt(objectAt(overrides, id) ?? {}, "protocol");
  for (const { index, id, model } of customModels(models)) {
    const text = textAt(model, "baseUrl");
    if (text === undefined) continue;
    const protocol = (id === undefined ? undefined : protocolOfOverride(id)) ?? textAt(model, "protocol") ?? ofEntry;
    const path = [...view.path, "models", "custom", index, "baseUrl"];
    yield { path, text, field: "model", view, protocol, ...(id === undefined ? {} : { model: id }) };
  }
  const custom = new Map([...customModels(effective)].map(({ id, model }) => [id, textAt(model, "protocol")]));
  for (const [id, override] of Object.entries(objectAt(models, "overrides") ?? {})) {
    const text = isObject(override) ? textAt(override, "baseUrl") : undefined;
    if (text === undefined) continue;
    const path = [...view.path, "models", "overrides", id, "baseUrl"];
    const protocol = protocolOfOverride(id) ?? custom.get(id) ?? ofEntry;
    yield { path, text, field: "model", view, protocol, model: id };
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

import { isObject, objectAt, ownValue, type Path, textAt, valueAt } from "../text/json.ts";
import { quote } from "../text/wording.ts";
import type { EntryView } from "./entries.ts";
import { effectiveModel } from "./model.ts";
import { customModels } from "./model-lists.ts";
import { modelProtocol } from "./protocol.ts";
import { providerProtocol } from "./provider.ts";

/** A text of a file that is to be a URL. It is not empty: an empty one counts as absent. */
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

/** Every URL of some provider entries of a file. */
export function* urlsOf(entries: Iterable<EntryView>): Iterable<UrlView> {
  for (const view of entries) {
    for (const { steps, ...url } of entryUrls(view)) {
      const isInForce = valueAt(view.provider.entry, steps) === url.text;
      yield { ...url, view, path: [...view.path, ...steps], isInForce };
    }
  }
}

/** A URL of one entry, by its path within that. */
interface EntryUrl extends Omit<UrlView, "path" | "view" | "isInForce"> {
  readonly steps: Path;
}

function* entryUrls(view: EntryView): Iterable<EntryUrl> {
  const protocol = providerProtocol(view.provider);
  for (const field of ["baseUrl", "endpoint"] as const) {
    const text = textAt(view.entry, field);
    if (text !== undefined) yield { steps: [field], text, field, protocol };
  }
  const endpoints = objectAt(view.entry, "endpoints") ?? {};
  for (const key of Object.keys(endpoints)) {
    const text = textAt(endpoints, key);
    if (text !== undefined) yield { steps: ["endpoints", key], text, field: "endpoints", protocol: key };
  }
  yield* customModelUrls(view);
  yield* overrideUrls(view);
}

/** Each with the protocol of the model that it belongs to, also where an earlier model has its id. */
function* customModelUrls({ entry, provider }: EntryView): Iterable<EntryUrl> {
  for (const custom of customModels(ownValue(objectAt(entry, "models") ?? {}, "custom")).items) {
    const text = textAt(custom.model, "baseUrl");
    if (text === undefined) continue;
    const { id, index } = custom;
    const model = effectiveModel(provider, id ?? "", custom);
    const protocol = modelProtocol(id === undefined ? { ...model, override: {} } : model);
    const steps = ["models", "custom", index, "baseUrl"];
    yield { steps, text, field: "model", protocol, ...(id === undefined ? {} : { model: id }) };
  }
}

function* overrideUrls({ entry, provider }: EntryView): Iterable<EntryUrl> {
  const overrides = objectAt(objectAt(entry, "models") ?? {}, "overrides") ?? {};
  for (const [id, override] of Object.entries(overrides)) {
    const text = isObject(override) ? textAt(override, "baseUrl") : undefined;
    if (text === undefined) continue;
    const protocol = modelProtocol(effectiveModel(provider, id, provider.models.custom.byId.get(id)));
    yield { steps: ["models", "overrides", id, "baseUrl"], text, field: "model", protocol, model: id };
  }
}

/** How a message names a URL, at the start of a sentence. */
export function nameOfUrl({ field, view, protocol, model }: UrlView): string {
  const owner = quote(view.id);
  if (field === "endpoint") return `The endpoint of ${owner}`;
  if (field === "endpoints") return `The base URL of ${owner} for ${quote(protocol ?? "")}`;
  if (field === "model")
    return `The base URL of ${model === undefined ? "a model" : `the model ${quote(model)}`} of ${owner}`;
  return `The base URL of ${owner}`;
}

import { isArray, isObject, type Json, type JsonObject, objectAt, ownValue, type Path, valueAt } from "../text/json.ts";
import type { RuleContext } from "./rules/rule.ts";

/** A provider entry as a document holds it; its fields may be of any kind. */
export interface EntryView {
  readonly path: Path;
  readonly id: string;
  readonly kind: "built-in" | "custom";
  readonly entry: JsonObject;
  /** The entry with the other layers merged in; itself where there are none. */
  readonly effective: JsonObject;
}

type EntriesContext = Pick<RuleContext, "document" | "merged" | "vocabulary">;

/** Every provider entry of a document, built-in and custom; what is no entry is passed over. */
export function* providerEntries({ document, merged, vocabulary }: EntriesContext): Iterable<EntryView> {
  const view = (path: Path, id: string, kind: EntryView["kind"], entry: JsonObject): EntryView => {
    const effective = valueAt(merged, path);
    return { path, id, kind, entry, effective: isObject(effective) ? effective : entry };
  };
  const providers = objectAt(document, "providers");
  if (providers === undefined) return;
  for (const id of Object.keys(providers)) {
    const entry = objectAt(providers, id);
    if (entry !== undefined && Object.hasOwn(vocabulary.providers, id))
      yield view(["providers", id], id, "built-in", entry);
  }
  for (const [id, entry] of customEntries(document)) {
    if (isObject(entry)) yield view(["providers", "custom", id], id, "custom", entry);
  }
}

/** Every provider entry, also under ids that no built-in provider has: what they hold is in the file all the same. */
export function* allEntries(context: EntriesContext): Iterable<EntryView> {
  yield* providerEntries(context);
  const providers = objectAt(context.document, "providers") ?? {};
  for (const id of Object.keys(providers)) {
    const entry = objectAt(providers, id);
    if (entry === undefined || id === "custom" || Object.hasOwn(context.vocabulary.providers, id)) continue;
    yield { path: ["providers", id], id, kind: "built-in", entry, effective: entry };
  }
}

/** The custom entries of a document by id, whatever they are. */
export function customEntries(document: Json): readonly (readonly [string, Json])[] {
  const providers = objectAt(document, "providers");
  const custom = providers === undefined ? undefined : objectAt(providers, "custom");
  return custom === undefined ? [] : Object.entries(custom);
}

/** The texts of a list under a key, with their indexes. */
export function textsAt(object: JsonObject, key: string): readonly { readonly index: number; readonly text: string }[] {
  const found = ownValue(object, key);
  if (!isArray(found)) return [];
  return found.flatMap((text, index) => (typeof text === "string" ? [{ index, text }] : []));
}

/** An entry's custom headers; their values may be of any kind. */
export function* headersOf(view: EntryView): Iterable<{ path: Path; name: string; value: Json }> {
  for (const [name, value] of Object.entries(objectAt(view.entry, "customHeaders") ?? {})) {
    yield { path: [...view.path, "customHeaders", name], name, value };
  }
}

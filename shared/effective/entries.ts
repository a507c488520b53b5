import { isObject, type Json, type JsonObject, objectAt, type Path } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type Configuration, configurationOf } from "./configuration.ts";
import { type ModelLists, modelLists } from "./model-lists.ts";
import { customEntries, type EffectiveProvider, effectiveProvider, type ProviderKind } from "./provider.ts";

/** The layers around one file, as documents. */
export interface SurroundingLayers {
  /** Overrides the file. */
  readonly enforced?: Json;
  /** Holds where the file says nothing. */
  readonly default?: Json;
}

/** One file, with what it means within the layers around it. Everything is computed once, when it is first asked for. */
export interface FileConfiguration extends Configuration {
  readonly document: Json;
  readonly layers: SurroundingLayers;
  /** The file's provider entries, built-in and custom; what is not an entry is left out. */
  readonly entries: readonly EntryView[];
}

/** A provider entry as a file has it, and what is in force of the provider. */
export interface EntryView {
  readonly path: Path;
  readonly id: string;
  readonly kind: ProviderKind;
  /** The file's own; its fields may be of any kind. */
  readonly entry: JsonObject;
  /** What the file itself says of its models. */
  readonly ownModels: ModelLists;
  readonly provider: EffectiveProvider;
}

export function fileConfiguration(
  document: Json,
  layers: SurroundingLayers,
  vocabulary: Vocabulary,
): FileConfiguration {
  const configuration = configurationOf([layers.enforced, document, layers.default], vocabulary);
  const entries = lazily(() => entriesIn(document, configuration));
  return {
    documents: configuration.documents,
    vocabulary,
    document,
    layers,
    get merged() {
      return configuration.merged;
    },
    get entries() {
      return entries();
    },
  };
}

function entriesIn(document: Json, configuration: Configuration): readonly EntryView[] {
  const builtIn = Object.entries(objectAt(document, "providers") ?? {}).filter(([id]) =>
    Object.hasOwn(configuration.vocabulary.providers, id),
  );
  return [
    ...builtIn.flatMap(([id, entry]) => entryView(configuration, "built-in", id, entry)),
    ...Object.entries(customEntries(document)).flatMap(([id, entry]) => entryView(configuration, "custom", id, entry)),
  ];
}

function entryView(configuration: Configuration, kind: ProviderKind, id: string, entry: Json): readonly EntryView[] {
  if (!isObject(entry)) return [];
  const provider = effectiveProvider(configuration, kind, id, entry);
  const ownModels = provider.entry === entry ? provider.models : modelLists(entry);
  return [{ path: provider.path, id, kind, entry, ownModels, provider }];
}

/** Every provider entry, also under ids that no built-in provider has: what they hold is in the file all the same. */
export function allEntries({ document, entries, vocabulary }: FileConfiguration): readonly EntryView[] {
  const unknown = Object.entries(objectAt(document, "providers") ?? {}).filter(
    ([id]) => id !== "custom" && !Object.hasOwn(vocabulary.providers, id),
  );
  const alone = configurationOf([document], vocabulary);
  return [...entries, ...unknown.flatMap(([id, entry]) => entryView(alone, "built-in", id, entry))];
}

/** An entry's custom headers; their values may be of any kind. */
export function headersOf({ path, entry }: EntryView): readonly { path: Path; name: string; value: Json }[] {
  const headers = Object.entries(objectAt(entry, "customHeaders") ?? {});
  return headers.map(([name, value]) => ({ path: [...path, "customHeaders", name], name, value }));
}

/** True for the path of a custom header's value, in a provider entry of any id. */
export function isHeaderPath(path: Path): boolean {
  const [field, name, ...rest] = stepsInEntry(path);
  return field === "customHeaders" && typeof name === "string" && rest.length === 0;
}

/** The steps of a path below a provider entry of any id; none where it does not lead into one. */
export function stepsInEntry(path: Path): Path {
  return path[0] === "providers" ? path.slice(path[1] === "custom" ? 3 : 2) : [];
}

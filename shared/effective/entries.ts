import { type Json, objectAt } from "../text/json.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type Configuration, configurationOf } from "./configuration.ts";
import { type EntryView, entryViews } from "./entry.ts";
import { customEntries } from "./provider.ts";
import { type UrlView, urlsOf } from "./urls.ts";

/** The layers around one file, as documents. */
export interface SurroundingLayers {
  /** Overrides the file. */
  readonly enforced?: Json;
  /** Holds where the file says nothing. */
  readonly default?: Json;
}

/** One file, with what it means within the layers around it. */
export interface FileConfiguration extends Configuration {
  readonly document: Json;
  readonly layers: SurroundingLayers;
  /** The file's provider entries, built-in and custom; other values are left out. */
  readonly entries: readonly EntryView[];
  /** Those of which the file, or another layer in its lists, names models in `allow`, `deny` or `overrides`. */
  readonly namingModels: readonly EntryView[];
  /** The URLs of all entries. */
  readonly urls: readonly UrlView[];
  /** The entries under ids that no built-in provider has: their content is in the file all the same. */
  readonly unknownEntries: readonly EntryView[];
}

export function fileConfiguration(
  document: Json,
  layers: SurroundingLayers,
  vocabulary: Vocabulary,
): FileConfiguration {
  const configuration = configurationOf([layers.enforced, document, layers.default], vocabulary);
  const entries = knownEntries(document, configuration);
  return {
    ...configuration,
    document,
    layers,
    entries,
    namingModels: entries.filter(namesModels),
    urls: urlsOf(entries),
    unknownEntries: entriesOfNoProvider(document, vocabulary),
  };
}

function knownEntries(document: Json, configuration: Configuration): readonly EntryView[] {
  const { providers } = configuration.vocabulary;
  const isBuiltIn = (id: string) => Object.hasOwn(providers, id);
  return [
    ...entryViews(configuration, "built-in", objectAt(document, "providers") ?? {}, isBuiltIn),
    ...entryViews(configuration, "custom", customEntries(document)),
  ];
}

function namesModels({ ownModels, provider: { models } }: EntryView): boolean {
  return models.allow.items.length > 0 || models.deny.items.length > 0 || Object.keys(ownModels.overrides).length > 0;
}

/** No entries: the settings of another layer under such an id are in force nowhere. */
function entriesOfNoProvider(document: Json, vocabulary: Vocabulary): readonly EntryView[] {
  const providers = objectAt(document, "providers") ?? {};
  const isUnknown = (id: string) => id !== "custom" && !Object.hasOwn(vocabulary.providers, id);
  if (!Object.keys(providers).some(isUnknown)) return [];
  return entryViews(configurationOf([document], vocabulary), "built-in", providers, isUnknown);
}

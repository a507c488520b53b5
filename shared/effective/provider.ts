import { type Json, type JsonObject, objectAt, type Path, textAt, valueAt } from "../text/json.ts";
import { parseUrl } from "../text/parse-url.ts";
import type { AddressField, BuiltInProvider, EntryKind } from "../vocabulary/vocabulary.ts";
import type { Configuration } from "./configuration.ts";
import { enablementAt } from "./enablement.ts";
import { type ModelLists, modelLists } from "./model-lists.ts";

/** A built-in provider (specification 2.2) or a custom one (2.7). */
export type ProviderKind = "built-in" | "custom";

/** A provider, and what the layers come to for it. */
export interface EffectiveProvider {
  readonly configuration: Configuration;
  readonly id: string;
  readonly kind: ProviderKind;
  /** Leads to its entry. */
  readonly path: Path;
  /** Empty where no layer has one. */
  readonly entry: JsonObject;
  /** True if the provider is available (decisions: Enablement). */
  readonly enabled: boolean;
  /** The lists under `models` of the entry. */
  readonly models: ModelLists;
}

/** The path to the entries of a kind. */
const AROUND: Readonly<Record<ProviderKind, Path>> = { "built-in": ["providers"], custom: ["providers", "custom"] };

/**
 * Makes providers of a kind, by their ids. What is the same for all of them is looked up once: a file may have a
 * hundred thousand.
 *
 * `otherwise` is the entry to go by where the layers come to none that is an object.
 */
export function createProviders(
  configuration: Configuration,
  kind: ProviderKind,
): (id: string, otherwise?: JsonObject) => EffectiveProvider {
  const around = AROUND[kind];
  const entries = valueAt(configuration.merged, around) ?? {};
  const isEnabled = enablementAt(configuration.documents, around);
  return (id, otherwise = {}) => {
    const entry = objectAt(entries, id) ?? otherwise;
    // A spread would have room for sixteen steps more.
    const path = around.concat(id);
    return { configuration, id, kind, path, entry, enabled: isEnabled(id), models: modelLists(entry) };
  };
}

/** Every provider: built-in ones in the vocabulary's order, then custom ones by id, in the order of code units. */
export function effectiveProviders(configuration: Configuration): readonly EffectiveProvider[] {
  const { merged, vocabulary } = configuration;
  const builtInOf = createProviders(configuration, "built-in");
  const customOf = createProviders(configuration, "custom");
  return [
    ...Object.keys(vocabulary.providers).map((id) => builtInOf(id)),
    ...Object.keys(customEntries(merged))
      .toSorted()
      .map((id) => customOf(id)),
  ];
}

/** The description of a provider's entry, with its own URL where it has one. */
export type ReachedKind = EntryKind & Pick<BuiltInProvider, "ownUrl">;

/** The vocabulary's description of a provider's entry; undefined where it knows no such provider or type. */
export function entryKindOf({ configuration, kind, id, entry }: EffectiveProvider): ReachedKind | undefined {
  const { providers, customVariants } = configuration.vocabulary;
  if (kind === "built-in") return ownEntry(providers, id);
  return ownEntry(customVariants, textAt(entry, "type") ?? "");
}

function ownEntry<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The custom entries of a document by id, whatever they are; none where there are none. */
export function customEntries(document: Json): JsonObject {
  return objectAt(objectAt(document, "providers") ?? {}, "custom") ?? {};
}

/** Leads to the description of a provider's entry in the vocabulary. */
export function entryKindPath({ kind, id, entry }: EffectiveProvider): Path {
  return kind === "built-in" ? ["providers", id] : ["customVariants", textAt(entry, "type") ?? ""];
}

/** The protocol that a provider speaks where nothing names one (decisions: Default protocol). */
export function defaultProtocol(provider: EffectiveProvider): string | undefined {
  return entryKindOf(provider)?.defaultProtocol;
}

/** Tells if the provider is reached by a field of its entry: by both where the vocabulary says nothing of it. */
export function isRead(provider: EffectiveProvider, field: AddressField): boolean {
  const address = entryKindOf(provider)?.address;
  return address === undefined || address === field;
}

/** A field of an entry by which the provider is reached; undefined where it is not read. */
export function addressIn(provider: EffectiveProvider, field: AddressField): string | undefined {
  return isRead(provider, field) ? textAt(provider.entry, field) : undefined;
}

/** Where a provider is reached if no layer says it; undefined where the vocabulary does not know. */
export function knownOwnUrl({ configuration, kind, id }: EffectiveProvider): string | undefined {
  return kind === "custom" ? undefined : ownEntry(configuration.vocabulary.providers, id)?.ownUrl;
}

/** The own URL of a provider that is reached there; undefined where a layer says an address, and where it is not known. */
export function ownUrlOf(provider: EffectiveProvider): string | undefined {
  return usesOwnUrl(provider) ? knownOwnUrl(provider) : undefined;
}

/** Tells if an entry names no address that is read (decisions: Destination). */
export function usesOwnUrl(provider: EffectiveProvider): boolean {
  return addressIn(provider, "baseUrl") === undefined && addressIn(provider, "endpoint") === undefined;
}

/** Tells if the assistant completes a URL to the provider's own one, for it is the bare host of that. */
export function isCompleted(url: string, { versionSegmentAddedBy, ownUrl }: ReachedKind): boolean {
  if (versionSegmentAddedBy !== "assistant") return false;
  const [own, written] = [parseUrl(ownUrl ?? ""), parseUrl(url.trim().replace(/\/+$/, ""))];
  return own !== null && written?.href === `${own.protocol}//${own.host}/`;
}

/** The protocol of a provider's models that name none: its own, else its default one. */
export function providerProtocol(provider: EffectiveProvider): string | undefined {
  return textAt(provider.entry, "protocol") ?? defaultProtocol(provider);
}

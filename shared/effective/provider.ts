import { type Json, type JsonObject, objectAt, type Path, textAt, valueAt } from "../text/json.ts";
import type { Configuration } from "./configuration.ts";
import { isEnabled } from "./enablement.ts";
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
  /** Whether it is available (decisions: Enablement). */
  readonly enabled: boolean;
  /** What the entry says under `models`. */
  readonly models: ModelLists;
}

/** What leads to the entries of a kind. */
const AROUND: Readonly<Record<ProviderKind, Path>> = { "built-in": ["providers"], custom: ["providers", "custom"] };

/** @param otherwise the entry to go by where the layers come to none that is an object. */
export function effectiveProvider(
  configuration: Configuration,
  kind: ProviderKind,
  id: string,
  otherwise: JsonObject = {},
): EffectiveProvider {
  const around = AROUND[kind];
  const entry = objectAt(valueAt(configuration.merged, around) ?? {}, id) ?? otherwise;
  const path = [...around, id];
  return {
    configuration,
    id,
    kind,
    path,
    entry,
    enabled: isEnabled(configuration.documents, path),
    models: modelLists(entry),
  };
}

/** Every provider: built-in ones in the vocabulary's order, then custom ones by id, in the order of code units. */
export function effectiveProviders(configuration: Configuration): readonly EffectiveProvider[] {
  const { merged, vocabulary } = configuration;
  return [
    ...Object.keys(vocabulary.providers).map((id) => effectiveProvider(configuration, "built-in", id)),
    ...Object.keys(customEntries(merged))
      .toSorted()
      .map((id) => effectiveProvider(configuration, "custom", id)),
  ];
}

/** The custom entries of a document by id, whatever they are; none where there are none. */
export function customEntries(document: Json): JsonObject {
  return objectAt(objectAt(document, "providers") ?? {}, "custom") ?? {};
}

/**
 * The protocol that a built-in provider speaks where nothing names one (decisions: Default protocol); custom ones have
 * none.
 */
export function defaultProtocol({ configuration, kind, id }: EffectiveProvider): string | undefined {
  return kind === "built-in" ? configuration.vocabulary.providers[id]?.defaultProtocol : undefined;
}

/** The protocol of a provider's models that name none: its own, else its default one. */
export function providerProtocol(provider: EffectiveProvider): string | undefined {
  return textAt(provider.entry, "protocol") ?? defaultProtocol(provider);
}

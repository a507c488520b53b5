import type { DiscoveredModel, ModelMetadata } from "../effective/model.ts";
import type { HiddenReason } from "../effective/offering.ts";
import type { FieldValue } from "../vocabulary/vocabulary.ts";
import type { Origin } from "./origin.ts";

/**
 * The meaning of a configuration: every provider, and every model of it that is known. Plain JSON, with texts as the
 * files have them.
 * See docs/decisions/0027-catalogue-holds-urls-not-header-values.md.
 */
export interface Catalog {
  /** Built-in ones in the vocabulary's order, then custom ones by id, in the order of code units. */
  readonly providers: readonly CatalogProvider[];
}

/** A provider's settings in force. An empty text counts as absent. */
export interface ProviderSettings {
  readonly id: string;
  readonly kind: "built-in" | "custom";
  /** The `type` of a custom provider (specification 2.7). */
  readonly variant?: string;
  readonly enabled: boolean;
  /** As it is in force, whatever it holds: whoever shows it to people masks userinfo and query. */
  readonly baseUrl?: string;
  /** As it is in force, as `baseUrl`. */
  readonly endpoint?: string;
  /** Where the provider is reached if neither is in force, as far as the vocabulary knows it. */
  readonly ownUrl?: string;
  /** Names of the custom headers, in order of code units; their values are in no catalogue. */
  readonly headers: readonly string[];
  /** The provider's `protocol`, or the built-in one's default protocol. */
  readonly protocol?: string;
  /** Base URLs by protocol. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** Fields of the extra connection settings, by section (2.4). */
  readonly sections: Readonly<Record<string, Readonly<Record<string, FieldValue>>>>;
  /** Single values beside the fields of the specification, by their key; undefined where the vocabulary has none. */
  readonly fields?: Readonly<Record<string, FieldValue>>;
  readonly discovery: "auto" | "off";
  /** Model ids; empty where nothing limits what is offered. */
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  /** Ids of the models that `models.overrides` patches, whether they are known or not, in order of code units. */
  readonly overrides: readonly string[];
}

/**
 * By the setting that they explain: a key of `ProviderSettings`, with steps below it as in a JSON pointer, such as
 * `enabled`, `headers/X-Tenant`, `endpoints/provider-b-chat`, `sections/cloud/region` and `fields/product`; `models` is the list of custom
 * models. What no one says has none, but for `enabled`.
 */
export type Origins = Readonly<Record<string, Origin>>;

export interface CatalogProvider extends ProviderSettings {
  /**
   * Discovered ones in their order, where a custom one with a discovered id takes its place; then the other custom ones
   * in theirs. Of several with one id the first holds.
   */
  readonly models: readonly CatalogModel[];
  /**
   * Found when asked for, each time.
   * See docs/decisions/0021-origins-on-demand.md.
   */
  readonly origins: Origins;
}

/** The models that providers returned, by provider id; built-in ones and custom ones do not share ids. */
export type DiscoveredModels = Readonly<Record<string, readonly DiscoveredModel[]>>;

/** A model's settings in force, overrides applied. */
export type ModelSettings = ModelMetadata & {
  readonly id: string;
  readonly source: "discovered" | "custom";
  /** Where the model is reached; as it is in force, whatever it holds. */
  readonly baseUrl?: string;
  readonly protocol?: string;
} & ({ readonly offered: true; readonly reason?: never } | { readonly offered: false; readonly reason: HiddenReason });

export type CatalogModel = ModelSettings & {
  /** By field; `offered` explains both `offered` and `reason`. Found when asked for, each time. */
  readonly origins: Origins;
};

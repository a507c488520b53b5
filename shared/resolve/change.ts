import type { Json } from "../text/json.ts";
import type { Origin } from "./origin.ts";

/** One thing that a change of configuration does, as people see it. Plain JSON, without a secret. */
export type Change =
  | ProviderAdded
  | ProviderRemoved
  | ProviderSwitched
  | ConnectionChanged
  | OfferingChanged
  | ModelSwitched
  | ModelAdded
  | ModelRemoved
  | ModelPatched
  | ModelMoved;

export type ChangeKind = Change["kind"];

/**
 * Changes of one provider stand in this order.
 * See docs/decisions/0028-one-statement-per-change.md.
 */
export const CHANGE_KINDS = [
  "provider-added",
  "provider-removed",
  "provider-enabled",
  "provider-disabled",
  "connection-changed",
  "offering-changed",
  "model-offered",
  "model-hidden",
  "model-added",
  "model-removed",
  "model-patched",
  "model-moved",
] as const satisfies readonly ChangeKind[];

interface ChangeOf<Kind extends string, Before, After> {
  readonly kind: Kind;
  /** The provider's id. */
  readonly provider: string;
  /** In URLs userinfo, query and fragment are masked. Null where there was nothing. */
  readonly before: Before;
  readonly after: After;
  /**
   * The origin of the value that decides: of the one after, or of the one before where nothing is left; null if
   * it is set nowhere.
   */
  readonly cause: Origin | null;
  /** True where it opens something that was closed. */
  readonly widens: boolean;
}

/** A provider in a few words. */
export interface ProviderState {
  readonly enabled: boolean;
  /** How many of its known models are offered. */
  readonly offeredModels: number;
}

/** Its models are not listed on their own. It widens where the provider is enabled or names a host that is new. */
export type ProviderAdded = ChangeOf<"provider-added", null, ProviderState>;
export type ProviderRemoved = ChangeOf<"provider-removed", ProviderState, null>;

/** Models that are offered or hidden by it alone are not listed on their own. To enable one widens. */
export type ProviderSwitched = ChangeOf<"provider-enabled" | "provider-disabled", ProviderState, ProviderState>;

/**
 * A setting by which the provider is reached. It widens where it names a host that no URL had before, or plain HTTP to
 * one that was reached by HTTPS.
 */
export interface ConnectionChanged extends ChangeOf<"connection-changed", string | null, string | null> {
  /** As a key of `Origins`. Of a header's value it is only said that it is "set" or has "changed". */
  readonly field: string;
}

/** What the provider may offer, whichever models are known of it. */
export interface OfferingChanged extends ChangeOf<"offering-changed", Json, Json> {
  /** Lists are compared as sets. It widens where more may be offered: see `offering-changes.ts`. */
  readonly field: "allow" | "deny" | "discovery";
}

/** "offered", or why it is not. */
type OfferedOrReason = string;

interface ChangeOfModel<Kind extends string, Before, After> extends ChangeOf<Kind, Before, After> {
  /** The model's id. */
  readonly model: string;
}

/** A model that is in both catalogues. To offer one widens. */
export type ModelSwitched = ChangeOfModel<"model-offered" | "model-hidden", OfferedOrReason, OfferedOrReason>;

/** It widens where the model is offered, or names a host that is new. */
export type ModelAdded = ChangeOfModel<"model-added", null, OfferedOrReason>;
export type ModelRemoved = ChangeOfModel<"model-removed", OfferedOrReason, null>;

/** Metadata, by field; lists are compared as sets. */
export interface ModelPatched
  extends ChangeOfModel<"model-patched", Readonly<Record<string, Json>>, Readonly<Record<string, Json>>> {
  readonly fields: readonly string[];
}

/** Where a model is reached. */
export interface ModelRoute {
  readonly baseUrl: string | null;
  readonly protocol: string | null;
}

/** It widens as a changed connection does. */
export type ModelMoved = ChangeOfModel<"model-moved", ModelRoute, ModelRoute>;

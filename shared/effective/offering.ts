import type { EffectiveModel } from "./model.ts";
import type { ModelLists } from "./model-lists.ts";
import type { PrecedenceRule } from "./precedence.ts";

/** Why a model is not offered. Where several hold, the first of them is given. */
export const HIDDEN_REASONS = ["provider disabled", "discovery off", "denied", "not in allow"] as const;

export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** Something that decides whether a model is offered. */
interface OfferingRow {
  readonly rule: PrecedenceRule;
  /** Why the model is hidden where the row applies; undefined where it is offered. */
  readonly reason: HiddenReason | undefined;
  readonly applies: (model: EffectiveModel) => boolean;
}

/**
 * The reasons for which a model is offered or not (decisions: Models, Enablement); the first row that applies decides.
 * A disabled provider is the reason for all its models; then come models that do not exist, then denied ones.
 * See docs/decisions/0023-hidden-reasons.md.
 */
export const OFFERING_ROWS: readonly OfferingRow[] = [
  { rule: "provider-disabled", reason: "provider disabled", applies: ({ provider }) => !provider.enabled },
  {
    rule: "discovery-off",
    reason: "discovery off",
    applies: ({ provider, custom }) => provider.models.discovery === "off" && custom === undefined,
  },
  { rule: "denied", reason: "denied", applies: ({ provider, id }) => isDenied(provider.models, id) },
  {
    rule: "not-in-allow",
    reason: "not in allow",
    applies: ({ provider, id }) => !isAllowed(provider.models, id),
  },
  { rule: "allowed", reason: undefined, applies: ({ provider, id }) => provider.models.allow.indexes.has(id) },
  { rule: "offered-unless-said", reason: undefined, applies: () => true },
];

/** An `allow` that is not empty is exclusive (specification 2.6). */
export function isAllowed({ allow }: ModelLists, id: string): boolean {
  return allow.items.length === 0 || allow.indexes.has(id);
}

/** `deny` is applied after `allow` and wins (specification 2.6). */
export function isDenied({ deny }: ModelLists, id: string): boolean {
  return deny.indexes.has(id);
}

/** Why a model is hidden; undefined where it is offered. */
export function hiddenReason(model: EffectiveModel): HiddenReason | undefined {
  return OFFERING_ROWS.find(({ applies }) => applies(model))?.reason;
}

import type { Path } from "../text/json.ts";
import type { EffectiveModel } from "./model.ts";

/**
 * Why one value holds and not another: each row of each precedence list of the decisions has an id, and a sentence for
 * people. The lists themselves, in order, stand in `enablement.ts`, `protocol.ts`, `base-url.ts`, `metadata.ts` and
 * `offering.ts`.
 */
export const PRECEDENCE = {
  "highest-layer": "The highest layer that sets the value decides.",
  "enabled-of-provider":
    "The provider's own `enabled` decides, in the highest layer that enables or disables the provider.",
  "enabled-of-default": "`default.enabled` decides, in the highest layer that enables or disables the provider.",
  "enabled-of-unreadable": "An enforced layer that cannot be read disables every provider.",
  "enabled-unless-said": "A provider is enabled unless a layer disables it.",
  override: "The value in `models.overrides` takes precedence.",
  "custom-model": "The custom model sets its own value.",
  discovered: "The provider returned the value for the model.",
  "provider-protocol": "A model uses the provider's `protocol` if neither its override nor the custom model sets one.",
  "default-protocol": "The provider's default protocol applies if no protocol is set.",
  "endpoint-of-protocol": "The provider's `endpoints` has a URL for the protocol of the model.",
  "provider-base-url": "The provider's `baseUrl` applies if nothing more specific is set.",
  "provider-endpoint": "The provider's `endpoint` applies if there is no `baseUrl`.",
  "default-value": "The vocabulary's default applies if no layer sets the value.",
  "provider-own-url": "The provider's own URL applies if nothing is set.",
  "provider-disabled": "A disabled provider offers no models.",
  "discovery-off": "With `discovery` off, only custom models are offered.",
  denied: "A model in `deny` is not offered, whatever else is set.",
  "not-in-allow": "If `allow` is not empty, only the models in it are offered.",
  allowed: "The model is in `allow`.",
  "offered-unless-said": "A model is offered unless a setting hides it.",
} as const satisfies Readonly<Record<string, string>>;

export type PrecedenceRule = keyof typeof PRECEDENCE;

/** Where a value comes from: a path that layers may have, a field that the provider returned, or the vocabulary. */
export type ValueSource =
  | { readonly kind: "layers"; readonly path: Path }
  | { readonly kind: "discovered"; readonly field: string }
  | { readonly kind: "vocabulary"; readonly path: Path };

/** One row of a precedence list of a model's texts. */
export interface PrecedenceRow {
  readonly rule: PrecedenceRule;
  /** The value that holds unless a row before this one has one; undefined where there is none. */
  readonly value: (model: EffectiveModel) => string | undefined;
  /** Where the value would come from; undefined where the row says nothing of such a model. */
  readonly source: (model: EffectiveModel) => ValueSource | undefined;
}

/** The value of the first row that has one. */
export function firstValue(rows: readonly PrecedenceRow[], model: EffectiveModel): string | undefined {
  for (const { value } of rows) {
    const found = value(model);
    if (found !== undefined) return found;
  }
  return undefined;
}

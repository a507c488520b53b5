import type { Path } from "../text/json.ts";
import type { EffectiveModel } from "./model.ts";

/**
 * Why one value holds and not another: each row of each precedence list of the decisions has an id, and a sentence for
 * people. The lists themselves, in order, stand in `enablement.ts`, `protocol.ts`, `base-url.ts`, `metadata.ts` and
 * `offering.ts`.
 */
export const PRECEDENCE = {
  "highest-layer": "The highest layer that has a value there decides.",
  "enabled-of-provider": "The provider's own `enabled`, in the highest layer that says whether it is available.",
  "enabled-of-default": "`default.enabled`, in the highest layer that says whether the provider is available.",
  "enabled-unless-said": "A provider is available where no layer says otherwise.",
  override: "What `models.overrides` says of a model comes first.",
  "custom-model": "A custom model says it of itself.",
  discovered: "The provider says it of the model.",
  "provider-protocol":
    "A model speaks the provider's `protocol` where neither its override nor a custom model names one.",
  "default-protocol": "The built-in provider's default protocol holds where nothing else names one.",
  "endpoint-of-protocol": "The provider's `endpoints` has a URL for the protocol that the model speaks.",
  "provider-base-url": "The provider's `baseUrl` holds where nothing more exact is said.",
  "provider-endpoint": "The provider's `endpoint` holds where there is no `baseUrl`.",
  "provider-disabled": "No model of a provider is offered that is not available.",
  "discovery-off": "With `discovery` off, only custom models are offered.",
  denied: "A model that `deny` names is not offered, whatever else holds.",
  "not-in-allow": "An `allow` that is not empty is exclusive.",
  allowed: "`allow` names the model.",
  "offered-unless-said": "A model is offered where nothing says otherwise.",
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

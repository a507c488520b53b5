import type { EntryView } from "../../effective/entry.ts";
import type { ModelLists } from "../../effective/model-lists.ts";
import { isAllowed, isDenied } from "../../effective/offering.ts";
import { type StatedModels, statedModels } from "../../effective/stated.ts";
import type { Policy } from "../../policy/policy.ts";
import { quote } from "../../text/wording.ts";
import { conflict, MODEL_SETTINGS, type Part } from "../conflict.ts";
import type { Rule } from "./rule.ts";

export const noModelsLeft: Rule = {
  id: "no-models-left",
  severity: "error",
  summary: "A provider that can offer no model",
  why: "The provider is available, but a user who selects it finds no model.",
  description:
    "Finds providers whose settings leave no model to offer (specification 2.6): `deny` hides every model in `allow`; or `discovery` is `off` and there are no custom models, an `allow` of another layer names none of them, or `deny` hides all that are left. Where the file's own `allow` names none of them, each of its entries is an error of `unknown-model`, `model-pattern` or `dead-entry` instead, unless the policy makes less of these. If layers are given, their combined result counts. With discovery on, a provider may return any model that `allow` names. Ignores disabled providers and lists with an invalid item.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "models": { "discovery": "off" } } } }',
    right: '{ "providers": { "provider_a": { "models": { "discovery": "auto" } } } }',
  },
  dependsOn: "provider",

  *check(context) {
    for (const view of context.configuration.entries) {
      const { enabled, models: inForce } = view.provider;
      if (!enabled || mayOfferSome(inForce)) continue;
      const models = statedModels(view);
      const reason = reasonOf(models, inForce);
      if (reason === undefined || isSaidOfEntries(reason, models, context.policy)) continue;
      yield* conflict(
        settingsBehind(reason, models),
        `The provider ${quote(view.id)} cannot offer any model: ${reason.because}`,
        {
          advice: `${reason.remedy}; to hide the provider, set "enabled" to false.`,
        },
      );
    }
  },
};

/** True where this rule says, as an error, that each model which a provider allows is denied. */
export function saysAllAreDenied(view: EntryView, { rules }: Policy): boolean {
  const { enabled, models } = view.provider;
  if (!enabled || (rules[noModelsLeft.id] ?? "error") !== "error" || mayOfferSome(models)) return false;
  return reasonOf(statedModels(view), models) === REASONS.allAllowedDenied;
}

/** True where a model is left, or may be returned. Then no more needs to be known of the lists. */
function mayOfferSome(models: ModelLists): boolean {
  const isHidden = (id: string) => isDenied(models, id);
  const { items: allowed } = models.allow;
  if (allowed.length > 0 && allowed.every(({ id }) => isHidden(id))) return false;
  if (models.discovery !== "off") return true;
  return models.custom.items.some(({ id }) => id !== undefined && isAllowed(models, id) && !isHidden(id));
}

/** The rules that make each entry of the file's own `allow` an error where none of them names a custom model. */
const RULES_OF_ENTRIES = ["dead-entry", "model-pattern", "unknown-model"];

/** True where the entries of a list are errors already, because they leave nothing. */
function isSaidOfEntries(reason: Reason, { allow }: StatedModels, { rules }: Policy): boolean {
  if (reason !== REASONS.nothingDeclaredAllowed || allow.path === undefined) return false;
  return RULES_OF_ENTRIES.every((rule) => (rules[rule] ?? "error") === "error");
}

interface Reason {
  /** The end of a sentence. */
  readonly because: string;
  /** An order, without a full stop. */
  readonly remedy: string;
  /** The keys that make it so; first the one that most likely is meant otherwise. */
  readonly parts: readonly ("allow" | "deny" | "custom" | "discovery")[];
}

/** Why nothing is left of a provider's models; undefined where something is or may be. */
function reasonOf({ allow, deny, custom }: StatedModels, models: ModelLists): Reason | undefined {
  if (!allow.isClear || !deny.isClear || !custom.isClear) return undefined;
  const isHidden = (id: string) => isDenied(models, id);
  const allowed = [...models.allow.indexes.keys()];
  if (allowed.length > 0 && allowed.every(isHidden)) return REASONS.allAllowedDenied;
  if (models.discovery !== "off") return undefined;
  const declared = [...models.custom.byId.keys()];
  if (declared.length === 0) return REASONS.nothingDeclared;
  const left = declared.filter((id) => isAllowed(models, id));
  if (left.length === 0) return REASONS.nothingDeclaredAllowed;
  return left.every(isHidden) ? REASONS.allDeclaredDenied : undefined;
}

const REASONS = {
  allAllowedDenied: {
    because: '"deny" hides every model in "allow"',
    remedy: 'Remove a model from "deny", or allow another one',
    parts: ["allow", "deny"],
  },
  nothingDeclared: {
    because: "discovery is off and there are no custom models",
    remedy: 'Add models under "custom", or set "discovery" to "auto"',
    parts: ["discovery", "custom"],
  },
  nothingDeclaredAllowed: {
    because: 'discovery is off and "allow" names no custom model',
    remedy: 'Allow a custom model, or set "discovery" to "auto"',
    parts: ["allow", "discovery", "custom"],
  },
  allDeclaredDenied: {
    because: 'discovery is off and "deny" hides every custom model that could be offered',
    remedy: 'Remove a custom model from "deny", or set "discovery" to "auto"',
    parts: ["deny", "discovery", "custom", "allow"],
  },
} as const satisfies Readonly<Record<string, Reason>>;

/** The settings that make it so. An empty `allow` is none of them: it limits nothing. */
function settingsBehind({ parts }: Reason, models: StatedModels): readonly Part[] {
  return parts
    .filter((name) => name !== "allow" || models.allow.models.length > 0)
    .map((name) => ({ ...models[name], name, message: MODEL_SETTINGS[name] }));
}

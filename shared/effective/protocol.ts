import { textAt } from "../text/json.ts";
import { discoveredText } from "./metadata.ts";
import { customPath, type EffectiveModel, effectiveModel, overridePath } from "./model.ts";
import { firstValue, type PrecedenceRow } from "./precedence.ts";
import { defaultProtocol, type EffectiveProvider, entryKindPath, providerProtocol } from "./provider.ts";

/** Which protocol a model speaks (decisions: Model protocol), the first row first. */
export const PROTOCOL_ROWS: readonly PrecedenceRow[] = [
  {
    rule: "override",
    value: ({ override }) => textAt(override, "protocol"),
    source: (model) => ({ kind: "layers", path: [...overridePath(model), "protocol"] }),
  },
  {
    rule: "custom-model",
    value: ({ custom }) => custom && textAt(custom.model, "protocol"),
    source: (model) => {
      const path = customPath(model);
      return path && { kind: "layers", path: [...path, "protocol"] };
    },
  },
  {
    rule: "provider-protocol",
    value: ({ provider }) => textAt(provider.entry, "protocol"),
    source: ({ provider }) => ({ kind: "layers", path: [...provider.path, "protocol"] }),
  },
  {
    rule: "discovered",
    value: ({ discovered }) => discoveredText(discovered, "protocol"),
    source: () => ({ kind: "discovered", field: "protocol" }),
  },
  {
    rule: "default-protocol",
    value: ({ provider }) => defaultProtocol(provider),
    source: ({ provider }) => ({ kind: "vocabulary", path: [...entryKindPath(provider), "defaultProtocol"] }),
  },
];

/** The protocol that a model speaks; undefined where nothing names one. */
export function modelProtocol(model: EffectiveModel): string | undefined {
  return firstValue(PROTOCOL_ROWS, model);
}

/**
 * The protocols that a provider's models speak as far as they are known: its custom models, those that it overrides, and
 * those that name none. A model that the provider returns may bring another one.
 */
export function spokenProtocols(provider: EffectiveProvider): ReadonlySet<string | undefined> {
  const { custom, overrides } = provider.models;
  const ids = new Set([...custom.byId.keys(), ...Object.keys(overrides)]);
  const models = Array.from(ids, (id) => effectiveModel(provider, id, custom.byId.get(id)));
  return new Set([providerProtocol(provider), ...models.map(modelProtocol)]);
}

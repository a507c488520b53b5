import { objectAt, textAt } from "../text/json.ts";
import { discoveredText } from "./metadata.ts";
import { customPath, type EffectiveModel, overridePath } from "./model.ts";
import { firstValue, type PrecedenceRow, type PrecedenceRule } from "./precedence.ts";
import { modelProtocol } from "./protocol.ts";
import { addressIn, entryKindPath, isRead, knownOwnUrl } from "./provider.ts";

/**
 * Where a model is reached (decisions: Model base URL), the first row first. An empty URL counts as absent.
 * See docs/decisions/0022-empty-url-counts-as-absent.md.
 */
export const BASE_URL_ROWS: readonly PrecedenceRow[] = [
  {
    rule: "override",
    value: ({ override }) => textAt(override, "baseUrl"),
    source: (model) => ({ kind: "layers", path: [...overridePath(model), "baseUrl"] }),
  },
  {
    rule: "custom-model",
    value: ({ custom }) => custom && textAt(custom.model, "baseUrl"),
    source: (model) => {
      const path = customPath(model);
      return path && { kind: "layers", path: [...path, "baseUrl"] };
    },
  },
  {
    rule: "endpoint-of-protocol",
    value: (model) => {
      const protocol = modelProtocol(model);
      return protocol === undefined ? undefined : textAt(objectAt(model.provider.entry, "endpoints") ?? {}, protocol);
    },
    source: (model) => {
      const protocol = modelProtocol(model);
      return protocol === undefined
        ? undefined
        : { kind: "layers", path: [...model.provider.path, "endpoints", protocol] };
    },
  },
  {
    rule: "discovered",
    value: ({ discovered }) => discoveredText(discovered, "baseUrl"),
    source: () => ({ kind: "discovered", field: "baseUrl" }),
  },
  {
    rule: "provider-base-url",
    value: ({ provider }) => addressIn(provider, "baseUrl"),
    source: ({ provider }) =>
      isRead(provider, "baseUrl") ? { kind: "layers", path: [...provider.path, "baseUrl"] } : undefined,
  },
  {
    rule: "provider-endpoint",
    value: ({ provider }) => addressIn(provider, "endpoint"),
    source: ({ provider }) =>
      isRead(provider, "endpoint") ? { kind: "layers", path: [...provider.path, "endpoint"] } : undefined,
  },
  {
    rule: "provider-own-url",
    value: ({ provider }) => knownOwnUrl(provider),
    source: ({ provider }) => ({ kind: "vocabulary", path: [...entryKindPath(provider), "ownUrl"] }),
  },
];

const OF_PROVIDER: ReadonlySet<PrecedenceRule> = new Set([
  "provider-base-url",
  "provider-endpoint",
  "provider-own-url",
]);

/** True where a model is reached as its provider is: by its address, by its own URL, or where nothing says it. */
export function followsProvider(model: EffectiveModel): boolean {
  const row = BASE_URL_ROWS.find(({ value }) => value(model) !== undefined);
  return row === undefined || OF_PROVIDER.has(row.rule);
}

/** Where a model is reached; undefined where nothing says it. The URL is as it stands, whatever it holds. */
export function modelBaseUrl(model: EffectiveModel): string | undefined {
  return firstValue(BASE_URL_ROWS, model);
}

import { objectAt, textAt } from "../text/json.ts";
import { discoveredText } from "./metadata.ts";
import { customPath, type EffectiveModel, overridePath } from "./model.ts";
import { firstValue, type PrecedenceRow } from "./precedence.ts";
import { modelProtocol } from "./protocol.ts";

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
    value: ({ provider }) => textAt(provider.entry, "baseUrl"),
    source: ({ provider }) => ({ kind: "layers", path: [...provider.path, "baseUrl"] }),
  },
  {
    rule: "provider-endpoint",
    value: ({ provider }) => textAt(provider.entry, "endpoint"),
    source: ({ provider }) => ({ kind: "layers", path: [...provider.path, "endpoint"] }),
  },
];

/** True where a model is reached as its provider is: by its `baseUrl` or `endpoint`, or where nothing says it. */
export function followsProvider(model: EffectiveModel): boolean {
  const row = BASE_URL_ROWS.find(({ value }) => value(model) !== undefined);
  return row === undefined || row.rule === "provider-base-url" || row.rule === "provider-endpoint";
}

/** Where a model is reached; undefined where nothing says it. The URL is as it stands, whatever it holds. */
export function modelBaseUrl(model: EffectiveModel): string | undefined {
  return firstValue(BASE_URL_ROWS, model);
}

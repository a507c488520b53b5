import { textAt } from "../text/json.ts";
import { candidatesAt, firstValue, type Row } from "./candidates.ts";
import { discoveredCandidate, discoveredText } from "./metadata.ts";
import type { ModelView } from "./model-view.ts";
import { PROTOCOL_ROWS } from "./protocol.ts";

/** Where a model is reached (decisions: Model base URL), the first row first. */
export const BASE_URL_ROWS: readonly Row<ModelView>[] = [
  {
    rule: "override",
    value: ({ override }) => textAt(override, "baseUrl"),
    candidates: ({ provider, overridePath }) =>
      candidatesAt(provider.context, [...overridePath, "baseUrl"], "override", "url"),
  },
  {
    rule: "custom-model",
    value: ({ custom }) => custom && textAt(custom.model, "baseUrl"),
    candidates: ({ provider, customPath }) =>
      customPath ? candidatesAt(provider.context, [...customPath, "baseUrl"], "custom-model", "url") : [],
  },
  {
    rule: "endpoint-of-protocol",
    value: (view) => {
      const protocol = firstValue(PROTOCOL_ROWS, view);
      return protocol === undefined ? undefined : textAt(view.settings.endpoints, protocol);
    },
    candidates: (view) => {
      const protocol = firstValue(PROTOCOL_ROWS, view);
      const { context, path } = view.provider;
      if (protocol === undefined) return [];
      return candidatesAt(context, [...path, "endpoints", protocol], "endpoint-of-protocol", "url");
    },
  },
  {
    rule: "discovered",
    value: ({ discovered }) => discoveredText(discovered, "baseUrl"),
    candidates: ({ provider, id, discovered }) => {
      const url = discoveredText(discovered, "baseUrl") ?? "";
      return url === "" ? [] : [discoveredCandidate(provider.id, id, "baseUrl", provider.context.tools.maskUrl(url))];
    },
  },
  {
    rule: "provider-base-url",
    value: ({ settings }) => settings.baseUrl,
    candidates: ({ provider }) =>
      candidatesAt(provider.context, [...provider.path, "baseUrl"], "provider-base-url", "url"),
  },
  {
    rule: "provider-endpoint",
    value: ({ settings }) => settings.endpoint,
    candidates: ({ provider }) =>
      candidatesAt(provider.context, [...provider.path, "endpoint"], "provider-endpoint", "url"),
  },
];

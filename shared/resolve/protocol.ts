import { textAt } from "../text/json.ts";
import { candidatesAt, type Row } from "./candidates.ts";
import { discoveredCandidate, discoveredText } from "./metadata.ts";
import type { ModelView } from "./model-view.ts";
import { defaultProtocol, defaultProtocolCandidates } from "./provider-view.ts";

/** Which protocol a model speaks (decisions: Model protocol), the first row first. */
export const PROTOCOL_ROWS: readonly Row<ModelView>[] = [
  {
    rule: "override",
    value: ({ override }) => textAt(override, "protocol"),
    candidates: ({ provider, overridePath }) =>
      candidatesAt(provider.context, [...overridePath, "protocol"], "override", "value"),
  },
  {
    rule: "custom-model",
    value: ({ custom }) => custom && textAt(custom.model, "protocol"),
    candidates: ({ provider, customPath }) =>
      customPath ? candidatesAt(provider.context, [...customPath, "protocol"], "custom-model", "value") : [],
  },
  {
    rule: "provider-protocol",
    value: ({ provider }) => textAt(provider.entry, "protocol"),
    candidates: ({ provider }) =>
      candidatesAt(provider.context, [...provider.path, "protocol"], "provider-protocol", "value"),
  },
  {
    rule: "discovered",
    value: ({ discovered }) => discoveredText(discovered, "protocol"),
    candidates: ({ provider, id, discovered }) => {
      const value = discoveredText(discovered, "protocol") ?? "";
      return value === "" ? [] : [discoveredCandidate(provider.id, id, "protocol", value)];
    },
  },
  {
    rule: "default-protocol",
    value: ({ provider }) => defaultProtocol(provider),
    candidates: ({ provider }) => defaultProtocolCandidates(provider),
  },
];

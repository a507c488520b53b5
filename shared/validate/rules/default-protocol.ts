import { defaultProtocol } from "../../effective/provider.ts";
import { textAt, valueAt } from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import type { Rule } from "./rule.ts";

export const defaultProtocolRule: Rule = {
  id: "default-protocol",
  severity: "notice",
  summary: "A protocol that is the provider's default one",
  why: "It is set only where the provider does not use its default protocol; it also takes precedence over the protocols that the provider returns for its models.",
  description:
    "Finds a `protocol` that is the default one of the built-in provider (specification 2.3), or of the type of the custom provider where the vocabulary says one. Ignores one that replaces another protocol of the default layer, and one that another layer replaces.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "protocol": "provider-a-messages" } } }',
    right: '{ "providers": { "provider_a": { "protocol": "provider-b-chat" } } }',
  },

  *check({ configuration }) {
    for (const { path, id, entry, provider } of configuration.entries) {
      const protocol = textAt(entry, "protocol");
      if (protocol === undefined || protocol !== defaultProtocol(provider)) continue;
      const place = [...path, "protocol"];
      const replaced = valueAt(configuration.layers.default, place) ?? protocol;
      if (textAt(provider.entry, "protocol") !== protocol || replaced !== protocol || !provider.enabled) continue;
      yield {
        place: { path: place, part: "value" },
        message: `${quote(protocol)} is the default protocol of ${quote(id)}, which needs no "protocol" for it.`,
        advice: "Remove it, unless it is to hold for models that the provider returns with another one.",
      };
    }
  },
};

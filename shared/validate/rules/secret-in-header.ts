import { headersOf, providerEntries } from "../entries.ts";
import { credentialLikeness, isPlaceholder, namesCredential } from "../secrets.ts";
import { quote } from "../wording.ts";
import { reservedReason } from "./reserved-header.ts";
import type { Rule } from "./rule.ts";

export const secretInHeader: Rule = {
  id: "secret-in-header",
  severity: "error",
  summary: "A custom header that looks like a credential",
  why: "The file is shared and versioned: whoever reads it, now or in its history, can use the credential.",
  description:
    "Finds custom headers whose name says that they hold a credential (`X-Auth-Token`, `Api-Key`, `Cookie`) or whose value looks like one: the shape of a known kind of key, `Bearer` and the like before it, or a long run of random letters and digits. Leaves alone placeholders such as `${GATEWAY_TOKEN}` and UUIDs, which mostly name tenants. The value is never repeated. Headers that may not be there at all are left to `reserved-header`.",
  fix: "Removes the header; where its value only looks random, this is not counted as safe.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Token": "correct horse" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Route": "research" } } } }',
  },

  refusesValue: true,

  *check(context) {
    const { policy, vocabulary } = context;
    for (const view of providerEntries(context)) {
      for (const { path, name, value } of headersOf(view)) {
        const text = typeof value === "object" ? JSON.stringify(value) : String(value);
        if (text === "" || value === null || isPlaceholder(text)) continue;
        if (policy.rules["reserved-header"] !== "off" && reservedReason(name, vocabulary) !== undefined) continue;
        const byName = namesCredential(name);
        const likeness = credentialLikeness(text);
        if (!byName && likeness === undefined) continue;
        yield {
          place: { path, part: "value" },
          message: byName
            ? `The header ${quote(name)} is named like a credential.`
            : `The value of the header ${quote(name)} looks like a credential.`,
          advice:
            "Remove the header, revoke the credential, and keep the new one where the assistant keeps credentials.",
          fix: {
            title: "Remove the header.",
            safe: byName || likeness === "certain",
            steps: [{ kind: "remove", path }],
          },
        };
      }
    }
  },
};

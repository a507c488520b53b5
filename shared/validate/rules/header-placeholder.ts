import { holdsPlaceholder, mentionsCredentialName, namesCredential } from "../../text/secrets.ts";
import { quoteHeader } from "../../text/wording.ts";
import type { Rule } from "./rule.ts";

export const headerPlaceholder: Rule = {
  id: "header-placeholder",
  severity: "error",
  summary: "A placeholder in a custom header",
  why: "The client sends the value as it is: nothing replaces the placeholder, so the server gets its name.",
  description:
    "Finds placeholders in the values of custom headers: `$TOKEN`, `${TOKEN}`, `{{ token }}`, `%TOKEN%`, `{env:TOKEN}`, `os.environ/TOKEN`, `<your-token>` and similar. `url-syntax` reports those in URLs.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "${TENANT}" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
  },

  *check({ configuration }) {
    for (const view of configuration.entries) {
      for (const { path, name, value } of view.headers) {
        if (typeof value !== "string" || !holdsPlaceholder(value)) continue;
        yield {
          place: { path, part: "value" },
          message: `The value of the header ${quoteHeader(name)} contains a placeholder, which is never replaced.`,
          advice:
            namesCredential(name) || mentionsCredentialName(value)
              ? "Remove the header, and store the credential where the assistant keeps credentials."
              : "Enter the final value, or remove the header; credentials are stored where the assistant keeps them.",
        };
      }
    }
  },
};

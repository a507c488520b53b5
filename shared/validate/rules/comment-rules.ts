import type { RuleDescription } from "../../diagnostic/diagnostic.ts";

/** The mistakes in comments that speak to Steward; `ignore-comments.ts` finds them. */
export const unusedIgnore: RuleDescription = {
  id: "unused-ignore",
  severity: "warning",
  summary: "An ignore comment that suppresses nothing",
  why: "The comment suggests that a problem is known and accepted there, and it may hide a later mistake.",
  description:
    "Finds comments that start with `steward-ignore-next-line` and suppress nothing: the next line has no diagnostic of the rule, the rule is unknown, no reason is given, or comments may not suppress the rule: by default those that find credentials, else those that `inlineIgnores` of the policy does not list. In a change from outside the repository, a new comment suppresses nothing. A comment has the form `// steward-ignore-next-line RULE: reason` and suppresses one diagnostic of that rule on the next line that contains more than comments; for two, write two comments.",
  examples: {
    wrong: `{
  // steward-ignore-next-line reserved-header: the gateway expects it
  "providers": {}
}`,
    right: `{
  "providers": {
    "provider_a": {
      // steward-ignore-next-line plain-http: the gateway ends TLS in front of this network
      "baseUrl": "http://gateway.example.com/v1"
    }
  }
}`,
  },
};

export const commentRules: readonly RuleDescription[] = [unusedIgnore];

import type { RuleDescription } from "../../diagnostic/diagnostic.ts";

/** What is wrong with a policy file; `policy-findings.ts` and the policy's schema find it. */
export const policyFile: RuleDescription = {
  id: "policy-file",
  severity: "error",
  summary: "A mistake in the policy file",
  why: "A policy with a mistake is not applied, not even in part, so that nothing of what it says holds.",
  description:
    "Finds whatever is wrong in a policy file (`.provider-steward.json`): broken syntax, keys, rules and severities that there are not, values of the wrong type, and hosts, globs, pointers and paths that cannot lead anywhere. `docs/policy.md` describes the file. No policy changes this rule.",
  examples: {
    wrong: '{ "rules": { "version-segmnt": "off" } }',
    right: '{ "rules": { "version-segment": "off" } }',
  },
};

export const policyRules: readonly RuleDescription[] = [policyFile];

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

/** What is wrong with a vocabulary file; `vocabulary-findings.ts` and the vocabulary's schema find it. */
export const vocabularyFile: RuleDescription = {
  id: "vocabulary-file",
  severity: "error",
  summary: "A mistake in the vocabulary file",
  why: "By a vocabulary with a mistake no configuration can be judged, so that none is checked.",
  description:
    "Finds whatever is wrong in a vocabulary file: broken syntax, keys that there are not, values of the wrong type, names that cannot be used, names of protocols, providers and sections that the file does not have, and version segments and headers that cannot be such. `docs/vocabulary.md` describes the file. No policy changes this rule.",
  examples: {
    wrong: `{
  "protocols": { "chat": { "description": "Chat." } },
  "providers": { "north": { "title": "North", "description": "The provider.", "defaultProtocol": "chatt" } }
}`,
    right: `{
  "protocols": { "chat": { "description": "Chat." } },
  "providers": { "north": { "title": "North", "description": "The provider.", "defaultProtocol": "chat" } }
}`,
  },
};

export const settingsRules: readonly RuleDescription[] = [policyFile, vocabularyFile];

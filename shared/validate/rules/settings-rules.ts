import type { RuleDescription } from "../../diagnostic/diagnostic.ts";

/** The mistakes in a policy file; `policy-findings.ts` and the policy's schema find them. */
export const policyFile: RuleDescription = {
  id: "policy-file",
  severity: "error",
  summary: "A mistake in the policy file",
  why: "A policy with a mistake is not applied at all, not even in part.",
  description:
    "Finds all mistakes in a policy file (`.provider-steward.json`): syntax errors, unknown keys, rules and severities, values of the wrong type, and hosts, globs, pointers and paths that cannot match anything. `docs/policy.md` describes the file. A policy cannot change this rule.",
  examples: {
    wrong: '{ "rules": { "version-segmnt": "off" } }',
    right: '{ "rules": { "version-segment": "off" } }',
  },
};

/** The mistakes in a vocabulary file; `vocabulary-findings.ts` and the vocabulary's schema find them. */
export const vocabularyFile: RuleDescription = {
  id: "vocabulary-file",
  severity: "error",
  summary: "A mistake in the vocabulary file",
  why: "A configuration cannot be checked with a vocabulary that has a mistake, so none is checked.",
  description:
    "Finds all mistakes in a vocabulary file: syntax errors, unknown keys, values of the wrong type, names that cannot be used, references to unknown protocols, providers, sections and fields, values that do not fit their type, and invalid URLs, version segments, headers and layers. `docs/vocabulary.md` describes the file. A policy cannot change this rule.",
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

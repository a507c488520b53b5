import type { RuleDescription } from "../diagnostic/diagnostic.ts";
import { ruleDescriptions } from "../validate/rules/index.ts";
import { layerRules } from "../validate/rules/layer-rules.ts";
import { policyRules } from "../validate/rules/policy-rules.ts";
import { textRules } from "../validate/rules/text-rules.ts";
import { vocabularyRules } from "../validate/rules/vocabulary-rules.ts";

/** What keeps a file from being read, a policy or a vocabulary from being used or a layer from taking effect, no policy changes. */
const FIXED_RULES = [...textRules, ...policyRules, ...vocabularyRules, ...layerRules];

/** The rules that a policy may configure, by id. */
export const configurableRules: readonly RuleDescription[] = ruleDescriptions.filter(
  (rule) => !FIXED_RULES.includes(rule),
);

/** True for the id of a rule that there is, and that no policy changes. */
export function isFixedRule(id: string): boolean {
  return FIXED_RULES.some((rule) => rule.id === id);
}

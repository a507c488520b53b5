/** What the Action, the terminal and the Worker may use of `shared/`, stage by stage. */

export * from "./limits.ts";

export { shippedVocabulary } from "./vocabulary/shipped.ts";
export type { Vocabulary } from "./vocabulary/vocabulary.ts";

export { buildSchema } from "./schema/build-schema.ts";
export type { ProviderConfiguration } from "./schema/generated/provider-configuration.ts";

export { ruleDescriptions } from "./validate/rules/index.ts";
export { checkFile, validate } from "./validate/validate.ts";

export {
  type CheckedFile,
  countBySeverity,
  type Diagnostic,
  type Position,
  type Range,
  type RedactedText,
  type RuleDescription,
  SEVERITIES,
  type Severity,
  type SeverityCounts,
} from "./report/diagnostic.ts";

import type { RuleDescription } from "../../report/diagnostic.ts";
import { allowDenyOverlap } from "./allow-deny-overlap.ts";
import { commentRules } from "./comment-rules.ts";
import { customId } from "./custom-id.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { headerSyntax } from "./header-syntax.ts";
import { policyRules } from "./policy-rules.ts";
import { reservedHeader } from "./reserved-header.ts";
import type { Rule } from "./rule.ts";
import { schemaReference } from "./schema-reference.ts";
import { schemaRules } from "./schema-rules.ts";
import { secretInHeader } from "./secret-in-header.ts";
import { textRules } from "./text-rules.ts";
import { unsafeKey } from "./unsafe-key.ts";
import { versionSegment } from "./version-segment.ts";

/** The rules that look at a document whose syntax is right. */
export const rules: readonly Rule[] = [
  allowDenyOverlap,
  customId,
  duplicateKey,
  headerSyntax,
  reservedHeader,
  schemaReference,
  secretInHeader,
  unsafeKey,
  versionSegment,
];

/** What every rule says about itself, by id. */
export const ruleDescriptions: readonly RuleDescription[] = [
  ...textRules,
  ...schemaRules,
  ...commentRules,
  ...policyRules,
  ...rules,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));

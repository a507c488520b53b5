import type { RuleDescription } from "../../diagnostic/diagnostic.ts";
import { allowDenyOverlap } from "./allow-deny-overlap.ts";
import { commentRules } from "./comment-rules.ts";
import { credential } from "./credential.ts";
import { customId } from "./custom-id.ts";
import { deadEntry } from "./dead-entry.ts";
import { deadSetting } from "./dead-setting.ts";
import { defaultProtocolRule } from "./default-protocol.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { duplicateModel } from "./duplicate-model.ts";
import { headerPlaceholder } from "./header-placeholder.ts";
import { headerSyntax } from "./header-syntax.ts";
import { hostNotAllowed } from "./host-not-allowed.ts";
import { layerRules } from "./layer-rules.ts";
import { mediaTypes } from "./media-types.ts";
import { modelPattern } from "./model-pattern.ts";
import { noModelsLeft } from "./no-models-left.ts";
import { notAConfiguration } from "./not-a-configuration.ts";
import { operationPath } from "./operation-path.ts";
import { plainHttp } from "./plain-http.ts";
import { reservedHeader } from "./reserved-header.ts";
import type { Rule } from "./rule.ts";
import { schemaReference } from "./schema-reference.ts";
import { schemaRules } from "./schema-rules.ts";
import { secretInHeader } from "./secret-in-header.ts";
import { secretInUrl } from "./secret-in-url.ts";
import { settingsRules } from "./settings-rules.ts";
import { textRules } from "./text-rules.ts";
import { tokenLimits } from "./token-limits.ts";
import { unknownModel } from "./unknown-model.ts";
import { unsafeKey } from "./unsafe-key.ts";
import { urlSyntax } from "./url-syntax.ts";
import { versionSegment } from "./version-segment.ts";

/** The rules that look at a document whose syntax is right. */
export const rules: readonly Rule[] = [
  allowDenyOverlap,
  credential,
  customId,
  deadEntry,
  deadSetting,
  defaultProtocolRule,
  duplicateKey,
  duplicateModel,
  headerPlaceholder,
  headerSyntax,
  hostNotAllowed,
  mediaTypes,
  modelPattern,
  noModelsLeft,
  notAConfiguration,
  operationPath,
  plainHttp,
  reservedHeader,
  schemaReference,
  secretInHeader,
  secretInUrl,
  tokenLimits,
  unknownModel,
  unsafeKey,
  urlSyntax,
  versionSegment,
];

/** The descriptions of all rules, by id. */
export const ruleDescriptions: readonly RuleDescription[] = [
  ...textRules,
  ...schemaRules,
  ...commentRules,
  ...layerRules,
  ...settingsRules,
  ...rules,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));

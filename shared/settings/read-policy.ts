import type { ValidateFunction } from "ajv";
import type { CheckedFile } from "../diagnostic/diagnostic.ts";
import { noPolicy, type Policy } from "../policy/policy.ts";
import { policyFile } from "../validate/rules/settings-rules.ts";
import { checkSettingsFile, type SettingsKind } from "./check-settings.ts";
import compiledValidator from "./generated/policy-validator.ts";
import { POLICY_FILE_MAX_BYTES } from "./limits.ts";
import { configurableRules, isAboutName, policyFindings } from "./policy-findings.ts";
import { buildPolicySchema } from "./policy-schema.ts";

/** A policy file that was read. */
export interface CheckedPolicy {
  /** The content of the file; `noPolicy` if it has any error. */
  readonly policy: Policy;
  /** Its diagnostics, all of the rule `policy-file`. */
  readonly file: CheckedFile;
}

/** The content of a policy file that matches the schema. */
type PolicyDocument = Partial<Policy> & { readonly $schema?: string };

const KIND: SettingsKind<PolicyDocument> = {
  rule: policyFile,
  maxBytes: POLICY_FILE_MAX_BYTES,
  schema: buildPolicySchema(configurableRules),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
  matchesSchema: compiledValidator as unknown as ValidateFunction<PolicyDocument>,
  findingsIn: policyFindings,
  isReportedElsewhere: isAboutName,
};

/** Reads and checks a policy file's bytes (`docs/policy.md`). Never throws. */
export function checkPolicyFile(path: string, bytes: Uint8Array): CheckedPolicy {
  const { document, file } = checkSettingsFile(path, bytes, KIND);
  return { policy: document === undefined ? noPolicy : toPolicy(document), file };
}

/** Hosts are as URLs have them: in lower case. */
function toPolicy({ $schema: _schema, approvedHosts, ...policy }: PolicyDocument): Policy {
  const hosts = approvedHosts?.map((host) => host.toLowerCase());
  return { ...noPolicy, ...policy, ...(hosts === undefined ? {} : { approvedHosts: hosts }) };
}

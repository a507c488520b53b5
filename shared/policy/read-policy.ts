import type { ErrorObject, ValidateFunction } from "ajv";
import { DIAGNOSTICS_MAX, POLICY_FILE_MAX_BYTES } from "../limits.ts";
import type { CheckedFile, Diagnostic } from "../report/diagnostic.ts";
import { orderDiagnostics } from "../report/order.ts";
import { withinBound } from "../validate/bound.ts";
import { checkedFile } from "../validate/check-file.ts";
import { configurableRules } from "../validate/configurable-rules.ts";
import { decodeFile, type FileFinding } from "../validate/decode.ts";
import { diagnoseFindings, diagnoseMistakes, diagnosticOfFile } from "../validate/diagnose.ts";
import type { Json } from "../validate/json.ts";
import type { ParsedText } from "../validate/node.ts";
import { parse } from "../validate/parse.ts";
import { isAboutRuleName, policyFindings } from "../validate/policy-findings.ts";
import { duplicateKey } from "../validate/rules/duplicate-key.ts";
import { policyFile } from "../validate/rules/policy-rules.ts";
import type { Finding } from "../validate/rules/rule.ts";
import { unsafeKey } from "../validate/rules/unsafe-key.ts";
import { schemaFindings } from "../validate/schema-errors.ts";
import { noVocabulary } from "../vocabulary/vocabulary.ts";
import compiledValidator from "./generated/policy-validator.ts";
import { noPolicy, type Policy } from "./policy.ts";
import { buildPolicySchema } from "./policy-schema.ts";

/** A policy file that was read. */
export interface CheckedPolicy {
  /** What it says; `noPolicy` where anything is wrong with it. */
  readonly policy: Policy;
  /** Its diagnostics, all of the rule `policy-file`. */
  readonly file: CheckedFile;
}

/** The content of a policy file that matches the schema. */
type PolicyDocument = Partial<Policy> & { readonly $schema?: string };

const schema = buildPolicySchema(configurableRules);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
const matchesSchema = compiledValidator as unknown as ValidateFunction<PolicyDocument>;

/** Reads and checks a policy file's bytes. Never throws. */
export function checkPolicyFile(path: string, bytes: Uint8Array): CheckedPolicy {
  const decoded = decodeFile(bytes, POLICY_FILE_MAX_BYTES);
  if ("trouble" in decoded) {
    return { policy: noPolicy, file: checkedFile(path, [diagnosticOfFile(ofPolicy(decoded.trouble))], "", schema) };
  }
  const parsed = parse(decoded.text);
  const document = parsed.root?.value ?? null;
  const isRight = matchesSchema(document);
  const diagnostics = diagnosePolicy(parsed, document, matchesSchema.errors ?? []);
  return {
    policy: isRight && diagnostics.length === 0 ? toPolicy(document) : noPolicy,
    file: checkedFile(path, diagnostics, decoded.text, schema),
  };
}

function diagnosePolicy(parsed: ParsedText, document: Json, errors: readonly ErrorObject[]): readonly Diagnostic[] {
  if (parsed.mistakes.length > 0) return orderDiagnostics(diagnoseMistakes(parsed, policyFile));
  const { listed, rest } = withinBound(findAll(parsed, document, errors), errors.length >= DIAGNOSTICS_MAX);
  const ofFile = rest === undefined ? [] : [diagnosticOfFile(ofPolicy(rest))];
  return orderDiagnostics([...ofFile, ...diagnoseFindings(listed.map(ofPolicy), parsed)]);
}

/** None of them carries a fix: only configurations are mended. */
function* findAll(parsed: ParsedText, document: Json, errors: readonly ErrorObject[]): Iterable<Finding> {
  const context = { ...parsed, document, merged: document, layers: {}, vocabulary: noVocabulary, policy: noPolicy };
  for (const rule of [duplicateKey, unsafeKey]) {
    for (const { fix: _fix, ...finding } of rule.check(context)) yield { ...finding, rule };
  }
  for (const finding of policyFindings(document)) yield { ...finding, rule: policyFile };
  const ofSchema = schemaFindings(errors, document, schema, noVocabulary);
  yield* ofSchema.filter((finding) => !isAboutRuleName(finding));
}

/** What the other rules say of their own holds for configurations. */
function ofPolicy<Found extends FileFinding>(finding: Found): Found {
  return { ...finding, rule: policyFile };
}

/** Hosts are as URLs have them: in lower case. */
function toPolicy({ $schema: _schema, approvedHosts, ...policy }: PolicyDocument): Policy {
  const hosts = approvedHosts?.map((host) => host.toLowerCase());
  return { ...noPolicy, ...policy, ...(hosts === undefined ? {} : { approvedHosts: hosts }) };
}

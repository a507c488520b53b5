import type { ErrorObject, ValidateFunction } from "ajv";
import type { CheckedFile, Diagnostic, RuleDescription } from "../diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../diagnostic/order.ts";
import { fileConfiguration } from "../effective/entries.ts";
import { noPolicy } from "../policy/policy.ts";
import type { Schema } from "../schema/schema.ts";
import type { ParsedText } from "../syntax/node.ts";
import { parse } from "../syntax/parse.ts";
import type { Json } from "../text/json.ts";
import { checkedFile } from "../validate/check-file.ts";
import { decodeFile, type FileFinding } from "../validate/decode.ts";
import { diagnoseFindings, diagnoseMistakes, diagnosticOfFile } from "../validate/diagnose.ts";
import { withinBound } from "../validate/findings.ts";
import { DIAGNOSTICS_MAX } from "../validate/limits.ts";
import { duplicateKey } from "../validate/rules/duplicate-key.ts";
import type { Finding, RuleFinding } from "../validate/rules/rule.ts";
import { unsafeKey } from "../validate/rules/unsafe-key.ts";
import { eachSchemaFinding } from "../validate/schema-errors.ts";
import { noVocabulary } from "../vocabulary/vocabulary.ts";

/** A kind of file that says how configurations are checked: a policy or a vocabulary. */
export interface SettingsKind<Document> {
  /** The one rule of all its diagnostics: what other rules say of their own holds for configurations. */
  readonly rule: RuleDescription;
  readonly maxBytes: number;
  readonly schema: Schema;
  readonly matchesSchema: ValidateFunction<Document>;
  /** The mistakes that its schema cannot tell. The document may have any shape. */
  readonly findingsIn: (document: Json) => Iterable<RuleFinding>;
  /** True for an error of the schema that `findingsIn` reports in better words. */
  readonly isReportedElsewhere?: (finding: Finding) => boolean;
}

/** A file of settings that was read. */
export interface CheckedSettings<Document> {
  /** Undefined where anything is wrong with it. */
  readonly document: Document | undefined;
  /** Its diagnostics, all of the kind's rule. None carries a fix: only configurations are fixed. */
  readonly file: CheckedFile;
}

/**
 * Reads and checks a file of settings: decode → parse → schema → findings → order. Never throws.
 * See docs/decisions/0017-no-fixes-for-settings.md.
 */
export function checkSettingsFile<Document>(
  path: string,
  bytes: Uint8Array,
  kind: SettingsKind<Document>,
): CheckedSettings<Document> {
  const { schema, matchesSchema } = kind;
  const decoded = decodeFile(bytes, kind.maxBytes);
  if (!decoded.ok) {
    const diagnostic = diagnosticOfFile(withRuleOf(kind, decoded.error));
    return { document: undefined, file: checkedFile(path, [diagnostic], "", () => schema) };
  }
  const parsed = parse(decoded.value);
  const document = parsed.value ?? null;
  const isRight = matchesSchema(document);
  const diagnostics = diagnose(parsed, document, matchesSchema.errors ?? [], kind);
  return {
    document: isRight && diagnostics.length === 0 ? document : undefined,
    file: checkedFile(path, diagnostics, decoded.value, () => schema),
  };
}

function diagnose<Document>(
  parsed: ParsedText,
  document: Json,
  errors: readonly ErrorObject[],
  kind: SettingsKind<Document>,
): readonly Diagnostic[] {
  if (parsed.mistakes.length > 0) return orderDiagnostics(diagnoseMistakes(parsed, kind.rule));
  const found = findAll(parsed, document, errors, kind);
  const { listed, rest } = withinBound(found, errors.length >= DIAGNOSTICS_MAX, false);
  const ofFile = rest === undefined ? [] : [diagnosticOfFile(withRuleOf(kind, rest))];
  const located = diagnoseFindings(
    listed.map(({ fix: _fix, ...finding }) => withRuleOf(kind, finding)),
    parsed,
  );
  return orderDiagnostics([...ofFile, ...located]);
}

function* findAll<Document>(
  parsed: ParsedText,
  document: Json,
  errors: readonly ErrorObject[],
  { rule, schema, findingsIn, isReportedElsewhere = () => false }: SettingsKind<Document>,
): Iterable<Finding> {
  const context = { parsed, configuration: fileConfiguration(document, {}, noVocabulary), policy: noPolicy };
  for (const shared of [duplicateKey, unsafeKey]) {
    for (const finding of shared.check(context)) yield { ...finding, rule };
  }
  for (const finding of findingsIn(document)) yield { ...finding, rule };
  for (const finding of eachSchemaFinding(errors, document, schema, noVocabulary)) {
    if (!isReportedElsewhere(finding)) yield finding;
  }
}

function withRuleOf<Found extends FileFinding>({ rule }: { readonly rule: RuleDescription }, finding: Found): Found {
  return { ...finding, rule };
}

import type { ErrorObject, ValidateFunction } from "ajv";
import { DIAGNOSTICS_MAX, VOCABULARY_FILE_MAX_BYTES } from "../limits.ts";
import { noPolicy } from "../policy/policy.ts";
import type { CheckedFile, Diagnostic } from "../report/diagnostic.ts";
import { orderDiagnostics } from "../report/order.ts";
import { withinBound } from "../validate/bound.ts";
import { checkedFile } from "../validate/check-file.ts";
import { decodeFile, type FileFinding } from "../validate/decode.ts";
import { diagnoseFindings, diagnoseMistakes, diagnosticOfFile } from "../validate/diagnose.ts";
import type { Json } from "../validate/json.ts";
import type { ParsedText } from "../validate/node.ts";
import { parse } from "../validate/parse.ts";
import { duplicateKey } from "../validate/rules/duplicate-key.ts";
import type { Finding } from "../validate/rules/rule.ts";
import { unsafeKey } from "../validate/rules/unsafe-key.ts";
import { vocabularyFile } from "../validate/rules/vocabulary-rules.ts";
import { schemaFindings } from "../validate/schema-errors.ts";
import { vocabularyFindings } from "../validate/vocabulary-findings.ts";
import compiledValidator from "./generated/vocabulary-validator.ts";
import { noVocabulary, type Vocabulary } from "./vocabulary.ts";
import { buildVocabularySchema } from "./vocabulary-schema.ts";

/** A vocabulary file that was read. */
export interface CheckedVocabulary {
  /** What it says; undefined where anything is wrong with it. */
  readonly vocabulary: Vocabulary | undefined;
  /** Its diagnostics, all of the rule `vocabulary-file`. */
  readonly file: CheckedFile;
}

/** The content of a vocabulary file that matches the schema. */
interface VocabularyDocument {
  readonly protocols: Vocabulary["protocols"];
  readonly providers?: Entries<Vocabulary["providers"]>;
  readonly sections?: Vocabulary["sections"];
  readonly customVariants?: Entries<Vocabulary["customVariants"]>;
}

/** Entries that need not say that they take no section. */
type Entries<Table extends Readonly<Record<string, { readonly sections: readonly string[] }>>> = Readonly<
  Record<string, Omit<Table[string], "sections"> & { readonly sections?: readonly string[] }>
>;

const schema = buildVocabularySchema();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
const matchesSchema = compiledValidator as unknown as ValidateFunction<VocabularyDocument>;

/** Reads and checks a vocabulary file's bytes (`docs/vocabulary.md`). Never throws. */
export function checkVocabularyFile(path: string, bytes: Uint8Array): CheckedVocabulary {
  const decoded = decodeFile(bytes, VOCABULARY_FILE_MAX_BYTES);
  if ("trouble" in decoded) {
    const diagnostic = diagnosticOfFile(ofVocabulary(decoded.trouble));
    return { vocabulary: undefined, file: checkedFile(path, [diagnostic], "", schema) };
  }
  const parsed = parse(decoded.text);
  const document = parsed.root?.value ?? null;
  const isRight = matchesSchema(document);
  const diagnostics = diagnoseVocabulary(parsed, document, matchesSchema.errors ?? []);
  return {
    vocabulary: isRight && diagnostics.length === 0 ? toVocabulary(document) : undefined,
    file: checkedFile(path, diagnostics, decoded.text, schema),
  };
}

function diagnoseVocabulary(parsed: ParsedText, document: Json, errors: readonly ErrorObject[]): readonly Diagnostic[] {
  if (parsed.mistakes.length > 0) return orderDiagnostics(diagnoseMistakes(parsed, vocabularyFile));
  const { listed, rest } = withinBound(findAll(parsed, document, errors), errors.length >= DIAGNOSTICS_MAX);
  const ofFile = rest === undefined ? [] : [diagnosticOfFile(ofVocabulary(rest))];
  return orderDiagnostics([...ofFile, ...diagnoseFindings(listed.map(ofVocabulary), parsed)]);
}

/** None of them carries a fix: only configurations are mended. */
function* findAll(parsed: ParsedText, document: Json, errors: readonly ErrorObject[]): Iterable<Finding> {
  const context = { ...parsed, document, merged: document, layers: {}, vocabulary: noVocabulary, policy: noPolicy };
  for (const rule of [duplicateKey, unsafeKey]) {
    for (const { fix: _fix, ...finding } of rule.check(context)) yield { ...finding, rule };
  }
  for (const finding of vocabularyFindings(document)) yield { ...finding, rule: vocabularyFile };
  for (const { fix: _fix, ...finding } of schemaFindings(errors, document, schema, noVocabulary)) yield finding;
}

/** What the other rules say of their own holds for configurations. */
function ofVocabulary<Found extends FileFinding>(finding: Found): Found {
  return { ...finding, rule: vocabularyFile };
}

function toVocabulary(document: VocabularyDocument): Vocabulary {
  const { protocols, providers = {}, sections = {}, customVariants = {} } = document;
  return { protocols, providers: withSections(providers), sections, customVariants: withSections(customVariants) };
}

function withSections<Entry extends object>(
  entries: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry & { readonly sections: readonly string[] }>> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { sections: [], ...entry }]));
}

import type { ErrorObject, ValidateFunction } from "ajv";
import { DIAGNOSTICS_MAX, FILE_MAX_BYTES } from "../limits.ts";
import type { CheckedFile, Diagnostic } from "../report/diagnostic.ts";
import { orderDiagnostics } from "../report/order.ts";
import { buildSchema } from "../schema/build-schema.ts";
import compiledValidator from "../schema/generated/validator.ts";
import { shippedVocabulary as vocabulary } from "../vocabulary/shipped.ts";
import { withinBound } from "./bound.ts";
import { decodeFile } from "./decode.ts";
import { diagnoseFindings, diagnoseMistakes, diagnosticOfFile } from "./diagnose.ts";
import { type Json, toPointer } from "./json.ts";
import type { ParsedText } from "./node.ts";
import { parse } from "./parse.ts";
import { redact } from "./redact.ts";
import { rules } from "./rules/index.ts";
import type { Finding } from "./rules/rule.ts";
import { schemaFindings } from "./schema-errors.ts";

const schema = buildSchema(vocabulary);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
const matchesSchema = compiledValidator as unknown as ValidateFunction;

/** Every diagnostic of a provider configuration's text, in the order of `orderDiagnostics`. Never throws. */
export function validate(text: string): readonly Diagnostic[] {
  return diagnose(parse(text));
}

/** Checks a file's bytes: the diagnostics of its encoding, size or text, and the text for code frames, redacted. */
export function checkFile(path: string, bytes: Uint8Array, maxBytes = FILE_MAX_BYTES): CheckedFile {
  const decoded = decodeFile(bytes, maxBytes);
  if ("trouble" in decoded) {
    return { path, diagnostics: [diagnosticOfFile(decoded.trouble)], source: redact(parse(""), schema) };
  }
  const parsed = parse(decoded.text);
  return { path, diagnostics: diagnose(parsed), source: redact(parsed, schema) };
}

function diagnose(parsed: ParsedText): readonly Diagnostic[] {
  // What is read of broken syntax is a guess; diagnostics of a guess would be noise.
  if (parsed.mistakes.length > 0) return orderDiagnostics(diagnoseMistakes(parsed));
  const document = parsed.root?.value ?? null;
  const errors = matchesSchema(document) ? [] : (matchesSchema.errors ?? []);
  const { listed, rest } = withinBound(findIn(parsed, document, errors), errors.length >= DIAGNOSTICS_MAX);
  const ofFile = rest === undefined ? [] : [diagnosticOfFile(rest)];
  return orderDiagnostics([...ofFile, ...diagnoseFindings(listed, parsed)]);
}

/** The rules come first: what they find weighs more where not all can be listed. */
function* findIn(parsed: ParsedText, document: Json, errors: readonly ErrorObject[]): Iterable<Finding> {
  const { duplicateKeys, unsafeKeys } = parsed;
  const refused = new Set<string>();
  for (const rule of rules) {
    for (const finding of rule.check({ document, vocabulary, duplicateKeys, unsafeKeys })) {
      if (rule.refusesValue === true) refused.add(toPointer(finding.place.path));
      yield { ...finding, rule };
    }
  }
  if (errors.length === 0) return;
  // What has to go need not first get a value that the schema takes.
  const ofSchema = schemaFindings(errors, document, schema, vocabulary);
  yield* ofSchema.filter(({ place }) => !refused.has(toPointer(place.path)));
}

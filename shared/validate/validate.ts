import type { ValidateFunction } from "ajv";
import { FILE_MAX_BYTES } from "../limits.ts";
import type { CheckedFile, Diagnostic, RedactedText } from "../report/diagnostic.ts";
import { orderDiagnostics } from "../report/order.ts";
import { buildSchema } from "../schema/build-schema.ts";
import compiledValidator from "../schema/generated/validator.ts";
import { shippedVocabulary as vocabulary } from "../vocabulary/shipped.ts";
import { decodeFile } from "./decode.ts";
import { diagnoseFindings, diagnoseMistakes, diagnosticOfFile, withinBound } from "./diagnose.ts";
import type { ParsedText } from "./node.ts";
import { parse } from "./parse.ts";
import { redact } from "./redact.ts";
import { rules } from "./rules/index.ts";
import type { Finding } from "./rules/rule.ts";
import { schemaFindings } from "./schema-errors.ts";

const matchesSchema = compiledValidator as unknown as ValidateFunction;

/** Every diagnostic of a provider configuration's text, in the order of `orderDiagnostics`. Never throws. */
export function validate(text: string): readonly Diagnostic[] {
  return diagnose(parse(text));
}

/** Checks a file's bytes: the diagnostics of its encoding, size or text, and the text for code frames, redacted. */
export function checkFile(path: string, bytes: Uint8Array, maxBytes = FILE_MAX_BYTES): CheckedFile {
  const decoded = decodeFile(bytes, maxBytes);
  if ("trouble" in decoded)
    return { path, diagnostics: [diagnosticOfFile(decoded.trouble)], source: "" as RedactedText };
  const parsed = parse(decoded.text);
  return { path, diagnostics: diagnose(parsed), source: redact(parsed, vocabulary) };
}

function diagnose(parsed: ParsedText): readonly Diagnostic[] {
  // What is read of broken syntax is a guess; diagnostics of a guess would be noise.
  const located = parsed.mistakes.length > 0 ? diagnoseMistakes(parsed) : diagnoseFindings(findIn(parsed), parsed);
  return withinBound(orderDiagnostics(located));
}

function findIn({ root, duplicateKeys, unsafeKeys }: ParsedText): readonly Finding[] {
  const document = root?.value ?? null;
  const ofRules = rules.flatMap((rule) =>
    Array.from(rule.check({ document, vocabulary, duplicateKeys, unsafeKeys }), (finding) => ({ ...finding, rule })),
  );
  if (matchesSchema(document)) return ofRules;
  return [...schemaFindings(matchesSchema.errors ?? [], document, buildSchema(vocabulary), vocabulary), ...ofRules];
}

import type { ValidateFunction } from "ajv";
import { DIAGNOSTICS_MAX, FILE_MAX_BYTES } from "../limits.ts";
import type { CheckedFile, Diagnostic, RedactedText } from "../report/diagnostic.ts";
import { orderDiagnostics } from "../report/order.ts";
import { buildSchema } from "../schema/build-schema.ts";
import compiledValidator from "../schema/generated/validator.ts";
import { shippedVocabulary as vocabulary } from "../vocabulary/shipped.ts";
import { withinBound } from "./bound.ts";
import { decodeFile } from "./decode.ts";
import { diagnoseFindings, diagnoseMistakes, diagnosticOfFile } from "./diagnose.ts";
import { findAll } from "./find-all.ts";
import { parse } from "./parse.ts";
import { redact } from "./redact.ts";

const schema = buildSchema(vocabulary);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
const matchesSchema = compiledValidator as unknown as ValidateFunction;

/** Every diagnostic of a provider configuration's text, in the order of `orderDiagnostics`. Never throws. */
export function validate(text: string): readonly Diagnostic[] {
  const parsed = parse(text);
  // What is read of broken syntax is a guess; diagnostics of a guess would be noise.
  if (parsed.mistakes.length > 0) return orderDiagnostics(diagnoseMistakes(parsed));
  const document = parsed.root?.value ?? null;
  const errors = matchesSchema(document) ? [] : (matchesSchema.errors ?? []);
  const { listed, rest } = withinBound(
    findAll(parsed, document, errors, schema, vocabulary),
    errors.length >= DIAGNOSTICS_MAX,
  );
  const ofFile = rest === undefined ? [] : [diagnosticOfFile(rest)];
  return orderDiagnostics([...ofFile, ...diagnoseFindings(listed, parsed)]);
}

/** Checks a file's bytes: the diagnostics of its encoding, size or text, and the text for code frames, redacted. */
export function checkFile(path: string, bytes: Uint8Array, maxBytes = FILE_MAX_BYTES): CheckedFile {
  const decoded = decodeFile(bytes, maxBytes);
  if ("trouble" in decoded) return checkedFile(path, [diagnosticOfFile(decoded.trouble)], "");
  return checkedFile(path, validate(decoded.text), decoded.text);
}

/** The source is redacted when first asked for: that costs more than the check, and most reports show no line of it. */
function checkedFile(path: string, diagnostics: readonly Diagnostic[], text: string): CheckedFile {
  let source: RedactedText | undefined;
  return {
    path,
    diagnostics,
    get source() {
      source ??= redact(parse(text), schema);
      return source;
    },
  };
}

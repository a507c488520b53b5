import type { CheckedFile, Diagnostic, RedactedText, SuppressedDiagnostic } from "../diagnostic/diagnostic.ts";
import type { Schema } from "../schema/schema.ts";
import { parse } from "../syntax/parse.ts";
import { isObject, type Json } from "../text/json.ts";
import { vocabularyOf } from "../vocabulary/choose.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { decodeFile } from "./decode.ts";
import { diagnosticOfFile } from "./diagnose.ts";
import { FILE_MAX_BYTES } from "./limits.ts";
import { redact } from "./redact.ts";
import { symbolicLink } from "./rules/text-rules.ts";
import { type CheckSettings, checkText, schemaFor, validate } from "./validate.ts";

/** A configuration that lies around others, and what keeps it from being read. */
export interface ReadLayer {
  /** Undefined where it cannot be used. */
  readonly text: string | undefined;
  readonly file: CheckedFile;
}

/**
 * Checks a file's bytes: the diagnostics of its encoding, size or text, and the text for code frames, redacted.
 *
 * @param path as the person who asked knows it; also the `path` of the settings unless they have one.
 */
export function checkFile(
  path: string,
  bytes: Uint8Array,
  { maxBytes = FILE_MAX_BYTES, ...settings }: CheckSettings & { readonly maxBytes?: number } = {},
): CheckedFile {
  const schema = schemaBy(settings.vocabulary);
  const decoded = decodeFile(bytes, maxBytes);
  if (!decoded.ok) return checkedFile(path, [diagnosticOfFile(decoded.error)], "", schema);
  const { diagnostics, suppressed } = checkText(decoded.value, { path, ...settings });
  return checkedFile(path, diagnostics, decoded.value, schema, suppressed);
}

/** Says of a symbolic link or a submodule that it stands in the place of a file. */
export function checkLink(path: string): CheckedFile {
  const message = "This is a symbolic link or a submodule, which is not followed, so nothing in it was checked.";
  const advice = "Put the file itself there.";
  const finding = diagnosticOfFile({ rule: symbolicLink, message, advice });
  return checkedFile(path, [finding], "", schemaBy(undefined));
}

/** Reads a layer. Its diagnostics are those that keep it from being one, and no others. */
export function readLayer(path: string, bytes: Uint8Array, vocabulary?: Vocabulary): ReadLayer {
  const schema = schemaBy(vocabulary);
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  if (!decoded.ok) {
    const file = checkedFile(path, [diagnosticOfFile(decoded.error)], "", schema);
    return { text: undefined, file };
  }
  const { value, mistakes } = parse(decoded.value);
  const isUsable = mistakes.length === 0 && isObject(value);
  const diagnostics = isUsable
    ? []
    : validate(decoded.value, { vocabulary }).filter(({ severity }) => severity === "error");
  const file = checkedFile(path, diagnostics, decoded.value, schema);
  return { text: isUsable ? decoded.value : undefined, file };
}

/** Gives the schema of a configuration, by the chosen vocabulary or by its own. */
function schemaBy(chosen: Vocabulary | undefined): (document: Json) => Schema {
  return (document) => schemaFor(vocabularyOf(chosen, document));
}

/** The source is redacted when first asked for: that costs more than the check, and most reports show no line of it. */
export function checkedFile(
  path: string,
  diagnostics: readonly Diagnostic[],
  text: string,
  schemaOf: (document: Json) => Schema,
  suppressed: readonly SuppressedDiagnostic[] = [],
): CheckedFile {
  let source: RedactedText | undefined;
  return {
    path,
    diagnostics,
    suppressed,
    get source() {
      if (source === undefined) {
        const parsed = parse(text);
        source = redact(parsed, schemaOf(parsed.value ?? null));
      }
      return source;
    },
  };
}

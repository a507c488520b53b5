import type { ErrorObject, ValidateFunction } from "ajv";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../diagnostic/order.ts";
import { fileConfiguration, type SurroundingLayers } from "../effective/entries.ts";
import { noPolicy, type Policy } from "../policy/policy.ts";
import { schemaFor } from "../schema/build-schema.ts";
import compiledValidator from "../schema/generated/validator.ts";
import { schemaErrors } from "../schema/match-schema.ts";
import type { Schema } from "../schema/schema.ts";
import { parse } from "../syntax/parse.ts";
import type { Json } from "../text/json.ts";
import { shippedVocabulary } from "../vocabulary/shipped.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { applyPolicy } from "./apply-policy.ts";
import { diagnoseFindings, diagnoseMistakes, diagnosticOfFile } from "./diagnose.ts";
import { findAll, isNoConfiguration, withinBound, withoutRefused } from "./findings.ts";
import { readIgnoreComments } from "./ignore-comments.ts";
import { DIAGNOSTICS_MAX } from "./limits.ts";

export { schemaFor } from "../schema/build-schema.ts";

/** What a check goes by, beside the text. */
export interface CheckSettings {
  readonly policy?: Policy;
  /** The names that configurations use; the specification's unless others are given. */
  readonly vocabulary?: Vocabulary;
  /** The layers around the configuration, as documents. */
  readonly layers?: SurroundingLayers;
  /** From the policy file's folder, for the policy's ignores. */
  readonly path?: string;
  /** Whether the file that `schemaReferenceOf(policy)` names is there, seen from the configuration; false unless given. */
  readonly isSchemaThere?: boolean;
  /** True where no one named the file, which is only checked because it is called as configurations are. */
  readonly isFoundByName?: boolean;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
const matchesShipped = compiledValidator as unknown as ValidateFunction;

/** Every diagnostic of a provider configuration's text, in the order of `orderDiagnostics`. Never throws. */
export function validate(text: string, settings: CheckSettings = {}): readonly Diagnostic[] {
  const {
    policy = noPolicy,
    vocabulary = shippedVocabulary,
    layers = {},
    path,
    isSchemaThere = false,
    isFoundByName = false,
  } = settings;
  const parsed = parse(text);
  // What is read of broken syntax is a guess; diagnostics of a guess would be noise.
  if (parsed.mistakes.length > 0) return orderDiagnostics(diagnoseMistakes(parsed));

  const configuration = fileConfiguration(parsed.value ?? null, layers, vocabulary);
  const schema = schemaFor(vocabulary);
  const isOther = isNoConfiguration({ configuration, policy });
  const errors = isOther ? [] : errorsIn(configuration.document, vocabulary, schema);
  const areErrorsCut = errors.length >= DIAGNOSTICS_MAX;

  const found = findAll({ parsed, configuration, policy, isSchemaThere, isFoundByName }, errors, schema);
  const judged = applyPolicy(found, policy, path);
  const comments = readIgnoreComments(parsed);
  const kept = withinBound(withoutRefused(comments.suppress(judged)), areErrorsCut);
  // Where not all errors are known, it is unknown what a comment suppresses.
  const unused = withinBound(applyPolicy(areErrorsCut ? [] : comments.unused(), policy, path), false);

  const rest = kept.rest ?? unused.rest;
  const located = diagnoseFindings([...kept.listed, ...unused.listed], parsed).map((one) => comments.guard(one));
  return orderDiagnostics([...(rest === undefined ? [] : [diagnosticOfFile(rest)]), ...located]);
}

/**
 * The compiled validator knows the shipped vocabulary alone; for any other one, the schema itself is read.
 * See docs/decisions/0008-compiled-and-interpreted-schema.md.
 */
function errorsIn(document: Json, vocabulary: Vocabulary, schema: Schema): readonly ErrorObject[] {
  if (vocabulary === shippedVocabulary) return matchesShipped(document) ? [] : (matchesShipped.errors ?? []);
  return schemaErrors(schema, schema, document, [], DIAGNOSTICS_MAX);
}

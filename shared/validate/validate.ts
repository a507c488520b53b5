import type { ErrorObject } from "ajv";
import type { Diagnostic, SuppressedDiagnostic } from "../diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../diagnostic/order.ts";
import { fileConfiguration, type SurroundingLayers } from "../effective/entries.ts";
import { noPolicy, type Policy } from "../policy/policy.ts";
import { schemaFor } from "../schema/build-schema.ts";
import { compiledValidator } from "../schema/compiled-validators.ts";
import { schemaErrors } from "../schema/match-schema.ts";
import { shapeOf } from "../schema/schema-shape.ts";
import type { ParsedText } from "../syntax/node.ts";
import { parse } from "../syntax/parse.ts";
import type { Json } from "../text/json.ts";
import { vocabularyOf } from "../vocabulary/choose.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { applyPolicy } from "./apply-policy.ts";
import { certainFindings } from "./certain-findings.ts";
import { diagnoseFindings, diagnoseMistakes, diagnoseSuppressed, diagnosticOfFile } from "./diagnose.ts";
import {
  type BoundedFindings,
  collectSuppressed,
  findAll,
  isNoConfiguration,
  unlessNone,
  withinBound,
  withoutRefused,
  withoutSuppressed,
} from "./findings.ts";
import { type IgnoreComments, NO_COMMENTS, readIgnoreComments } from "./ignore-comments.ts";
import { DIAGNOSTICS_MAX } from "./limits.ts";
import type { SuppressedFinding } from "./rules/rule.ts";
import { countIdentities, identityOf, type KnownSuppressions, suppressible, withShownReason } from "./suppression.ts";

export { schemaFor } from "../schema/build-schema.ts";

/** The settings of a check, beside the text. */
export interface CheckSettings {
  readonly policy?: Policy;
  /** The names that configurations use; where none are chosen, the file's `$schema` may name a preset. */
  readonly vocabulary?: Vocabulary | undefined;
  /** The layers around the configuration, as documents, or what reads them by the configuration's vocabulary. */
  readonly layers?: SurroundingLayers | ((vocabulary: Vocabulary) => SurroundingLayers);
  /** From the policy file's folder, for the policy's ignores. */
  readonly path?: string;
  /**
   * True where the file that `schemaReferenceOf(policy)` names is there, seen from the configuration; false unless
   * given.
   */
  readonly isSchemaThere?: boolean;
  /** True where no one named the file, which is only checked because it is called as configurations are. */
  readonly isFoundByName?: boolean;
  /**
   * The number of times that comments may suppress each finding: no others. Where it is undefined, they may suppress
   * every one.
   */
  readonly knownSuppressions?: KnownSuppressions;
}

/** The findings of a check. */
export interface Checked {
  /** In the order of `orderDiagnostics`. */
  readonly diagnostics: readonly Diagnostic[];
  /** Those that count for nothing, because the policy or a comment accepts them; in the same order. */
  readonly suppressed: readonly SuppressedDiagnostic[];
}

const NOTHING_FOUND: Checked = { diagnostics: [], suppressed: [] };

/** Checks a provider configuration's text. Never throws. */
export function checkText(text: string, settings: CheckSettings = {}): Checked {
  const parsed = parseConfiguration(text, settings.vocabulary);
  const suppressed = collectSuppressed();
  const judged = applySettings(parsed, settings, suppressed.add);
  // In a short process it takes longer to prepare the rest than to check the file.
  if (judged === NOTHING_JUDGED && parsed.mistakes.length === 0) return NOTHING_FOUND;
  const located = diagnoseFindings(judged.listed, parsed).map((one) => judged.comments.guard(one));
  const rest = judged.rest ?? suppressed.rest();
  return {
    diagnostics: orderDiagnostics([
      ...(rest === undefined ? [] : [diagnosticOfFile(rest)]),
      ...diagnoseMistakes(parsed),
      ...located,
    ]),
    suppressed: diagnoseSuppressed(suppressed.listed, parsed),
  };
}

/** Only a text with mistakes is read by the shape of a configuration, which its own `$schema` may tell. */
function parseConfiguration(text: string, chosen: Vocabulary | undefined): ParsedText {
  const parsed = chosen === undefined ? parse(text) : undefined;
  if (parsed?.mistakes.length === 0) return parsed;
  return parse(text, shapeOf(schemaFor(vocabularyOf(chosen, parsed?.value ?? null))));
}

/** Every diagnostic of a provider configuration's text, without what is suppressed. Never throws. */
export function validate(text: string, settings: CheckSettings = {}): readonly Diagnostic[] {
  return checkText(text, settings).diagnostics;
}

/** A suppressed finding, with what it is known by in another version of its file. */
export interface KnownFinding {
  readonly finding: SuppressedFinding;
  readonly identity: string;
}

/**
 * The findings of a text that are suppressed; none in broken syntax. Each is looked at, however many a report lists.
 *
 * @param isMeant tells which are kept.
 */
export function suppressionsIn(
  text: string,
  settings: CheckSettings,
  isMeant: (one: KnownFinding) => boolean = () => true,
): readonly KnownFinding[] {
  const parsed = parse(text);
  if (parsed.mistakes.length > 0) return [];
  const kept: KnownFinding[] = [];
  applySettings(parsed, settings, (finding) => {
    const one = { finding, identity: identityOf(finding, text, parsed.value ?? null) };
    if (isMeant(one)) kept.push(one);
  });
  return kept;
}

/** Counts how often each finding of a text is suppressed, for a check of its next version. */
export function knownSuppressionsIn(text: string, settings: CheckSettings): KnownSuppressions {
  return countIdentities(suppressionsIn(text, settings).map(({ identity }) => identity));
}

/** The findings in a text, but for syntax mistakes, before their places are known. */
interface Judged extends BoundedFindings {
  readonly comments: IgnoreComments;
}

const NOTHING_JUDGED: Judged = { listed: [], rest: undefined, comments: NO_COMMENTS };

/** @param addSuppressed takes each finding that is suppressed. */
function applySettings(
  parsed: ParsedText,
  settings: CheckSettings,
  addSuppressed: (finding: SuppressedFinding) => void,
): Judged {
  const {
    policy = noPolicy,
    layers = {},
    path,
    isSchemaThere = false,
    isFoundByName = false,
    knownSuppressions,
  } = settings;
  const document = parsed.value ?? null;
  const vocabulary = vocabularyOf(settings.vocabulary, document);
  const around = typeof layers === "function" ? layers(vocabulary) : layers;
  const configuration = fileConfiguration(document, around, vocabulary);
  const isOther = isNoConfiguration({ configuration, policy });
  const errors = isOther ? [] : errorsIn(document, vocabulary);
  const areErrorsCut = errors.length >= DIAGNOSTICS_MAX;

  const isDamaged = parsed.mistakes.length > 0;
  const all = findAll({ parsed, configuration, policy, isSchemaThere, isFoundByName }, errors);
  const found = unlessNone(isDamaged ? certainFindings(all, parsed) : all);
  if (found === undefined && parsed.comments.length === 0 && !areErrorsCut) return NOTHING_JUDGED;
  const add = (finding: SuppressedFinding) => addSuppressed(withShownReason(finding, parsed));
  const comments = readIgnoreComments(parsed, suppressible(policy, knownSuppressions, parsed));
  const kept = withoutRefused(withoutSuppressed(comments.suppress(applyPolicy(found ?? [], policy, path)), add));
  // A policy or a comment that suppresses findings has to see each of them.
  const bounded = withinBound(kept, areErrorsCut, policy.ignores.length > 0 || !comments.isEmpty);
  // Where not all findings are known, it is unknown what a comment suppresses.
  const unused = areErrorsCut || isDamaged ? [] : comments.unused();
  if (unused.length === 0) return { ...bounded, comments };
  const rest = withinBound(withoutSuppressed(applyPolicy(unused, policy, path), add), false, true);
  return { listed: [...bounded.listed, ...rest.listed], rest: bounded.rest ?? rest.rest, comments };
}

/** The errors by the schema: of a preset by its compiled validator, else by the schema itself. */
function errorsIn(document: Json, vocabulary: Vocabulary): readonly ErrorObject[] {
  const validator = compiledValidator(vocabulary);
  if (validator !== undefined) return validator(document) ? [] : (validator.errors ?? []);
  const schema = schemaFor(vocabulary);
  return schemaErrors(schema, schema, document, [], DIAGNOSTICS_MAX);
}

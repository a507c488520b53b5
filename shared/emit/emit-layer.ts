import { type CheckedFile, countBySeverity, type Diagnostic, withDiagnostics } from "../diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../diagnostic/order.ts";
import { noPolicy, type Policy } from "../policy/policy.ts";
import type { LayerDiagnostic } from "../resolve/layer-diagnostic.ts";
import { layerFiles } from "../resolve/layer-files.ts";
import type { LayerInput } from "../resolve/layers.ts";
import { combineLayers } from "../resolve/resolve.ts";
import { parse } from "../syntax/parse.ts";
import { err, ok, type Result } from "../text/result.ts";
import { sha256OfBytes } from "../text/sha256.ts";
import { countOf } from "../text/wording.ts";
import { duplicateKey } from "../validate/rules/duplicate-key.ts";
import { ruleDescriptions } from "../validate/rules/index.ts";
import { layerBlock, layerIgnored } from "../validate/rules/layer-rules.ts";
import { validate } from "../validate/validate.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { plainJson } from "./plain-json.ts";
import { smallestJson } from "./smallest.ts";

/** A layer as it is kept, which may have comments wherever the assistant reads it. */
export type SourceLayer = LayerInput & { readonly text: string };

/** A layer that is to be deployed, and the things by which it is judged. */
export interface EmitInput {
  readonly layer: SourceLayer;
  /** The layers that hold together with it. */
  readonly others: readonly SourceLayer[];
  /** The check of the layer by itself, as the policy judges it. */
  readonly checked: CheckedFile;
  readonly vocabulary: Vocabulary;
}

/** A layer in the form in which it is deployed. */
export interface EmittedLayer {
  /** The smallest plain JSON, on one line. It holds the values of headers. */
  readonly text: string;
  /** SHA-256 of the text in UTF-8, in hexadecimal digits. */
  readonly digest: string;
  /** The findings that do not keep it from being emitted. */
  readonly files: readonly CheckedFile[];
}

/** A layer that must not be deployed. */
export interface RefusedLayer {
  /** In whole sentences. */
  readonly reasons: readonly string[];
  readonly files: readonly CheckedFile[];
}

/**
 * Gives a layer the form in which it is deployed, unless it has an error by itself or together with the others, the
 * assistant would ignore it, or a credential is found in it. Never throws.
 */
export function emitLayer({ layer, others, checked, vocabulary }: EmitInput): Result<EmittedLayer, RefusedLayer> {
  const layers = [...others, layer].map((one) => ({ ...one, text: plainJson(one.text) }));
  const standing = standingFindings(layer.text, vocabulary);
  const alone = withMore(checked, standing);
  const together = combineLayers(layers, vocabulary).diagnostics.filter((one) => concerns(layer, one));
  const found = layerFiles(together.filter(isNewIn(alone)), layers, vocabulary);
  const { own = [], beside = [] } = Object.groupBy(found, ({ path }) => (path === layer.label ? "own" : "beside"));
  const files = [
    withMore(
      alone,
      own.flatMap(({ diagnostics }) => diagnostics),
    ),
    ...beside,
  ].filter(hasFindings);
  const reasons = reasonsAgainst(files, standing);
  if (reasons.length > 0) return err({ reasons, files });
  const text = smallestJson(parse(layer.text).root);
  return ok({ text, digest: digestOf(text), files });
}

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export function digestOf(text: string): string {
  return sha256OfBytes(new TextEncoder().encode(text));
}

/** Tells if a layer has a part in what has no effect. */
export function concerns({ kind, label }: LayerInput, { layer, related }: LayerDiagnostic): boolean {
  const named = [layer, ...related.map((place) => place.layer)];
  return layer === undefined || named.some((one) => one?.kind === kind && one.label === label);
}

const CREDENTIAL_RULES: ReadonlySet<string> = new Set(
  ruleDescriptions.filter(({ findsCredentials }) => findsCredentials === true).map(({ id }) => id),
);

/** Nothing but the rules that no policy and no comment can set aside here. */
const STANDING: Policy = {
  ...noPolicy,
  rules: Object.fromEntries(
    ruleDescriptions
      .filter(({ id }) => !CREDENTIAL_RULES.has(id) && id !== duplicateKey.id)
      .map(({ id }) => [id, "off"] as const),
  ),
};

function standingFindings(text: string, vocabulary: Vocabulary): readonly Diagnostic[] {
  return validate(text, { vocabulary, policy: STANDING, knownSuppressions: new Map() });
}

/** A file with further findings that it has not yet. */
function withMore(file: CheckedFile, more: readonly Diagnostic[]): CheckedFile {
  const keyOf = ({ rule, pointer, range }: Diagnostic) => JSON.stringify([rule, pointer, range]);
  const known = new Set(file.diagnostics.map(keyOf));
  return withDiagnostics(
    file,
    orderDiagnostics([...file.diagnostics, ...more.filter((one) => !known.has(keyOf(one)))]),
  );
}

/** Leaves out the mistakes in a layer that its own check finds, too. */
function isNewIn({ diagnostics }: CheckedFile): (found: LayerDiagnostic) => boolean {
  const known = new Set(diagnostics.flatMap(({ severity, pointer }) => (severity === "error" ? pointer : [])));
  return ({ rule, pointer }) => rule !== layerBlock.id || !known.has(pointer);
}

function hasFindings({ diagnostics, suppressed }: CheckedFile): boolean {
  return diagnostics.length + suppressed.length > 0;
}

function reasonsAgainst(files: readonly CheckedFile[], standing: readonly Diagnostic[]): readonly string[] {
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const errors = countBySeverity(all.filter(({ rule }) => rule !== layerIgnored.id)).error;
  const credentials = standing.filter(({ rule }) => CREDENTIAL_RULES.has(rule)).length;
  const duplicates = standing.filter(({ rule }) => rule === duplicateKey.id).length;
  const isIgnored = all.some(({ rule }) => rule === layerIgnored.id);
  return [
    ...(errors > 0 ? [`It has ${countOf(errors, "error")}.`] : []),
    ...(isIgnored ? ["The assistant would ignore it whole, or a layer with which it conflicts."] : []),
    ...(credentials > 0 ? [`It holds ${countOf(credentials, "credential")}, which cannot be suppressed here.`] : []),
    ...(duplicates > 0 ? [`It has ${countOf(duplicates, "duplicate key")}.`] : []),
  ];
}

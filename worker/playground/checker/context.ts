/** The context in which a configuration is checked, from the texts of the other tabs. */

import {
  type Cause,
  type CheckedFile,
  type CheckedLayers,
  checkLayers,
  checkPolicyFile,
  checkVocabularyFile,
  countBySeverity,
  describeCause,
  describePlace,
  err,
  type LayerInput,
  noPolicy,
  type OriginPlace,
  ok,
  type Policy,
  type Result,
  readLayer,
  shippedVocabulary,
  type Vocabulary,
  vocabularyOfPolicy,
  vocabularyOfText,
} from "../../../shared/index.ts";
import type { ShownPlace } from "../workspace/question.ts";
import { type DocumentName, documentAt, isThere, type Place, pathOf, type Workspace } from "../workspace/workspace.ts";

export interface CheckContext {
  readonly policy: Policy;
  /**
   * The vocabulary of the configuration; undefined where that of its document cannot be used: then nothing can be said
   * of any configuration.
   */
  readonly vocabulary: Vocabulary | undefined;
  /** The one that its document or the policy chooses for all configurations. */
  readonly chosen: Vocabulary | undefined;
  /** Those of the layers that can be read. */
  readonly layers: readonly LayerInput[];
  readonly checkedLayers: CheckedLayers;
  /** The findings in these documents by themselves; where the vocabulary cannot be used, only that. */
  readonly files: readonly CheckedFile[];
  /** Those that must be fixed before anything can be resolved or compared. */
  readonly unusable: readonly DocumentName[];
}

/** Configurations as layers, or which of the documents keep them from being any. */
type LayerStack = Result<
  { readonly layers: readonly LayerInput[]; readonly vocabulary: Vocabulary | undefined },
  readonly DocumentName[]
>;

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * The last result of a function is kept: while somebody types in one tab, the others stay as they are. That a vocabulary stays
 * the same object saves its schema, too.
 */
export function remembering<Input extends readonly unknown[], Output>(
  make: (...inputs: Input) => Output,
): (...inputs: Input) => Output {
  let last: { readonly inputs: Input; readonly output: Output } | undefined;
  return (...inputs) => {
    if (last === undefined || inputs.some((input, index) => input !== last?.inputs[index])) {
      last = { inputs, output: make(...inputs) };
    }
    return last.output;
  };
}

const readPolicy = remembering((text: string) =>
  isThere(text) ? checkPolicyFile(pathOf("policy"), bytesOf(text)) : { policy: noPolicy, file: undefined },
);

const readVocabulary = remembering((text: string) =>
  isThere(text) ? checkVocabularyFile(pathOf("vocabulary"), bytesOf(text)) : { vocabulary: undefined, file: undefined },
);

const readAround = remembering((enforced: string, lower: string, vocabulary: Vocabulary) => {
  const read = (
    [
      ["enforced", enforced],
      ["default", lower],
    ] as const
  ).flatMap(([kind, text]) => (isThere(text) ? [{ kind, ...readLayer(pathOf(kind), bytesOf(text), vocabulary) }] : []));
  const layers = read.flatMap(({ kind, text }): readonly LayerInput[] =>
    text === undefined ? [] : [{ kind, label: pathOf(kind), text }],
  );
  return { layers, checkedLayers: checkLayers(layers, vocabulary), files: read.map(({ file }) => file) };
});

/** The vocabulary that its document or the policy chooses for all configurations. */
export function chosenIn(texts: Pick<Workspace, "policy" | "vocabulary">): Vocabulary | undefined {
  return readVocabulary(texts.vocabulary).vocabulary ?? vocabularyOfPolicy(readPolicy(texts.policy).policy);
}

/** Reads what is around the configuration. */
export function contextOf(workspace: Workspace): CheckContext {
  const { policy: policyText, vocabulary: vocabularyText, ...texts } = workspace;
  const { policy, file: policyFile } = readPolicy(policyText);
  const { vocabulary: own, file: vocabularyFile } = readVocabulary(vocabularyText);
  const chosen = chosenIn(workspace);
  const isUnusable = isThere(vocabularyText) && own === undefined;
  const vocabulary = isUnusable ? undefined : vocabularyOfText(chosen, texts.configuration);
  const { layers, checkedLayers, files } = readAround(texts.enforced, texts.default, vocabulary ?? shippedVocabulary);
  const all = vocabulary === undefined ? [vocabularyFile] : [policyFile, ...files];
  const reported = all.filter((file) => file !== undefined).filter(({ diagnostics }) => diagnostics.length > 0);
  return {
    policy,
    vocabulary,
    chosen,
    layers,
    checkedLayers,
    files: reported,
    unusable: reported.filter(hasErrors).flatMap(({ path }) => documentAt(path) ?? []),
  };
}

function hasErrors({ diagnostics }: CheckedFile): boolean {
  return countBySeverity(diagnostics).error > 0;
}

/** A document as the user's layer, with the layers around it. */
export function stackOf(
  document: DocumentName,
  workspace: Workspace,
  { vocabulary, chosen, layers, unusable }: CheckContext,
): LayerStack {
  if (vocabulary === undefined || unusable.length > 0) return err(unusable);
  const label = pathOf(document);
  const { text } = readLayer(label, bytesOf(workspace[document]), chosen);
  if (text === undefined) return err([document]);
  return ok({ layers: [...layers, { kind: "user", label, text }], vocabulary: chosen });
}

/** The place of a value, in words, and the line to go to. */
export function showPlace(place: OriginPlace): ShownPlace {
  return { text: describePlace(place), place: lineOf(place) };
}

/** The same of what decides a change. */
export function showCause(cause: Cause): ShownPlace {
  return { text: describeCause(cause), place: lineOf(cause.place) };
}

function lineOf(place: OriginPlace | Cause["place"]): Place | undefined {
  if ((place.kind !== "layer" && place.kind !== "policy") || place.position === undefined) return undefined;
  const document = place.label === undefined ? undefined : documentAt(place.label);
  return document && { document, ...place.position };
}

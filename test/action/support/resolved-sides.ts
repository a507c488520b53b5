import { posix } from "node:path";
import {
  type CatalogModel,
  type CatalogProvider,
  checkFile,
  checkLayers,
  checkPolicyFile,
  checkVocabularyFile,
  type DiscoveredModels,
  LAYER_KINDS,
  type LayerInput,
  noPolicy,
  type Policy,
  resolve,
  shippedVocabulary,
  type Vocabulary,
} from "../../../shared/index.ts";
import type { FindingFact } from "./checked-sentences.ts";
import type { Files } from "./pull-request.ts";

const POLICY = ".provider-steward.json";

/** A repository as people configure assistants with it: its settings, and what they make of each configuration. */
export interface ResolvedSide {
  readonly files: Files;
  readonly policy: Policy;
  readonly vocabulary: Vocabulary;
  readonly layers: readonly LayerInput[];
}

/** @param vocabularyPath the input of the run; without one, the names are the specification's. */
export function resolvedSide(files: Files, vocabularyPath: string | undefined): ResolvedSide {
  const policy = Object.hasOwn(files, POLICY) ? checkPolicyFile(POLICY, fileBytes(files, POLICY)).policy : noPolicy;
  const vocabulary =
    vocabularyPath === undefined
      ? shippedVocabulary
      : checkVocabularyFile(vocabularyPath, fileBytes(files, vocabularyPath)).vocabulary;
  if (vocabulary === undefined) throw new Error(`The vocabulary ${vocabularyPath} has a mistake.`);
  const layers = LAYER_KINDS.flatMap((kind): readonly LayerInput[] => {
    const path = kind === "user" ? undefined : policy.layers[kind];
    return path === undefined ? [] : [{ kind, label: path, text: fileText(files, path) }];
  });
  return { files, policy, vocabulary, layers };
}

/** Its configurations: what is called as one and is no layer. */
export function configurationsOf({ files, layers }: ResolvedSide): readonly string[] {
  const isLayer = (path: string) => layers.some(({ label }) => label === path);
  return Object.keys(files).filter((path) => /^providers\.jsonc?$/.test(posix.basename(path)) && !isLayer(path));
}

/** Values by `PROVIDER/FIELD` and `PROVIDER/models/MODEL/FIELD`; what has none is not there. */
export type Values = ReadonlyMap<string, unknown>;

/**
 * The values that are resolved for the people of a configuration, as for those of an empty file where it is not there. Of a
 * layer, those of the layer alone.
 */
export function valuesIn(
  side: ResolvedSide,
  path: string,
  reported: Readonly<Record<string, readonly string[]>>,
): Values {
  const { files, layers, vocabulary } = side;
  const alone = layers.filter(({ label }) => label === path);
  const own: readonly LayerInput[] = Object.hasOwn(files, path)
    ? [{ kind: "user", label: path, text: fileText(files, path) }]
    : [];
  const discovered: DiscoveredModels = Object.fromEntries(
    Object.entries(reported).map(([provider, ids]) => [provider, ids.map((id) => ({ id }))]),
  );
  const { catalog } = resolve({ layers: alone.length > 0 ? alone : [...layers, ...own], discovered, vocabulary });
  return new Map(catalog.providers.flatMap((provider) => [...valuesOfProvider(provider)]));
}

function* valuesOfProvider(provider: CatalogProvider): Iterable<readonly [string, unknown]> {
  const { id, enabled, headers, endpoints, sections, models } = provider;
  const offered = models.filter((model) => enabled && model.offered);
  yield [`${id}/enabled`, enabled];
  if (offered.length > 0) yield [`${id}/offers`, offered.map((model) => model.id).toSorted()];
  if (headers.length > 0) yield [`${id}/headers`, headers];
  for (const field of ["variant", "baseUrl", "endpoint", "protocol"] as const) {
    if (provider[field] !== undefined) yield [`${id}/${field}`, provider[field]];
  }
  for (const [group, values] of Object.entries({ endpoints, ...sections })) {
    for (const [name, value] of Object.entries(values)) yield [`${id}/${group}/${name}`, value];
  }
  for (const model of offered) yield* valuesOfModel(id, model);
}

function* valuesOfModel(provider: string, model: CatalogModel): Iterable<readonly [string, unknown]> {
  const { id, source: _source, offered: _offered, reason: _reason, origins: _origins, ...values } = model;
  for (const [field, value] of Object.entries(values)) yield [`${provider}/models/${id}/${field}`, value];
}

/** The report of a rule on a file, or on a configuration in its place. */
export function findingIn(side: ResolvedSide, path: string, { rule, of }: FindingFact): string | null {
  const { policy, vocabulary, layers } = side;
  const bytes = of === undefined ? fileBytes(side.files, path) : new TextEncoder().encode(JSON.stringify(of));
  const { documents } = checkLayers(layers, vocabulary);
  const { diagnostics, suppressed } = checkFile(path, bytes, { policy, vocabulary, layers: documents });
  const found = diagnostics.find((one) => one.rule === rule);
  return found?.severity ?? (suppressed.some((one) => one.rule === rule) ? "suppressed" : null);
}

function fileText(files: Files, path: string): string {
  return new TextDecoder().decode(fileBytes(files, path));
}

/** The bytes of an empty file where it is not there. */
function fileBytes(files: Files, path: string): Uint8Array {
  const content = files[path] ?? "{}";
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

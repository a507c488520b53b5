import { posix } from "node:path";
import {
  type CheckedFile,
  type CheckSettings,
  checkFile,
  checkPolicyFile,
  checkVocabularyFile,
  countBySeverity,
  type Json,
  joinLayers,
  noPolicy,
  type Policy,
  readLayer,
  shippedVocabulary,
  type UnreadFile,
  type Vocabulary,
} from "../shared/index.ts";
import { attempt } from "./action-error.ts";

/** How a policy file is called where nothing else is said. */
export const POLICY_FILE = ".provider-steward.json";

type Layers = Required<CheckSettings>["layers"];
type LayerName = keyof Policy["layers"];

export const LAYER_NAMES: readonly LayerName[] = ["enforced", "default"];

/** A file that holds around the configurations. */
export interface LayerFile {
  readonly kind: LayerName;
  readonly path: string;
}

/** A layer with what it says. */
export interface LoadedLayer extends LayerFile {
  /** Undefined where it could not be read. */
  readonly document: Json | undefined;
}

/**
 * Gives a file's bytes.
 *
 * @throws ActionError where it cannot be read, with the reason as its message.
 */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** A vocabulary in place of the shipped one, and the file that says it. */
export interface OwnVocabulary {
  readonly path: string;
  readonly vocabulary: Vocabulary;
}

/** What files are checked by. All paths are separated by "/" and start where the caller's do. */
export interface LoadedPolicy {
  /** Undefined where there is no policy file. */
  readonly path: string | undefined;
  readonly policy: Policy;
  /** Of one kind, later ones are higher. */
  readonly layers: readonly LoadedLayer[];
  /** Undefined where the shipped vocabulary holds. */
  readonly ownVocabulary?: OwnVocabulary;
  /** True where the vocabulary that was named cannot be used: then nothing can be said of any configuration. */
  readonly lacksVocabulary: boolean;
  /** The policy file, the layers and the vocabulary file, those of them that have something to report. */
  readonly files: readonly CheckedFile[];
  /** Those of them that could not be read. */
  readonly unread: readonly UnreadFile[];
}

/** What files are checked by where there is no policy file. */
export const withoutPolicy: LoadedPolicy = {
  path: undefined,
  policy: noPolicy,
  layers: [],
  lacksVocabulary: false,
  files: [],
  unread: [],
};

/**
 * Reads a policy file and the layers that it names. What is wrong with one of them is told, and the rest is used.
 *
 * @param path undefined where there is no policy file.
 */
export async function loadPolicy(
  path: string | undefined,
  readFile: ReadFile,
  ownVocabulary?: OwnVocabulary,
): Promise<LoadedPolicy> {
  const without = ownVocabulary === undefined ? withoutPolicy : { ...withoutPolicy, ownVocabulary };
  if (path === undefined) return without;
  const read = await attempt(() => readFile(path));
  if (!read.ok) return { ...without, path, unread: [{ path, reason: read.error.reason }] };
  const { policy, file } = checkPolicyFile(path, read.value);
  const loaded = { ...without, path, policy, files: withFindings(file) };
  const explain = (kind: LayerName) => `The policy file names it as the layer "${kind}".`;
  return addLayers(loaded, layersOf(path, policy), readFile, explain);
}

/** The layers that a policy file names; one with a mistake in it names none. */
export function layersNamedIn(path: string, bytes: Uint8Array): readonly LayerFile[] {
  return layersOf(path, checkPolicyFile(path, bytes).policy);
}

function layersOf(path: string, { layers }: Policy): readonly LayerFile[] {
  return LAYER_NAMES.flatMap((kind): readonly LayerFile[] => {
    const layer = layers[kind];
    return layer === undefined ? [] : [{ kind, path: posix.join(posix.dirname(path), layer) }];
  });
}

/**
 * Reads further layers, which lie above those of the policy.
 *
 * @param explain says who names a layer that cannot be read.
 */
export async function addLayers(
  loaded: LoadedPolicy,
  named: readonly LayerFile[],
  readFile: ReadFile,
  explain: (kind: LayerName) => string,
): Promise<LoadedPolicy> {
  const layers = [...loaded.layers];
  const files = [...loaded.files];
  const unread = [...loaded.unread];
  for (const { kind, path } of named) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as GitHub asks its clients to
    const read = await attempt(() => readFile(path));
    if (!read.ok) unread.push({ path, reason: `${read.error.reason} ${explain(kind)}` });
    const layer = read.ok ? readLayer(path, read.value, loaded.ownVocabulary?.vocabulary) : undefined;
    layers.push({ kind, path, document: layer?.document });
    if (layer !== undefined) files.push(...withFindings(layer.file));
  }
  return { ...loaded, layers, files, unread };
}

function withFindings(file: CheckedFile): readonly CheckedFile[] {
  return file.diagnostics.length === 0 ? [] : [file];
}

/** True where nothing is wrong with the policy and its layers but what may stand. */
export function isUsable({ files, unread }: Pick<LoadedPolicy, "files" | "unread">): boolean {
  return unread.length === 0 && countBySeverity(files.flatMap(({ diagnostics }) => diagnostics)).error === 0;
}

/** True where a path leads to the policy file itself, which is no configuration. */
export function isPolicyFile(loaded: LoadedPolicy, path: string): boolean {
  return loaded.path !== undefined && isSame(loaded.path, path);
}

/** True where a path leads to the vocabulary file itself, which is no configuration either. */
export function isVocabularyFile({ ownVocabulary }: LoadedPolicy, path: string): boolean {
  return ownVocabulary !== undefined && isSame(ownVocabulary.path, path);
}

/** True where a path leads to one of the layers. */
export function isLayerFile({ layers }: LoadedPolicy, path: string): boolean {
  return layers.some((layer) => isSame(layer.path, path));
}

/** The names by which configurations are read. */
export function vocabularyOf({ ownVocabulary }: LoadedPolicy): Vocabulary {
  return ownVocabulary?.vocabulary ?? shippedVocabulary;
}

/** The layers around a file: all that could be read. A file that is one of them itself stands alone. */
export function layersAround(loaded: LoadedPolicy, path: string): readonly (LayerFile & { readonly document: Json })[] {
  if (isLayerFile(loaded, path)) return [];
  return loaded.layers.flatMap(({ document, ...layer }) => (document === undefined ? [] : [{ ...layer, document }]));
}

/** What a file is checked by. */
export function settingsFor(loaded: LoadedPolicy, path: string): CheckSettings {
  const { path: policyPath, policy, ownVocabulary } = loaded;
  const around = layersAround(loaded, path);
  const layers: { -readonly [Name in LayerName]?: Layers[Name] } = {};
  for (const name of LAYER_NAMES) {
    const joined = joinLayers(around.flatMap(({ kind, document }) => (kind === name ? [document] : [])));
    if (joined !== undefined) layers[name] = joined;
  }
  const settings = ownVocabulary === undefined ? { layers } : { layers, vocabulary: ownVocabulary.vocabulary };
  if (policyPath === undefined) return settings;
  return { ...settings, policy, path: posix.relative(posix.dirname(policyPath), path) };
}

function isSame(one: string, other: string): boolean {
  return posix.relative(one, other) === "";
}

/** Checks a file by a policy; the policy and vocabulary files themselves as what they are. */
export function checkByPolicy(loaded: LoadedPolicy, path: string, bytes: Uint8Array): CheckedFile {
  if (isPolicyFile(loaded, path)) return checkPolicyFile(path, bytes).file;
  if (isVocabularyFile(loaded, path)) return checkVocabularyFile(path, bytes).file;
  return checkFile(path, bytes, settingsFor(loaded, path));
}

/** Checks a layer, as far as that it is one. */
export function checkAsLayer({ ownVocabulary }: LoadedPolicy, path: string, bytes: Uint8Array): CheckedFile {
  return readLayer(path, bytes, ownVocabulary?.vocabulary).file;
}

/** What there is to report of the policy file and its layers beside the files that were checked themselves. */
export function policyFilesBeside(
  { files }: LoadedPolicy,
  checked: readonly { readonly path: string }[],
): readonly CheckedFile[] {
  return files.filter(({ path }) => !checked.some((file) => isSame(file.path, path)));
}

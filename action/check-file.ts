import { posix } from "node:path";
import {
  type CheckedFile,
  type CheckSettings,
  checkFile,
  checkPolicyFile,
  checkVocabularyFile,
  type Json,
  joinLayers,
  readLayer,
  schemaReferenceOf,
  shippedVocabulary,
  type Vocabulary,
} from "../shared/index.ts";
import { LAYER_NAMES, type LayerFile, type LayerName, type LoadedSettings } from "./settings.ts";

type Layers = Required<CheckSettings>["layers"];

/** True where a path leads to the policy file itself, which is no configuration. */
export function isPolicyFile(loaded: LoadedSettings, path: string): boolean {
  return loaded.path !== undefined && isSame(loaded.path, path);
}

/** True where a path leads to the vocabulary file itself, which is no configuration either. */
export function isVocabularyFile({ ownVocabulary }: LoadedSettings, path: string): boolean {
  return ownVocabulary !== undefined && isSame(ownVocabulary.path, path);
}

/** True where a path leads to one of the layers. */
export function isLayerFile({ layers }: LoadedSettings, path: string): boolean {
  return layers.some((layer) => isSame(layer.path, path));
}

/** The names by which configurations are read. */
export function vocabularyOf({ ownVocabulary }: LoadedSettings): Vocabulary {
  return ownVocabulary?.vocabulary ?? shippedVocabulary;
}

/** The layers around a file: all that could be read. A file that is one of them itself stands alone. */
export function layersAround(
  loaded: LoadedSettings,
  path: string,
): readonly (LayerFile & { readonly document: Json })[] {
  if (isLayerFile(loaded, path)) return [];
  return loaded.layers.flatMap(({ document, ...layer }) => (document === undefined ? [] : [{ ...layer, document }]));
}

/**
 * What a file is checked by.
 *
 * @param isSchemaThere as in `CheckSettings`.
 */
export function settingsFor(loaded: LoadedSettings, path: string, isSchemaThere = false): CheckSettings {
  const { path: policyPath, policy, ownVocabulary } = loaded;
  const around = layersAround(loaded, path);
  const layers: { -readonly [Name in LayerName]?: Layers[Name] } = {};
  for (const name of LAYER_NAMES) {
    const joined = joinLayers(around.flatMap(({ kind, document }) => (kind === name ? [document] : [])));
    if (joined !== undefined) layers[name] = joined;
  }
  const known = isSchemaThere ? { layers, isSchemaThere } : { layers };
  const settings = ownVocabulary === undefined ? known : { ...known, vocabulary: ownVocabulary.vocabulary };
  if (policyPath === undefined) return settings;
  return { ...settings, policy, path: posix.relative(posix.dirname(policyPath), path) };
}

function isSame(one: string, other: string): boolean {
  return posix.relative(one, other) === "";
}

/**
 * Checks a file by a policy; the policy and vocabulary files themselves as what they are.
 *
 * @param isSchemaThere as in `CheckSettings`.
 */
export function checkByPolicy(
  loaded: LoadedSettings,
  path: string,
  bytes: Uint8Array,
  isSchemaThere = false,
): CheckedFile {
  if (isPolicyFile(loaded, path)) return checkPolicyFile(path, bytes).file;
  if (isVocabularyFile(loaded, path)) return checkVocabularyFile(path, bytes).file;
  return checkFile(path, bytes, settingsFor(loaded, path, isSchemaThere));
}

/** Where the schema is that a configuration should name, unless that is a URL. */
export function schemaPathOf({ policy }: LoadedSettings, path: string): string {
  return posix.join(posix.dirname(path), schemaReferenceOf(policy));
}

/** Checks a layer, as far as that it is one. */
export function checkAsLayer({ ownVocabulary }: LoadedSettings, path: string, bytes: Uint8Array): CheckedFile {
  return readLayer(path, bytes, ownVocabulary?.vocabulary).file;
}

/** What there is to report of the policy file and its layers beside the files that were checked themselves. */
export function policyFilesBeside(
  { files }: LoadedSettings,
  checked: readonly { readonly path: string }[],
): readonly CheckedFile[] {
  return files.filter(({ path }) => !checked.some((file) => isSame(file.path, path)));
}

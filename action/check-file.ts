import { posix } from "node:path";
import {
  type CheckedFile,
  type CheckedLayers,
  type CheckSettings,
  checkFile,
  checkLayers,
  checkPolicyFile,
  checkVocabularyFile,
  type LayerInput,
  type OpeningSettings,
  shippedVocabulary,
  type Vocabulary,
  withDiagnostics,
} from "../shared/index.ts";
import type { LoadedSettings } from "./loaded-settings.ts";

/** Tests if a path leads to the policy file itself, which is no configuration. */
export function isPolicyFile(loaded: LoadedSettings, path: string): boolean {
  return loaded.path !== undefined && isSame(loaded, loaded.path, path);
}

/** Tests if a path leads to the vocabulary file itself, which is no configuration either. */
export function isVocabularyFile(loaded: LoadedSettings, path: string): boolean {
  return loaded.ownVocabulary !== undefined && isSame(loaded, loaded.ownVocabulary.path, path);
}

/** Tests for the policy file and the vocabulary file, which are not configurations. */
export function isSettingFile(loaded: LoadedSettings, path: string): boolean {
  return isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
}

/** Tests if a path leads to one of the layers. */
export function isLayerFile(loaded: LoadedSettings, path: string): boolean {
  return loaded.layers.some((layer) => isSame(loaded, layer.path, path));
}

/** The names by which configurations are read. */
export function vocabularyOf({ ownVocabulary }: LoadedSettings): Vocabulary {
  return ownVocabulary?.vocabulary ?? shippedVocabulary;
}

/** The layers around a file: all that could be read. A file that is one of them itself stands alone. */
export function layersAround(loaded: LoadedSettings, path: string): readonly LayerInput[] {
  return isLayerFile(loaded, path) ? [] : layerInputs(loaded);
}

/** The facts about a file that its text does not tell. */
export type FileFacts = Pick<CheckSettings, "isSchemaThere" | "isFoundByName" | "knownSuppressions">;

/** The settings by which a file is checked. */
export function settingsFor(loaded: LoadedSettings, path: string, facts: FileFacts = {}): CheckSettings {
  const { path: policyPath, policy, ownVocabulary } = loaded;
  const layers = isLayerFile(loaded, path) ? {} : checkedLayers(loaded).documents;
  const alone = { ...facts, layers };
  const settings = ownVocabulary === undefined ? alone : { ...alone, vocabulary: ownVocabulary.vocabulary };
  if (policyPath === undefined) return settings;
  return { ...settings, policy, path: relativePath(loaded, posix.dirname(policyPath), path) };
}

/** The settings by which a file is fixed: those of its check, and which layer it is. */
export function fixSettingsFor(loaded: LoadedSettings, path: string, facts?: FileFacts): OpeningSettings {
  const layer = loaded.layers.find((one) => isSame(loaded, one.path, path))?.kind ?? "user";
  return { path, ...settingsFor(loaded, path, facts), layer };
}

/** The layers of a run are read once, for all files. */
const known = new WeakMap<LoadedSettings["layers"], CheckedLayers>();

/** The findings in the layers themselves, and in a file within them. */
export function checkedLayers(loaded: LoadedSettings): CheckedLayers {
  const checked = known.get(loaded.layers) ?? checkLayers(layerInputs(loaded), vocabularyOf(loaded));
  known.set(loaded.layers, checked);
  return checked;
}

/** The layers that could be read. */
export function layerInputs({ layers }: LoadedSettings): readonly LayerInput[] {
  return layers.flatMap(({ kind, path, text }) => (text === undefined ? [] : [{ kind, label: path, text }]));
}

/** Tests if two paths lead to the same file. */
export function isSame(loaded: LoadedSettings, one: string, other: string): boolean {
  return relativePath(loaded, one, other) === "";
}

function relativePath({ folder }: LoadedSettings, from: string, to: string): string {
  return posix.relative(posix.resolve(folder, from), posix.resolve(folder, to));
}

/** Checks a file by a policy; the policy and vocabulary files themselves as what they are. */
export function checkByPolicy(
  loaded: LoadedSettings,
  path: string,
  bytes: Uint8Array,
  facts: FileFacts = {},
): CheckedFile {
  if (isPolicyFile(loaded, path)) return checkPolicyFile(path, bytes).file;
  if (isVocabularyFile(loaded, path)) return checkVocabularyFile(path, bytes).file;
  const checked = checkFile(path, bytes, settingsFor(loaded, path, facts));
  return isLayerFile(loaded, path) ? withoutMissingTypes(checked) : checked;
}

/**
 * A custom entry of a layer may leave its `type` to another layer; where none has it, that is found in all of them
 * together.
 */
function withoutMissingTypes(file: CheckedFile): CheckedFile {
  const kept = file.diagnostics.filter(
    ({ rule, pointer = "" }) => rule !== "missing-key" || !/^\/providers\/custom\/[^/]+$/.test(pointer),
  );
  return withDiagnostics(file, kept);
}

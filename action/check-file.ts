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
  type Vocabulary,
  withDiagnostics,
} from "../shared/index.ts";
import { chosenVocabulary, type LoadedSettings } from "./loaded-settings.ts";
import { pathOfVocabulary } from "./named-vocabulary.ts";

/** Tests if a path leads to the policy file itself, which is no configuration. */
export function isPolicyFile(loaded: LoadedSettings, path: string): boolean {
  return loaded.path !== undefined && isSame(loaded, loaded.path, path);
}

/** Tests if a path leads to the vocabulary file itself, which is no configuration either. */
export function isVocabularyFile(loaded: LoadedSettings, path: string): boolean {
  const own = pathOfVocabulary(loaded.ownVocabulary?.named);
  return own !== undefined && isSame(loaded, own, path);
}

/** Tests for the policy file and the vocabulary file, which are not configurations. */
export function isSettingFile(loaded: LoadedSettings, path: string): boolean {
  return isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
}

/** Tests if a path leads to one of the layers. */
export function isLayerFile(loaded: LoadedSettings, path: string): boolean {
  return loaded.layers.some((layer) => isSame(loaded, layer.path, path));
}

/** The layers around a file: all that could be read. A file that is one of them itself stands alone. */
export function layersAround(loaded: LoadedSettings, path: string): readonly LayerInput[] {
  return isLayerFile(loaded, path) ? [] : layerInputs(loaded);
}

/** The facts about a file that its text does not tell; the vocabulary counts where none was chosen for all files. */
export type FileFacts = Pick<CheckSettings, "isSchemaThere" | "isFoundByName" | "knownSuppressions" | "vocabulary">;

/** The settings by which a file is checked. */
export function settingsFor(loaded: LoadedSettings, path: string, facts: FileFacts = {}): CheckSettings {
  const { path: policyPath, policy } = loaded;
  const isAlone = layersAround(loaded, path).length === 0;
  const layers = isAlone ? {} : (used: Vocabulary) => checkedLayers(loaded, used).documents;
  const chosen = chosenVocabulary(loaded);
  const settings = { ...facts, layers, ...(chosen !== undefined && { vocabulary: chosen }) };
  if (policyPath === undefined) return settings;
  return { ...settings, policy, path: relativePath(loaded, posix.dirname(policyPath), path) };
}

/** The settings by which a file is fixed: those of its check, and which layer it is. */
export function fixSettingsFor(loaded: LoadedSettings, path: string, facts?: FileFacts): OpeningSettings {
  const layer = loaded.layers.find((one) => isSame(loaded, one.path, path))?.kind ?? "user";
  return { path, ...settingsFor(loaded, path, facts), layer };
}

/** The layers of a run are read once by each vocabulary, for all files. */
const known = new WeakMap<LoadedSettings["layers"], Map<Vocabulary, CheckedLayers>>();

/** The findings in the layers themselves, and in a file within them, by the file's vocabulary. */
export function checkedLayers(loaded: LoadedSettings, vocabulary: Vocabulary): CheckedLayers {
  const byVocabulary = known.get(loaded.layers) ?? new Map<Vocabulary, CheckedLayers>();
  const checked = byVocabulary.get(vocabulary) ?? checkLayers(layerInputs(loaded), vocabulary);
  known.set(loaded.layers, byVocabulary.set(vocabulary, checked));
  return checked;
}

/** The layers that could be read. */
export function layerInputs({ layers }: Pick<LoadedSettings, "layers">): readonly LayerInput[] {
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

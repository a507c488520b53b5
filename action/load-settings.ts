import { err, ok, type Result } from "../shared/index.ts";
import { explained, type Failure } from "./action-error.ts";
import { type ChangeSet, changedPaths, formerConfiguration } from "./files/change-set.ts";
import type { EntryKind } from "./files/git-object.ts";
import type { Repository } from "./files/repository.ts";
import type { Inputs } from "./inputs.ts";
import { type LayerFile, type LoadedSettings, POLICY_FILE, withoutPolicy } from "./loaded-settings.ts";
import { describeVocabularyNames, type OwnVocabulary, pathOfVocabulary } from "./named-vocabulary.ts";
import { addLayers, layersNamedIn, loadPolicy, loadVocabulary } from "./settings.ts";

export type SettingsInputs = Pick<Inputs, "policy" | "layers" | "vocabulary">;

/**
 * Loads what the files of a change are checked by: the vocabulary, the policy file and its layers, and above them those of
 * the inputs. A change that touches neither a configuration nor one of these has nothing to do with what is wrong with them;
 * the policy file is then read only to find out its layers. A failure where a file that an input names is not there,
 * or where that cannot be found out.
 */
export async function loadSettings(
  changeSet: Pick<ChangeSet, "files" | "settings">,
  inputs: SettingsInputs,
  matches: (path: string) => boolean,
): Promise<Result<LoadedSettings, Failure>> {
  const concerned = await isConcerned(changeSet, inputs, matches);
  if (!concerned.ok) return concerned;
  return concerned.value ? loadAllSettings(changeSet.settings, inputs) : ok(withoutPolicy);
}

/** Loads the vocabulary, the policy file and its layers, and above them those of the inputs, whatever a change touches. */
async function loadAllSettings(settings: Repository, inputs: SettingsInputs): Promise<Result<LoadedSettings, Failure>> {
  const { vocabulary: named } = inputs;
  if (named === undefined) return loadByVocabulary(settings, inputs, undefined);
  if (named.kind === "file") {
    const kind = await findKind(settings, "vocabulary", named.path);
    if (!kind.ok) return kind;
    if (kind.value === undefined)
      return err(missing(settings, "vocabulary", named.path, ` ${describeVocabularyNames()}`));
  }
  const { ownVocabulary, files, unread } = await loadVocabulary(named, settings.read);
  if (ownVocabulary === undefined) return ok({ ...withoutPolicy, isVocabularyUnusable: true, files, unread });
  return loadByVocabulary(settings, inputs, ownVocabulary);
}

/** Tests if a change touches a configuration, or something by which configurations are checked. */
export async function isConcerned(
  { files, settings }: Pick<ChangeSet, "files" | "settings">,
  inputs: SettingsInputs,
  matches: (path: string) => boolean,
): Promise<Result<boolean, Failure>> {
  const changed = changedPaths(files);
  const named = [inputs.policy, pathOfVocabulary(inputs.vocabulary), ...inputs.layers.map(({ path }) => path)];
  if (files.some((file) => matches(file.path) || formerConfiguration(file, matches) !== null)) return ok(true);
  if (named.some((path) => path !== undefined && changed.has(path))) return ok(true);
  if (changed.size === 0) return ok(false);
  const layers = await layersNamedBy(settings, inputs.policy);
  return layers.ok ? ok(layers.value.some(({ path }) => changed.has(path))) : layers;
}

/** The layers that the policy file names, where there is one. */
async function layersNamedBy(settings: Repository, path: string): Promise<Result<readonly LayerFile[], Failure>> {
  const kind = await findKind(settings, "policy", path);
  if (!kind.ok) return kind;
  if (kind.value !== "file") return ok([]);
  const read = await settings.read(path);
  if (!read.ok) return err(explained(`The policy file "${path}" cannot be read.`, read.error));
  return ok(layersNamedIn(path, read.value));
}

async function loadByVocabulary(
  settings: Repository,
  { policy: path, layers }: SettingsInputs,
  ownVocabulary: OwnVocabulary | undefined,
): Promise<Result<LoadedSettings, Failure>> {
  const kind = await findKind(settings, "policy", path);
  if (!kind.ok) return kind;
  const isThere = kind.value !== undefined;
  // Only the default one may be missing.
  if (!isThere && path !== POLICY_FILE) return err(missing(settings, "policy", path));
  const policy = await loadPolicy(isThere ? path : undefined, settings.read, ownVocabulary);
  const explainLayer = (kindOfLayer: string) => `The input \`layers\` names it as the layer "${kindOfLayer}".`;
  return ok(await addLayers(policy, layers, settings.read, explainLayer));
}

/** The kind of file at the path of a setting; undefined where there is nothing. */
async function findKind(
  settings: Repository,
  input: "policy" | "vocabulary",
  path: string,
): Promise<Result<EntryKind | undefined, Failure>> {
  const kind = await settings.kindOf(path);
  return kind.ok ? kind : err(explained(`The ${input} file "${path}" cannot be looked up.`, kind.error));
}

function missing({ commit }: Repository, input: "policy" | "vocabulary", path: string, more = ""): Failure {
  return {
    reason: `Input "${input}" names "${path}", which does not exist at ${commit.name}. Check the path, which starts at the root of the repository.${more}`,
  };
}

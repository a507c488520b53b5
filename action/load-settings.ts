import { ActionError, explain } from "./action-error.ts";
import type { ChangeSet } from "./files/change-set.ts";
import { formerConfiguration } from "./files/changed-files.ts";
import type { EntryKind } from "./files/git-object.ts";
import type { Repository } from "./files/repository.ts";
import type { Inputs } from "./inputs.ts";
import {
  addLayers,
  type LayerFile,
  type LoadedPolicy,
  layersNamedIn,
  loadPolicy,
  type OwnVocabulary,
  POLICY_FILE,
  withoutPolicy,
} from "./settings.ts";
import { loadVocabulary } from "./vocabulary.ts";

type SettingsInputs = Pick<Inputs, "policy" | "layers" | "vocabulary">;

/**
 * Loads what the files of a change are checked by: the vocabulary, the policy file and its layers, and above them those of
 * the inputs. A change that touches neither a configuration nor one of these has nothing to do with what is wrong with them;
 * the policy file is read then only to tell which its layers are.
 *
 * @throws ActionError where a file that an input names is not there, or where that cannot be told.
 */
export async function loadSettings(
  { files, settings }: Pick<ChangeSet, "files" | "settings">,
  inputs: SettingsInputs,
  matches: (path: string) => boolean,
): Promise<LoadedPolicy> {
  const changed = new Set(
    files.flatMap(({ path, formerPath }) => [path, ...(formerPath === null ? [] : [formerPath])]),
  );
  const own = [inputs.policy, inputs.vocabulary, ...inputs.layers.map(({ path }) => path)];
  const isConcerned =
    files.some((file) => matches(file.path) || formerConfiguration(file, matches) !== null) ||
    own.some((path) => path !== undefined && changed.has(path)) ||
    (changed.size > 0 && (await layersNamedBy(settings, inputs.policy)).some(({ path }) => changed.has(path)));
  if (!isConcerned) return withoutPolicy;
  if (inputs.vocabulary === undefined) return loadByVocabulary(settings, inputs, undefined);
  const path = inputs.vocabulary;
  if (!(await hasFile(settings, "vocabulary", path))) throw missing(settings, "vocabulary", path);
  const { vocabulary, files: wrong, unread } = await loadVocabulary(path, settings.read);
  if (vocabulary === undefined) return { ...withoutPolicy, lacksVocabulary: true, files: wrong, unread };
  return loadByVocabulary(settings, inputs, { path, vocabulary });
}

/** The layers that the policy file names, where there is one. */
async function layersNamedBy(settings: Repository, path: string): Promise<readonly LayerFile[]> {
  if ((await findKind(settings, "policy", path)) !== "file") return [];
  const bytes = await explain(`The policy file "${path}" cannot be read.`, () => settings.read(path));
  return layersNamedIn(path, bytes);
}

async function loadByVocabulary(
  settings: Repository,
  { policy: path, layers }: SettingsInputs,
  ownVocabulary: OwnVocabulary | undefined,
): Promise<LoadedPolicy> {
  const isThere = await hasFile(settings, "policy", path);
  // Only the one that nobody named may be missing.
  if (!isThere && path !== POLICY_FILE) throw missing(settings, "policy", path);
  const policy = await loadPolicy(isThere ? path : undefined, settings.read, ownVocabulary);
  return addLayers(policy, layers, settings.read, (kind) => `The input \`layers\` names it as the layer "${kind}".`);
}

async function hasFile(settings: Repository, input: "policy" | "vocabulary", path: string): Promise<boolean> {
  return (await findKind(settings, input, path)) !== undefined;
}

function findKind(settings: Repository, input: "policy" | "vocabulary", path: string): Promise<EntryKind | undefined> {
  return explain(`The ${input} file "${path}" cannot be looked for.`, () => settings.kindOf(path));
}

function missing({ commit }: Repository, input: "policy" | "vocabulary", path: string): ActionError {
  return new ActionError(
    `Input "${input}" names "${path}", and there is no such file at ${commit.name}. Check the path, which starts at the root of the repository.`,
  );
}

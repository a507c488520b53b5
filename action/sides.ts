import {
  checkPolicyFile,
  checkVocabularyFile,
  decodeFile,
  err,
  FILE_MAX_BYTES,
  type LayerInput,
  noPolicy,
  ok,
  type Policy,
  type PolicyFile,
  PRESETS,
  type Result,
  type Vocabulary,
  vocabularyOfPolicy,
} from "../shared/index.ts";
import { explained, type Failure } from "./action-error.ts";
import { type ChangeSet, changedPaths } from "./files/change-set.ts";
import type { Repository } from "./files/repository.ts";
import { isConcerned, type SettingsInputs } from "./load-settings.ts";
import type { LayerFile, LayerName } from "./loaded-settings.ts";
import { type NamedVocabulary, pathOfVocabulary } from "./named-vocabulary.ts";
import { layersOf } from "./settings.ts";

/** A file by which configurations are read; it is none itself, whatever a glob picks. */
export interface SettingsFile {
  readonly kind: (typeof SETTINGS_KINDS)[number];
  readonly path: string;
}

/** In the order in which one of several changed files stands for all of them. */
const SETTINGS_KINDS = ["policy", "enforced", "default", "vocabulary"] as const satisfies readonly (
  | LayerName
  | "policy"
  | "vocabulary"
)[];

/** The settings by which configurations are read on one side of a change. */
export interface SideSettings {
  /** The files, whether they are there or not. */
  readonly files: readonly SettingsFile[];
  /** Their content, or why one of them cannot be used: then no effect is known. A missing file has no content. */
  readonly content: Result<SettingsContent, Failure>;
}

export interface SettingsContent {
  readonly policy: Policy;
  /** Undefined where there is none. */
  readonly policyFile: PolicyFile | undefined;
  /** The layers of the policy, and above them those of the input `layers`. */
  readonly layers: readonly LayerInput[];
  /** Undefined where none was chosen. */
  readonly vocabulary: Vocabulary | undefined;
}

/** The settings of both sides of a change: see docs/decisions/0089-settings-of-both-sides.md. */
export interface Sides {
  readonly before: SideSettings;
  readonly after: SideSettings;
  /** The settings of either side that the change touches, the one that stands for all of them first. */
  readonly changed: readonly SettingsFile[];
}

/**
 * Loads what configurations are read by before a change and after it. The commit before is only looked at where the change
 * touches one of these files. Undefined where nothing is compared.
 */
export async function loadSides(
  { files, head, openBefore }: Pick<ChangeSet, "files" | "head" | "openBefore">,
  inputs: SettingsInputs,
  matches: (path: string) => boolean,
): Promise<Result<Sides | undefined, Failure>> {
  if (openBefore === undefined) return ok(undefined);
  const concerned = await isConcerned({ files, settings: head }, inputs, matches);
  if (!concerned.ok) return concerned;
  if (!concerned.value) return ok(undefined);
  const after = await loadSideSettings(head, inputs);
  const changed = changedPaths(files);
  const touched = (side: SideSettings) => side.files.filter(({ path }) => changed.has(path));
  if (touched(after).length === 0) return ok({ before: after, after, changed: [] });
  const base = await openBefore();
  const before = base.ok
    ? await loadSideSettings(base.value, inputs)
    : { files: after.files, content: err(base.error) };
  return ok({ before, after, changed: inOrder([...touched(after), ...touched(before)]) });
}

/** Reads the settings at a commit. */
export async function loadSideSettings(
  repository: Pick<Repository, "kindOf" | "read">,
  inputs: SettingsInputs,
): Promise<SideSettings> {
  const read = readerIfThere(repository);
  const policy = await readPolicy(inputs.policy, read);
  const layerFiles = [...(policy.ok ? layersOf(inputs.policy, policy.value.policy) : []), ...inputs.layers];
  const layers = await readLayers(layerFiles, read);
  const vocabulary = await readVocabulary(inputs.vocabulary, read);
  const path = pathOfVocabulary(inputs.vocabulary);
  const own = path === undefined ? [] : [{ kind: "vocabulary", path } as const];
  const files = [{ kind: "policy", path: inputs.policy } as const, ...layerFiles, ...own];
  if (!policy.ok) return { files, content: policy };
  if (!layers.ok) return { files, content: layers };
  if (!vocabulary.ok) return { files, content: vocabulary };
  const chosen = vocabulary.value ?? vocabularyOfPolicy(policy.value.policy);
  return { files, content: ok({ ...policy.value, layers: layers.value, vocabulary: chosen }) };
}

/** Tests if a path is one of the settings of a side. */
export function isSetting({ files }: SideSettings, path: string): boolean {
  return files.some((file) => file.path === path);
}

function inOrder(files: readonly SettingsFile[]): readonly SettingsFile[] {
  const byPath = new Map(files.toReversed().map((file) => [file.path, file]));
  return [...byPath.values()]
    .toReversed()
    .toSorted((one, other) => SETTINGS_KINDS.indexOf(one.kind) - SETTINGS_KINDS.indexOf(other.kind));
}

/** Gives a file; undefined where nothing is there. */
type ReadIfThere = (path: string) => Promise<Result<Uint8Array | undefined, Failure>>;

function readerIfThere({ kindOf, read }: Pick<Repository, "kindOf" | "read">): ReadIfThere {
  return async (path) => {
    const kind = await kindOf(path);
    if (!kind.ok) return kind;
    return kind.value === undefined ? ok(undefined) : read(path);
  };
}

async function readPolicy(
  path: string,
  readIfThere: ReadIfThere,
): Promise<Result<Pick<SettingsContent, "policy" | "policyFile">, Failure>> {
  const read = await readIfThere(path);
  if (!read.ok) return err(explained(`The policy file "${path}" cannot be read.`, read.error));
  if (read.value === undefined) return ok({ policy: noPolicy, policyFile: undefined });
  const { policy, file } = checkPolicyFile(path, read.value);
  const [mistake] = file.diagnostics;
  // A policy with a mistake counts as none, which would look as if every check were loosened.
  const text = decodeFile(read.value, FILE_MAX_BYTES);
  if (mistake === undefined) return ok({ policy, policyFile: text.ok ? { label: path, text: text.value } : undefined });
  return err({ reason: `The policy file "${path}" cannot be used. ${mistake.message}` });
}

/** Undefined where the input names none, or a file that is not there. */
async function readVocabulary(
  named: NamedVocabulary | undefined,
  readIfThere: ReadIfThere,
): Promise<Result<Vocabulary | undefined, Failure>> {
  if (named === undefined) return ok(undefined);
  if (named.kind === "preset") return ok(PRESETS[named.name]);
  const { path } = named;
  const read = await readIfThere(path);
  if (!read.ok) return err(explained(`The vocabulary file "${path}" cannot be read.`, read.error));
  if (read.value === undefined) return ok(undefined);
  const { vocabulary, file } = checkVocabularyFile(path, read.value);
  if (vocabulary !== undefined) return ok(vocabulary);
  return err({ reason: `The vocabulary file "${path}" cannot be used. ${file.diagnostics[0]?.message ?? ""}` });
}

async function readLayers(
  files: readonly LayerFile[],
  readIfThere: ReadIfThere,
): Promise<Result<readonly LayerInput[], Failure>> {
  const layers: LayerInput[] = [];
  for (const { kind, path } of files) {
    const read = await readIfThere(path);
    const text = read.ok && read.value !== undefined ? decodeFile(read.value, FILE_MAX_BYTES) : undefined;
    const failure = !read.ok ? read.error.reason : text?.ok === false ? text.error.message : undefined;
    if (failure !== undefined) return err({ reason: `The ${kind} layer "${path}" cannot be read. ${failure}` });
    if (text?.ok) layers.push({ kind, label: path, text: text.value });
  }
  return ok(layers);
}

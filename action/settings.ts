import { posix } from "node:path";
import {
  type CheckedFile,
  checkPolicyFile,
  checkVocabularyFile,
  countBySeverity,
  type Policy,
  type Result,
  readLayer,
  type UnreadFile,
} from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import { LAYER_NAMES, type LayerFile, type LayerName, type LoadedSettings, withoutPolicy } from "./loaded-settings.ts";
import { describeVocabularyNames, type NamedVocabulary, type OwnVocabulary, ofPreset } from "./named-vocabulary.ts";

/** Gives a file's bytes, or why it cannot be read. */
export type ReadFile = (path: string) => Promise<Result<Uint8Array, Failure>>;

/**
 * Reads a policy file and the layers that it names. Mistakes in one of them are reported, and the rest is used.
 *
 * @param path undefined where there is no policy file.
 */
export async function loadPolicy(
  path: string | undefined,
  readFile: ReadFile,
  ownVocabulary?: OwnVocabulary,
): Promise<LoadedSettings> {
  const without = withVocabulary(withoutPolicy, ownVocabulary);
  if (path === undefined) return without;
  const read = await readFile(path);
  if (!read.ok) return { ...without, path, unread: [{ path, reason: read.error.reason }] };
  const { policy, file } = checkPolicyFile(path, read.value);
  const chosen = withVocabulary(without, ownVocabulary ?? (policy.vocabulary && ofPreset(policy.vocabulary)));
  const loaded = { ...chosen, path, policy, files: withFindings(file) };
  const explain = (kind: LayerName) => `The policy file names it as the layer "${kind}".`;
  return addLayers(loaded, layersOf(path, policy), readFile, explain);
}

function withVocabulary(loaded: LoadedSettings, ownVocabulary: OwnVocabulary | undefined): LoadedSettings {
  return ownVocabulary === undefined ? loaded : { ...loaded, ownVocabulary };
}

/** A vocabulary that was loaded. */
interface LoadedVocabulary {
  /** Undefined where it cannot be used: then no configuration can be checked. */
  readonly ownVocabulary: OwnVocabulary | undefined;
  /** The file, where there is something to report of it. */
  readonly files: readonly CheckedFile[];
  /** The file, where it could not be read. */
  readonly unread: readonly UnreadFile[];
}

/** Takes a preset, or reads a vocabulary file. */
export async function loadVocabulary(named: NamedVocabulary, readFile: ReadFile): Promise<LoadedVocabulary> {
  if (named.kind === "preset") return { ownVocabulary: ofPreset(named.name), files: [], unread: [] };
  const { path } = named;
  const read = await readFile(path);
  if (!read.ok) {
    const reason = `${read.error.reason} ${describeVocabularyNames()}`;
    return { ownVocabulary: undefined, files: [], unread: [{ path, reason }] };
  }
  const { vocabulary, file } = checkVocabularyFile(path, read.value);
  return { ownVocabulary: vocabulary && { named, vocabulary }, files: withFindings(file), unread: [] };
}

/** The layers that a policy file names; one with a mistake in it names none. */
export function layersNamedIn(path: string, bytes: Uint8Array): readonly LayerFile[] {
  return layersOf(path, checkPolicyFile(path, bytes).policy);
}

/** The layers that a policy names, from its folder. */
export function layersOf(path: string, { layers }: Policy): readonly LayerFile[] {
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
  loaded: LoadedSettings,
  named: readonly LayerFile[],
  readFile: ReadFile,
  explain: (kind: LayerName) => string,
): Promise<LoadedSettings> {
  const layers = [...loaded.layers];
  const files = [...loaded.files];
  const unread = [...loaded.unread];
  for (const { kind, path } of named) {
    const read = await readFile(path);
    if (!read.ok) unread.push({ path, reason: `${read.error.reason} ${explain(kind)}` });
    const layer = read.ok ? readLayer(path, read.value, loaded.ownVocabulary?.vocabulary) : undefined;
    layers.push({ kind, path, text: layer?.text });
    if (layer !== undefined) files.push(...withFindings(layer.file));
  }
  return { ...loaded, layers, files, unread };
}

function withFindings(file: CheckedFile): readonly CheckedFile[] {
  return file.diagnostics.length === 0 ? [] : [file];
}

/** Tests if nothing is wrong with the policy and its layers except what may stand. */
export function isUsable({ files, unread }: Pick<LoadedSettings, "files" | "unread">): boolean {
  return unread.length === 0 && countBySeverity(files.flatMap(({ diagnostics }) => diagnostics)).error === 0;
}

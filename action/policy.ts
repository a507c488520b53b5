import { posix } from "node:path";
import {
  type CheckedFile,
  type CheckSettings,
  checkFile,
  checkPolicyFile,
  checkVocabularyFile,
  countBySeverity,
  noPolicy,
  type Policy,
  readLayer,
  type UnreadFile,
  type Vocabulary,
} from "../shared/index.ts";
import { attempt } from "./trouble.ts";

/** How a policy file is called where nothing else is said. */
export const POLICY_FILE = ".provider-steward.json";

type Layers = Required<CheckSettings>["layers"];
type LayerName = keyof Policy["layers"];

export const LAYER_NAMES: readonly LayerName[] = ["enforced", "default"];

/**
 * Gives a file's bytes.
 *
 * @throws Trouble where it cannot be read, with the reason as its message.
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
  readonly layers: Layers;
  /** Undefined where the shipped vocabulary holds. */
  readonly ownVocabulary?: OwnVocabulary;
  /** The policy file and its layers, those of them that have something to report. */
  readonly files: readonly CheckedFile[];
  /** Those of them that could not be read. */
  readonly unread: readonly UnreadFile[];
}

/** What files are checked by where there is no policy file. */
export const withoutPolicy: LoadedPolicy = { path: undefined, policy: noPolicy, layers: {}, files: [], unread: [] };

/** Reads a policy file and the layers that it names. What is wrong with one of them is told, and the rest is used. */
export async function loadPolicy(
  path: string,
  readFile: ReadFile,
  ownVocabulary?: OwnVocabulary,
): Promise<LoadedPolicy> {
  const ofVocabulary = ownVocabulary === undefined ? {} : { ownVocabulary };
  const read = await attempt(() => readFile(path));
  if ("reason" in read) return { ...withoutPolicy, ...ofVocabulary, path, unread: [{ path, reason: read.reason }] };
  const { policy, file } = checkPolicyFile(path, read.result);

  const layers: { -readonly [Name in LayerName]?: Layers[Name] } = {};
  const files = [file];
  const unread: UnreadFile[] = [];
  for (const name of LAYER_NAMES) {
    const layerPath = pathOfLayer(path, policy, name);
    if (layerPath === undefined) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as GitHub asks its clients to
    const ofLayer = await attempt(() => readFile(layerPath));
    if ("reason" in ofLayer) {
      unread.push({ path: layerPath, reason: `${ofLayer.reason} The policy file names it as the layer "${name}".` });
      continue;
    }
    const layer = readLayer(layerPath, ofLayer.result, ownVocabulary?.vocabulary);
    files.push(layer.file);
    if (layer.document !== undefined) layers[name] = layer.document;
  }
  const reported = files.filter(({ diagnostics }) => diagnostics.length > 0);
  return { path, policy, layers, ...ofVocabulary, files: reported, unread };
}

/** The path of a layer that a policy names; undefined where it names none. */
export function pathOfLayer(policyPath: string, { layers }: Policy, name: LayerName): string | undefined {
  const layer = layers[name];
  return layer === undefined ? undefined : posix.join(posix.dirname(policyPath), layer);
}

/** True where nothing is wrong with the policy and its layers but what may stand. */
export function isUsable({ files, unread }: LoadedPolicy): boolean {
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

/** What a file is checked by. A layer is checked without layers. */
export function settingsFor(loaded: LoadedPolicy, path: string): CheckSettings {
  const { path: policyPath, policy, layers, ownVocabulary } = loaded;
  const ofVocabulary = ownVocabulary === undefined ? {} : { vocabulary: ownVocabulary.vocabulary };
  if (policyPath === undefined) return ofVocabulary;
  const isLayer = LAYER_NAMES.some((name) => {
    const layerPath = pathOfLayer(policyPath, policy, name);
    return layerPath !== undefined && isSame(layerPath, path);
  });
  const fromPolicy = posix.relative(posix.dirname(policyPath), path);
  return { ...ofVocabulary, policy, layers: isLayer ? {} : layers, path: fromPolicy };
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

/** What there is to report of the policy file and its layers beside the files that were checked themselves. */
export function policyFilesBeside(
  { files }: LoadedPolicy,
  checked: readonly { readonly path: string }[],
): readonly CheckedFile[] {
  return files.filter(({ path }) => !checked.some((file) => isSame(file.path, path)));
}

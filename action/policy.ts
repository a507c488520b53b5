import { posix } from "node:path";
import {
  type CheckedFile,
  type CheckSettings,
  checkFile,
  checkPolicyFile,
  countBySeverity,
  noPolicy,
  type Policy,
  readLayer,
  type UnreadFile,
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

/** What files are checked by. All paths are separated by "/" and start where the caller's do. */
export interface LoadedPolicy {
  /** Undefined where there is no policy file. */
  readonly path: string | undefined;
  readonly policy: Policy;
  readonly layers: Layers;
  /** The policy file and its layers, those of them that have something to report. */
  readonly files: readonly CheckedFile[];
  /** Those of them that could not be read. */
  readonly unread: readonly UnreadFile[];
}

/** What files are checked by where there is no policy file. */
export const withoutPolicy: LoadedPolicy = { path: undefined, policy: noPolicy, layers: {}, files: [], unread: [] };

/** Reads a policy file and the layers that it names. What is wrong with one of them is told, and the rest is used. */
export async function loadPolicy(path: string, readFile: ReadFile): Promise<LoadedPolicy> {
  const read = await attempt(() => readFile(path));
  if ("reason" in read) return { ...withoutPolicy, path, unread: [{ path, reason: read.reason }] };
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
    const layer = readLayer(layerPath, ofLayer.result);
    files.push(layer.file);
    if (layer.document !== undefined) layers[name] = layer.document;
  }
  return { path, policy, layers, files: files.filter(({ diagnostics }) => diagnostics.length > 0), unread };
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

/** What a file is checked by. A layer is checked without layers. */
export function settingsFor({ path: policyPath, policy, layers }: LoadedPolicy, path: string): CheckSettings {
  if (policyPath === undefined) return {};
  const isLayer = LAYER_NAMES.some((name) => {
    const layerPath = pathOfLayer(policyPath, policy, name);
    return layerPath !== undefined && isSame(layerPath, path);
  });
  return { policy, layers: isLayer ? {} : layers, path: posix.relative(posix.dirname(policyPath), path) };
}

function isSame(one: string, other: string): boolean {
  return posix.relative(one, other) === "";
}

/** Checks a file by a policy; the policy file itself as what it is. */
export function checkByPolicy(loaded: LoadedPolicy, path: string, bytes: Uint8Array): CheckedFile {
  return isPolicyFile(loaded, path)
    ? checkPolicyFile(path, bytes).file
    : checkFile(path, bytes, settingsFor(loaded, path));
}

/** What there is to report of the policy file and its layers beside the files that were checked themselves. */
export function policyFilesBeside(
  { files }: LoadedPolicy,
  checked: readonly { readonly path: string }[],
): readonly CheckedFile[] {
  return files.filter(({ path }) => !checked.some((file) => isSame(file.path, path)));
}

import type { Command } from "commander";
import {
  type CheckedFile,
  type DiscoveredModels,
  decodeFile,
  err,
  FILE_MAX_BYTES,
  type LayerInput,
  type LayerKind,
  type LayerRank,
  ok,
  type Policy,
  type Result,
  readLayer,
  type UnreadFile,
  type Vocabulary,
} from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { layersAround, settingsFor } from "../check-file.ts";
import type { CommandProcess } from "../command-process.ts";
import { chosenVocabulary, type LoadedSettings } from "../loaded-settings.ts";
import { isUsable } from "../settings.ts";
import { isInFolder, isStandardInput, nameOfInput, nameOfPath, readInput } from "./read-input.ts";
import { addSettingsOptions, loadSettings, type SettingsOptions, VOCABULARY_HELP } from "./settings-option.ts";

/** The options that say what holds beside the files of a command. */
export interface LayerOptions extends SettingsOptions {
  readonly enforced?: readonly string[];
  readonly default?: readonly string[];
  readonly discovered?: string;
}

/** Layers that were read, with what keeps them from being used. */
export interface LoadedLayers {
  /** The layers of the files that the command is about. */
  readonly users: readonly LayerInput[];
  /** The layers of the policy, and above them the layers that the options name. */
  readonly others: readonly LayerInput[];
  /** The layers that the options name. */
  readonly named: readonly LayerInput[];
  readonly policy: Policy;
  /** The path of the file by which the policy was found, from the policy file's folder; undefined without a policy. */
  readonly pathFromPolicy: string | undefined;
  /** Undefined where the options name none. */
  readonly discovered: DiscoveredModels | undefined;
  /** Undefined where none was chosen. */
  readonly vocabulary: Vocabulary | undefined;
  /** The findings in the policy, in its layers, and in files that are no configuration. */
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  /** True if all of it was read and can be used. */
  readonly isComplete: boolean;
  /** False for a policy that can be left out, so that the rest can be used: it or one of its layers has a mistake. */
  readonly isPolicyUsable: boolean;
}

const DISCOVERED_SHAPE =
  'Write an object of provider ids, each with a list of models: {"provider_a": [{"id": "example-large"}]}.';

/**
 * The help on layers.
 *
 * @param withoutDiscovered says in a line what is known of models where the option is not given; "" where that is clear.
 */
export function layersHelp(withoutDiscovered = ""): string {
  return `
Layers:
  A file is a layer of the user. Enforced layers are above it and default layers below it: those that --enforced and
  --default name, and those of the policy file, unless the file itself is one of them. Among layers of one kind, a later
  one is above an earlier one, and those of the policy are the lowest. Where the vocabulary has several layers of one
  kind, NAME=FILE gives a file the name of one, which ranks it and says how the assistant reads it. Without --policy, the
  policy is the nearest .provider-steward.json, from the folder of the last file up to one that contains .git, or from the
  current folder where only standard input is read.

Discovered models:
  A configuration does not say which models a provider offers by itself. --discovered names a JSON file that does:
  {"provider_a": [{"id": "example-large", "maxContextLength": 200000}]}
${withoutDiscovered === "" ? "" : `  ${withoutDiscovered}\n`}${VOCABULARY_HELP}`;
}

/** Adds the options by which a command takes layers. */
export function addLayerOptions(command: Command): Command {
  const collect = (path: string, before: readonly string[] = []) => [...before, path];
  return addSettingsOptions(command)
    .option("--enforced <[name=]file>", "a layer above the user's; may be repeated", collect)
    .option("--default <[name=]file>", "a layer below the user's; may be repeated", collect)
    .option("--discovered <file>", "a JSON file with the models that the providers returned");
}

interface Source extends LayerRank {
  readonly path: string;
}

/** A file, or the vocabulary's name of a layer before it; a path with "=" in its first folder or name begins with "./". */
function readSource(kind: LayerKind, text: string): Source {
  const [, name, path] = /^([^./\\=]+)=(.+)$/s.exec(text) ?? [];
  return name === undefined || path === undefined ? { kind, path: text } : { kind, name, path };
}

/** Reads the layers that options and files name. What cannot be read is reported, and does not stop the others. */
export async function loadLayers(
  paths: readonly string[],
  options: LayerOptions,
  process: Pick<CommandProcess, "stdin" | "stderr" | "locate">,
): Promise<LoadedLayers> {
  const subject = findSubject(paths);
  const policy = await loadSettings(options, process, subject);
  const vocabulary = chosenVocabulary(policy);
  const namedSources = [
    ...(options.default ?? []).map((text) => readSource("default", text)),
    ...(options.enforced ?? []).map((text) => readSource("enforced", text)),
  ];
  const files = [...policy.files];
  const unread = [...policy.unread];
  const readAll = async (sources: readonly Source[]) => {
    const layers: LayerInput[] = [];
    for (const source of sources) {
      const read = await readInput(source.path, process);
      const layer = read.ok ? toLayer(source, read.value, vocabulary) : undefined;
      if (!read.ok) unread.push({ path: nameOfInput(source.path), reason: read.error.reason });
      else if (layer?.ok) layers.push(layer.value);
      else if (layer !== undefined) files.push(layer.error);
    }
    return layers;
  };
  const users = await readAll(paths.map((path) => ({ kind: "user", path })));
  const ofPolicy = await readAll(policyLayers(policy, paths));
  const named = await readAll(namedSources);
  const discovered = await readDiscovered(options.discovered, process);
  if (!discovered.ok) unread.push({ path: nameOfInput(options.discovered ?? ""), reason: discovered.error.reason });
  const isComplete = isUsable({ files, unread }) && users.length === paths.length;
  return {
    users,
    others: [...ofPolicy, ...named],
    named,
    policy: policy.policy,
    pathFromPolicy: settingsFor(policy, nameOfPath(subject ?? paths.at(-1) ?? "")).path,
    discovered: discovered.ok ? discovered.value : undefined,
    vocabulary,
    files,
    unread,
    isComplete,
    isPolicyUsable: policy.path === undefined || isUsable(policy),
  };
}

/**
 * The file of those that a command is about by which its policy is found, and by which the Action knows it: the last one, as the one after
 * a change or above the others; undefined where all come from standard input or a device.
 */
export function findSubject(paths: readonly string[]): string | undefined {
  return paths.findLast(isInFolder);
}

/** The layers of a policy; none where a file that is asked about is itself one of them, as with `validate`. */
function policyLayers(loaded: LoadedSettings, paths: readonly string[]): readonly Source[] {
  const around = paths.map((path) => layersAround(loaded, nameOfPath(path)));
  const layers = around.find((some) => some.length === 0) ?? around[0] ?? [];
  return layers.map(({ kind, label }) => ({ kind, path: label }));
}

/** A layer, or the file's findings where it is none. */
function toLayer(
  { path, ...rank }: Source,
  bytes: Uint8Array,
  vocabulary?: Vocabulary,
): Result<LayerInput, CheckedFile> {
  const label = nameOfInput(path);
  if (bytes.length === 0 && mayBeEmpty(path)) return ok({ ...rank, label, value: {} });
  const { text, file } = readLayer(label, bytes, vocabulary);
  return text === undefined ? err(file) : ok({ ...rank, label, text });
}

/** By these names Git and others hand over a file that is not there. */
function mayBeEmpty(path: string): boolean {
  return isStandardInput(path) || path === "/dev/null";
}

/** Ends the command where standard input is named more than once. */
export function refuseSecondInput(paths: readonly string[], options: LayerOptions, command: Command): void {
  const { enforced = [], default: lower = [], discovered = "" } = options;
  const layers = [...enforced, ...lower].map((text) => readSource("enforced", text).path);
  if ([...paths, ...layers, discovered].filter(isStandardInput).length > 1) {
    command.error('error: "-" is given more than once, and standard input can be read only once. Name files instead.');
  }
}

/**
 * Reads the models that providers returned; undefined where no option names them. Of a model only its id must be right:
 * other fields are passed over where they are not.
 */
async function readDiscovered(
  path: string | undefined,
  process: Pick<CommandProcess, "stdin" | "stderr" | "locate">,
): Promise<Result<DiscoveredModels | undefined, Failure>> {
  if (path === undefined) return ok(undefined);
  const read = await readInput(path, process);
  return read.ok ? parseDiscovered(read.value) : read;
}

function parseDiscovered(bytes: Uint8Array): Result<DiscoveredModels, Failure> {
  const decoded = decodeFile(bytes, FILE_MAX_BYTES);
  if (!decoded.ok) return err({ reason: `${decoded.error.message} ${decoded.error.advice}` });
  const value = parseJson(decoded.value);
  const mistake = value.ok ? mistakeInDiscovered(value.value) : "It is not JSON.";
  if (!value.ok || mistake !== undefined) return err({ reason: `${mistake} ${DISCOVERED_SHAPE}` });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lists of models with ids, and no more is taken for granted
  return ok(value.value as DiscoveredModels);
}

function mistakeInDiscovered(value: unknown): string | undefined {
  if (!isRecord(value)) return "It is not an object.";
  for (const [index, [id, models]] of Object.entries(value).entries()) {
    const name = `Entry ${index + 1} (provider ${JSON.stringify(id)})`;
    if (!Array.isArray(models)) return `${name} is not a list.`;
    const wrong = models.findIndex((model) => !isModel(model));
    if (wrong >= 0) return `${name} has no "id" at item ${wrong + 1}.`;
  }
  return undefined;
}

/** The parser's message is left out, since it repeats the text. */
function parseJson(text: string): Result<unknown, undefined> {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch {
    return err(undefined);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isModel(value: unknown): boolean {
  return isRecord(value) && typeof value["id"] === "string" && value["id"] !== "";
}

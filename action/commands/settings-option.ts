import { existsSync } from "node:fs";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import type { Command } from "commander";
import { err, ok, PRESET_NAMES, type Result } from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";
import { type LoadedSettings, POLICY_FILE, withoutPolicy } from "../loaded-settings.ts";
import { type OwnVocabulary, readNamedVocabulary } from "../named-vocabulary.ts";
import type { ReadFile } from "../settings.ts";
import { fileReader, folderOfName, isInFolder, nameOfPath } from "./read-input.ts";

/** The option `--vocabulary` as it was given. */
export interface VocabularyOption {
  /** A preset's name or a path; undefined where the option is not given. */
  readonly vocabulary?: string;
}

/** The options that say by what a command checks, as they were given. */
export interface SettingsOptions extends VocabularyOption {
  /** A path; false for `--no-policy`; undefined where neither is given. */
  readonly policy?: string | false;
}

/** Facts about the folder that a command runs in. */
type WorkingFolder = Pick<CommandProcess, "locate">;

/** The help on policies. @param start the folder of the nearest one. */
export function policyHelp(start: "the folder of each file" | "the current folder"): string {
  return `
Policy:
  A policy file sets severities, approved hosts, known models, layers and ignores. Without --policy, it is the nearest
  ${POLICY_FILE}, from ${start} up to one that contains .git. "provider-steward schema --policy" prints
  its schema. Its own errors are reported like those of any file.`;
}

export const VOCABULARY_HELP = `
Vocabulary:
  A vocabulary has the names that an assistant uses. --vocabulary takes the name of one that is known
  (${PRESET_NAMES.join(", ")}), or the path of a vocabulary file, of which "provider-steward schema
  --vocabulary-files" prints the schema; if it has errors, only these are reported. A file that is called like a name is
  written ./${PRESET_NAMES[0]}. Without the option, the policy may name one, and else each file by a "$schema" that is the
  published address of an assistant's schema. Else the names are those of the specification.`;

/** Adds the options by which a command takes a policy and a vocabulary. */
export function addSettingsOptions(command: Command): Command {
  return command
    .option("--policy <file>", `the policy file to use instead of the nearest ${POLICY_FILE}`)
    .option("--no-policy", "use no policy file")
    .option("--vocabulary <name|file>", "the vocabulary to use: a known name, or a vocabulary file");
}

/**
 * Loads what the options name, or the policy file that is nearest to a file: `withoutPolicy` itself where there is nothing to
 * load. Layers of a policy are read by the vocabulary, so that without one there is no policy. What cannot be read is among what
 * it gives.
 *
 * @param file undefined for the policy file that is nearest to the working folder.
 */
export async function loadSettings(
  options: SettingsOptions,
  process: WorkingFolder,
  file?: string,
): Promise<LoadedSettings> {
  const { policy } = options;
  const chosen = await chooseVocabulary(options, fileReader(process));
  if (!chosen.ok) return chosen.error;
  const folder = file === undefined ? "." : folderOfName(nameOfPath(file));
  return loadPolicyAt(policy ?? findNearest(folder, new Map(), process), chosen.value, fileReader(process), process);
}

/** The settings of the files of one command. */
export interface FileSettings {
  /** True where the vocabulary that was named cannot be used: then nothing can be said of any file. */
  readonly isVocabularyUnusable: boolean;
  /** Gives the settings of a file by its path, as reports show it. Files of one policy get the same value. */
  readonly of: (path: string) => Promise<LoadedSettings>;
  /** All settings that were given, and those by which no file can be checked. */
  readonly all: () => readonly LoadedSettings[];
}

/**
 * Opens the settings that hold for each file: by the policy that is named, or by the one that is nearest to the file.
 * See docs/decisions/0183-inputs-of-a-command-line.md.
 */
export async function openFileSettings(
  options: SettingsOptions,
  process: WorkingFolder,
  readFile: ReadFile = fileReader(process),
): Promise<FileSettings> {
  const chosen = await chooseVocabulary(options, readFile);
  if (!chosen.ok) return { isVocabularyUnusable: true, of: async () => chosen.error, all: () => [chosen.error] };
  const { value: ownVocabulary } = chosen;
  const { policy: named } = options;
  const loaded = new Map<string | false | undefined, Promise<LoadedSettings>>();
  const given = new Set<LoadedSettings>();
  const policies = new Map<string, string | undefined>();
  const byFolder = new Map<string, LoadedSettings>();

  async function loadFor(folder: string): Promise<LoadedSettings> {
    const policy = named ?? findNearest(folder, policies, process);
    const loading = loaded.get(policy) ?? loadPolicyAt(policy, ownVocabulary, readFile, process);
    loaded.set(policy, loading);
    const settings = await loading;
    byFolder.set(folder, settings);
    given.add(settings);
    return settings;
  }

  return {
    isVocabularyUnusable: false,
    of: async (path) => {
      const folder = named === undefined && isInFolder(path) ? folderOfName(path) : ".";
      return byFolder.get(folder) ?? (await loadFor(folder));
    },
    all: () => [...given],
  };
}

/** The vocabulary that is named, undefined where none is; or the settings that say why it cannot be used. */
async function chooseVocabulary(
  options: VocabularyOption,
  readFile: ReadFile,
): Promise<Result<OwnVocabulary | undefined, LoadedSettings>> {
  if (options.vocabulary === undefined) return ok(undefined);
  const named = readNamedVocabulary(options.vocabulary, nameOfPath);
  const { loadVocabulary } = await import("../settings.ts");
  const { ownVocabulary, files, unread } = await loadVocabulary(named, readFile);
  return ownVocabulary === undefined
    ? err({ ...withoutPolicy, files, unread, isVocabularyUnusable: true })
    : ok(ownVocabulary);
}

/** @param policy a path; false or undefined for none. */
async function loadPolicyAt(
  policy: string | false | undefined,
  ownVocabulary: OwnVocabulary | undefined,
  readFile: ReadFile,
  process: WorkingFolder,
): Promise<LoadedSettings> {
  const isNone = policy === undefined || policy === false;
  if (isNone && ownVocabulary === undefined) return withoutPolicy;
  const path = isNone ? undefined : nameOfPath(policy);
  const { loadPolicy } = await import("../settings.ts");
  const loaded = await loadPolicy(path, readFile, ownVocabulary);
  return { ...loaded, folder: posix.resolve("/", nameOfPath(folderOf(process))) };
}

function folderOf({ locate }: WorkingFolder): string {
  return resolve(locate("."));
}

/**
 * The path from the working folder to the policy file that is nearest to a folder, from it upwards; undefined where there is none up to
 * a repository's root.
 *
 * @param known the absolute paths of those that are nearest to folders that were asked for.
 */
function findNearest(
  folder: string,
  known: Map<string, string | undefined>,
  process: WorkingFolder,
): string | undefined {
  const nearest = nearestPolicy(resolve(process.locate(folder)), known);
  return nearest === undefined ? undefined : relative(folderOf(process), nearest);
}

function nearestPolicy(folder: string, known: Map<string, string | undefined>): string | undefined {
  if (known.has(folder)) return known.get(folder);
  const nearest = findPolicy(folder, known);
  known.set(folder, nearest);
  return nearest;
}

function findPolicy(folder: string, known: Map<string, string | undefined>): string | undefined {
  const path = `${folder}${sep}${POLICY_FILE}`;
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  const above = parent === folder ? undefined : nearestPolicy(parent, known);
  // Most folders have none above them, and are then no less without one as a repository.
  return above !== undefined && existsSync(join(folder, ".git")) ? undefined : above;
}

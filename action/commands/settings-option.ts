import { existsSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import type { Command } from "commander";
import { PRESET_NAMES } from "../../shared/index.ts";
import { type LoadedSettings, POLICY_FILE, withoutPolicy } from "../loaded-settings.ts";
import { type OwnVocabulary, readNamedVocabulary } from "../named-vocabulary.ts";
import type { CommandProcess } from "./command-process.ts";
import { fileReader, nameOfPath } from "./read-input.ts";

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

export const POLICY_HELP = `
Policy:
  A policy file sets severities, approved hosts, known models, layers and ignores. Without --policy, it is the nearest
  ${POLICY_FILE}, from the current folder up to one that contains .git. "provider-steward schema --policy" prints
  its schema. Its own errors are reported like those of any file.`;

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
 * Loads what the options name, or the nearest policy file: `withoutPolicy` itself where there is nothing to load. Layers of a
 * policy are read by the vocabulary, so that without one there is no policy. What cannot be read is among what it gives.
 */
export async function loadSettings(options: SettingsOptions, process: WorkingFolder): Promise<LoadedSettings> {
  if (options.vocabulary === undefined) return loadChosenPolicy(options, process);
  const named = readNamedVocabulary(options.vocabulary, nameOfPath);
  const { loadVocabulary } = await import("../settings.ts");
  const { ownVocabulary, files, unread } = await loadVocabulary(named, fileReader(process));
  if (ownVocabulary === undefined) return { ...withoutPolicy, files, unread, isVocabularyUnusable: true };
  return loadChosenPolicy(options, process, ownVocabulary);
}

async function loadChosenPolicy(
  options: SettingsOptions,
  process: WorkingFolder,
  ownVocabulary?: OwnVocabulary,
): Promise<LoadedSettings> {
  const { policy = findNearest(process) } = options;
  const path = policy === undefined || policy === false ? undefined : nameOfPath(policy);
  if (path === undefined && ownVocabulary === undefined) return withoutPolicy;
  const { loadPolicy } = await import("../settings.ts");
  const loaded = await loadPolicy(path, fileReader(process), ownVocabulary);
  return { ...loaded, folder: posix.resolve("/", nameOfPath(folderOf(process))) };
}

function folderOf({ locate }: WorkingFolder): string {
  return resolve(locate("."));
}

/** The path from the working folder to the nearest policy file; undefined where there is none up to a repository's root. */
function findNearest(process: WorkingFolder): string | undefined {
  const start = folderOf(process);
  for (let folder = start; ; folder = dirname(folder)) {
    const path = join(folder, POLICY_FILE);
    if (existsSync(path)) return relative(start, path);
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return undefined;
  }
}

import type { Command } from "commander";
import { type LoadedSettings, loadVocabulary, withoutPolicy } from "../settings.ts";
import { nameOfPath, readBounded } from "./read-input.ts";
import { addPolicyOptions, loadChosenPolicy, type PolicyOptions } from "./settings-option.ts";

/** The option `--vocabulary` as it was given. */
export interface VocabularyOption {
  /** A path; undefined for the names of the specification. */
  readonly vocabulary?: string;
}

/** The options that say what a command goes by. */
export interface SettingsOptions extends PolicyOptions, VocabularyOption {}

export const VOCABULARY_HELP = `
Vocabulary:
  Providers, protocols and sections are called as the specification calls them, unless --vocabulary names a file with
  the names of another assistant. "provider-steward schema --vocabulary-files" has its format. Its own mistakes are
  reported as those of a file, and then nothing else is.`;

/** Adds the option by which a command takes a vocabulary. */
export function addVocabularyOption(command: Command): Command {
  return command.option("--vocabulary <file>", "the vocabulary file to go by, in place of the specification's names");
}

/** Adds the options by which a command takes a policy and a vocabulary. */
export function addSettingsOptions(command: Command): Command {
  return addVocabularyOption(addPolicyOptions(command));
}

/** Loads what the options name. Layers of a policy are read by the vocabulary, so that without one there is no policy. */
export async function loadSettings(options: SettingsOptions): Promise<LoadedSettings> {
  if (options.vocabulary === undefined) return loadChosenPolicy(options);
  const path = nameOfPath(options.vocabulary);
  const { vocabulary, files, unread } = await loadVocabulary(path, readBounded);
  if (vocabulary === undefined) return { ...withoutPolicy, files, unread, isVocabularyUnusable: true };
  return loadChosenPolicy(options, { path, vocabulary });
}

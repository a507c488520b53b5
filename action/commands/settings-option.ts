import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Command } from "commander";
import { type LoadedSettings, loadPolicy, type OwnVocabulary, POLICY_FILE } from "../settings.ts";
import { nameOfPath, readBounded } from "./read-input.ts";

/** The options `--policy` and `--no-policy` as they were given. */
export interface PolicyOptions {
  /** A path; false for `--no-policy`; undefined where neither is given. */
  readonly policy?: string | false;
}

export const POLICY_HELP = `
Policy:
  A policy file sets severities, approved hosts, known models, layers and ignores. Without --policy it is the nearest
  ${POLICY_FILE}, from this folder upwards to one that holds .git. "provider-steward schema --policy" has its format.
  Its own mistakes are reported as those of a file.`;

/** Adds the options by which a command takes a policy. */
export function addPolicyOptions(command: Command): Command {
  return command
    .option("--policy <file>", `the policy file to go by, in place of the nearest ${POLICY_FILE}`)
    .option("--no-policy", "go by no policy file");
}

/** Loads the policy that the options name or the nearest one. What cannot be read is among what it gives. */
export async function loadChosenPolicy(
  { policy = findNearest() }: PolicyOptions,
  ownVocabulary?: OwnVocabulary,
): Promise<LoadedSettings> {
  const isNamed = policy !== undefined && policy !== false;
  return loadPolicy(isNamed ? nameOfPath(policy) : undefined, readBounded, ownVocabulary);
}

/** The path from the working folder to the nearest policy file; undefined where there is none up to a repository's root. */
function findNearest(): string | undefined {
  const start = process.cwd();
  for (let folder = start; ; folder = dirname(folder)) {
    const path = join(folder, POLICY_FILE);
    if (existsSync(path)) return relative(start, path);
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return undefined;
  }
}

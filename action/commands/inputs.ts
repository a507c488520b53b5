import type { Command } from "commander";
import type { CommandProcess } from "../command-process.ts";
import { distinctInputs, isStandardInput, mayLeadToMore } from "./read-input.ts";
import type { Inputs } from "./search-inputs.ts";

/** The options that say which files the words of a command line lead to, as they were given. */
export interface InputOptions {
  /** False for `--no-ignore`. */
  readonly ignore: boolean;
  /** The path that standard input is taken to be at. */
  readonly stdinFilename?: string;
}

export const INPUTS_HELP = `
Files:
  A folder stands for the files in it, and in all folders below it, that are called providers.json or providers.jsonc. A glob
  in quotes, such as 'teams/**/*.json', stands for the files that match it: * for any characters of a name, ** for any folders,
  {a,b} for one of several. Both leave out .git, node_modules and what .gitignore and .git/info/exclude leave out; with
  --no-ignore only .git. '!teams/old' leaves out more: a file, a folder or a glob, from the current folder. A file that is
  named is always taken.`;

/** Adds the options that say which files a command takes. */
export function addInputOptions(command: Command): Command {
  return command
    .option("--stdin-filename <path>", 'the path to check "-" as: for the policy, its globs, and reports')
    .option("--no-ignore", "search folders and globs for what .gitignore leaves out, too")
    .hook("preAction", (_, { args }) => {
      const { stdinFilename }: Partial<InputOptions> = command.opts();
      if (stdinFilename === undefined || args.some(isStandardInput)) return;
      command.error('error: --stdin-filename says where "-" is, and "-" is not among the files. Add it.');
    });
}

/**
 * Finds the inputs of a command. The modules that search are loaded only if a word may be more than the name of a file.
 *
 * @param takesLinks true to find symbolic links in folders, too.
 */
export async function findInputs(
  words: readonly string[],
  { ignore }: Pick<InputOptions, "ignore">,
  takesLinks: boolean,
  process: Pick<CommandProcess, "locate">,
): Promise<Inputs> {
  if (!words.some((word) => mayLeadToMore(word, process))) {
    return { paths: distinctInputs(words, process), folders: [], unread: [] };
  }
  const { searchInputs } = await import("./search-inputs.ts");
  const found = searchInputs(words, { ignore, takesLinks }, process);
  return { ...found, paths: distinctInputs(found.paths, process) };
}

import type { Command } from "commander";
import { PRESETS, printableJson } from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import type { VocabularyOption } from "./settings-option.ts";

const HELP = `
Without --vocabulary, prints the specification's. The output is a vocabulary file, from which you can start your own.

Exit codes:
  0  printed
  2  the vocabulary cannot be read, or the command was not understood

Examples:
  provider-steward vocabulary --vocabulary posit-assistant > vocabulary.json`;

/** Adds `vocabulary`, which prints a vocabulary. */
export function addVocabularyCommand(program: Command, process: CommandProcess): void {
  program
    .command("vocabulary")
    .summary("print a vocabulary")
    .description("Prints a vocabulary as a file.")
    .option("--vocabulary <name|file>", "the vocabulary: a known name, or a vocabulary file")
    .addHelpText("after", HELP)
    .action(async ({ vocabulary: chosen }: VocabularyOption) => {
      const vocabulary = chosen === undefined ? PRESETS.specification : await readVocabulary(chosen, process);
      if (vocabulary === undefined) process.exitCode = EXIT.failure;
      else process.stdout.write(printableJson(vocabulary));
    });
}

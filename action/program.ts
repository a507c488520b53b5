import { Command, CommanderError } from "commander";
import packageJson from "../package.json" with { type: "json" };
import { printable } from "../shared/index.ts";
import { type CommandProcess, EXIT, type OutputStream } from "./command-process.ts";
import { HELP_STYLE } from "./help-style.ts";

/** The width of the help where it goes to no terminal. */
const HELP_COLUMNS = 80;

type AddCommand = (program: Command, process: CommandProcess) => void;

/** The loaders of the modules that add a command, by the command's name, in the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  init: async () => (await import("./commands/init.ts")).addInitCommand,
  validate: async () => (await import("./commands/validate.ts")).addValidateCommand,
  fix: async () => (await import("./commands/fix.ts")).addFixCommand,
  resolve: async () => (await import("./commands/resolve.ts")).addResolveCommand,
  explain: async () => (await import("./commands/explain.ts")).addExplainCommand,
  diff: async () => (await import("./commands/diff.ts")).addDiffCommand,
  rules: async () => (await import("./commands/rules.ts")).addRulesCommand,
  schema: async () => (await import("./commands/schema.ts")).addSchemaCommand,
  vocabulary: async () => (await import("./commands/vocabulary.ts")).addVocabularyCommand,
  export: async () => (await import("./commands/export.ts")).addExportCommand,
  "verify-export": async () => (await import("./commands/verify-export.ts")).addVerifyExportCommand,
};

const HELP = `
"provider-steward <command> --help" has the options, exit codes and formats of a command, and examples.

Exit codes:
  0  done, and nothing is wrong
  1  something is wrong with a file, or differs
  2  something could not be read or done, or the command was not understood

Examples:
  provider-steward init
  provider-steward validate providers.json
  provider-steward fix --dry-run providers.json
  provider-steward help validate`;

/** Runs the command that words name, with its options, or helps to find it. */
export async function runProgram(words: readonly string[], process: CommandProcess): Promise<void> {
  const program = new Command("provider-steward")
    .description(
      "Checks, fixes and explains the provider configuration file of an AI assistant, and exports the audit log of a content server.",
    )
    .version(packageJson.version, "-V, --version", "show the version")
    .helpOption("-h, --help", "show this help")
    .helpCommand("help [command]", "show the help of a command")
    .addHelpText("after", HELP)
    .configureHelp(HELP_STYLE)
    .showHelpAfterError("Add --help to see the options.")
    .configureOutput({
      writeOut: (text) => process.stdout.write(text),
      writeErr: (text) => process.stderr.write(text),
      outputError: (text, write) => write(text.split("\n").map(printable).join("\n")),
      getOutHelpWidth: () => widthOf(process.stdout),
      getErrHelpWidth: () => widthOf(process.stderr),
      // The help has no colors of its own.
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .exitOverride();
  for (const load of commandsFor(words)) {
    (await load())(program, process);
  }
  try {
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.failure;
  }
}

function widthOf({ isTTY, columns }: OutputStream): number {
  return isTTY === true && columns !== undefined ? columns : HELP_COLUMNS;
}

/** Only the command that is named; all of them for the help, or if the name is unknown. */
function commandsFor([first = ""]: readonly string[]): readonly (() => Promise<AddCommand>)[] {
  const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  return named === undefined ? Object.values(COMMANDS) : [named];
}

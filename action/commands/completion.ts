import { Argument, type Command } from "commander";
import type { CommandProcess } from "../command-process.ts";
import { bashScript } from "../completion/bash.ts";
import { fishScript } from "../completion/fish.ts";
import { shapesOf } from "../completion/shape.ts";
import { zshScript } from "../completion/zsh.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

type Shell = keyof typeof SCRIPTS;

const HELP = `
The shell then completes commands, options, the values that an option takes, ids of rules, and paths of files. The script is
made of the commands of this version: a line in the file that the shell reads at its start keeps it in step.

Exit codes:
  0  printed
  2  the command was not understood

Examples:
  echo 'eval "$(provider-steward completion bash)"' >> ~/.bashrc
  echo 'eval "$(provider-steward completion zsh)"' >> ~/.zshrc
  echo 'provider-steward completion fish | source' >> ~/.config/fish/config.fish`;

/** Adds `completion`, which prints a script of all commands of its program. */
export function addCompletionCommand(program: Command, process: CommandProcess): void {
  program
    .command("completion")
    .summary("print a script with which a shell completes commands")
    .description("Prints a script with which a shell completes the commands, options and values of this program.")
    .addArgument(new Argument("<shell>", "the shell that runs the script").choices(Object.keys(SCRIPTS)))
    .addHelpText("after", HELP)
    .action((shell: Shell) => void process.stdout.write(SCRIPTS[shell](program.name(), shapesOf(program))));
}

#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import packageJson from "../package.json" with { type: "json" };
import { printable } from "../shared/index.ts";
import { EXIT } from "./commands/command.ts";
import { addDiffCommand } from "./commands/diff.ts";
import { addExplainCommand } from "./commands/explain.ts";
import { addExportCommand } from "./commands/export.ts";
import { addFixCommand } from "./commands/fix.ts";
import { addResolveCommand } from "./commands/resolve.ts";
import { addRulesCommand } from "./commands/rules.ts";
import { addSchemaCommand } from "./commands/schema.ts";
import { addValidateCommand } from "./commands/validate.ts";
import { addVerifyExportCommand } from "./commands/verify-export.ts";

/** The npm scripts that are commands. */
const OWN_SCRIPTS = ["validate", "fix", "steward"];

process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe before the end, and then wants to hear no more.
  if (code === "EPIPE") return;
  process.stderr.write(`error: The output cannot be written (${code}). Check that there is space for it.\n`);
  process.exitCode = EXIT.failure;
});
process.stderr.on("error", () => {
  // There is nowhere left to say it.
  process.exitCode = EXIT.failure;
});

try {
  goToCaller();
  const program = new Command("provider-steward")
    .description(
      "Checks, fixes and explains the provider configuration file of an AI assistant, and exports the audit log of a content server.",
    )
    .version(packageJson.version)
    .helpCommand("help [command]", "show the help of a command")
    .showHelpAfterError("Add --help to see the options.")
    .configureOutput({ outputError: (text, write) => write(text.split("\n").map(printable).join("\n")) })
    .exitOverride();
  addValidateCommand(program, process);
  addFixCommand(program, process);
  addResolveCommand(program, process);
  addExplainCommand(program, process);
  addDiffCommand(program, process);
  addRulesCommand(program, process);
  addSchemaCommand(program, process);
  addExportCommand(program, process);
  addVerifyExportCommand(program, process);
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.failure;
  } else {
    // Only the kind of error: its text may repeat what a file holds.
    const kind = error instanceof Error ? error.name : typeof error;
    process.stderr.write(`error: This is a bug in provider-steward (${kind}). Please report it.\n`);
    process.exitCode = EXIT.failure;
  }
}

/** `npm run` starts a script in this package's folder; paths are meant from the folder where npm was called. */
function goToCaller(): void {
  const { npm_package_name: name, npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (name === "provider-steward" && OWN_SCRIPTS.includes(script ?? "") && folder) process.chdir(folder);
}

import { type Command, Option } from "commander";
import type { CommandProcess } from "./command-process.ts";
import { addSettingsOptions, POLICY_HELP, VOCABULARY_HELP } from "./settings-option.ts";
import { FORMATS, type ValidateOptions, validateFiles } from "./validate-files.ts";

const HELP = `${POLICY_HELP}
${VOCABULARY_HELP}

Formats:
  text    for people: each finding with its line, why it matters and what to do; then a line for each that is
          suppressed, with the reason
  json    for programs: { valid, counts, suppressed: { counts }, files: [{ path, valid, counts, diagnostics, omitted,
          suppressed: { counts, diagnostics, omitted } }], unread: [{ path, reason }] }
  sarif   for code scanning and editors (SARIF 2.1.0)
  github  annotations, as workflow commands of GitHub Actions

Exit codes:
  0  no errors; there may be warnings and notices
  1  at least one error in a file
  2  a file could not be read, or the command was not understood

A file that could not be read is reported on standard error and, except with text, in the report as well.

Examples:
  provider-steward validate providers.json
  provider-steward validate teams/*/providers.jsonc --format sarif > findings.sarif
  git show HEAD:providers.json | provider-steward validate -`;

/** Adds `validate`, which checks files and reports what it finds. */
export function addValidateCommand(program: Command, process: CommandProcess): void {
  addSettingsOptions(program.command("validate"))
    .summary("check provider configuration files")
    .description("Checks provider configuration files: what is wrong, where, why it matters and what to do.")
    .argument("<file...>", 'files to check; "-" is standard input')
    .addOption(new Option("-f, --format <format>", "format of the report").choices(FORMATS).default("text"))
    .addHelpText("after", HELP)
    .action(async (paths: readonly string[], options: ValidateOptions) => await validateFiles(paths, options, process));
}

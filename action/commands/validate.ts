import { resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { CommandProcess } from "../command-process.ts";
import { FORMATS } from "../report-formats.ts";
import { addInputOptions, INPUTS_HELP } from "./inputs.ts";
import { addSettingsOptions, policyHelp, VOCABULARY_HELP } from "./settings-option.ts";
import { NO_OPTIONS, type ReportTarget, type ValidateOptions, validateFiles } from "./validate-files.ts";

const HELP = `${INPUTS_HELP}
${policyHelp("the folder of each file")}
${VOCABULARY_HELP}

Formats:
  text    for people: each finding with its line, why it matters and what to do; then a line for each that is
          suppressed, with the reason
  json    for programs: { valid, counts, suppressed: { counts }, files: [{ path, valid, counts, diagnostics, omitted,
          suppressed: { counts, diagnostics, omitted } }], unread: [{ path, reason }] }
  sarif   for code scanning and editors (SARIF 2.1.0)
  github  annotations, as workflow commands of GitHub Actions
  junit   test results, as JUnit XML: an error is a failed test, and a suppressed finding a skipped one
  gitlab  a Code Quality report of GitLab
  --format can be repeated: one report goes to standard output, and the others to files, as in --format junit=report.xml.

Exit codes:
  0  no errors, and no more warnings than --max-warnings; there may be notices
  1  at least one error in a file, or more warnings than --max-warnings
  2  a file could not be read, a report could not be written, or the command was not understood

A file that could not be read is reported on standard error and, except with text, in the report as well. After a second, standard
error shows the progress, if it is a terminal.

Examples:
  provider-steward validate providers.json
  provider-steward validate . '!examples' --max-warnings 0
  provider-steward validate 'teams/**/*.json' --format text --format sarif=findings.sarif
  git show HEAD:teams/a/providers.json | provider-steward validate - --stdin-filename teams/a/providers.json`;

interface ParsedOptions extends Omit<ValidateOptions, "format"> {
  readonly format?: readonly ReportTarget[];
}

/** Adds `validate`, which checks files and reports what it finds. */
export function addValidateCommand(program: Command, process: CommandProcess): void {
  addSettingsOptions(addInputOptions(program.command("validate")))
    .summary("check provider configuration files")
    .description("Checks provider configuration files: what is wrong, where, why it matters and what to do.")
    .argument("<file...>", 'files, folders and globs to check; "-" is standard input')
    .addOption(
      new Option(
        "-f, --format <format[=file]>",
        `format of the report, and the file that it goes to: ${FORMATS.join(", ")}`,
      )
        .argParser(addTarget)
        .default(undefined, "text"),
    )
    .option("--quiet", "report errors alone, and nothing where there is none")
    .option("--max-warnings <number>", "end as with an error where there are more warnings", readCount)
    .addHelpText("after", HELP)
    .action(async (words: readonly string[], parsed: ParsedOptions, command: Command) => {
      const options = { ...parsed, format: parsed.format ?? NO_OPTIONS.format };
      refuseSharedOutput(options.format, command, process);
      await validateFiles(words, options, process);
    });
}

function addTarget(text: string, former: readonly ReportTarget[] = []): readonly ReportTarget[] {
  const [name = "", ...file] = text.split("=");
  const format = FORMATS.find((one) => one === name);
  if (format === undefined) throw new InvalidArgumentError(`Allowed choices are ${FORMATS.join(", ")}.`);
  if (file.length === 0) return [...former, { format }];
  if (file.join("=") === "") throw new InvalidArgumentError('Name a file after the "=".');
  return [...former, { format, file: file.join("=") }];
}

function refuseSharedOutput(targets: readonly ReportTarget[], command: Command, { locate }: CommandProcess): void {
  const places = targets.map(({ file }) => (file === undefined ? undefined : resolve(locate(file))));
  const shared = targets.find((_, index) => places.indexOf(places[index]) !== index);
  if (shared === undefined) return;
  const { format, file } = shared;
  const place = file === undefined ? "standard output" : "one file";
  command.error(
    `error: Two reports would go to ${place}. Name another file, as in --format ${format}=report.${format}.`,
  );
}

function readCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It is a whole number from 0.");
  return Number(text);
}

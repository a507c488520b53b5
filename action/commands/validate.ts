import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import {
  type CheckedFile,
  describeUnread,
  formatJson,
  formatSarif,
  formatText,
  ruleDescriptions,
  type UnreadFile,
} from "../../shared/index.ts";
import { checkByPolicy, schemaPathOf } from "../check-file.ts";
import { type CheckedWithin, withinLayers, withPolicyFiles } from "../check-within.ts";
import { formatWorkflowCommands, type RunError } from "../publish/annotations.ts";
import { type LoadedSettings } from "../settings.ts";
import { type CommandProcess, EXIT, takesColor } from "./command.ts";
import { nameOfInput, readInput } from "./read-input.ts";
import {
  addSettingsOptions,
  loadSettings,
  POLICY_HELP,
  type SettingsOptions,
  VOCABULARY_HELP,
} from "./settings-option.ts";

const FORMATTERS = {
  text: ({ files }, stdout) => (files.length === 0 ? "" : formatText(files, { color: takesColor(stdout) })),
  json: ({ files, unread }) => formatJson(files, unread),
  sarif: ({ files, unread }) => formatSarif(files, ruleDescriptions, packageJson.version, unread),
  github: ({ files, unread }) => formatWorkflowCommands(files, { runErrors: unread.map(toRunError) }),
} as const satisfies Record<string, (results: Results, stdout: NodeJS.WriteStream) => string>;

/** What became of each file that was to be checked. */
interface Results {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
}

type Format = keyof typeof FORMATTERS;

const UNUSABLE_VOCABULARY = "error: Nothing was checked, because the vocabulary cannot be used. Fix it first.\n";

const HELP = `${POLICY_HELP}
${VOCABULARY_HELP}

Formats:
  text    for people: each finding with its line, why it matters and what to do
  json    for programs: { valid, counts, files: [{ path, valid, counts, diagnostics, omitted }],
          unread: [{ path, reason }] }
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
    .addOption(new Option("-f, --format <format>", "how to report").choices(Object.keys(FORMATTERS)).default("text"))
    .addHelpText("after", HELP)
    .action(async (paths: readonly string[], options: SettingsOptions & { readonly format: Format }) => {
      const loaded = await loadSettings(options);
      if (loaded.isVocabularyUnusable) process.stderr.write(UNUSABLE_VOCABULARY);
      const results = await checkFiles(loaded.isVocabularyUnusable ? [] : paths, loaded, process.stdin);
      for (const file of results.unread) process.stderr.write(`error: ${describeUnread(file)}\n`);
      process.stdout.write(FORMATTERS[options.format](results, process.stdout));
      process.exitCode = exitCodeOf(results);
    });
}

/** Checks each file once, by a policy. That one cannot be read does not stop the others. */
async function checkFiles(
  paths: readonly string[],
  loaded: LoadedSettings,
  stdin: CommandProcess["stdin"],
): Promise<Results> {
  const files: CheckedWithin[] = [];
  const unread = [...loaded.unread];
  for (const path of new Set(paths)) {
    const name = nameOfInput(path);
    // One after the other, so that no more than one file is held in bytes.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const read = await readInput(path, stdin);
    if (!read.ok) unread.push({ path: name, reason: read.error.reason });
    else
      files.push(
        withinLayers(
          loaded,
          checkByPolicy(loaded, name, read.value, { isSchemaThere: existsSync(schemaPathOf(loaded, path)) }),
          read.value,
        ),
      );
  }
  const { beside, checked } = withPolicyFiles(loaded, files);
  return { files: [...beside, ...checked], unread };
}

function toRunError(file: UnreadFile): RunError {
  return { title: "Could not read", message: describeUnread(file), file: file.path };
}

function exitCodeOf({ files, unread }: Results): number {
  if (unread.length > 0) return EXIT.failure;
  const hasErrors = files.some(({ diagnostics }) => diagnostics.some(({ severity }) => severity === "error"));
  return hasErrors ? EXIT.errors : EXIT.fine;
}

import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import {
  countBySeverity,
  describeUnread,
  FILE_MAX_BYTES,
  ok,
  printable,
  type Result,
  type UnreadFile,
} from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { policyFilesBeside } from "../check-within.ts";
import type { LoadedSettings } from "../loaded-settings.ts";
import { schemaPathOf } from "../schema-path.ts";
import { isUsable } from "../settings.ts";
import { painter, type Style } from "./command.ts";
import { type CommandProcess, EXIT } from "./command-process.ts";
import { asItIs, type ContentChange, fixFile } from "./fix-file.ts";
import { type FixedFile, type FixResults, formatFixJson, formatFixText } from "./fix-report.ts";
import { isStandardInput, nameOfInput, readInput } from "./read-input.ts";
import { replaceFile } from "./replace-file.ts";
import {
  addSettingsOptions,
  loadSettings,
  POLICY_HELP,
  type SettingsOptions,
  VOCABULARY_HELP,
} from "./settings-option.ts";
import { type DiffPart, unifiedDiff } from "./unified-diff.ts";

interface FixOptions extends SettingsOptions {
  readonly unsafe?: true;
  readonly dryRun?: true;
  readonly format: "text" | "json";
}

const COLORS = {
  file: "bold",
  hunk: "cyan",
  removed: "red",
  added: "green",
  context: [],
} as const satisfies Record<DiffPart, Style>;

const UNUSABLE_POLICY =
  "error: Nothing was fixed, because the policy or a layer cannot be used. Fix it first, or add --no-policy.\n";

const UNUSABLE_VOCABULARY = "error: Nothing was fixed, because the vocabulary cannot be used. Fix it first.\n";

const HELP = `
A fix is safe if it does not change what the assistant does, except for what cannot work or must not be in the file.
Comments, indentation and line endings are kept. A file that cannot be read as a configuration is left unchanged, except for
syntax mistakes that leave no doubt about what was meant. A file is replaced at once or stays as it was; a run that is killed
may leave a ".provider-steward-….tmp" beside it, which can be deleted.

Standard output has the report; with --dry-run it has the diffs, and with "-" the fixed text, and the report goes to
standard error. In a diff, values that may be secret are masked: it can be read, but not applied.
${POLICY_HELP}
  If it cannot be used, nothing is fixed.
${VOCABULARY_HELP}

Formats:
  text  for people: each fix with its place, what remains, and with --dry-run a unified diff
  json  for programs: { files: [{ path, changed, fixed: [{ rule, message, title, pointer, range }],
        remaining: { error, warning, notice } }], unread: [{ path, reason }], unwritten: [{ path, reason }] }

Exit codes, with --dry-run as if the files had been written:
  0  no errors remain; there may be warnings and notices
  1  at least one error remains in a file
  2  a file could not be read or written, or the command was not understood

Examples:
  provider-steward fix --dry-run providers.json
  provider-steward fix --unsafe teams/*/providers.jsonc
  provider-steward fix - < draft.json > providers.json`;

/** Adds `fix`, which fixes files in place. */
export function addFixCommand(program: Command, process: CommandProcess): void {
  addSettingsOptions(program.command("fix"))
    .summary("fix provider configuration files")
    .description("Fixes provider configuration files in place, as far as the fixes of their findings are safe.")
    .argument("<file...>", 'files to fix; "-" reads standard input and writes standard output')
    .option("--unsafe", "apply also the fixes that may change what the assistant does")
    .option("--dry-run", "write nothing, and show what would change")
    .addOption(new Option("-f, --format <format>", "how to report").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action(async (paths: readonly string[], options: FixOptions, command: Command) => {
      if (options.format === "json" && options.dryRun === undefined && paths.some(isStandardInput)) {
        command.error('error: "-" writes its text where the JSON would go. Add --dry-run, or name files.');
      }
      const loaded = await loadSettings(options, process);
      if (loaded.isVocabularyUnusable) process.stderr.write(UNUSABLE_VOCABULARY);
      else if (!isUsable(loaded)) process.stderr.write(UNUSABLE_POLICY);
      const results = await fixFiles(isUsable(loaded) ? paths : [], loaded, options, process);
      report(results, paths, options, process);
      process.exitCode = exitCodeOf(results);
    });
}

/** Fixes each file once. That one cannot be read or written does not stop the others. */
async function fixFiles(
  paths: readonly string[],
  loaded: LoadedSettings,
  options: FixOptions,
  process: CommandProcess,
): Promise<FixResults> {
  const files: FixedFile[] = [];
  const [unread, unwritten]: [UnreadFile[], UnreadFile[]] = [[...loaded.unread], []];
  for (const path of new Set(paths)) {
    const name = nameOfInput(path);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other: two paths may lead to one file
    const read = await readInput(path, process);
    if (!read.ok) {
      unread.push({ path: name, reason: read.error.reason });
      continue;
    }
    const isSchemaThere = existsSync(process.locate(schemaPathOf(loaded, name)));
    const how = { unsafe: options.unsafe ?? false, isSchemaThere };
    const { report: fixed, change } = fixFile(name, read.value, loaded, how);
    // oxlint-disable-next-line eslint/no-await-in-loop
    const written = await deliver(path, read.value, change, options, process);
    if (!written.ok) unwritten.push({ path: name, reason: written.error.reason });
    else files.push(fixed);
  }
  return { files: [...policyFilesBeside(loaded, files).map(asItIs), ...files], unread, unwritten };
}

/** Writes the fixed text where it belongs, or shows the difference. */
async function deliver(
  path: string,
  bytes: Uint8Array,
  change: ContentChange | undefined,
  { dryRun, format }: FixOptions,
  process: CommandProcess,
): Promise<Result<undefined, Failure>> {
  if (dryRun) {
    if (change === undefined || format === "json") return ok(undefined);
    const paint = painter(process);
    const paintPart = (part: DiffPart, line: string) => paint(COLORS[part], line);
    process.stdout.write(unifiedDiff(nameOfInput(path), change.before, change.after, paintPart));
  } else if (isStandardInput(path)) {
    // Of what is too large only a part was read, and a part of a text is none.
    if (bytes.length <= FILE_MAX_BYTES) process.stdout.write(change?.bytes ?? bytes);
  } else if (change !== undefined) {
    return replaceFile(process.locate(path), bytes, change.bytes);
  }
  return ok(undefined);
}

/** Reports what was fixed, and on standard error what could not be read or written. */
function report(results: FixResults, paths: readonly string[], options: FixOptions, process: CommandProcess): void {
  const { files, unread, unwritten } = results;
  for (const file of unread) process.stderr.write(`error: ${describeUnread(file)}\n`);
  for (const { path, reason } of unwritten) {
    process.stderr.write(`error: Could not write "${printable(path)}". ${printable(reason)}\n`);
  }
  if (options.format === "json") {
    process.stdout.write(formatFixJson(results));
  } else if (files.length > 0) {
    const isTaken = options.dryRun === true || paths.some(isStandardInput);
    (isTaken ? process.stderr : process.stdout).write(formatFixText(files, options.dryRun ?? false));
  }
}

function exitCodeOf({ files, unread, unwritten }: FixResults): number {
  if (unread.length + unwritten.length > 0) return EXIT.failure;
  return countBySeverity(files.flatMap(({ remaining }) => remaining)).error > 0 ? EXIT.errors : EXIT.fine;
}

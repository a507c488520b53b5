import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import {
  countBySeverity,
  decodeFile,
  describeUnread,
  FILE_MAX_BYTES,
  printable,
  type UnreadFile,
} from "../../shared/index.ts";
import { policyFilesBeside } from "../check-within.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import type { LoadedSettings } from "../loaded-settings.ts";
import { schemaPathOf } from "../schema-path.ts";
import { isUsable } from "../settings.ts";
import { type Delivery, deliverChange } from "./deliver-change.ts";
import { asItIs, fixFile } from "./fix-file.ts";
import { type FixedFile, type FixResults, formatFixJson, formatFixText } from "./fix-report.ts";
import { addInputOptions, findInputs, INPUTS_HELP, type InputOptions } from "./inputs.ts";
import { joinFiles, joinUnread } from "./join-files.ts";
import { isStandardInput, nameOfInput, readInput } from "./read-input.ts";
import type { Inputs } from "./search-inputs.ts";
import {
  addSettingsOptions,
  type FileSettings,
  openFileSettings,
  policyHelp,
  type SettingsOptions,
  VOCABULARY_HELP,
} from "./settings-option.ts";
import { applyCommand } from "./unapplied-fix.ts";

interface FixOptions extends SettingsOptions, InputOptions {
  readonly unsafe?: true;
  /** The id of one fix, which is applied alone. */
  readonly apply?: string;
  readonly dryRun?: true;
  readonly format: "text" | "json";
}

const UNUSABLE_VOCABULARY = "error: Nothing was fixed, because the vocabulary cannot be used. Fix it first.\n";

const HELP = `
A fix is safe if it restores what the file means to say or removes what must not be in it, and loses no setting. What a mistake
kept out is in force once it is fixed; the report says what that opens. --unsafe applies the other fixes too, but none that
opens something: a provider, a model, another host. It shows what each of these opens and the command with --apply that applies
it alone. An id stands for what was shown: where the file has changed so that the fix does something else, nothing is applied.

Comments, indentation and line endings are kept. A file that cannot be read as a configuration is left unchanged, except for
syntax mistakes that leave no doubt about what was meant. A file is replaced at once or stays as it was; a run that is killed
may leave a ".provider-steward-….tmp" beside it, which can be deleted. A file with hard links is left alone, because the
other names would go on to have the old content.

Standard output has the report; with --dry-run it has the diffs, and with "-" the fixed text, and the report goes to
standard error. In a diff, values that may be secret are masked: it can be read, but not applied.
${INPUTS_HELP}
  A symbolic link is fixed, through to its file, only where it is named.
${policyHelp("the folder of each file")}
  If it cannot be used, its files are not fixed.
${VOCABULARY_HELP}

Formats:
  text  for people: each fix with its place, what it opens, what remains, and with --dry-run a unified diff
  json  for programs: { files: [{ path, changed, fixed: [{ rule, message, title, pointer, range }], opens: [text],
        unapplied: [{ rule, message, title, pointer, range, opens: [text], id }],
        remaining: { error, warning, notice } }], unread: [{ path, reason }], unwritten: [{ path, reason }] }

Exit codes, with --dry-run as if the files had been written:
  0  no errors remain; there may be warnings and notices
  1  at least one error remains in a file
  2  a file could not be read or written, --apply names no fix of the file, or the command was not understood

Examples:
  provider-steward fix --dry-run providers.json
  provider-steward fix --unsafe teams
  provider-steward fix --apply 4f1d0c9be27a6358 providers.json
  provider-steward fix - < draft.json > providers.json`;

/** Adds `fix`, which fixes files in place. */
export function addFixCommand(program: Command, process: CommandProcess): void {
  addSettingsOptions(addInputOptions(program.command("fix")))
    .summary("fix provider configuration files")
    .description("Fixes provider configuration files in place, as far as the fixes of their findings are safe.")
    .argument("<file...>", 'files, folders and globs to fix; "-" reads standard input and writes standard output')
    .option("--unsafe", "apply also the other fixes, but for those that open something")
    .addOption(new Option("--apply <id>", "apply only this fix of one file, which opens something").conflicts("unsafe"))
    .option("--dry-run", "write nothing, and show what would change")
    .addOption(new Option("-f, --format <format>", "format of the report").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action(async (words: readonly string[], options: FixOptions, command: Command) => {
      if (options.format === "json" && options.dryRun === undefined && words.some(isStandardInput)) {
        command.error('error: "-" writes its text where the JSON would go. Add --dry-run, or name files.');
      }
      const settings = await openFileSettings(options, process);
      if (settings.isVocabularyUnusable) process.stderr.write(UNUSABLE_VOCABULARY);
      // Links that are found are left alone: they may lead out of the folder.
      const inputs = await findInputs(settings.isVocabularyUnusable ? [] : words, options, false, process);
      if (options.apply !== undefined && (words.length > 1 || inputs.paths.length > 1)) {
        command.error("error: --apply applies one fix of one file. Name only that file.");
      }
      const results = await fixFiles(inputs, settings, options, process);
      report(results, inputs.paths, options, process);
      process.exitCode = fixExitCode(results);
    });
}

/** Fixes each file once. That one cannot be read or written does not stop the others. */
async function fixFiles(
  inputs: Inputs,
  settings: FileSettings,
  options: FixOptions,
  process: CommandProcess,
): Promise<FixResults> {
  const files: FixedFile[] = [];
  const [unread, unwritten]: [UnreadFile[], UnreadFile[]] = [[...inputs.unread], []];
  /** The texts of the files that were checked by each policy. */
  const texts = new Map<LoadedSettings, string[]>();
  for (const path of inputs.paths) {
    const name = nameOfInput(path, options.stdinFilename);
    const loaded = await settings.of(name);
    const ofPolicy = texts.get(loaded) ?? [];
    if (!texts.has(loaded) && !isUsable(loaded)) process.stderr.write(unusablePolicy(loaded));
    texts.set(loaded, ofPolicy);
    if (!isUsable(loaded)) continue;
    const read = await readInput(path, process);
    if (!read.ok) {
      unread.push({ path: name, reason: read.error.reason });
      continue;
    }
    const isSchemaThere = existsSync(process.locate(schemaPathOf(loaded, name)));
    const how = { unsafe: options.unsafe ?? false, only: options.apply, isSchemaThere };
    const result = fixFile(name, read.value, loaded, how);
    const decoded = decodeFile(read.value, FILE_MAX_BYTES);
    if (decoded.ok) ofPolicy.push(decoded.value);
    if (!result.ok) {
      unwritten.push({ path: name, reason: result.error.reason });
      continue;
    }
    const { report: fixed, change } = result.value;
    const written = await deliverChange(path, read.value, change, deliveryOf(options), process);
    if (!written.ok) unwritten.push({ path: name, reason: written.error.reason });
    else files.push(fixed);
  }
  const all = settings.all();
  const beside = all.map((loaded) => policyFilesBeside(loaded, files, texts.get(loaded) ?? []));
  return {
    files: [...joinFiles(beside, process).map(asItIs), ...files],
    unread: joinUnread([...all.flatMap((loaded) => loaded.unread), ...unread]),
    unwritten,
  };
}

function unusablePolicy({ path = "" }: LoadedSettings): string {
  return `error: No file was fixed by the policy "${printable(path)}", because it or a layer of it cannot be used. Fix it first, or add --no-policy.\n`;
}

function deliveryOf({ dryRun, format }: FixOptions): Delivery {
  if (!dryRun) return "write";
  return format === "json" ? "none" : "diff";
}

/** Reports what was fixed, and on standard error what could not be read or written. */
function report(results: FixResults, paths: readonly string[], options: FixOptions, process: CommandProcess): void {
  const { files, unread, unwritten } = results;
  for (const file of unread) process.stderr.write(`error: ${describeUnread(file)}\n`);
  for (const { path, reason } of unwritten) {
    process.stderr.write(`error: Could not fix "${printable(path)}". ${printable(reason)}\n`);
  }
  if (options.format === "json") {
    process.stdout.write(formatFixJson(results));
  } else if (files.length > 0) {
    const isTaken = options.dryRun === true || paths.some(isStandardInput);
    const nameOf = (path: string) => nameOfInput(path, options.stdinFilename);
    const argumentOf = (name: string) => paths.find((path) => nameOf(path) === name) ?? name;
    const text = formatFixText(files, {
      isDryRun: options.dryRun ?? false,
      isUnsafe: options.unsafe ?? false,
      commandFor: (id, name) => applyCommand(id, argumentOf(name), options),
    });
    (isTaken ? process.stderr : process.stdout).write(text);
  }
}

function fixExitCode({ files, unread, unwritten }: FixResults): number {
  if (unread.length + unwritten.length > 0) return EXIT.failure;
  return countBySeverity(files.flatMap(({ remaining }) => remaining)).error > 0 ? EXIT.errors : EXIT.fine;
}

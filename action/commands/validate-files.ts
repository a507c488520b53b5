import { existsSync } from "node:fs";
import {
  allDiagnostics,
  type CheckedFile,
  countBySeverity,
  countOf,
  describeUnread,
  formatText,
  type UnreadFile,
  withDiagnostics,
} from "../../shared/index.ts";
import type { ProgressLine } from "../audit-export/progress.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { type LoadedSettings, withoutPolicy } from "../loaded-settings.ts";
import type { Format } from "../report-formats.ts";
import { schemaPathOf } from "../schema-path.ts";
import type { ReadFile } from "../settings.ts";
import { type Collector, collectAlone } from "./collect.ts";
import { findInputs, type InputOptions } from "./inputs.ts";
import { fileReader, folderOfName, nameOfInput, readInput } from "./read-input.ts";
import { openFileSettings, type SettingsOptions } from "./settings-option.ts";
import type { Sources } from "./sources.ts";
import type { Results } from "./validate-formats.ts";

/** A report that was asked for, and the file that it goes to; undefined for standard output. */
export interface ReportTarget {
  readonly format: Format;
  readonly file?: string;
}

export interface ValidateOptions extends SettingsOptions, InputOptions {
  readonly format: readonly ReportTarget[];
  /** True to report errors alone. */
  readonly quiet?: true;
  /** With more warnings than these, the command ends as with an error. */
  readonly maxWarnings?: number;
}

/** The options where none is given. */
export const NO_OPTIONS: ValidateOptions = { format: [{ format: "text" }], ignore: true };

/** The results of one check, and everything that they come from. */
type Checked = Results & Sources;

const UNUSABLE_VOCABULARY = "error: Nothing was checked, because the vocabulary cannot be used. Fix it first.\n";

/** A check that takes longer says how far it is. */
const PROGRESS_AFTER_MILLISECONDS = 1_000;

/** Checks files and reports what it finds: all that `validate` does when its options are known. */
export async function validateFiles(
  words: readonly string[],
  options: ValidateOptions,
  process: CommandProcess,
): Promise<void> {
  await reportChecked(await checkFiles(words, options, process, fileReader(process)), options, process);
}

/** Checks each file once. An unreadable one does not stop the others. */
async function checkFiles(
  words: readonly string[],
  options: ValidateOptions,
  process: CommandProcess,
  readFile: ReadFile,
): Promise<Checked> {
  const start = Date.now();
  const settings = await openFileSettings(options, process, readFile);
  const inputs = await findInputs(settings.isVocabularyUnusable ? [] : words, options, true, process);
  const collectors = new Map<LoadedSettings, Collector>();
  const isSchemaThere = schemaLookup(process);
  const unread = [...inputs.unread];
  const names: string[] = [];
  let progress: Pick<ProgressLine, "show" | "clear"> | undefined;
  for (const path of inputs.paths) {
    const name = nameOfInput(path, options.stdinFilename);
    names.push(name);
    const loaded = await settings.of(name);
    const collector = collectors.get(loaded) ?? (await openCollector(loaded));
    collectors.set(loaded, collector);
    const read = await readInput(path, process, readFile);
    if (!read.ok) unread.push({ path: name, reason: read.error.reason });
    else collector.add(name, read.value, { isSchemaThere: isSchemaThere(loaded, name) });
    if (progress === undefined && Date.now() - start > PROGRESS_AFTER_MILLISECONDS)
      progress = await openProgress(process);
    progress?.show(() => `checked ${names.length} of ${countOf(inputs.paths.length, "file")}`);
  }
  progress?.clear();
  for (const loaded of settings.all()) {
    // Without a usable vocabulary no file is checked, and the mistakes of the vocabulary are all that there is to report.
    if (!collectors.has(loaded)) collectors.set(loaded, await openCollector(loaded));
  }
  const found = await joinGroups([...collectors.values()], settings.all(), unread, process);
  return { ...found, inputs: names, settings: settings.all() };
}

/** The modules that check by settings are loaded only if there are settings. */
async function openCollector(loaded: LoadedSettings): Promise<Collector> {
  if (loaded === withoutPolicy) return collectAlone();
  const { collectBySettings } = await import("./collect-by-settings.ts");
  return collectBySettings(loaded);
}

/** On a terminal only: elsewhere no one waits before it. */
async function openProgress(process: CommandProcess): Promise<Pick<ProgressLine, "show" | "clear">> {
  const { NO_PROGRESS, progressLine } = await import("../audit-export/progress.ts");
  return process.stderr.isTTY === true ? progressLine(process) : NO_PROGRESS;
}

/** Tests if the schema's file is where a configuration should name it, once for each folder: the settings are the same there. */
function schemaLookup({ locate }: CommandProcess): (loaded: LoadedSettings, path: string) => boolean {
  const known = new Map<string, boolean>();
  return (loaded, path) => {
    const folder = folderOfName(path);
    const isThere = known.get(folder) ?? existsSync(locate(schemaPathOf(loaded, path)));
    known.set(folder, isThere);
    return isThere;
  };
}

/** Files that several policies speak of are reported once. */
async function joinGroups(
  collectors: readonly Collector[],
  settings: readonly LoadedSettings[],
  unread: readonly UnreadFile[],
  process: CommandProcess,
): Promise<Results> {
  const groups = collectors.map((collector) => collector.files());
  const all = [...settings.flatMap((loaded) => loaded.unread), ...unread];
  const [only = []] = groups;
  if (groups.length <= 1) return { files: only, unread: all };
  const { joinFiles, joinUnread } = await import("./join-files.ts");
  return { files: joinFiles(groups, process), unread: joinUnread(all) };
}

/** Reports what a check found, and sets the exit code. */
async function reportChecked(
  checked: Checked,
  options: Omit<ValidateOptions, keyof SettingsOptions>,
  process: CommandProcess,
): Promise<void> {
  if (checked.settings.some((loaded) => loaded.isVocabularyUnusable)) process.stderr.write(UNUSABLE_VOCABULARY);
  for (const file of checked.unread) process.stderr.write(`error: ${describeUnread(file)}\n`);
  const { error, warning } = countBySeverity(allDiagnostics(checked.files));
  const { maxWarnings = Infinity } = options;
  if (warning > maxWarnings) {
    process.stderr.write(`error: ${countOf(warning, "warning")}, more than the ${maxWarnings} of --max-warnings.\n`);
  }
  // Before it is written: where that fails, the command ends in another way.
  process.exitCode = exitCodeOf(checked, error > 0 || warning > maxWarnings);
  const results = options.quiet ? { ...checked, files: checked.files.map(errorsAlone) } : checked;
  for (const target of options.format) {
    await deliverReport(target, results, options, process);
  }
}

function exitCodeOf({ unread }: Results, isWrong: boolean): number {
  if (unread.length > 0) return EXIT.failure;
  return isWrong ? EXIT.errors : EXIT.fine;
}

function errorsAlone(file: CheckedFile): CheckedFile {
  const errors = file.diagnostics.filter(({ severity }) => severity === "error");
  return { ...withDiagnostics(file, errors), suppressed: [] };
}

async function deliverReport(
  { format, file }: ReportTarget,
  results: Checked,
  options: Pick<ValidateOptions, "quiet">,
  process: CommandProcess,
): Promise<void> {
  if (file === undefined) {
    const output = process.openOutput();
    output.write(await formatResults(results, format, output.takesColor, options));
    return;
  }
  const { writeReport } = await import("./write-report.ts");
  writeReport(file, await formatResults(results, format, false, options), results, process);
}

/** The formatters for programs are loaded only if one is asked for. */
async function formatResults(
  results: Results,
  format: Format,
  color: boolean,
  { quiet }: Pick<ValidateOptions, "quiet">,
): Promise<string> {
  const { files } = results;
  if (format === "text") {
    const isEmpty = files.length === 0 || (quiet && files.every(({ diagnostics }) => diagnostics.length === 0));
    return isEmpty ? "" : formatText(files, { color });
  }
  const { PROGRAM_FORMATTERS } = await import("./validate-formats.ts");
  return PROGRAM_FORMATTERS[format](results);
}

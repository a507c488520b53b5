import { existsSync } from "node:fs";
import { posix } from "node:path";
import { describeUnread, formatText } from "../../shared/index.ts";
import { type LoadedSettings, withoutPolicy } from "../loaded-settings.ts";
import { schemaPathOf } from "../schema-path.ts";
import { type Collector, collectAlone } from "./collect.ts";
import { type CommandProcess, EXIT } from "./command-process.ts";
import { distinctInputs, nameOfInput, readInput } from "./read-input.ts";
import { loadSettings, type SettingsOptions } from "./settings-option.ts";
import type { Results } from "./validate-formats.ts";

/** The formats for people and for programs. */
export const FORMATS = ["text", "json", "sarif", "github"] as const;

type Format = (typeof FORMATS)[number];

export interface ValidateOptions extends SettingsOptions {
  readonly format: Format;
}

const UNUSABLE_VOCABULARY = "error: Nothing was checked, because the vocabulary cannot be used. Fix it first.\n";

/** Checks files and reports what it finds: all that `validate` does when its options are known. */
export async function validateFiles(
  paths: readonly string[],
  options: ValidateOptions,
  process: CommandProcess,
): Promise<void> {
  const loaded = await loadSettings(options, process);
  if (loaded.isVocabularyUnusable) process.stderr.write(UNUSABLE_VOCABULARY);
  const results = await checkFiles(loaded.isVocabularyUnusable ? [] : paths, loaded, process);
  for (const file of results.unread) process.stderr.write(`error: ${describeUnread(file)}\n`);
  // Before it is written: where that fails, the command ends in another way.
  process.exitCode = validateExitCode(results);
  const output = process.openOutput();
  output.write(await formatResults(results, options.format, output.takesColor));
}

/** Checks each file once. That one cannot be read does not stop the others. */
async function checkFiles(paths: readonly string[], loaded: LoadedSettings, process: CommandProcess): Promise<Results> {
  const collector = await openCollector(loaded);
  const isSchemaThere = schemaLookup(loaded, process);
  const unread = [...loaded.unread];
  for (const path of distinctInputs(paths, process)) {
    const name = nameOfInput(path);
    // One after the other, so that no more than one file is held in bytes.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const read = await readInput(path, process);
    if (!read.ok) unread.push({ path: name, reason: read.error.reason });
    else collector.add(name, read.value, { isSchemaThere: isSchemaThere(path) });
  }
  return { files: collector.files(), unread };
}

/** The modules that check by settings are loaded only if there are settings. */
async function openCollector(loaded: LoadedSettings): Promise<Collector> {
  if (loaded === withoutPolicy) return collectAlone();
  const { collectBySettings } = await import("./collect-by-settings.ts");
  return collectBySettings(loaded);
}

/** Tests if the schema's file is where a configuration should name it, once for each folder. */
function schemaLookup(loaded: LoadedSettings, { locate }: CommandProcess): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const folder = posix.dirname(path);
    const isThere = known.get(folder) ?? existsSync(locate(schemaPathOf(loaded, path)));
    known.set(folder, isThere);
    return isThere;
  };
}

/** The formatters for programs are loaded only if one is asked for. */
async function formatResults(results: Results, format: Format, color: boolean): Promise<string> {
  const { files } = results;
  if (format === "text") return files.length === 0 ? "" : formatText(files, { color });
  const { PROGRAM_FORMATTERS } = await import("./validate-formats.ts");
  return PROGRAM_FORMATTERS[format](results);
}

function validateExitCode({ files, unread }: Results): number {
  if (unread.length > 0) return EXIT.failure;
  const hasErrors = files.some(({ diagnostics }) => diagnostics.some(({ severity }) => severity === "error"));
  return hasErrors ? EXIT.errors : EXIT.fine;
}

import { existsSync } from "node:fs";
import { posix } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import {
  type CheckedFile,
  checkFile,
  countBySeverity,
  decodeFile,
  err,
  FILE_MAX_BYTES,
  isNameOf,
  type Migration,
  migrateText,
  noPolicy,
  ok,
  quote,
  type Result,
  schemaReferenceOf,
  type Vocabulary,
  vocabularyOfText,
} from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { reportFailure } from "./command.ts";
import { type Delivery, deliverChange } from "./deliver-change.ts";
import { sideOf } from "./fix-file.ts";
import { formatMigrationJson, formatMigrationText, type MigratedFile } from "./migrate-report.ts";
import { isStandardInput, nameOfInput, readInput } from "./read-input.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import type { DiffSide } from "./unified-diff.ts";

interface MigrateOptions {
  readonly to: string;
  readonly from?: string;
  /** Names of the target by those that they stand for. */
  readonly map?: ReadonlyMap<string, string>;
  readonly partial?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

const HELP = `
Names of providers, protocols, connection sections, custom types and fields become those of the other vocabulary: by --map,
then by what plays the same role in the vocabularies that have a name, then where both have the same name. A protocol's
former name becomes its name of today. "$schema" is changed where it names the schema of the former vocabulary. Comments,
indentation, line ends and all other values stay. No key is added.

A name that maps to none is listed with its place and the reason, and then nothing is written: map it with --map, remove
it, or add --partial, which writes the rest and leaves it as it is. An entry without a protocol whose default is another one
is listed, too, and does not keep the file from being written. The result is checked with the other vocabulary.

Without --from, the former vocabulary is the one that the file's "$schema" names, else the specification's. A vocabulary is
the name of one that is known, or the path of a vocabulary file.

Standard output has the report; with --dry-run it has the diff, and with "-" the new text, and the report goes to standard
error. In a diff, values that may be secret are masked: it can be read, but not applied. With --json: { path, changed,
written, renamed: [{ pointer, range, name, newName }], unmapped: [{ pointer, range, name, reason }], moved: [{ pointer,
range, text }], valid, counts, diagnostics, omitted, suppressed } with the findings of the result.

Exit codes, with --dry-run as if the file had been written:
  0  all names are mapped, and the result has no errors; there may be warnings and notices
  1  a name did not map, or the result has an error
  2  the file or a vocabulary cannot be read, the file cannot be written, or the command was not understood

Examples:
  provider-steward migrate --to posit-assistant --dry-run providers.json
  provider-steward migrate --to posit-assistant --map provider_c=deepseek providers.json
  provider-steward migrate --from old.vocabulary.json --to vocabulary.json --partial providers.json
  provider-steward migrate --to posit-assistant - < neutral.json > providers.json`;

/** Adds `migrate`, which rewrites a configuration in the names of another vocabulary. */
export function addMigrateCommand(program: Command, process: CommandProcess): void {
  program
    .command("migrate")
    .summary("rewrite a configuration in the names of another vocabulary")
    .description(
      "Rewrites a configuration in the names of another vocabulary, and lists names without a counterpart there.",
    )
    .argument("<file>", 'the file to rewrite in place; "-" reads standard input and writes standard output')
    .requiredOption("--to <name|file>", "the vocabulary whose names it gets")
    .option("--from <name|file>", "the vocabulary whose names it has")
    .option("--map <old=new>", "use NEW for the name OLD; may be repeated", addMapping)
    .option("--partial", "write also where a name has no counterpart, which stays")
    .option("--dry-run", "write nothing, and show what would change")
    .option("--json", "print the report as JSON")
    .addHelpText("after", HELP)
    .action(async (path: string, options: MigrateOptions, command: Command) => {
      if (options.json && !options.dryRun && isStandardInput(path)) {
        command.error('error: "-" writes its text where the JSON would go. Add --dry-run, or name a file.');
      }
      await migrate(path, options, process);
    });
}

function addMapping(pair: string, before: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> {
  const [, name, newName] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
  if (name === undefined || newName === undefined) throw new InvalidArgumentError("Write OLD=NEW.");
  return new Map([...before, [name, newName]]);
}

async function migrate(path: string, options: MigrateOptions, process: CommandProcess): Promise<void> {
  const chosen = await readChoice(options, process);
  if (!chosen.ok) {
    reportFailure(`Nothing was migrated. ${chosen.error}`, process);
    return;
  }
  const read = await readInput(path, process);
  const migrated = read.ok ? migrateBytes(path, read.value, chosen.value, process) : err(read.error.reason);
  const written = read.ok && migrated.ok ? await deliver(path, read.value, migrated.value, options, process) : migrated;
  if (!written.ok) reportFailure(`Could not migrate "${nameOfInput(path)}". ${written.error}`, process);
}

/** The vocabularies and the mapping by hand. */
interface Choice {
  readonly to: Vocabulary;
  /** Undefined where the file may name it. */
  readonly from: Vocabulary | undefined;
  readonly mapped: ReadonlyMap<string, string>;
}

async function readChoice(
  { to: toName, from: fromName, map: mapped = new Map() }: MigrateOptions,
  process: CommandProcess,
): Promise<Result<Choice, string>> {
  const to = await readVocabulary(toName, process);
  const from = fromName === undefined ? undefined : await readVocabulary(fromName, process);
  if (to === undefined || (fromName !== undefined && from === undefined)) return err("A vocabulary cannot be used.");
  const unknown = [...mapped.values()].find((name) => !isNameOf(to, name));
  if (unknown === undefined) return ok({ to, from, mapped });
  return err(`--map maps to ${quote(unknown)}, which the vocabulary of --to does not have. Check the name.`);
}

/** A migration with what is found in the file before and after it. */
interface CheckedMigration {
  readonly migration: Migration;
  readonly before: DiffSide;
  readonly after: DiffSide;
  readonly result: CheckedFile;
}

function migrateBytes(
  path: string,
  bytes: Uint8Array,
  { to, from: chosen, mapped }: Choice,
  process: CommandProcess,
): Result<CheckedMigration, string> {
  const text = decodeFile(bytes, FILE_MAX_BYTES);
  if (!text.ok) return err(`${text.error.message} ${text.error.advice}`);
  const from = vocabularyOfText(chosen, text.value);
  const migrated = migrateText(text.value, { from, to, mapped });
  if (!migrated.ok) {
    const { problem, advice, range } = migrated.error;
    return err(`In line ${range.start.line}, ${problem}. ${advice}`);
  }
  const migration = migrated.value;
  const check = (content: Uint8Array, vocabulary: Vocabulary) =>
    checkFile(nameOfInput(path), content, { vocabulary, isSchemaThere: isSchemaThere(path, vocabulary, process) });
  const result = check(new TextEncoder().encode(migration.text), to);
  const before = sideOf(text.value, () => check(bytes, from));
  return ok({ migration, before, after: sideOf(migration.text, () => result), result });
}

function isSchemaThere(path: string, vocabulary: Vocabulary, { locate }: CommandProcess): boolean {
  return existsSync(locate(posix.join(posix.dirname(nameOfInput(path)), schemaReferenceOf(noPolicy, vocabulary))));
}

/** Writes the result or shows it, and reports. */
async function deliver(
  path: string,
  bytes: Uint8Array,
  { migration, before, after, result }: CheckedMigration,
  options: MigrateOptions,
  process: CommandProcess,
): Promise<Result<undefined, string>> {
  const isWhole = migration.unmapped.length === 0;
  const changed = before.text !== after.text;
  const written = options.dryRun === undefined && (isWhole || options.partial === true);
  const change = changed ? { bytes: new TextEncoder().encode(after.text), before, after } : undefined;
  const delivered = await deliverChange(path, bytes, change, deliveryOf(written, options), process);
  if (!delivered.ok) return err(delivered.error.reason);
  report({ migration, result, changed, written }, path, options, process);
  process.exitCode = isWhole && countBySeverity(result.diagnostics).error === 0 ? EXIT.fine : EXIT.errors;
  return ok(undefined);
}

function deliveryOf(isWritten: boolean, { dryRun, json }: MigrateOptions): Delivery {
  if (isWritten) return "write";
  return dryRun === true && json === undefined ? "diff" : "none";
}

function report(file: MigratedFile, path: string, { dryRun, json }: MigrateOptions, process: CommandProcess): void {
  const isTaken = json === undefined && (dryRun === true || isStandardInput(path));
  const stream = isTaken ? "stderr" : "stdout";
  const text = json ? formatMigrationJson(file) : formatMigrationText(file, { color: process.takesColor(stream) });
  process[stream].write(text);
}

import type { Command } from "commander";
import {
  buildSchema,
  compareSchemas,
  decodeFile,
  err,
  FILE_MAX_BYTES,
  formatDifferences,
  type Json,
  ok,
  PRESETS,
  printableJson,
  type Result,
  readDocument,
  type Vocabulary,
} from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { reportFailure } from "./command.ts";
import { nameOfInput, readInput } from "./read-input.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import type { VocabularyOption } from "./settings-option.ts";

interface VocabularyOptions extends VocabularyOption {
  /** The path of a published schema. */
  readonly check?: string;
  readonly json?: true;
}

const HELP = `
Without --check, the vocabulary is printed as a vocabulary file, from which you can start your own. Without --vocabulary
it is the specification's.

--check compares an assistant's published JSON Schema (draft-07 or 2020-12) with the one that follows from the vocabulary:
keys, providers, custom types, enumerations and constants, bounds, required keys and types. The same said in another way,
as with other references or choices, is no difference, nor are titles, descriptions and defaults. Names of free keys,
patterns and conditions are not compared. In a place, "*" is any key or item that has no name of its own, and "*[aws]"
such an entry of the type "aws".

With --json: { same, differences: [{ place, kind, name, published, vocabulary }] }. The kinds are key, variant, value,
required and other-keys, where each side is true or false; values (a list, or null for every value); type (the types of
which every value is taken); and bound (a number, or null for none).

Exit codes:
  0  printed, or no difference
  1  at least one difference
  2  the schema or the vocabulary cannot be read, or the command was not understood

Examples:
  provider-steward vocabulary --vocabulary posit-assistant > vocabulary.json
  provider-steward vocabulary --vocabulary posit-assistant --check providers.schema.json
  curl -fsSL https://assistant.posit.co/schemas/providers.schema.json |
    provider-steward vocabulary --vocabulary posit-assistant --check -`;

/** Adds `vocabulary`, which prints a vocabulary or compares it with an assistant's published schema. */
export function addVocabularyCommand(program: Command, process: CommandProcess): void {
  program
    .command("vocabulary")
    .summary("print a vocabulary, or compare it with a published schema")
    .description("Prints a vocabulary as a file, or compares it with the JSON Schema that an assistant publishes.")
    .option("--vocabulary <name|file>", "the vocabulary: a known name, or a vocabulary file")
    .option("--check <schema>", 'the published schema to compare with; "-" is standard input')
    .option("--json", "print the differences as JSON")
    .addHelpText("after", HELP)
    .action(async (options: VocabularyOptions) => {
      const { vocabulary: chosen, check } = options;
      const vocabulary = chosen === undefined ? PRESETS.specification : await readVocabulary(chosen, process);
      if (vocabulary === undefined) process.exitCode = EXIT.failure;
      else if (check === undefined) process.stdout.write(printableJson(vocabulary));
      else await checkSchema(check, vocabulary, options, process);
    });
}

async function checkSchema(
  path: string,
  vocabulary: Vocabulary,
  { json }: VocabularyOptions,
  process: CommandProcess,
): Promise<void> {
  const published = await readSchema(path, process);
  const compared = published.ok ? compareWith(vocabulary, published.value) : published;
  if (!compared.ok) {
    reportFailure(`The schema "${nameOfInput(path)}" cannot be read. ${compared.error}`, process);
    return;
  }
  const differences = compared.value;
  const same = differences.length === 0;
  process.stdout.write(json ? printableJson({ same, differences }) : formatDifferences(differences));
  process.exitCode = same ? EXIT.fine : EXIT.errors;
}

function compareWith(vocabulary: Vocabulary, published: Json): ReturnType<typeof compareSchemas> {
  const own: Json = JSON.parse(JSON.stringify(buildSchema(vocabulary)));
  return compareSchemas(published, own);
}

/** The schema in a file, or a sentence that says why there is none. */
async function readSchema(path: string, process: CommandProcess): Promise<Result<Json, string>> {
  const read = await readInput(path, process);
  if (!read.ok) return err(read.error.reason);
  const text = decodeFile(read.value, FILE_MAX_BYTES);
  if (!text.ok) return err(text.error.message);
  const document = readDocument(text.value);
  if (document.ok) return ok(document.value.document);
  const { problem, advice, range } = document.error;
  return err(`In line ${range.start.line}, ${problem}. ${advice}`);
}

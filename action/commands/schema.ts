import { type Command, Option } from "commander";
import {
  buildPolicySchema,
  buildSchema,
  buildVocabularySchema,
  configurableRules,
  type Schema,
  shippedVocabulary,
} from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import type { VocabularyOption } from "./settings-option.ts";

interface SchemaOptions extends VocabularyOption {
  readonly policy?: true;
  readonly vocabularyFiles?: true;
}

const HELP = `
An editor completes and checks a file whose "$schema" names a schema that is there. Write the schema beside the
configuration, and put "$schema": "./provider-config.schema.json" into that, as its first key. For an assistant that uses
other names, name its vocabulary, or write a vocabulary file.

Exit codes:
  0  printed
  2  the vocabulary cannot be used, or the command was not understood

Examples:
  provider-steward schema > provider-config.schema.json
  provider-steward schema --policy > policy.schema.json
  provider-steward schema --vocabulary posit-assistant > provider-config.schema.json
  provider-steward schema --vocabulary-files > vocabulary.schema.json
  provider-steward schema --vocabulary vocabulary.json > provider-config.schema.json`;

/** Adds `schema`, which prints the schemas that the checks go by. */
export function addSchemaCommand(program: Command, process: CommandProcess): void {
  program
    .command("schema")
    .summary("print the JSON Schema for editors")
    .description("Prints the JSON Schema (draft-07) of provider configuration files.")
    .option("--vocabulary <name|file>", "print the schema of configurations with the names of this vocabulary")
    .addOption(
      new Option("--policy", "print the schema of policy files instead").conflicts(["vocabulary", "vocabularyFiles"]),
    )
    .addOption(new Option("--vocabulary-files", "print the schema of vocabulary files instead").conflicts("vocabulary"))
    .addHelpText("after", HELP)
    .action(async (options: SchemaOptions) => {
      const schema = await chooseSchema(options, process);
      if (schema === undefined) process.exitCode = EXIT.failure;
      else process.stdout.write(`${JSON.stringify(schema, undefined, 2)}\n`);
    });
}

/** Undefined, with the reason on standard error, if there is none. */
async function chooseSchema(options: SchemaOptions, process: CommandProcess): Promise<Schema | undefined> {
  if (options.policy) return buildPolicySchema(configurableRules);
  if (options.vocabularyFiles) return buildVocabularySchema();
  if (options.vocabulary === undefined) return buildSchema(shippedVocabulary);
  const vocabulary = await readVocabulary(options.vocabulary, process);
  if (vocabulary !== undefined) return buildSchema(vocabulary);
  process.stderr.write("error: No schema was printed, because the vocabulary cannot be used. Fix it first.\n");
  return undefined;
}

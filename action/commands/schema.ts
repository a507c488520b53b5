import type { Command } from "commander";
import { buildPolicySchema, buildSchema, configurableRules, shippedVocabulary } from "../../shared/index.ts";
import type { CommandProcess } from "./process.ts";

const HELP = `
An editor completes and checks a file whose "$schema" names a schema that is there:

  provider-steward schema > provider-config.schema.json
  provider-steward schema --policy > policy.schema.json

and then "$schema": "./provider-config.schema.json" as the first key of a configuration beside it.`;

/** Adds `schema`, which prints the schemas that the checks go by. */
export function addSchemaCommand(program: Command, { stdout }: CommandProcess): void {
  program
    .command("schema")
    .summary("print the JSON Schema for editors")
    .description("Prints the JSON Schema (draft-07) of provider configuration files.")
    .option("--policy", "print that of policy files instead")
    .addHelpText("after", HELP)
    .action(({ policy }: { readonly policy?: true }) => {
      const schema = policy ? buildPolicySchema(configurableRules) : buildSchema(shippedVocabulary);
      stdout.write(`${JSON.stringify(schema, undefined, 2)}\n`);
    });
}

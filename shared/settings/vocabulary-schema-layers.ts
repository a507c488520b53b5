import { closedObject, describe, type Schema } from "../schema/schema.ts";
import { describedFlag, describedText, describedWord } from "./vocabulary-schema-parts.ts";

export const LAYER_EXAMPLE = {
  name: "enforced",
  description: "The configuration that an administrator enforces.",
  kind: "enforced",
  variable: "NORTH_ENFORCED",
  syntax: "json",
  ignores: "layer",
};

export const USER_LAYER_EXAMPLE = {
  name: "user",
  description: "The file that people edit.",
  kind: "user",
  file: "~/.north/providers.jsonc",
};

/** The definition of a place that an assistant reads a configuration from. */
export function layerDefinition(): Schema {
  return {
    ...describe("Layer", "A place that the assistant reads a configuration from."),
    ...closedObject(
      {
        name: describedText("Name", "The assistant's name of the layer.", LAYER_EXAMPLE.name),
        description: describedText("Description", "What the layer is, in a sentence.", LAYER_EXAMPLE.description),
        kind: describedWord("Kind", "The rank of the layer around the files that people edit.", {
          enforced: "Above the files that people edit.",
          user: "A file that people edit.",
          default: "Below the files that people edit.",
        }),
        variable: describedText(
          "Variable",
          "The environment variable that holds the configuration's text.",
          LAYER_EXAMPLE.variable,
        ),
        file: describedText("File", "The file that holds the configuration.", USER_LAYER_EXAMPLE.file),
        syntax: {
          ...describedWord("Syntax", "The syntax that the assistant reads.", {
            json: "JSON alone: a comment or a trailing comma is an error.",
            jsonc: "JSON with comments and trailing commas.",
          }),
          default: "jsonc",
        },
        ignores: {
          ...describedWord(
            "Ignores",
            "The part that the assistant ignores where something in the layer is not valid.",
            {
              entry: "The entry that is not valid.",
              layer: "The whole layer.",
            },
          ),
          default: "entry",
        },
        setsEnabled: describedFlag("Sets enabled", "`false` where `enabled` is not read from the layer.", true),
        savesInvalid: describedFlag(
          "Saves invalid",
          "`false` where the assistant saves nothing while something in the layer is not valid.",
          true,
        ),
      },
      ["name", "description", "kind"],
    ),
    examples: [LAYER_EXAMPLE, USER_LAYER_EXAMPLE],
  };
}

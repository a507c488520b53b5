import { closedObject, describe, describedReference, reference, type Schema } from "../schema/schema.ts";
import { describedFlag, describedText, describedWord, namedTable } from "./vocabulary-schema-parts.ts";

const REGION_EXAMPLE = { title: "Region", description: "Region to call.", example: "eu-1" };

export const FIELD_EXAMPLE = {
  title: "Plan",
  description: "The plan that is used.",
  values: ["basic", "large"],
  default: "basic",
  example: "large",
};

export const SECTION_EXAMPLE = {
  title: "Account",
  description: "Whose account is used. Credentials are not stored here.",
  fields: { region: REGION_EXAMPLE },
};

export const TOP_LEVEL_EXAMPLE = {
  title: "Version",
  description: "The version of the format.",
  type: "number",
  values: [2],
  example: 2,
  ignoresFile: true,
};

/** The definitions of single values and of what holds them. */
export function fieldDefinitions(): Readonly<Record<"section" | "field" | "topLevelKey" | "fieldValue", Schema>> {
  return {
    section: {
      ...describe("Section", "Extra connection settings."),
      ...closedObject(
        {
          title: describedText("Title", "What the section is called.", SECTION_EXAMPLE.title),
          description: describedText(
            "Description",
            "What the section is for, in a sentence.",
            SECTION_EXAMPLE.description,
          ),
          fields: namedTable(describe("Fields", "The section's fields by name. Each may be left out."), "field", {
            region: REGION_EXAMPLE,
          }),
        },
        ["title", "description", "fields"],
      ),
      examples: [SECTION_EXAMPLE],
    },
    field: {
      ...describe("Field", "A single value of a section or an entry."),
      ...closedObject(fieldProperties(), FIELD_REQUIRED),
      examples: [FIELD_EXAMPLE],
    },
    topLevelKey: {
      ...describe("Key at the top", "A single value at the top of a configuration."),
      ...closedObject(
        {
          ...fieldProperties(),
          ignoresFile: describedFlag(
            "Ignores the file",
            "`true` where the assistant ignores the whole file if the value is wrong.",
            false,
          ),
        },
        FIELD_REQUIRED,
      ),
      examples: [TOP_LEVEL_EXAMPLE],
    },
    fieldValue: fieldValueDefinition(),
  };
}

const FIELD_REQUIRED = ["title", "description", "example"];

function fieldProperties(): Readonly<Record<string, Schema>> {
  return {
    title: describedText("Title", "What the field is called.", FIELD_EXAMPLE.title),
    description: describedText("Description", "What the field says, in a sentence.", FIELD_EXAMPLE.description),
    type: {
      ...describedWord("Type", "The type of the value.", {
        text: "A string.",
        number: "A number.",
        boolean: "`true` or `false`.",
      }),
      default: "text",
    },
    values: {
      ...describe("Values", "The values that the field can have. Without this key, all of its type."),
      type: "array",
      items: reference("fieldValue"),
      examples: [FIELD_EXAMPLE.values],
    },
    default: describedReference("Default", "The value in force where no layer has one.", "fieldValue"),
    example: describedReference("Example", "A value that the field may have. Never a credential.", "fieldValue"),
  };
}

/** A value of any type of field; `vocabulary-field-values.ts` compares it with the type. */
function fieldValueDefinition(): Schema {
  return {
    ...describe("Value", "A value of a field."),
    oneOf: [{ type: "string", minLength: 1, examples: ["large"] }, { type: "number" }, { type: "boolean" }],
    examples: ["large"],
  };
}

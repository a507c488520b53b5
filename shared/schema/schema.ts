import { fromPointerStep, pointerStep } from "../text/pointer.ts";

/** A JSON Schema (draft-07) as plain data, as far as the configuration file needs it, with what editors understand. */
export interface Schema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  /** The description for editors that show Markdown. */
  readonly markdownDescription?: string;
  readonly examples?: readonly unknown[];
  readonly default?: boolean | string | number;
  readonly defaultSnippets?: readonly Snippet[];
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean)[];
  /** One for each value of `enum`. */
  readonly markdownEnumDescriptions?: readonly string[];
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly propertyNames?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  /** Tell editors that the file is JSON with comments. */
  readonly allowComments?: boolean;
  readonly allowTrailingCommas?: boolean;
}

/**
 * The text that an editor offers to type. In `body`, `$1` and the like are tab stops; `snippetText` escapes the rest.
 */
export interface Snippet {
  readonly label: string;
  readonly description: string;
  readonly body: unknown;
}

/** Keywords of `Schema` that say nothing about validity. */
export const ANNOTATION_KEYWORDS = [
  "markdownDescription",
  "markdownEnumDescriptions",
  "defaultSnippets",
  "allowComments",
  "allowTrailingCommas",
] as const;

/** A text in the body of a snippet that is to stay as it is. */
export function snippetText(text: string): string {
  return text.replaceAll(/[\\$}]/g, "\\$&");
}

/** Title and description, the latter with Markdown and without. */
export function describe(title: string, markdown: string): Schema {
  return { title, description: markdown.replaceAll("`", ""), markdownDescription: markdown };
}

const DEFINITIONS = "#/definitions/";

/** A reference to a definition, whose name may hold any character: a step of a JSON pointer (RFC 6901) in a URI fragment. */
export function reference(definition: string): Schema {
  return { $ref: DEFINITIONS + encodeURI(pointerStep(definition.toWellFormed())).replaceAll("#", "%23") };
}

/** The name of the definition that a reference leads to. */
export function definitionName($ref: string): string {
  const name = $ref.slice(DEFINITIONS.length);
  // Most names need no escape, and references are followed for every value of a document.
  return /[%~]/.test(name) ? fromPointerStep(decodeURIComponent(name)) : name;
}

/** A reference with a description of its own: draft-07 ignores whatever stands beside `$ref`. */
export function describedReference(title: string, markdown: string, definition: string): Schema {
  return { ...describe(title, markdown), allOf: [reference(definition)] };
}

/** An object that takes these properties and no others. */
export function closedObject(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

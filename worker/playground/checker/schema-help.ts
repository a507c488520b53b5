/** Completion and documentation from the schema of a document. */

import { findNodeAtOffset, getNodePath, getNodeValue, type Node, parseTree } from "jsonc-parser";
import {
  buildPolicySchema,
  buildVocabularySchema,
  configurableRules,
  type Schema,
  schemaFor,
  vocabularyOfText,
} from "../../../shared/index.ts";
import type { Completion, PlaceInText, SchemaText } from "../workspace/question.ts";
import { completeAt, firstOf, schemasAt } from "./completion.ts";
import { chosenIn, remembering } from "./context.ts";
import { nestsTooDeep } from "./scan.ts";

const ofPolicies = remembering(() => buildPolicySchema(configurableRules));
const ofVocabularies = remembering(buildVocabularySchema);

function schemaOf({ document, text, ...around }: PlaceInText): Schema {
  if (document === "policy") return ofPolicies();
  return document === "vocabulary" ? ofVocabularies() : schemaFor(vocabularyOfText(chosenIn(around), text));
}

/** Undefined within a comment, and of a text that nests too deep. */
export function complete(place: PlaceInText): Completion | undefined {
  const { text, offset } = place;
  return nestsTooDeep(text) ? undefined : completeAt(schemaOf(place), text, offset);
}

/** The documentation of the key or the value at an offset; undefined where the schema has none, or the text nests too deep. */
export function describe(place: PlaceInText): SchemaText | undefined {
  const { text, offset } = place;
  if (nestsTooDeep(text)) return undefined;
  const tree = parseTree(text, [], { allowTrailingComma: true });
  const node = tree && findNodeAtOffset(tree, offset);
  if (tree === undefined || node === undefined || isWithin(node, offset)) return undefined;
  const schemas = schemasAt(schemaOf(place), getNodeValue(tree), getNodePath(node));
  const title = firstOf(schemas, (schema) => schema.title);
  const ofPlace = firstOf(schemas, (schema) => schema.markdownDescription);
  const ofValue = firstOf(schemas, (schema) => describeWord(schema, node.value));
  const paragraphs = [ofPlace, ofValue].filter((one) => one !== undefined);
  if (title === undefined && paragraphs.length === 0) return undefined;
  return { from: node.offset, to: node.offset + node.length, title, paragraphs };
}

/** Tells if an offset is in an object or a list, or beside a colon, but at no key and no value. */
function isWithin({ type, offset: start, length }: Node, offset: number): boolean {
  if (type === "property") return true;
  return (type === "object" || type === "array") && offset > start + 1 && offset < start + length - 1;
}

/** The description of one of the words that a value may be. */
function describeWord(schema: Schema, value: unknown): string | undefined {
  const index = typeof value === "string" ? (schema.enum?.indexOf(value) ?? -1) : -1;
  return schema.markdownEnumDescriptions?.[index];
}

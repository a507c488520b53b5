/** Completion at a place of a JSON document with comments, by its schema. */

import {
  createScanner,
  findNodeAtLocation,
  getLocation,
  getNodeValue,
  type Location,
  type Node,
  parseTree,
} from "jsonc-parser";
import { childSchema, effectiveSchema, type Json, type Path, type Schema, valueAt } from "../../../shared/index.ts";
import type { Completion, Offer } from "../workspace/question.ts";
import { blankComments, commentsIn, OPEN_STRING } from "./scan.ts";

/** Offers of one completion. */
const OFFERS_MAX = 200;

/** Length of the label of a value that is offered. */
const LABEL_MAX_CHARACTERS = 60;

/** Undefined within a comment, and behind a value: only a comma or a bracket can follow there. */
export function completeAt(root: Schema, text: string, offset: number): Completion | undefined {
  const comments = commentsIn(text);
  if (comments.some(({ from, to }) => from < offset && offset <= to)) return undefined;
  const code = blankComments(text, comments);
  const location = getLocation(text, offset);
  const { from, to } = replacedAt(code, location, offset);
  if (!mayBegin(code.slice(0, from))) return undefined;
  const tree = parseTree(text, [], { allowTrailingComma: true });
  const place = { tree, from, next: /^\s*(.?)/.exec(code.slice(to))?.[1] ?? "" };
  const offers = location.isAtPropertyKey
    ? propertyOffers(root, location.path.slice(0, -1), place)
    : valueOffers(root, location.path, place);
  const byLabel = [...new Map(offers.map((offer) => [offer.label, offer])).values()];
  return { from, to, offers: byLabel.slice(0, OFFERS_MAX) };
}

/** The place where something is typed. */
interface TypedAt {
  readonly tree: Node | undefined;
  readonly from: number;
  /** The next character behind what gives way that is no space; "" at the end. */
  readonly next: string;
}

/** Tells if a key or a value may come next. @param before the text until there, with spaces in the place of comments. */
function mayBegin(before: string): boolean {
  return ["", "{", "[", ":", ","].includes(before.trimEnd().slice(-1));
}

/** The part of the text that gives way. @param code the text, with spaces in the place of comments. */
function replacedAt(code: string, { previousNode }: Location, offset: number): Pick<Completion, "from" | "to"> {
  if (previousNode !== undefined && offset <= previousNode.offset + previousNode.length) {
    const { offset: from, length } = previousNode;
    return { from, to: isOpenString(code, from) ? endOfWord(code, offset) : from + length };
  }
  const [word = ""] = /[\w.$-]*$/.exec(code.slice(Math.max(0, offset - 100), offset)) ?? [];
  return { from: offset - word.length, to: offset };
}

/** Tells if the closing quote of a string is missing: then the parser takes the rest of the line for a part of it. */
function isOpenString(code: string, from: number): boolean {
  const scanner = createScanner(code);
  scanner.setPosition(from);
  scanner.scan();
  return scanner.getTokenError() === OPEN_STRING;
}

function endOfWord(code: string, offset: number): number {
  const [word = ""] = /^[\w.$-]*/.exec(code.slice(offset, offset + 100)) ?? [];
  return offset + word.length;
}

/** The keys of an object that it does not have. */
function propertyOffers(root: Schema, path: Path, { tree, from, next }: TypedAt): readonly Offer[] {
  const object = tree && findNodeAtLocation(tree, [...path]);
  const others = (object?.children ?? []).map(({ children }) => children?.[0]).filter((key) => key?.offset !== from);
  const known = new Set(others.map((key) => key?.value));
  return schemasAt(root, tree && getNodeValue(tree), path)
    .flatMap(({ effective }) => Object.keys(effective.properties ?? {}))
    .filter((name) => !known.has(name))
    .map((name) => propertyOffer(name, schemasAt(root, tree && getNodeValue(tree), [...path, name]), next));
}

function propertyOffer(name: string, schemas: readonly StatedSchema[], next: string): Offer {
  const key = literal(JSON.stringify(name));
  const value = next === ":" ? "" : `: ${placeholder(schemas)}${next === '"' ? "," : ""}`;
  return { label: name, snippet: key + value, kind: "property", info: infoOf(schemas) };
}

/** The beginning of a value, by its type. */
function placeholder(schemas: readonly StatedSchema[]): string {
  switch (firstOf(schemas, (schema) => schema.type)) {
    case "object":
      return "{ ${} }";
    case "array":
      return "[${}]";
    case "boolean":
      return "${true}";
    case "integer":
    case "number":
      // By its number and its text: `${1}` would be a stop without one.
      return "${1:1}";
    default:
      return '"${}"';
  }
}

/** None before another value, but in a list, where a comma parts them. */
function valueOffers(root: Schema, path: Path, { tree, next }: TypedAt): readonly Offer[] {
  const offers = schemasAt(root, tree && getNodeValue(tree), path).flatMap(({ effective }) => offersOf(effective));
  if (["", ",", "}", "]"].includes(next)) return offers;
  if (typeof path.at(-1) !== "number") return [];
  return offers.map((offer) => ({ ...offer, snippet: `${offer.snippet},` }));
}

function offersOf(schema: Schema): readonly Offer[] {
  return [
    ...(schema.const === undefined ? [] : [valueOffer(schema.const, schema.markdownDescription)]),
    ...(schema.enum ?? []).map((value, index) => valueOffer(value, schema.markdownEnumDescriptions?.[index])),
    ...(schema.type === "boolean" ? [true, false] : []).map((value) => valueOffer(value, undefined)),
    ...(schema.examples ?? []).map((value) => valueOffer(value, undefined)),
    ...(schema.defaultSnippets ?? []).map(
      ({ label, description, body }): Offer => ({
        label,
        snippet: snippetOf(body),
        kind: "snippet",
        info: description,
      }),
    ),
  ];
}

function valueOffer(value: unknown, info: string | undefined): Offer {
  const [line, lines] = [JSON.stringify(value), JSON.stringify(value, undefined, 2)];
  const label = line.length > LABEL_MAX_CHARACTERS ? `${line.slice(0, LABEL_MAX_CHARACTERS - 3)}...` : line;
  return { label, snippet: literal(lines), kind: "value", info };
}

function infoOf(schemas: readonly StatedSchema[]): string | undefined {
  return firstOf(schemas, (schema) => schema.markdownDescription);
}

/** A text as CodeMirror types it: what would be a stop there stays as it is. */
function literal(text: string): string {
  return text.replaceAll(/[{}]/g, "\\$&");
}

/** The parts of the JSON of a snippet's body that mean something to VS Code, or would to CodeMirror. */
const MEANINGFUL = /\\\\([$}]|\\\\)|\$(\d+)|[{}]/g;

/** The body of a snippet as VS Code has it, as CodeMirror has it. */
function snippetOf(body: unknown): string {
  return JSON.stringify(body, undefined, 2).replaceAll(MEANINGFUL, (all, escaped?: string, stop?: string) => {
    if (escaped !== undefined) return literal(escaped);
    return stop === undefined ? literal(all) : `\${${stop}}`;
  });
}

/** One of the schemas that hold at a place: as it is stated there, and with its references followed. */
interface StatedSchema {
  /** A reference may have a title and a description of its own, which come first. */
  readonly stated: Schema;
  readonly effective: Schema;
}

/** The schemas at a path: several where variants are possible, for the document does not say which one. */
export function schemasAt(root: Schema, document: Json | undefined, path: Path): readonly StatedSchema[] {
  let schemas = variantsOf(root, root, document);
  path.forEach((step, index) => {
    const value = valueAt(document, path.slice(0, index + 1));
    schemas = distinct(schemas.flatMap(({ effective }) => variantsOf(root, childSchema(effective, step), value)));
  });
  return schemas;
}

function variantsOf(root: Schema, stated: Schema, value: Json | undefined): readonly StatedSchema[] {
  const effective = effectiveSchema(root, stated, value);
  if (effective.oneOf === undefined) return [{ stated, effective }];
  const branches = effective.oneOf.map((branch) => ({
    stated: branch,
    effective: effectiveSchema(root, branch, value),
  }));
  // What all of them have in common, such as snippets, stands beside them.
  return [{ stated, effective }, ...branches];
}

function distinct(schemas: readonly StatedSchema[]): readonly StatedSchema[] {
  return [...new Map(schemas.map((one) => [one.stated, one])).values()];
}

/** The first value that one of several schemas has. */
export function firstOf<Value>(
  schemas: readonly StatedSchema[],
  read: (schema: Schema) => Value | undefined,
): Value | undefined {
  for (const { stated, effective } of schemas) {
    const value = read(stated) ?? read(effective);
    if (value !== undefined) return value;
  }
  return undefined;
}

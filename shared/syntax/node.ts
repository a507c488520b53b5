import type { Json, JsonObject, Path } from "../text/json.ts";
import type { Span } from "../text/span.ts";
import type { SyntaxMistake } from "./syntax-mistakes.ts";
import type { Token } from "./token.ts";

/**
 * A value with its place: 0-based offsets in UTF-16 code units, `end` just after the last character.
 */
export type Node = ObjectNode | ArrayNode | ScalarNode;

export interface ObjectNode {
  readonly kind: "object";
  readonly start: number;
  readonly end: number;
  readonly value: JsonObject;
  readonly properties: Properties;
}

export interface ArrayNode {
  readonly kind: "array";
  readonly start: number;
  readonly end: number;
  readonly value: readonly Json[];
  readonly items: Items;
}

export interface ScalarNode {
  readonly kind: "scalar";
  readonly start: number;
  readonly end: number;
  readonly value: null | boolean | number | string;
}

/** By key, in the order of the file; for a duplicate key, the last one. */
export interface Properties {
  get(key: string): Property | undefined;
  values(): Iterable<Property>;
}

export interface Items {
  at(index: number): Node | undefined;
  values(): Iterable<Node>;
}

export interface Property {
  readonly key: Token;
  readonly node: Node;
  /**
   * Set where the key occurs more than once in its object: all with it, in the order of the file; the last one is used.
   */
  readonly duplicate: readonly Property[] | undefined;
}

export interface DuplicateKey {
  /** Leads to the value under that key. */
  readonly path: Path;
  /** At least two, in the order of the file; the last one is used. */
  readonly properties: readonly Property[];
}

/** A key that is refused wherever it stands. */
export interface UnsafeKey {
  readonly path: Path;
  readonly key: Token;
}

/** The content of a text. With any `mistakes`, `value` and `root` are what could be made out. */
export interface ParsedText {
  readonly text: string;
  /** Undefined where nothing could be made out. */
  readonly value: Json | undefined;
  /** The value with its places, which cost more: only for what has to be located. Where there is no value, `null`. */
  readonly root: Node;
  readonly mistakes: readonly SyntaxMistake[];
  /** Where the mistakes leave open what was meant: there, the value is a guess. */
  readonly damaged: readonly Span[];
  /** The part of them, up to the end of the text, that is not read at all: another format, or what nests too deep. */
  readonly unread?: Span;
  readonly duplicateKeys: readonly DuplicateKey[];
  readonly unsafeKeys: readonly UnsafeKey[];
  /** Each comment with its marks, in order; in a text with broken syntax, those before the part that is not read. */
  readonly comments: readonly Span[];
}

/** The value under a key or at an index; undefined where there is none. */
export function childOf(node: Node, step: string | number): Node | undefined {
  if (node.kind === "object") return node.properties.get(String(step))?.node;
  if (node.kind === "scalar") return undefined;
  const index = Number(step);
  // A negative index would count from the end.
  return index >= 0 ? node.items.at(index) : undefined;
}

import type { Json, Path } from "../text/json.ts";
import type { Span } from "../text/span.ts";
import type { SyntaxMistake } from "./syntax-mistakes.ts";
import type { Token } from "./tokens.ts";

/** A value with its place: 0-based offsets in UTF-16 code units, `end` just after the last character. */
export type Node = ObjectNode | ArrayNode | ScalarNode;

export interface ObjectNode {
  readonly kind: "object";
  readonly start: number;
  end: number;
  readonly value: Record<string, Json>;
  /** By key; of a duplicate key, the last one. */
  properties: Map<string, Property>;
}

export interface ArrayNode {
  readonly kind: "array";
  readonly start: number;
  end: number;
  readonly value: Json[];
  readonly items: Node[];
}

export interface ScalarNode {
  readonly kind: "scalar";
  readonly start: number;
  readonly end: number;
  readonly value: null | boolean | number | string;
}

export interface Property {
  readonly key: Token;
  readonly node: Node;
  /** Set where the key occurs more than once in its object. */
  readonly duplicate: DuplicateKey | undefined;
}

export interface DuplicateKey {
  /** Leads to the value under that key. */
  readonly path: Path;
  /** At least two, in the order of the file; the last one is used. */
  readonly properties: Property[];
}

/** A key that is refused wherever it stands. */
export interface UnsafeKey {
  readonly path: Path;
  readonly key: Token;
}

/** What a text holds. With any `mistakes`, `root` is what could be made out, and nothing to rely on. */
export interface ParsedText {
  readonly text: string;
  readonly root: Node | undefined;
  readonly mistakes: readonly SyntaxMistake[];
  readonly duplicateKeys: readonly DuplicateKey[];
  readonly unsafeKeys: readonly UnsafeKey[];
  /** Each comment with its marks, in order; of a text with broken syntax those before the parser gave up. */
  readonly comments: readonly Span[];
}

import type { Span } from "../text/span.ts";
import type { ArrayNode, Node, ObjectNode, Property } from "./node.ts";
import type { Shape } from "./shape.ts";
import type { SyntaxMistake } from "./syntax-mistakes.ts";

/** Mistakes of a text, with fixes only where nothing speaks against them. */
export interface CertainFixes {
  readonly mistakes: readonly SyntaxMistake[];
  /** The elements that speak against a fix: they may belong elsewhere. */
  readonly damaged: readonly Span[];
}

/**
 * Removes the fixes that join what does not belong together. Where a line such as `"provider_b": {` is missing, the brackets fit
 * again without the one before it, but the elements of two entries are then in one.
 * See docs/decisions/0003-cheapest-repair.md.
 */
export function withoutDoubtfulFixes(found: readonly SyntaxMistake[], root: Node, shape: Shape): CertainFixes {
  const damaged: Span[] = [];
  const mistakes = found.map((mistake) => {
    const against = elementsAgainst(mistake, root, shape);
    if (against.length === 0) return mistake;
    damaged.push(...against);
    const { fix: _fix, ...withoutFix } = mistake;
    return withoutFix;
  });
  return { mistakes, damaged };
}

function elementsAgainst({ joins, start }: SyntaxMistake, root: Node, shape: Shape): readonly Span[] {
  const container = joins === undefined ? undefined : containerAt(start, root, shape);
  if (container === undefined) return [];
  const elements = elementsOf(container.node);
  const repeated = repeatedAcross(start, elements);
  if (joins === "by a comma") return repeated;
  return [...repeated, ...misfits(joins === "by a bracket" ? start : 0, container, elements)];
}

interface Container {
  readonly node: ObjectNode | ArrayNode;
  readonly shape: Shape;
}

/** An element of a list has no key. */
type Element = Pick<Property, "node"> & Partial<Pick<Property, "key">>;

/** The innermost container at a place in or after a node; undefined where the node is none. */
function containerAt(at: number, node: Node, shape: Shape): Container | undefined {
  if (node.kind === "scalar") return undefined;
  const inner = elementsOf(node).find((element) => element.node.start <= at && at < element.node.end);
  const innermost = inner && containerAt(at, inner.node, shape.childOf(inner.key?.text));
  return innermost ?? { node, shape };
}

/** All elements, also those whose key occurs again. */
function elementsOf(node: ObjectNode | ArrayNode): readonly Element[] {
  if (node.kind === "array") return Array.from(node.items.values(), (item) => ({ node: item }));
  return Array.from(node.properties.values()).flatMap((property): readonly Element[] =>
    property.duplicate === undefined ? [property] : Array.from(property.duplicate.values()),
  );
}

/** The elements with a key that occurs both before and after a place. */
function repeatedAcross(at: number, elements: readonly Element[]): readonly Span[] {
  const byKey = Map.groupBy(
    elements.filter(({ key }) => key !== undefined),
    ({ key }) => key?.text,
  );
  return Array.from(byKey.values())
    .filter((same) => same.some(({ node }) => node.start < at) && same.some(({ node }) => node.start >= at))
    .flatMap((same) => same.map(spanOf));
}

/** The elements from a place on that the format does not have there; all of a container that it does not have. */
function misfits(from: number, { node: container, shape }: Container, elements: readonly Element[]): readonly Span[] {
  if (shape.kind !== undefined && shape.kind !== container.kind) return [container];
  return elements
    .filter(({ key, node }) => {
      if (node.start < from) return false;
      if (key !== undefined && shape.fitOf(key.text) === "unknown") return true;
      const { kind } = shape.childOf(key?.text);
      return kind !== undefined && kind !== node.kind;
    })
    .map(spanOf);
}

function spanOf({ key, node }: Element): Span {
  return { start: key?.start ?? node.start, end: node.end };
}

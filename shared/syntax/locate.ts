import type { Position, Range } from "../diagnostic/diagnostic.ts";
import type { Path } from "../text/json.ts";
import { lastIndexNotAbove } from "../text/sorted.ts";
import type { Span } from "../text/span.ts";
import { childOf, type Node, type Property } from "./node.ts";

/**
 * Finds the line and column of offsets of one text. It reads the text no further than the places that are asked for.
 */
export function createLocator(text: string): (span: Span) => Range {
  const nextLine = createLineReader(text);
  const starts = [0];
  let next = nextLine(0);
  const byteOrderMark = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 0;
  const locate = (offset: number): Position => {
    for (; next <= offset; next = nextLine(next)) starts.push(next);
    // Most places are on the line of the one before.
    const isOnLine = (starts[line] ?? 0) <= offset && offset < (starts[line + 1] ?? next);
    if (!isOnLine) line = lastIndexNotAbove(starts, offset);
    const hidden = line === 0 && offset > 0 ? byteOrderMark : 0;
    return { line: line + 1, column: offset - (starts[line] ?? 0) - hidden + 1, offset };
  };
  return ({ start, end }) => ({ start: locate(start), end: locate(end) });
}

/** Finds the start of the line after an offset; infinity where no line ends after it. */
function createLineReader(text: string): (from: number) => number {
  const nextStart = (end: number) => (end < 0 ? Number.POSITIVE_INFINITY : end + 1);
  if (!text.includes("\r")) return (from) => nextStart(text.indexOf("\n", from));
  const lineEnd = /\r\n?|\n/g;
  return (from) => {
    lineEnd.lastIndex = from;
    return lineEnd.test(text) ? lineEnd.lastIndex : Number.POSITIVE_INFINITY;
  };
}

/** Finds the places of values and keys by their paths. */
export interface PathFinder {
  /**
   * The place of the value at a path, or with `part` "key" of its key; an item of an array has none, so it is the
   * bracket that opens it. Where the path leads nowhere, the place of the last value on its way.
   */
  readonly spanOf: (path: Path, part: "key" | "value") => Span;
  /** The value at a path; undefined where it leads nowhere. */
  readonly nodeAt: (path: Path) => Node | undefined;
  /** The property whose value is at a path; undefined where that has no key, or the path leads nowhere. */
  readonly propertyAt: (path: Path) => Property | undefined;
}

/** A value on the way of a path: the property that holds it, or the item of a list. */
type Passed = Property | { readonly node: Node; readonly key?: undefined };

/**
 * Finds places below a root, which is made when one is first asked for. The way that a path has in common with the one
 * before is not walked again: findings mostly come in the order of the text, and their fixes change what stands there.
 */
export function createPathFinder(root: () => Node): PathFinder {
  let last: Path = [];
  /** The nodes that the steps of the last path led to; fewer than steps where it led nowhere. */
  const way: Passed[] = [];
  const walk = (path: Path): Passed => {
    let passed: Passed = { node: root() };
    let depth = 0;
    for (let known = way[0]; known !== undefined && depth < path.length; known = way[depth]) {
      if (path[depth] !== last[depth]) break;
      passed = known;
      depth += 1;
    }
    way.length = depth;
    for (const step of path.slice(depth)) {
      const next = stepFrom(passed.node, step);
      if (next === undefined) break;
      way.push(next);
      passed = next;
    }
    last = path;
    return passed;
  };
  const walkToEnd = (path: Path): Passed | undefined => {
    const passed = walk(path);
    return way.length === path.length ? passed : undefined;
  };
  return {
    spanOf: (path, part) => spanOfPart(walk(path), part),
    nodeAt: (path) => walkToEnd(path)?.node,
    propertyAt: (path) => {
      const passed = walkToEnd(path);
      return passed?.key && passed;
    },
  };
}

function stepFrom(node: Node, step: string | number): Passed | undefined {
  if (node.kind === "object") return node.properties.get(String(step));
  const child = childOf(node, step);
  return child && { node: child };
}

function spanOfPart({ node, key }: Passed, part: "key" | "value"): Span {
  if (part === "value") return { start: node.start, end: node.end };
  if (key !== undefined) return { start: key.start, end: key.end };
  return { start: node.start, end: node.kind === "scalar" ? node.end : node.start + 1 };
}

/** One place below a root, as a `PathFinder` finds it. */
export function findSpan(root: Node, path: Path, part: "key" | "value"): Span {
  return createPathFinder(() => root).spanOf(path, part);
}

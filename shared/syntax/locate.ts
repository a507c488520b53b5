import type { Position, Range } from "../diagnostic/diagnostic.ts";
import type { Path } from "../text/json.ts";
import type { Span } from "../text/span.ts";
import { childOf, type Node } from "./node.ts";

/** Finds the line and column of offsets of one text. It reads the text no further than the places that are asked for. */
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

/** `sorted` begins with 0 and `limit` is not negative. */
function lastIndexNotAbove(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The place of the value at a path, or with `part` "key" of its key; of an array's item, which has none, the bracket
 * that opens it.
 */
export function findSpan(root: Node, path: Path, part: "key" | "value"): Span {
  let node = root;
  let key: Span | undefined;
  for (const step of path) {
    const property = node.kind === "object" ? node.properties.get(String(step)) : undefined;
    const child = node.kind === "object" ? property?.node : childOf(node, step);
    if (child === undefined) break;
    key = property?.key;
    node = child;
  }
  if (part === "value") return { start: node.start, end: node.end };
  if (key !== undefined) return { start: key.start, end: key.end };
  return { start: node.start, end: node.kind === "scalar" ? node.end : node.start + 1 };
}

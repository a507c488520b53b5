import type { Position, Range } from "../diagnostic/diagnostic.ts";
import type { Path } from "../text/json.ts";
import type { Span } from "../text/span.ts";
import { childOf, type Node } from "./node.ts";

/** Finds the line and column of offsets of one text. */
export function createLocator(text: string): (span: Span) => Range {
  const starts = lineStarts(text);
  const byteOrderMark = text.startsWith("\uFEFF") ? 1 : 0;
  const locate = (offset: number): Position => {
    const line = lastIndexNotAbove(starts, offset);
    const hidden = line === 0 && offset > 0 ? byteOrderMark : 0;
    return { line: line + 1, column: offset - (starts[line] ?? 0) - hidden + 1, offset };
  };
  return ({ start, end }) => ({ start: locate(start), end: locate(end) });
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === 10 || (code === 13 && text.charCodeAt(offset + 1) !== 10)) starts.push(offset + 1);
  }
  return starts;
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

import { mergeConflict, type SyntaxMistake } from "./syntax-mistakes.ts";

const MARKER_LINES = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;

/** Where git has left the lines that mark a conflict, they are the one mistake behind all others. */
export function withoutConflictNoise(found: readonly SyntaxMistake[], text: string): readonly SyntaxMistake[] {
  if (found.length === 0) return found;
  const markers = Array.from(text.matchAll(MARKER_LINES), ({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
  const [first] = markers;
  // A line of "=" alone may be somebody's ornament.
  return first !== undefined && text.startsWith("<", first.start) ? [mergeConflict(markers)] : found;
}

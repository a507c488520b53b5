import type { Range, RedactedText } from "../diagnostic/diagnostic.ts";
import { printable } from "../text/printable.ts";
import { displayWidth } from "./columns.ts";
import { CODE_FRAME_MAX_COLUMNS } from "./limits.ts";

/** The line on which a range starts, as it is to be shown. */
export interface CodeFrame {
  /** Printable, tabs as spaces, cut to a window round the range's start. */
  readonly text: string;
  /** The columns of `text` before the range. */
  readonly indent: number;
  /** The columns of `text` in the range; 0 for a place between characters or at the end of the line. */
  readonly width: number;
}

/** One character, or the start of a command to a runner, "##[" or "##vso[", that is escaped as one. */
interface Cell {
  readonly shown: string;
  readonly columns: number;
  /** 0-based offsets in the source, in UTF-16 code units; `end` just after the character. */
  readonly start: number;
  readonly end: number;
}

const TAB_COLUMNS = 4;

/** The columns that are kept before the range where a line has to be cut. */
const LEAD_MAX_COLUMNS = CODE_FRAME_MAX_COLUMNS / 2;

const CUT = "…";

/** Shows the source at a range; undefined where there is no source. The cost is the window's, however long the line. */
export function codeFrame(source: RedactedText, range: Range): CodeFrame | undefined {
  if (source === "") return undefined;
  const { offset, column } = range.start;
  const lineStart = offset - (column - 1);
  const from = Math.max(lineStart, offset - CODE_FRAME_MAX_COLUMNS);
  const nearby = source.slice(from, offset + 2 * CODE_FRAME_MAX_COLUMNS);
  const lineEnd = nearby.slice(offset - from).search(/[\r\n]|$/) + offset;
  const cells = toCells(source.slice(from, lineEnd), from);

  const before = cells.filter(({ end }) => end <= offset);
  const after = cells.slice(before.length);
  const fits = columnsOf(cells) <= CODE_FRAME_MAX_COLUMNS;
  const lead = fits ? before : lastCells(before, LEAD_MAX_COLUMNS);
  const rest = firstCells(after, CODE_FRAME_MAX_COLUMNS - columnsOf(lead));

  const cutBefore = from > lineStart || lead.length < before.length ? CUT : "";
  const cutAfter = rest.length < after.length ? CUT : "";
  return {
    text: cutBefore + [...lead, ...rest].map(({ shown }) => shown).join("") + cutAfter,
    indent: cutBefore.length + columnsOf(lead),
    width: columnsOf(rest.filter(({ start }) => start < range.end.offset)),
  };
}

function toCells(text: string, offset: number): readonly Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const { 0: source, index } of text.matchAll(/##(?:[vV][sS][oO])?\[|[^]/gu)) {
    const shown = source === "\t" ? " ".repeat(TAB_COLUMNS - (column % TAB_COLUMNS)) : printable(source);
    const columns = displayWidth(shown);
    cells.push({ shown, columns, start: offset + index, end: offset + index + source.length });
    column += columns;
  }
  return cells;
}

function columnsOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { columns }) => sum + columns, 0);
}

function firstCells(cells: readonly Cell[], maxColumns: number): readonly Cell[] {
  let columns = 0;
  const end = cells.findIndex((cell) => (columns += cell.columns) > maxColumns);
  return end === -1 ? cells : cells.slice(0, end);
}

function lastCells(cells: readonly Cell[], maxColumns: number): readonly Cell[] {
  return firstCells(cells.toReversed(), maxColumns).toReversed();
}

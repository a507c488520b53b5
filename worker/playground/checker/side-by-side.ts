/** The file before and the configuration, line beside line, with what changes at each. */

import { diffArrays } from "diff";
import { type Change, EFFECT_TITLES } from "../../../shared/index.ts";
import type { SideBySide, SideLine, SideRow } from "../workspace/question.ts";
import type { DocumentName, Workspace } from "../workspace/workspace.ts";
import { showCause } from "./context.ts";

/** Rows that are shown; the rest are counted. */
export const SHOWN_ROWS_MAX = 400;

/** A line is cut to this length where it is shown. */
const SHOWN_LINE_MAX_CHARACTERS = 400;

/** The lines around a difference that are shown. */
const CONTEXT_LINES = 3;

/** Lines that may differ before the texts are shown as two: to find what stays takes quadratic time. */
const DIFFERING_LINES_MAX = 1_000;

type LineRow = Extract<SideRow, { kind: "line" }>;

/** The rows of both texts. A change stands at the line of its cause, where that is in one of them. */
export function sideBySide(
  { before, configuration }: Pick<Workspace, "before" | "configuration">,
  changes: readonly Change[],
): SideBySide {
  const lines = pairLines(before.split("\n"), configuration.split("\n"));
  const placed = byLine(changes);
  const rows = withGaps(lines.map((row) => withChanges(row, placed)));
  return { rows: rows.slice(0, SHOWN_ROWS_MAX), omitted: Math.max(0, rows.length - SHOWN_ROWS_MAX) };
}

/** The changes by the line of their cause, as `lineKey` names it. */
type ChangesByLine = ReadonlyMap<string, readonly Change[]>;

function byLine(changes: readonly Change[]): ChangesByLine {
  const placed = changes.flatMap((change) => {
    const place = change.cause === null ? undefined : showCause(change.cause).place;
    return place === undefined ? [] : [{ change, key: lineKey(place.document, place.line) }];
  });
  const groups = Map.groupBy(placed, ({ key }) => key);
  return new Map(Array.from(groups, ([key, here]) => [key, here.map(({ change }) => change)]));
}

function lineKey(document: DocumentName, line: number | undefined): string {
  return `${document}:${line}`;
}

function pairLines(before: readonly string[], after: readonly string[]): readonly LineRow[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: DIFFERING_LINES_MAX }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  const rows: LineRow[] = [];
  let [left, right, removed]: [number, number, readonly SideLine[]] = [0, 0, []];
  const flush = (added: readonly SideLine[]) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      rows.push({ kind: "line", before: removed[index], after: added[index], changes: [] });
    }
    removed = [];
  };
  for (const { removed: isRemoved, added: isAdded, value } of parts) {
    const [own, others] = [isAdded ? [] : numbered(value, left), isRemoved ? [] : numbered(value, right)];
    [left, right] = [left + own.length, right + others.length];
    if (isRemoved) removed = own;
    else if (isAdded) flush(others);
    else {
      flush([]);
      own.forEach((line, index) => rows.push({ kind: "line", before: line, after: others[index], changes: [] }));
    }
  }
  flush([]);
  return rows;
}

function numbered(lines: readonly string[], from: number): readonly SideLine[] {
  return lines.map((text, index) => ({ number: from + index + 1, text }));
}

function withChanges(row: LineRow, placed: ChangesByLine): LineRow {
  const keys = [lineKey("before", row.before?.number), lineKey("configuration", row.after?.number)];
  const here = keys.flatMap((key) => placed.get(key) ?? []);
  if (here.length === 0) return row;
  return { ...row, changes: here.map(({ effect, text }) => ({ effect: EFFECT_TITLES[effect], text })) };
}

/** Leaves out lines that are the same and far from any that is worth a look. */
function withGaps(rows: readonly LineRow[]): readonly SideRow[] {
  const isNear = nearWorthy(rows);
  const shown: SideRow[] = [];
  let count = 0;
  const closeGap = () => {
    if (count > 0) shown.push({ kind: "gap", count });
    count = 0;
  };
  rows.forEach((row, index) => {
    if (isNear[index] === 1) {
      closeGap();
      shown.push({ ...row, before: cut(row.before), after: cut(row.after) });
    } else count += 1;
  });
  closeGap();
  return shown;
}

/** Marks each row that is within some lines of one that differs, or at which something changes. */
function nearWorthy(rows: readonly LineRow[]): Uint8Array {
  const marks = new Uint8Array(rows.length);
  rows.forEach(({ before, after, changes }, index) => {
    if (before?.text === after?.text && changes.length === 0) return;
    marks.fill(1, Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
  });
  return marks;
}

function cut(line: SideLine | undefined): SideLine | undefined {
  if (line === undefined || line.text.length <= SHOWN_LINE_MAX_CHARACTERS) return line;
  return { ...line, text: `${line.text.slice(0, SHOWN_LINE_MAX_CHARACTERS)}…` };
}

/** The table that a run prints, in Markdown whose columns are aligned. */
import type { Bound, Entry, Figure, Run, Unit } from "./figure.ts";

/** Above this part of the median, the middle half of the rounds is so wide that the table shows it. */
const WIDE = 0.1;

/** One row for each work. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { first, other, floor } = sidesOf(figure);
    return [
      `${figure.group}: ${figure.name}`,
      first === undefined ? "" : measured(first, figure.unit),
      other === undefined ? "" : measured(other, figure.unit),
      first?.timesOther === undefined ? "" : times(first.timesOther),
      floor === undefined ? "" : `${measured(floor, figure.unit)}, ${floor.name}`,
      first?.timesFloor === undefined ? "" : times(first.timesFloor),
      promised(figure),
      peersOf(figure),
    ];
  });
  const otherName = figures.map((figure) => sidesOf(figure).other?.name).find((name) => name !== undefined) ?? "";
  const head = ["Work", "This", otherName, "This / it", "Floor", "This / floor", "Promised", "Others / floor"];
  return markdownTable(head, rows);
}

/** The checkout that is measured, the commit that it is compared with, and the floor. */
export function sidesOf({ entries }: Figure): {
  readonly first?: Entry;
  readonly other?: Entry;
  readonly floor?: Entry;
} {
  const [first, other] = entries.filter(({ kind }) => kind === "subject");
  const floor = entries.find(({ kind }) => kind === "floor");
  return {
    ...(first === undefined ? {} : { first }),
    ...(other === undefined ? {} : { other }),
    ...(floor === undefined ? {} : { floor }),
  };
}

/** The figures of others, in times the floor. */
export function peersOf({ entries }: Figure): string {
  return entries
    .filter(({ kind }) => kind === "peer")
    .map(({ name, timesFloor = Number.NaN }) => `${name} ${times(timesFloor)}`)
    .join(", ");
}

/** The promise, and whether it is kept. */
export function promised(figure: Figure): string {
  const { bound = {}, unit } = figure;
  const parts = [
    ...(bound.floors === undefined ? [] : [`≤ ${times(bound.floors)} floor`]),
    ...(bound.value === undefined ? [] : [`≤ ${bound.value} ${unit}`]),
    ...Object.entries(bound.faster ?? {}).map(([peer, factor]) => `${times(factor)} as fast as ${peer}`),
  ];
  if (parts.length === 0) return "";
  return `${parts.join(", ")}: ${isKept(figure, bound) ? "kept" : "not kept"}`;
}

function isKept(figure: Figure, { floors = Infinity, value = Infinity, faster = {} }: Bound): boolean {
  const { first } = sidesOf(figure);
  if (first === undefined) return false;
  const isFaster = ([name, factor]: readonly [string, number]) => {
    const peer = figure.entries.find((entry) => entry.kind === "peer" && entry.name === name);
    return (first.timesFloor ?? Infinity) * factor <= (peer?.timesFloor ?? 0);
  };
  return (first.timesFloor ?? 0) <= floors && first.median <= value && Object.entries(faster).every(isFaster);
}

export function measured({ median, p25, p75 }: Entry, unit: Unit): string {
  const range = p75 - p25 > WIDE * median ? ` (${short(p25)}–${short(p75)})` : "";
  return `${short(median)} ${unit}${range}`;
}

export function times(factor: number): string {
  return `${short(factor)} ×`;
}

/** Three digits are more than such numbers are good for. */
function short(value: number): string {
  return value.toLocaleString("en", value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });
}

/** Every column is as wide as its widest cell; those that are empty in all rows are left out. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ""));
  const widthOf = (column: number) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[], fill = " ") =>
    `| ${columns.map((column) => (row[column] ?? "").padEnd(widthOf(column), fill)).join(" | ")} |\n`;
  const rule = line(
    head.map(() => ""),
    "-",
  );
  return [line(head), rule, ...rows.map((row) => line(row))].join("");
}

/** The command, the commit and the machine of a run. */
export function runOf({ command, date, commit, isChanged, machine }: Run): string {
  return `| | |
|---|---|
| Command | \`${command}\` |
| Date | ${date} |
| Commit | ${commit}${isChanged ? ", with changes" : ""} |
| Processor | ${machine.processor}, ${machine.cores} cores |
| Memory | ${machine.memoryGigabytes} GB |
| System | ${machine.system} |
| Node | ${machine.node} |
`;
}

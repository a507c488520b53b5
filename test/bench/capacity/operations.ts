/**
 * The requests of a day of an export to the platform: counted by `test/worker/export-jobs/operations.workers.test.ts`.
 */

import { markdownTable } from "../table.ts";

export interface Operations {
  /** The number of entries that the log gets in a day, evenly. */
  readonly entriesPerDay: number;
  readonly intervalMinutes: number;
  /** Objects that are written, and lists of them: class A. */
  readonly writes: number;
  /** Objects that are read: class B. */
  readonly reads: number;
  /** Rows of the log that are read. */
  readonly rows: number;
}

/** Its runs, their comparisons, a manifest an hour, and a turn over what the hours before had: of four hours, times six. */
export const OPERATIONS: readonly Operations[] = [
  { entriesPerDay: 0, intervalMinutes: 1, writes: 48, reads: 13_344, rows: 347_040 },
  { entriesPerDay: 0, intervalMinutes: 15, writes: 48, reads: 912, rows: 23_136 },
  { entriesPerDay: 0, intervalMinutes: 60, writes: 48, reads: 246, rows: 5_784 },
  { entriesPerDay: 1_440, intervalMinutes: 1, writes: 1_488, reads: 20_184, rows: 522_000 },
  { entriesPerDay: 1_440, intervalMinutes: 15, writes: 144, reads: 1_368, rows: 36_816 },
  { entriesPerDay: 1_440, intervalMinutes: 60, writes: 72, reads: 360, rows: 10_824 },
  { entriesPerDay: 28_800, intervalMinutes: 1, writes: 1_488, reads: 20_184, rows: 437_700 },
  { entriesPerDay: 28_800, intervalMinutes: 15, writes: 144, reads: 1_368, rows: 86_556 },
  { entriesPerDay: 28_800, intervalMinutes: 60, writes: 72, reads: 360, rows: 66_132 },
];

/** Dollars for a million, beyond what a plan includes, as the lists of R2 and D1 had them on the day. */
const PRICES = { day: "2026-08-03", writes: 4.5, reads: 0.36, rows: 0.001 } as const;

/** A part of `docs/capacity.md`. */
export function operationsText(): string {
  return `A run reads what is new of the log, and a few objects to find where the export ends. Afterwards it [compares what it
added, and a slice of a turn over everything](audit-export.md#to-compare-an-export-with-its-server). Counted for four hours, after four others, in an
export of the server's own log, times six; with \`AUDIT_EXPORT_COMPARE_ALL_DAYS\` as it is by default, and priced by the public lists of
[R2](https://developers.cloudflare.com/r2/pricing/) (class A $${PRICES.writes.toFixed(2)} a million, class B $${PRICES.reads.toFixed(2)}) and
[D1](https://developers.cloudflare.com/d1/platform/pricing/) (rows read $${PRICES.rows.toFixed(3)} a million) of ${PRICES.day}, without what a plan includes:

${markdownTable(
  ["Entries a day", "Interval", "Written (class A)", "Read (class B)", "Rows read", "A day", "A month"],
  OPERATIONS.map((one) => [
    number(one.entriesPerDay),
    `${one.intervalMinutes} min`,
    number(one.writes),
    number(one.reads),
    number(one.rows),
    dollars(priceOf(one)),
    dollars(30 * priceOf(one)),
  ]),
)}
Each further segment is read once more in a turn, with its entries, which takes three quarters of the days that are set. By calculation, an export
of a year with an interval of a minute and a segment from each run has 525,600 segments, so that a turn of 5¼ days reads some
102,000 objects a day more, for $${(((525_600 * 1.02) / 5.25 / 1e6) * PRICES.reads).toFixed(2)}. An interval of 15 minutes divides that by 15. As long as something differs, each run
looks there again: at up to 20 places, each of which is one segment or up to 50 small ones.
`;
}

function priceOf({ writes, reads, rows }: Operations): number {
  return (writes * PRICES.writes + reads * PRICES.reads + rows * PRICES.rows) / 1e6;
}

function dollars(amount: number): string {
  return `$${amount.toFixed(amount < 0.01 ? 4 : 2)}`;
}

function number(value: number): string {
  return value.toLocaleString("en");
}

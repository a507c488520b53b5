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
export const PRICES = { day: "2026-08-03", writes: 4.5, reads: 0.36, rows: 0.001 } as const;

export function operationsTable(): string {
  return markdownTable(
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
  );
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

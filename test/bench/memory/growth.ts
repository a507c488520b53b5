/** The growth of memory over requests, by samples that are as many requests apart. */
import { markdownTable } from "../table.ts";

/** The number of samples of each kind of request. */
export const SAMPLES = 40;

/** The samples of the table: after an eighth of the requests, which fill what is bounded, a quarter, half, and all. */
const SHOWN = [5, 10, 20, 40] as const;

/**
 * The growth after the first shown sample that is none: the collector alone moves samples by some percent. To keep two
 * hundred bytes of each of 350,000 requests would be more.
 */
const GROWTH_MAX = 0.1;

export const BYTES_PER_MEGABYTE = 1_000_000;

/** A kind of request, with the memory of the process at each sample. */
export interface Measured {
  readonly name: string;
  readonly bytes: readonly number[];
}

/** The part by which memory grew after the first shown sample, up to the last one. */
export function growthOf({ bytes }: Measured): number {
  const [first = Number.NaN, last = Number.NaN] = [bytes[SHOWN[0] - 1], bytes[SAMPLES - 1]];
  return last / first - 1;
}

/** Tells if memory stays as it is after the first shown sample. */
export function isFlat(measured: Measured): boolean {
  return growthOf(measured) <= GROWTH_MAX;
}

/** A row for each kind. @param requests of each of them. */
export function growthTable(measured: readonly Measured[], requests: number): string {
  const counts = SHOWN.map((sample) => ((requests / SAMPLES) * sample).toLocaleString("en"));
  const head = ["Requests", ...counts.map((count) => `After ${count}`), `Growth after ${counts[0]}`];
  const rows = measured.map((one) => [
    one.name,
    ...SHOWN.map((sample) => `${Math.round((one.bytes[sample - 1] ?? Number.NaN) / BYTES_PER_MEGABYTE)} MB`),
    `${Math.round(growthOf(one) * 100)} %, ${isFlat(one) ? "flat" : "not flat"}`,
  ]);
  return markdownTable(head, rows);
}

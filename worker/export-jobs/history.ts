/** How an export went in each of the last hours: what a plot of it needs, and no more. Pure data. */

import type { ExportHour } from "../platform/export-job.ts";
import { hourOf } from "../platform/hours.ts";
import { AUDIT_EXPORT_HISTORY_HOURS } from "../values/limits.ts";

/** What is known at a moment. */
interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly entries: number;
  /** When the log was last read to its end, in milliseconds since 1970; null where it never was. */
  readonly caughtUpTime: number | null;
}

/** The hours with what is known now, the oldest first, without those that are too old. Hours of which nothing is known are left out. */
export function withMoment(
  hours: readonly ExportHour[],
  { now, entries, caughtUpTime }: Moment,
): readonly ExportHour[] {
  const hour = hourOf(now);
  const known = hours.find((one) => one.hour === hour);
  const lagSeconds = caughtUpTime === null ? null : Math.max(0, Math.floor((now - caughtUpTime) / 1_000));
  const longest = known === undefined ? lagSeconds : longer(known.lagSeconds, lagSeconds);
  return [
    ...hours.filter((one) => one.hour < hour && one.hour > hour - AUDIT_EXPORT_HISTORY_HOURS),
    { hour, entries, lagSeconds: longest },
  ];
}

function longer(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

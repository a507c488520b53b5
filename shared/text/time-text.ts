/** Times of records (RFC 3339) in words. */

import { countOf } from "./wording.ts";

/** The units with their seconds, the largest first. */
const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/**
 * The time between now and another time, in the largest unit of which it is at least one: "3 minutes ago", "in 2 days". A time to come is
 * rounded, so that what lasts for 7 days ends in 7 days also a second after it began.
 */
export function relativeTime(value: string, now: Date): string {
  const seconds = (Date.parse(value) - now.getTime()) / 1_000;
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  if (unit === undefined) return seconds > 0 ? "in less than a minute" : "just now";
  const [noun, size] = unit;
  const count = Math.abs(seconds) / size;
  return seconds > 0 ? `in ${countOf(Math.round(count), noun)}` : `${countOf(Math.floor(count), noun)} ago`;
}

/** A time to the second: "2026-01-31 12:00:05 UTC". */
export function exactTime(value: string): string {
  const [day, time = ""] = new Date(value).toISOString().split("T");
  return `${day} ${time.slice(0, "12:00:05".length)} UTC`;
}

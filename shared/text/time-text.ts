/** Times of records (RFC 3339) in words. */

import { countOf } from "./wording.ts";

/** The units with their seconds, the largest first. */
const UNITS = [
  { noun: "year", size: 365 * 86_400 },
  { noun: "month", size: 30 * 86_400 },
  { noun: "day", size: 86_400 },
  { noun: "hour", size: 3_600 },
  { noun: "minute", size: 60 },
] as const;

/**
 * The time between now and another time, in the largest unit of which it is at least one: "3 minutes ago", "in 2 days". A time to come is
 * rounded, so that what lasts for 7 days ends in 7 days also a second after it began, and 60 minutes are an hour.
 */
export function relativeTime(value: string, now: Date): string {
  const seconds = (Date.parse(value) - now.getTime()) / 1_000;
  const unit = unitOf(Math.abs(seconds));
  if (unit === undefined) return seconds > 0 ? "in less than a minute" : "just now";
  if (seconds < 0) return `${countOf(Math.floor(-seconds / unit.size), unit.noun)} ago`;
  const rounded = Math.round(seconds / unit.size) * unit.size;
  const { noun, size } = unitOf(rounded) ?? unit;
  return `in ${countOf(Math.round(rounded / size), noun)}`;
}

function unitOf(seconds: number) {
  return UNITS.find(({ size }) => seconds >= size);
}

/** A time to the second: "2026-01-31 12:00:05 UTC". */
export function exactTime(value: string): string {
  const [day, time = ""] = new Date(value).toISOString().split("T");
  return `${day} ${time.slice(0, "12:00:05".length)} UTC`;
}

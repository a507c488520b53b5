/** A time in records: RFC 3339, UTC, whole seconds, so that two of them can be compared as strings. */
export function timeText(time: Date): string {
  return `${time.toISOString().slice(0, "2026-01-01T00:00:00".length)}Z`;
}

/** The same of milliseconds since 1970; null where there are none. */
export function timeTextOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : timeText(new Date(milliseconds));
}

/** The day of a time, in UTC: 2026-01-31. */
export function dayText(time: Date): string {
  return time.toISOString().slice(0, "2026-01-31".length);
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME_AND_OFFSET = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const LAST_YEAR = 9999;

/** The time that a text of RFC 3339 states; undefined where it states none, or none that `timeText` can write. */
export function readTime(text: string): Date | undefined {
  const [date = "", rest = "", ...more] = text.toUpperCase().split("T", 3);
  if (more.length > 0 || !isDate(date) || !TIME_AND_OFFSET.test(rest)) return undefined;
  const time = new Date(`${date}T${rest}`);
  const year = time.getUTCFullYear();
  return year >= 0 && year <= LAST_YEAR ? time : undefined;
}

/** Tests if there is such a day: `Date` accepts the 30th of February as a day in March. */
function isDate(text: string): boolean {
  const [year, month, day] = DATE.exec(text)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A time some days after another. */
export function daysAfter(time: Date, days: number): Date {
  return new Date(time.getTime() + days * 86_400_000);
}

/** A time some hours after another; before it, where they are fewer than 0. */
export function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * 3_600_000);
}

/** A time some seconds before another. */
export function secondsBefore(time: Date, seconds: number): Date {
  return new Date(time.getTime() - seconds * 1_000);
}

/** A time some seconds after another. */
export function secondsAfter(time: Date, seconds: number): Date {
  return secondsBefore(time, -seconds);
}

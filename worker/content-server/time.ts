/** A time as records have it: RFC 3339, UTC, whole seconds, so that two of them compare as texts. */
export function timeText(time: Date): string {
  return `${time.toISOString().slice(0, "2026-01-01T00:00:00".length)}Z`;
}

/** A time some seconds before another. */
export function secondsBefore(time: Date, seconds: number): Date {
  return new Date(time.getTime() - seconds * 1_000);
}

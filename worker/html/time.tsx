/** A time of a record (RFC 3339, UTC) to the minute; the text in its place where there is none. */
export function Time({ value, none = "never" }: { readonly value: string | null; readonly none?: string }) {
  if (value === null) return <>{none}</>;
  return <time dateTime={value}>{`${value.slice(0, "2026-01-01".length)} ${value.slice(11, 16)} UTC`}</time>;
}

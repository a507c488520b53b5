import type { Diagnostic } from "../../shared/index.ts";

/** The first error with its place and what to do, and how many more there are. */
export function describeErrors(
  errors: readonly Pick<Diagnostic, "range" | "message" | "advice">[],
  count = errors.length,
): string {
  const [first] = errors;
  if (first === undefined) return "";
  const { range, message, advice } = first;
  const place = range === undefined ? "" : `Line ${range.start.line}, column ${range.start.column}: `;
  const more = count === 1 ? "" : ` Errors beside this one: ${count - 1}.`;
  return `${place}${message} ${advice}${more}`;
}

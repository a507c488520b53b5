/**
 * Writes one line of JSON to the error log. A log is read by more people than a request is meant for:
 * never pass a body, a header or a query.
 */
export function logError(event: string, details: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify({ level: "error", event, ...details }));
}

import { maskKeyValues } from "../shared/index.ts";

/**
 * Writes one line of JSON to the error log. A log is read by more people than a request is meant for:
 * never pass a body, a header or a query.
 */
export function logError(event: string, details: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify({ level: "error", event, ...details }));
}

/** What was thrown, for the log: without a stack, and without what is secret. */
export function redactError(thrown: unknown, secrets: readonly string[]): string {
  const told = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : `A ${typeof thrown} was thrown.`;
  return maskKeyValues(secrets.reduce((text, secret) => text.replaceAll(secret, "•••"), told));
}

import { maskKeyValues } from "../../shared/index.ts";

/** What was thrown, for the log: without a stack, and without what is secret. */
export function toldError(thrown: unknown, secrets: readonly string[]): string {
  const told = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : `A ${typeof thrown} was thrown.`;
  return maskKeyValues(secrets.reduce((text, secret) => text.replaceAll(secret, "•••"), told));
}

import { maskKeyValues } from "../../shared/index.ts";

/** Lines of the error log about one event in one isolate; more are counted, and the next line says how many. */
export const LOG_MAX_LINES_A_MINUTE = 600;

type Level = "error" | "warning";

/** The events of the log. docs/monitoring.md has the meaning of each, and from when on somebody should look. */
export const ERROR_EVENTS = [
  "not-set-up",
  "not-migrated",
  "unexpected",
  "database-full",
  "activity-not-noted",
  "opening-not-noted",
  "replica-not-read",
  "rate-limit-failed",
  "upstream-failed",
  "identity-provider-failed",
  "sign-in-refused",
  "metrics-not-handed-over",
  "metrics-incomplete",
  "audit-export-failed",
  "audit-export-broken",
  "audit-export-not-compared",
  "audit-export-not-told",
  "audit-export-status",
  "audit-export-push-failed",
  "audit-export-push-not-delivered",
  "audit-export-push-not-told",
  "audit-export-push-not-woken",
  "audit-export-push-status",
  "audit-log-not-pruned",
] as const;

export const WARNING_EVENTS = ["database-nearly-full"] as const;

export type ErrorEvent = (typeof ERROR_EVENTS)[number];

type WarningEvent = (typeof WARNING_EVENTS)[number];

/** The lines about an event in one minute. */
interface Minute {
  /** Since 1970. */
  readonly number: number;
  lines: number;
}

const latest = new Map<ErrorEvent | WarningEvent, Minute>();

/**
 * Writes one line of JSON to the error log. A log is read by more people than a request is meant for:
 * never pass a body, a header or a query. Who repeats a request does not fill the log: of too many lines about an event, the
 * first ones of each minute are written, and the next one says how many were `omitted` before it.
 */
export function logError(event: ErrorEvent, details: Readonly<Record<string, unknown>>): void {
  log("error", event, details);
}

/** The same of what is no error yet. */
export function logWarning(event: WarningEvent, details: Readonly<Record<string, unknown>>): void {
  log("warning", event, details);
}

function log(level: Level, event: ErrorEvent | WarningEvent, details: Readonly<Record<string, unknown>>): void {
  const number = Math.floor(Date.now() / 60_000);
  const minute = latest.get(event) ?? { number, lines: 0 };
  if (minute.number === number) {
    latest.set(event, minute);
    minute.lines += 1;
    if (minute.lines <= LOG_MAX_LINES_A_MINUTE) write(level, event, details);
    return;
  }
  latest.set(event, { number, lines: 1 });
  const omitted = Math.max(0, minute.lines - LOG_MAX_LINES_A_MINUTE);
  write(level, event, omitted === 0 ? details : { ...details, omitted });
}

function write(level: Level, event: ErrorEvent | WarningEvent, details: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify({ level, event, ...details }));
}

/** A thrown value, for the log: without a stack, and without what is secret. */
export function redactError(thrown: unknown, secrets: readonly string[]): string {
  const told = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : `A ${typeof thrown} was thrown.`;
  return maskKeyValues(secrets.reduce((text, secret) => text.replaceAll(secret, "•••"), told));
}

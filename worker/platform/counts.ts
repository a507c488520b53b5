/** The counts of requests: pure data, which is added up in isolates first, and then in the object that keeps it. */

/**
 * Counts by their keys, of which `parseKey` says the forms. All are whole numbers, those of time milliseconds, so that sums are
 * exact in any order of addition.
 */
export type Counts = ReadonlyMap<string, number>;

/** The counts that an isolate sends at once. */
export interface CountsBatch {
  /** The isolate's own id. */
  readonly isolate: string;
  /** From 1, one more with each batch. A batch that is sent again has its number still. */
  readonly sequence: number;
  readonly counts: Counts;
}

/** A request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** The path pattern of its route; undefined where it was answered before one was looked for. */
  readonly route: string | undefined;
  readonly status: number;
  /** From its arrival to the beginning of its answer. */
  readonly milliseconds: number;
}

/** The requests that one key counts. No part of it has a space. */
export type CountedThing =
  /** Requests. */
  | { readonly kind: "requests"; readonly route: string; readonly method: string; readonly status: string }
  /** Requests that took at most `maxMilliseconds`, and longer than the next lower bound; Infinity is the last bound. */
  | { readonly kind: "durations"; readonly route: string; readonly maxMilliseconds: number }
  /** The time that requests took together. */
  | { readonly kind: "milliseconds"; readonly route: string }
  /** Requests past a limit. */
  | { readonly kind: "limited"; readonly limit: string }
  | { readonly kind: "unexpected-errors" };

/** The bounds of durations, ascending; above the last one there is Infinity. */
export const DURATION_BOUNDS_MILLISECONDS = [
  5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000, 60_000,
] as const;

/** Instead of a route where none was looked for. */
const NO_ROUTE = "none";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The statuses that have a meaning of their own. Of others, which the upstream of API content may choose, the class is counted. */
const STATUS = /^(?:101|20[0-8]|226|30[0-8]|4[01]\d|42[1-689]|431|451|50[0-8]|51[01])$/;

/** Counts a request. */
export function countRequest(counts: Map<string, number>, request: AnsweredRequest): void {
  const { status, route = NO_ROUTE } = request;
  const method = METHODS.includes(request.method) ? request.method : "other";
  const milliseconds = Math.max(0, Math.round(request.milliseconds));
  const bound = DURATION_BOUNDS_MILLISECONDS.find((maxMilliseconds) => milliseconds <= maxMilliseconds) ?? Infinity;
  add(counts, `requests ${route} ${method} ${statusLabel(status)}`, 1);
  add(counts, `durations ${route} ${bound}`, 1);
  add(counts, `milliseconds ${route}`, milliseconds);
}

/** Counts a request past a limit. */
export function countLimited(counts: Map<string, number>, limit: string): void {
  add(counts, `limited ${limit}`, 1);
}

/** Counts an unexpected error. */
export function countUnexpectedError(counts: Map<string, number>): void {
  add(counts, "unexpected-errors", 1);
}

/** The requests that a key counts; undefined for an unknown key: counts outlive the version that created them. */
export function parseKey(key: string): CountedThing | undefined {
  const [kind, route = "", first = "", second = ""] = key.split(" ");
  if (kind === "requests") return { kind, route, method: first, status: second };
  if (kind === "durations") return { kind, route, maxMilliseconds: Number(first) };
  if (kind === "milliseconds") return { kind, route };
  if (kind === "limited") return { kind, limit: route };
  return kind === "unexpected-errors" ? { kind } : undefined;
}

function statusLabel(status: number): string {
  return STATUS.test(String(status)) ? String(status) : `${Math.floor(status / 100)}xx`;
}

function add(counts: Map<string, number>, key: string, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}

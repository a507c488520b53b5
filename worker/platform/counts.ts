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
type CountedThing =
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

/** The hours since 1970 of a time in milliseconds. */
export function hourOf(milliseconds: number): number {
  return Math.floor(milliseconds / 3_600_000);
}

/** An hour as people read it, such as 2026-01-31 12:00 UTC. */
export function nameOfHour(hour: number): string {
  return `${new Date(hour * 3_600_000).toISOString().slice(0, "2026-01-31T12:00".length).replace("T", " ")} UTC`;
}

/** The counts of one hour. */
export interface Hour {
  /** Hours since 1970. */
  readonly hour: number;
  /** By the keys of `coarseCounts`. */
  readonly counts: Counts;
}

/**
 * Counts without their routes and methods, so coarse that a week of hours is small: requests by the first digit of their status,
 * durations, and the rest as it is.
 */
export function coarseCounts(counts: Counts): Counts {
  const coarse = new Map<string, number>();
  for (const [key, amount] of counts) {
    const thing = parseKey(key);
    if (thing === undefined || thing.kind === "milliseconds") continue;
    const name =
      thing.kind === "requests"
        ? `requests ${thing.status.slice(0, 1)}`
        : thing.kind === "durations"
          ? `durations ${thing.maxMilliseconds}`
          : key;
    add(coarse, name, amount);
  }
  return coarse;
}

/** The number of requests of an hour that had a status that begins with this digit. */
export function requestsOf({ counts }: Hour, digit: 1 | 2 | 3 | 4 | 5): number {
  return counts.get(`requests ${digit}`) ?? 0;
}

/** The number of those that were past a limit. */
export function limitedOf({ counts }: Hour, limit: string): number {
  return counts.get(`limited ${limit}`) ?? 0;
}

/** The number of those that failed with an unexpected error. */
export function unexpectedErrorsOf({ counts }: Hour): number {
  return counts.get("unexpected-errors") ?? 0;
}

/**
 * The bound in milliseconds below which a share of the requests of an hour took; null where there was none. What took longer than
 * the highest bound counts as that.
 */
export function durationOf({ counts }: Hour, share: number): number | null {
  const highest = DURATION_BOUNDS_MILLISECONDS.at(-1) ?? 0;
  const all = [...DURATION_BOUNDS_MILLISECONDS, Number.POSITIVE_INFINITY];
  const amounts = all.map((bound) => counts.get(`durations ${bound}`) ?? 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let upTo = 0;
  const index = amounts.findIndex((amount) => {
    upTo += amount;
    return amount > 0 && upTo >= share * total;
  });
  return index === -1 ? null : Math.min(all[index] ?? highest, highest);
}

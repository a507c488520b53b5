import { RATE_LIMIT_MAX_SECONDS } from "../values/limits.ts";
import type { Bindings } from "./bindings.ts";
import { logError } from "./log.ts";
import { tally } from "./tally.ts";

/**
 * The actions that a caller may do only so often, and the binding that counts each. The sections `[[ratelimits]]` of wrangler.toml say how
 * often that is.
 * See docs/decisions/0105-rate-limits.md.
 */
export const LIMITS = {
  /** Requests with a key that is not valid. */
  failed_authentication: "FAILED_AUTHENTICATION_LIMIT",
  /** Requests that check configurations, which need no key. */
  checks: "CHECKS_LIMIT",
  /** Requests to the management API but uploads. */
  management: "MANAGEMENT_LIMIT",
  uploads: "UPLOADS_LIMIT",
  /** Requests of a user that are refused, each of which is in the audit log. */
  refusals: "REFUSALS_LIMIT",
} as const satisfies Readonly<Record<string, keyof Bindings>>;

export type LimitName = keyof typeof LIMITS;

/** The bindings that count. */
export type RateLimits = Pick<Bindings, (typeof LIMITS)[LimitName]>;

/** The facts about a request by which it is counted. */
interface Request {
  readonly rateLimits: RateLimits;
  readonly requestId: string;
  readonly now: Date;
}

/** The callers who are told to wait, by limit: a flood is refused at no cost. */
const waiting = createMemory(RATE_LIMIT_MAX_SECONDS);

/**
 * Counts one more for a caller, and says whether that is past the limit. Where the platform does not say, it is not: limits keep
 * up the service, and must not end it.
 *
 * @param caller never the value of a key.
 */
export async function isPast(request: Request, limit: LimitName, caller: string): Promise<boolean> {
  const { rateLimits, requestId, now } = request;
  if (mustWait(limit, caller, now)) return true;
  try {
    const { success } = await rateLimits[LIMITS[limit]].limit({ key: caller });
    if (!success) waiting.add(`${limit} ${caller}`, now);
    return !success;
  } catch (error) {
    logError("rate-limit-failed", { requestId, limit, message: String(error) });
    return false;
  }
}

/** Tells if this isolate told a caller to wait. Nothing is counted. */
export function mustWait(limit: LimitName, caller: string, now: Date): boolean {
  return waiting.has(`${limit} ${caller}`, now);
}

/** The failure of a request past a limit, which is counted. Nothing else is written of it. */
export function limitReached(limit: LimitName) {
  tally.countLimited(limit);
  return { kind: "too-many-requests", limit } as const;
}

/** Names that an isolate remembers at a time, of keys and of addresses: some hundred bytes each. */
export const MEMORY_MAX_NAMES = 10_000;

/** Names that this isolate remembers for some time. Others know nothing of them, and of too many the oldest are forgotten. */
interface Memory {
  readonly has: (name: string, now: Date) => boolean;
  readonly add: (name: string, now: Date) => void;
  readonly delete: (name: string) => void;
}

/** A memory that is empty. @param seconds how long a name is remembered after it was last added. */
export function createMemory(seconds: number): Memory {
  /** The time at which each was last added, in milliseconds since 1970; the oldest first. */
  const times = new Map<string, number>();
  return {
    has: (name, now) => now.getTime() - (times.get(name) ?? -Infinity) < seconds * 1_000,
    add: (name, now) => {
      times.delete(name);
      times.set(name, now.getTime());
      const [oldest] = times.keys();
      if (times.size > MEMORY_MAX_NAMES && oldest !== undefined) times.delete(oldest);
    },
    delete: (name) => void times.delete(name),
  };
}

import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { Caller } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { logError } from "../platform/log.ts";
import { createMemory, isPast, limitReached, mustWait } from "../platform/rate-limits.ts";
import { RATE_LIMIT_MAX_SECONDS } from "../values/limits.ts";
import { verifyAssertion } from "./assertion.ts";
import {
  callerByKey,
  type FoundCaller,
  type FoundSession,
  noteActivity,
  sessionBy,
  sessionTimes,
} from "./caller-store.ts";
import type { Sender, Sent } from "./sender.ts";

/** The sender of a request, once it is known who that is. */
interface Authenticated {
  /** Undefined where the request carries no key and no session. */
  readonly caller: Caller | undefined;
  /** The time of last use was stored, after what was read together with the caller. */
  readonly isNoted: boolean;
}

const NO_CALLER: Authenticated = { caller: undefined, isNoted: false };

/**
 * The caller who sends a request; undefined where it carries no key and no session. An invalid key is an error, not the
 * absence of a key. A session that has ended is its absence: the browser sends its cookie all the same, to what anyone
 * may see, too.
 */
export async function authenticate(
  sender: Sender,
  { headers }: Pick<Request, "headers">,
  context: Context,
): Promise<Result<Authenticated, Failure>> {
  const { sent } = sender;
  if (sent.kind === "none") return ok(NO_CALLER);
  if (isKeptOut(sender, context.now)) return err(limitReached("failed_authentication"));
  const found = await find(sent, context);
  if (found === undefined) {
    if (await isPastFailures(sender, context)) return err(limitReached("failed_authentication"));
    return sent.kind === "session" ? ok(NO_CALLER) : err({ kind: "key-not-valid" });
  }
  noteSuccess(sender, context.now);
  const isAsserted = "externalId" in found ? await isStillAsserted(found, headers, context) : ok(true);
  if (!isAsserted.ok) return isAsserted;
  if (!isAsserted.value) return ok(NO_CALLER);
  const isNoted = await noteActivityIfPossible(found, context);
  return ok({ caller: found.caller, isNoted });
}

async function find(sent: Sent, { ask, now, settings }: Context): Promise<FoundCaller | FoundSession | undefined> {
  if (!("hash" in sent)) return undefined;
  const [found] =
    sent.kind === "key"
      ? await ask(callerByKey(sent.hash, now))
      : await ask(sessionBy({ hash: sent.hash }, sessionTimes(now, settings)));
  return found;
}

/** A session that an identity proxy signed in needs its assertion of the same person with each request. */
async function isStillAsserted(
  { caller, externalId }: FoundSession,
  headers: Headers,
  context: Context,
): Promise<Result<boolean, Failure>> {
  if (caller.by.kind !== "session" || caller.by.method !== "assertion") return ok(true);
  const person = await verifyAssertion(headers, context);
  return person.ok ? ok(person.value !== undefined && person.value.externalId === externalId) : person;
}

/** Stores the last use of a key or a session, where it is due. Requests that only read work while the database accepts no writes. */
export async function noteActivityIfPossible(
  { caller, activeTime }: FoundCaller,
  { database, now, requestId }: Context,
): Promise<boolean> {
  try {
    return await noteActivity(database, caller, activeTime, now);
  } catch (error) {
    logError("activity-not-noted", { requestId, message: String(error) });
    return false;
  }
}

/** The time for which an isolate remembers that a key was valid, after its last use. */
const VALID_KEY_MEMORY_SECONDS = 60 * 60;

/** Keys and sessions that were not valid. */
const wrong = createMemory(RATE_LIMIT_MAX_SECONDS);
/** Keys and sessions that were valid. They are looked up all the same. */
const valid = createMemory(VALID_KEY_MEMORY_SECONDS);

/**
 * Keeps out those who try keys that are not valid, before a look-up, and lets in those with a valid one at the same
 * address. Only failures are counted, and the binding cannot be asked without counting, so that an isolate remembers
 * what it was told.
 * See docs/decisions/0105-rate-limits.md.
 */
function isKeptOut({ sent, address }: Sender, now: Date): boolean {
  const isKept = (name: string) => mustWait("failed_authentication", name, now);
  if (!("name" in sent)) return isKept(mistypedAt(address));
  return isKept(sent.name) || (isKept(wrongAt(address)) && !valid.has(sent.name, now));
}

/** Counts that a key or a session was not valid, and says whether that is past the limit. */
async function isPastFailures(sender: Sender, context: Context): Promise<boolean> {
  return await isPast(context, "failed_authentication", countedAs(sender, context.now));
}

/** Remembers that a key or a session was valid. */
function noteSuccess({ sent }: Sender, now: Date): void {
  if ("name" in sent) valid.add(sent.name, now);
}

/**
 * The name that a failure counts for: the address; but where a key is tried again, the key. So a program that repeats
 * one old key keeps out itself, and not all who share its address.
 */
function countedAs({ sent, address }: Sender, now: Date): string {
  if (!("name" in sent)) return mistypedAt(address);
  valid.delete(sent.name);
  if (wrong.has(sent.name, now)) return sent.name;
  wrong.add(sent.name, now);
  return wrongAt(address);
}

function wrongAt(address: string): string {
  return `wrong at ${address}`;
}

/** Apart from the others: they cost no look-up, and so keep out none that do. */
function mistypedAt(address: string): string {
  return `mistyped at ${address}`;
}

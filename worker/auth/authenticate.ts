import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { Caller } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { logError } from "../platform/log.ts";
import { limitReached } from "../platform/rate-limits.ts";
import { verifyAssertion } from "./assertion.ts";
import { type FoundCaller, findCaller, noteActivity } from "./caller-store.ts";
import { isKeptOut, isPastFailures, noteSuccess } from "./failed-authentication.ts";
import type { Sender, Sent } from "./sender.ts";
import { type FoundSession, findSession, sessionTimes } from "./session-store.ts";

/**
 * The caller who sends a request; undefined where it carries no key and no session. An invalid key is an error, not the
 * absence of a key. A session that has ended is its absence: the browser sends its cookie all the same, to what anyone
 * may see, too.
 */
export async function authenticate(
  sender: Sender,
  { headers }: Pick<Request, "headers">,
  context: Context,
): Promise<Result<Caller | undefined, Failure>> {
  const { sent } = sender;
  if (sent.kind === "none") return ok(undefined);
  if (isKeptOut(sender, context.now)) return err(limitReached("failed_authentication"));
  const found = await find(sent, context);
  if (found === undefined) {
    const isPast = await isPastFailures(sender, context);
    if (isPast) return err(limitReached("failed_authentication"));
    return sent.kind === "session" ? ok(undefined) : err({ kind: "key-not-valid" });
  }
  noteSuccess(sender, context.now);
  const isAsserted = "externalId" in found ? await isStillAsserted(found, headers, context) : ok(true);
  if (!isAsserted.ok) return isAsserted;
  if (!isAsserted.value) return ok(undefined);
  await noteActivityIfPossible(found, context);
  return ok(found.caller);
}

async function find(sent: Sent, { database, now, settings }: Context): Promise<FoundCaller | FoundSession | undefined> {
  switch (sent.kind) {
    case "key":
      return await findCaller(database, sent.hash, now);
    case "session":
      return await findSession(database, { hash: sent.hash }, sessionTimes(now, settings));
    default:
      return undefined;
  }
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

/** Stores the last use of a key or a session. Requests that only read work while the database accepts no writes. */
export async function noteActivityIfPossible(
  { caller, activeTime }: FoundCaller,
  { database, now, requestId }: Context,
): Promise<void> {
  try {
    await noteActivity(database, caller, activeTime, now);
  } catch (error) {
    logError("activity-not-noted", { requestId, message: String(error) });
  }
}

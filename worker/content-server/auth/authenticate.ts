import { err, ok, type Result } from "../../../shared/index.ts";
import type { Context } from "../../context.ts";
import type { Failure } from "../../errors.ts";
import { logError } from "../../log.ts";
import { limitReached } from "../../rate-limits.ts";
import { type FoundCaller, findCaller, noteActivity } from "../store/callers.ts";
import type { Caller } from "./caller.ts";
import { isKeptOut, isPastFailures, noteSuccess } from "./failed-authentication.ts";
import type { Sender } from "./sender.ts";

/** The caller who sends a request; undefined where it has no key. An invalid key is an error, not the absence of a key. */
export async function authenticate(sender: Sender, context: Context): Promise<Result<Caller | undefined, Failure>> {
  const { key } = sender;
  if (key.kind === "none") return ok(undefined);
  if (isKeptOut(sender, context.now)) return err(limitReached("failed_authentication"));
  const found = key.kind === "key" ? await findCaller(context.database, key.hash, context.now) : undefined;
  if (found === undefined) {
    const isPast = await isPastFailures(sender, context);
    return err(isPast ? limitReached("failed_authentication") : { kind: "key-not-valid" });
  }
  noteSuccess(sender, context.now);
  await noteActivityIfPossible(found, context);
  return ok(found.caller);
}

/** While the database accepts no writes, requests that only read still work. */
async function noteActivityIfPossible(
  { caller, activeTime }: FoundCaller,
  { database, now, requestId }: Context,
): Promise<void> {
  try {
    await noteActivity(database, caller, activeTime, now);
  } catch (error) {
    logError("activity-not-noted", { requestId, message: String(error) });
  }
}

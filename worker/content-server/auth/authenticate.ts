import { err, isKeyValue, ok, type Result } from "../../../shared/index.ts";
import type { Context } from "../../context.ts";
import type { Failure } from "../../errors.ts";
import { logError } from "../../log.ts";
import type { Caller } from "../caller.ts";
import { type FoundCaller, findCaller, noteActivity } from "../store/callers.ts";
import { readCredentials } from "./credentials.ts";
import { hashKey } from "./key-secret.ts";

/** Who makes a request: undefined where it carries no key. A key that is not valid is never taken for none. */
export async function authenticate(headers: Headers, context: Context): Promise<Result<Caller | undefined, Failure>> {
  const { database, settings, now } = context;
  const credentials = readCredentials(headers, settings.keyHeader);
  if (!credentials.ok) return credentials;
  const key = credentials.value;
  if (key === undefined) return ok(undefined);
  if (!isKeyValue(key)) return err({ kind: "key-not-valid" });
  const found = await findCaller(database, await hashKey(key), now);
  if (found === undefined) return err({ kind: "key-not-valid" });
  await noteActivityIfPossible(found, context);
  return ok(found.caller);
}

/** A database that takes no writes for a while still answers whoever only reads. */
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

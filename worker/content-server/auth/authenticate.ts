import { err, isKeyValue, ok, type Result } from "../../../shared/index.ts";
import type { Context } from "../../context.ts";
import type { Failure } from "../../errors.ts";
import { logError } from "../../log.ts";
import { type FoundCaller, findCaller, noteActivity } from "../store/callers.ts";
import type { Caller } from "./caller.ts";
import { hashKey } from "./key-secret.ts";

/** The caller of a request; undefined where it has no key. An invalid key is an error, not the absence of a key. */
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

const SCHEME = /^Key +(.*)$/i;

/**
 * Reads a request's key (specification, section 5) from `Authorization: Key <value>` or from the second header, which
 * accepts the value alone too. Another scheme of `Authorization` is not for this server, and counts as no key.
 *
 * @returns the key as it stands there; undefined where the request carries none.
 */
export function readCredentials(headers: Headers, keyHeader: string): Result<string | undefined, Failure> {
  const first = SCHEME.exec(headers.get("Authorization") ?? "")?.[1]?.trim();
  const sent = headers.get(keyHeader)?.trim();
  const second = sent === undefined || sent === "" ? undefined : (SCHEME.exec(sent)?.[1] ?? sent).trim();
  if (first !== undefined && second !== undefined && first !== second) {
    return err({
      kind: "invalid-request",
      error: `The headers Authorization and ${keyHeader} have different keys. Send one header, or the same key in both.`,
    });
  }
  return ok(first ?? second);
}

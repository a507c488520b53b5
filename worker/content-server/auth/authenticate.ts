import { isKeyValue } from "../../../shared/index.ts";
import type { Context } from "../../context.ts";
import type { Failure } from "../../errors.ts";
import type { Caller } from "../caller.ts";
import { findCaller, noteActivity } from "../store/callers.ts";
import { readCredentials } from "./credentials.ts";

/** Who makes a request: undefined where it carries no key. A key that is not valid is never taken for none. */
export async function authenticate(
  headers: Headers,
  { database, settings, now }: Context,
): Promise<Caller | undefined | Failure> {
  const credentials = readCredentials(headers, settings.keyHeader);
  if ("kind" in credentials) return credentials;
  const { key } = credentials;
  if (key === undefined) return undefined;
  if (!isKeyValue(key)) return { kind: "key-not-valid" };
  const found = await findCaller(database, await hashKey(key), now);
  if (found === undefined) return { kind: "key-not-valid" };
  await noteActivity(database, found.caller, found.activeTime, now);
  return found.caller;
}

/** What of a key's value is stored. */
export async function hashKey(value: string): Promise<ArrayBuffer> {
  return await crypto.subtle.digest("SHA-256", new TextEncoder().encode(value));
}

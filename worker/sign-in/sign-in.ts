import type { SessionMethod } from "../../shared/index.ts";
import { hashSession, newSessionValue, readSessionValue, sessionCookie } from "../auth/session-cookie.ts";
import type { Failure } from "../http/errors.ts";
import type { ActingKey, Identity } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { type NewSession, startSession } from "../sessions/store.ts";
import { hoursAfter } from "../values/time.ts";

/** The user who signs in, and the proof. */
export interface SignIn {
  readonly user: Identity;
  readonly method: SessionMethod;
  /** The key, for the method `api_key` alone. */
  readonly key: ActingKey | null;
}

/** A session that is not stored yet, and the header Set-Cookie that carries it. */
export interface PreparedSession {
  readonly session: NewSession;
  readonly cookie: string;
}

/** Prepares a session, which replaces that of the request. */
export async function prepareSession(
  { headers }: Pick<Request, "headers">,
  { now, settings }: Context,
  who: SignIn,
): Promise<PreparedSession> {
  const value = newSessionValue();
  const before = readSessionValue(headers);
  const session: NewSession = {
    ...who,
    hash: await hashSession(value),
    contentSecret: crypto.getRandomValues(new Uint8Array(32)),
    now,
    expiresAt: hoursAfter(now, settings.sessionMaxHours),
    replaced: before === undefined ? undefined : await hashSession(before),
  };
  return { session, cookie: sessionCookie(value, settings.sessionMaxHours * 3_600) };
}

/** Starts a session, and leads to a path of this server: one that `returnPath` gave. */
export async function signIn(
  request: Pick<Request, "headers">,
  context: Context,
  who: SignIn,
  to: string,
): Promise<Response | Failure> {
  const { session, cookie } = await prepareSession(request, context, who);
  const isStarted = await startSession(context.database, session);
  return isStarted ? signedIn(cookie, to) : LOST;
}

/** Leads to a path of this server with a session's cookie. */
export function signedIn(cookie: string, to: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: to, "Set-Cookie": cookie, "Cache-Control": "no-store" },
  });
}

const LOST: Failure = {
  kind: "not-allowed",
  error: "Your account is locked, or your key is no longer valid. Ask an administrator.",
};

import type { SessionMethod } from "../../shared/index.ts";
import { verifyAssertion } from "../auth/assertion.ts";
import { isForWindow } from "../auth/sender.ts";
import { hashSecret, newSecret, readSessionValue, sessionCookie } from "../auth/session-cookie.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { ActingKey, Identity } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { type NewSession, startSession } from "../sessions/store.ts";
import { isAtServer } from "../settings/content-host.ts";
import { hoursAfter } from "../values/time.ts";
import type { ExchangeError } from "./exchange.ts";
import { returnPath } from "./paths.ts";
import { type StrangerReason, userOfPerson } from "./store.ts";

/**
 * The browser has nothing that the provider's answer belongs to. As the failures below, this repeats nothing that a provider or a link
 * says.
 */
export const NO_ATTEMPT: Failure = {
  kind: "invalid-request",
  error:
    "This sign-in was not begun in this browser, or it is finished or older than ten minutes. " +
    "Go to the sign-in page, and sign in again.",
};

/** The failures of an exchange with the provider. */
export const EXCHANGE_FAILURES: Readonly<Record<ExchangeError["kind"], Failure>> = {
  declined: {
    kind: "not-allowed",
    error:
      "Your organisation's sign-in did not sign you in, or you ended it. Go to the sign-in page, and sign in again.",
  },
  refused: {
    kind: "not-allowed",
    error:
      "What your organisation's sign-in sent does not prove who you are, or was used before. Go to the sign-in page, and " +
      "sign in again. If that does not help, ask the operator: the server's log says what is wrong.",
  },
  unavailable: { kind: "identity-provider-failed" },
};

const ASK = "Ask an administrator of this server";

/** The failures of people whom the provider knows. */
export const STRANGER_FAILURES: Readonly<Record<StrangerReason, Failure>> = {
  locked: { kind: "not-allowed", error: `Your account is locked. ${ASK} to unlock it.` },
  "email-not-verified": {
    kind: "not-allowed",
    error:
      "There is a user with your email address, but your organisation's sign-in does not say that the address is verified. " +
      "Verify it there, and sign in again.",
  },
  "email-of-other": {
    kind: "not-allowed",
    error: `The user with your email address belongs to another sign-in. ${ASK} to remove its external_id.`,
  },
  "email-of-several": {
    kind: "not-allowed",
    error: `Several users have your email address, so that it does not say which one you are. ${ASK} to leave it with one.`,
  },
  unknown: {
    kind: "not-allowed",
    error: `You are known to your organisation, but are no user here. ${ASK} to create one for you.`,
  },
};

/** The user who signs in, and the proof. */
export interface SignIn {
  readonly user: Identity;
  readonly method: SessionMethod;
  /** The key, for the method `api_key` alone. */
  readonly key: ActingKey | null;
}

/** A session that is not stored yet, and the header Set-Cookie that carries it. */
interface PreparedSession {
  readonly session: NewSession;
  readonly cookie: string;
}

/** Prepares a session, which replaces that of the request. */
export async function prepareSession(
  { headers }: Pick<Request, "headers">,
  { now, settings }: Context,
  who: SignIn,
): Promise<PreparedSession> {
  const value = newSecret();
  const before = readSessionValue(headers);
  const session: NewSession = {
    ...who,
    hash: await hashSecret(value),
    contentSecret: crypto.getRandomValues(new Uint8Array(32)),
    now,
    expiresAt: hoursAfter(now, settings.sessionMaxHours),
    replaced: before === undefined ? undefined : await hashSecret(before),
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
function signedIn(cookie: string, to: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: to, "Set-Cookie": cookie, "Cache-Control": "no-store" },
  });
}

const LOST: Failure = {
  kind: "not-allowed",
  error: "Your account is locked, or your key is no longer valid. Ask an administrator.",
};

/**
 * Signs in who opens an address and is vouched for by the identity proxy, and leads to that address again; a failure
 * where the proxy says who it is, but that is no user. Undefined where no assertion is valid, for what is no opening of
 * an address, and at the origins of content.
 */
export async function signInByAssertion(
  request: RoutedRequest,
  context: Context,
): Promise<Response | Failure | undefined> {
  const { headers, url } = request;
  if (!isForWindow(request) || !isAtServer(url, context.settings)) return undefined;
  const person = await verifyAssertion(headers, context);
  if (!person.ok) return person.error;
  if (person.value === undefined) return undefined;
  const user = await userOfPerson(person.value, context);
  if (!user.ok) return STRANGER_FAILURES[user.error];
  const { pathname, search } = new URL(url);
  return await signIn(
    request,
    context,
    { user: user.value, method: "assertion", key: null },
    returnPath(pathname + search),
  );
}

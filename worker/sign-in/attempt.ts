/**
 * A sign-in at a provider that is in progress. The browser alone keeps it, in a cookie for each, so that people who are
 * not signed in write nothing to the database, and tabs sign in side by side.
 * See docs/decisions/0118-who-signs-in.md.
 */

import { generateRandomCodeVerifier, generateRandomNonce, generateRandomState } from "oauth4webapi";
import { hostCookie, readCookie } from "../auth/session-cookie.ts";
import { returnPath } from "./paths.ts";

export interface Attempt {
  /** The provider's answer must repeat it. */
  readonly state: string;
  /** The provider's token must repeat it. */
  readonly nonce: string;
  /** The proof that the code is exchanged with (RFC 7636). */
  readonly verifier: string;
  /** The path to which it leads, as `returnPath` gave it. */
  readonly to: string;
}

/** The time that a person may take to sign in at a provider. */
const SIGN_IN_MAX_SECONDS = 600;

/** Sign-ins that one browser may have in progress; of more, the oldest ones are given up. */
const SIGN_INS_IN_PROGRESS_MAX = 8;

/** Length of the path to which a sign-in at a provider leads back: a browser keeps it in a cookie, of 4 KiB at most. */
const RETURN_PATH_MAX_CHARACTERS = 2_000;

const NAME_START = "__Host-Http-sign-in-";

/** The part of the state that tells one attempt's cookie from another's. */
const NAME_STATE_CHARACTERS = 12;

const VALUE = /^([\w-]{43})\.([\w-]{43})\.([\w-]{43})\.([^;,\s]*)$/;

/** A new attempt. @param to the path that is asked for; a path that is too long leads to the first page. */
export function newAttempt(to: string | null): Attempt {
  return {
    state: generateRandomState(),
    nonce: generateRandomNonce(),
    verifier: generateRandomCodeVerifier(),
    to: to !== null && to.length > RETURN_PATH_MAX_CHARACTERS ? "/" : returnPath(to),
  };
}

/** The headers Set-Cookie that keep an attempt, and remove the oldest of too many: a browser sends these first. */
export function attemptCookies(headers: Headers, { state, nonce, verifier, to }: Attempt): readonly string[] {
  const others = attemptNames(headers);
  const givenUp = others.slice(0, Math.max(0, others.length + 1 - SIGN_INS_IN_PROGRESS_MAX));
  const value = `${state}.${nonce}.${verifier}.${encodeURIComponent(to)}`;
  return [...givenUp.map((name) => hostCookie(name, "", 0)), hostCookie(nameOf(state), value, SIGN_IN_MAX_SECONDS)];
}

/** The attempt with a state; undefined where this browser has none. */
export function readAttempt(headers: Headers, given: string): Attempt | undefined {
  const [, state, nonce, verifier, to] = VALUE.exec(readCookie(headers, nameOf(given)) ?? "") ?? [];
  if (state !== given || nonce === undefined || verifier === undefined || to === undefined) return undefined;
  return { state, nonce, verifier, to: returnPath(decode(to)) };
}

/** The header Set-Cookie that removes an attempt. */
export function endedAttemptCookie({ state }: Pick<Attempt, "state">): string {
  return hostCookie(nameOf(state), "", 0);
}

function attemptNames(headers: Headers): readonly string[] {
  const pairs = headers.get("Cookie")?.split("; ") ?? [];
  return pairs
    .map((pair) => pair.split("=", 1)[0] ?? "")
    .filter((name) => /^__Host-Http-sign-in-[\w-]{12}$/.test(name));
}

function nameOf(state: string): string {
  return NAME_START + state.slice(0, NAME_STATE_CHARACTERS);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Visits of content by people who are signed in: what a session lets its browser show there, and who shows it. */

import { noteActivityIfPossible } from "../auth/authenticate.ts";
import { findSession, sessionTimes } from "../auth/caller-store.ts";
import { type ContentToken, isContentToken, writeContentToken } from "../auth/content-token.ts";
import type { Caller } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { secondsAfter } from "../values/time.ts";

/** The same of a person for whom an identity proxy vouches, at most. */
const ASSERTED_VISIT_MAX_SECONDS = 60 * 60;

/**
 * A token by which a session views a content item for some seconds; undefined where the session has ended. Where an
 * identity proxy vouches for the person with every request, it does so at the server's own origin, to which a token
 * that ends leads back.
 */
export async function newContentToken(
  { database, now, settings }: Context,
  sessionId: number,
  guid: string,
  seconds: number,
): Promise<string | undefined> {
  const session = await findSession(database, { id: sessionId }, sessionTimes(now, settings));
  if (session === undefined) return undefined;
  const { by } = session.caller;
  const isAsserted = by.kind === "session" && by.method === "assertion";
  const most = isAsserted ? ASSERTED_VISIT_MAX_SECONDS : seconds;
  const expiresAtSeconds = Math.floor(secondsAfter(now, Math.min(seconds, most)).getTime() / 1_000);
  return await writeContentToken({ sessionId, guid, expiresAtSeconds }, session.contentSecret);
}

/** The person who views a content item by a token; undefined where the token is not valid or its session has ended. */
export async function findVisitor(context: Context, token: ContentToken, guid: string): Promise<Caller | undefined> {
  const { database, now, settings } = context;
  const session = await findSession(database, { id: token.sessionId }, sessionTimes(now, settings));
  if (session === undefined || !(await isContentToken(token, guid, session.contentSecret, now))) return undefined;
  await noteActivityIfPossible(session, context);
  return session.caller;
}

/** Visits of content by people who are signed in: what a session lets its browser show there, and who shows it. */

import { noteActivityIfPossible } from "../auth/authenticate.ts";
import { sessionBy, sessionTimes, userOfSession } from "../auth/caller-store.ts";
import { type ContentToken, isContentToken, writeContentToken } from "../auth/content-token.ts";
import type { VisitorContext } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import type { Reading } from "../platform/reading.ts";
import { secondsAfter } from "../values/time.ts";
import { visitAhead } from "./serve-content.ts";

/** The same of a person for whom an identity proxy vouches, at most. */
const ASSERTED_VISIT_MAX_SECONDS = 60 * 60;

/**
 * A token by which a session views a content item for some seconds; undefined where the session has ended. Where an
 * identity proxy vouches for the person with every request, it does so at the server's own origin, to which a token
 * that ends leads back.
 */
export async function newContentToken(
  { ask, now, settings }: Context,
  sessionId: number,
  guid: string,
  seconds: number,
): Promise<string | undefined> {
  const [session] = await ask(sessionBy({ id: sessionId }, sessionTimes(now, settings)));
  if (session === undefined) return undefined;
  const { by } = session.caller;
  const isAsserted = by.kind === "session" && by.method === "assertion";
  const most = isAsserted ? ASSERTED_VISIT_MAX_SECONDS : seconds;
  const expiresAtSeconds = Math.floor(secondsAfter(now, Math.min(seconds, most)).getTime() / 1_000);
  return await writeContentToken({ sessionId, guid, expiresAtSeconds }, session.contentSecret);
}

/** The readings of a visit by a token. */
export function tokenAhead(
  { now, settings }: Context,
  { sessionId }: ContentToken,
  guid: string,
  draft: string | undefined,
): readonly Reading<unknown>[] {
  const session = sessionBy({ id: sessionId }, sessionTimes(now, settings));
  return [session, ...visitAhead(guid, userOfSession(sessionId), draft)];
}

/**
 * The context of the person who views a content item by a token, with no caller where the token is not valid or its session has
 * ended.
 */
export async function visitorByToken(context: Context, token: ContentToken, guid: string): Promise<VisitorContext> {
  const { ask, now, settings } = context;
  const visitor = { ...context, sender: userOfSession(token.sessionId), caller: undefined };
  const [session] = await ask(sessionBy({ id: token.sessionId }, sessionTimes(now, settings)));
  if (session === undefined || !(await isContentToken(token, guid, session.contentSecret, now))) return visitor;
  await noteActivityIfPossible(session, context);
  return { ...visitor, caller: session.caller };
}

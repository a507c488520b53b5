import { sessionTimes } from "../auth/session-store.ts";
import { rowIdOf } from "../database/row-values.ts";
import { CALLER_LOST } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { findOwner } from "./owner.ts";
import { endSession, endSessions, listSessions } from "./store.ts";

const NO_SUCH_SESSION: Failure = { kind: "no-such-object", what: "session of this user that you may end" };

/** `GET /v1/users/{guid}/sessions`: a bare array. */
export async function answerListSessions(
  { params }: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const owner = await findOwner(context, params["guid"] ?? "", "list-sessions-of-others");
  if (!owner.ok) return owner.error;
  const { database, caller, now, settings } = context;
  return json(await listSessions(database, owner.value.guid, sessionTimes(now, settings), caller));
}

/** `DELETE /v1/users/{guid}/sessions/{id}`: the browser is signed out with its next request. */
export async function answerEndSession({ params }: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const owner = await findOwner(context, params["guid"] ?? "", "end-sessions-of-others");
  if (!owner.ok) return owner.error;
  const id = rowIdOf(params["id"] ?? "");
  if (id === undefined) return NO_SUCH_SESSION;
  const { database, caller, now } = context;
  const ended = await endSession(database, { caller, now }, owner.value, id);
  if (ended.ok) return noContent();
  return ended.error === "caller-lost" ? CALLER_LOST : NO_SUCH_SESSION;
}

/** `DELETE /v1/users/{guid}/sessions`: all browsers are signed out, that of the caller too. It is no mistake if there are none. */
export async function answerEndSessions(
  { params }: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const owner = await findOwner(context, params["guid"] ?? "", "end-sessions-of-others");
  if (!owner.ok) return owner.error;
  const { database, caller, now } = context;
  const ended = await endSessions(database, { caller, now }, owner.value);
  return !ended.ok && ended.error === "caller-lost" ? CALLER_LOST : noContent();
}

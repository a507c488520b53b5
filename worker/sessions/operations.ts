import { err, ok, type Result, type SessionRecord, type UserRecord } from "../../shared/index.ts";
import { sessionTimes } from "../auth/caller-store.ts";
import { rowIdOf } from "../database/row-values.ts";
import { CALLER_LOST, NO_SUCH_USER } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext, SenderContext } from "../identity/caller.ts";
import { type NamedUser, ofUser, userIn } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { userBy } from "../users/store.ts";
import { endSessions, sessionsOf } from "./store.ts";

const NO_SUCH_SESSION: Failure<"no-such-object"> = {
  kind: "no-such-object",
  what: "session of this user that you may end",
};

function sessionsAhead(context: SenderContext, named: NamedUser) {
  const owner = userIn(context, named);
  return [userBy(owner), sessionsOf(owner, sessionTimes(context.now, context.settings))] as const;
}

/** A user with the sessions of the user. */
export interface SessionOwner {
  readonly owner: UserRecord;
  readonly sessions: readonly SessionRecord[];
}

export const LIST_SESSIONS = operation({
  name: "listSessions",
  summary: "Where a user is signed in.",
  access: ofUser("list-sessions", "list-sessions-of-others", "sessions"),
  input: {},
  failures: ["no-such-object"],
  ahead: sessionsAhead,
  run: async (context, _, named: NamedUser) => {
    const [owner, sessions] = await context.ask(...sessionsAhead(context, named));
    return owner === undefined ? err(NO_SUCH_USER) : ok<SessionOwner>({ owner, sessions: sessions(context.caller) });
  },
});

/** Ends one session: the browser is signed out with its next request. */
export const END_SESSION = operation({
  name: "endSession",
  summary: "Ends one session.",
  access: ofUser("end-session", "end-sessions-of-others", "sessions"),
  input: {},
  failures: ["no-such-object", "not-allowed"],
  ahead: ownerAhead,
  run: async (context, _, { id, ...named }: NamedUser & Named<"id">) => {
    const { database, permit } = context;
    const owner = await readOwner(context, named);
    if (!owner.ok) return owner;
    const row = rowIdOf(id);
    if (row === undefined) return err(NO_SUCH_SESSION);
    const ended = await endSessions(database, permit, owner.value, row);
    if (ended.ok) return ok(null);
    return err(ended.error === "caller-lost" ? CALLER_LOST : NO_SUCH_SESSION);
  },
});

/** Ends all sessions of a user, that of the caller too. It is no mistake if there are none. */
export const END_SESSIONS = operation({
  name: "endSessions",
  summary: "Signs a user out everywhere.",
  access: ofUser("end-session", "end-sessions-of-others", "sessions"),
  input: {},
  failures: ["no-such-object", "not-allowed"],
  ahead: ownerAhead,
  run: async (context, _, named: NamedUser) => {
    const { database, permit } = context;
    const owner = await readOwner(context, named);
    if (!owner.ok) return owner;
    const ended = await endSessions(database, permit, owner.value);
    return !ended.ok && ended.error === "caller-lost" ? err(CALLER_LOST) : ok(null);
  },
});

function ownerAhead(context: SenderContext, named: NamedUser) {
  return [userBy(userIn(context, named))] as const;
}

async function readOwner(
  context: CallerContext,
  named: NamedUser,
): Promise<Result<UserRecord, Failure<"no-such-object">>> {
  const [owner] = await context.ask(...ownerAhead(context, named));
  return owner === undefined ? err(NO_SUCH_USER) : ok(owner);
}

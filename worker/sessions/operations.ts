import { err, ok } from "../../shared/index.ts";
import { sessionTimes } from "../auth/caller-store.ts";
import { rowIdOf } from "../database/row-values.ts";
import { CALLER_LOST, NO_SUCH_USER } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { ofUser } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { readUser } from "../users/operations.ts";
import { endSessions, listSessions } from "./store.ts";

const NO_SUCH_SESSION: Failure<"no-such-object"> = {
  kind: "no-such-object",
  what: "session of this user that you may end",
};

export const LIST_SESSIONS = operation({
  name: "listSessions",
  summary: "Where a user is signed in.",
  access: ofUser("list-sessions", "list-sessions-of-others", "sessions"),
  input: {},
  failures: ["no-such-object"],
  run: async ({ database, caller, now, settings, permit }) => {
    const found = await listSessions(database, permit.subject, sessionTimes(now, settings), caller);
    return found === undefined ? err(NO_SUCH_USER) : ok(found);
  },
});

/** Ends one session: the browser is signed out with its next request. */
export const END_SESSION = operation({
  name: "endSession",
  summary: "Ends one session.",
  access: ofUser("end-session", "end-sessions-of-others", "sessions"),
  input: {},
  failures: ["no-such-object", "not-allowed"],
  run: async ({ database, permit }, _, { id }: Named<"id">) => {
    const owner = await readUser(database, permit.subject);
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
  run: async ({ database, permit }) => {
    const owner = await readUser(database, permit.subject);
    if (!owner.ok) return owner;
    const ended = await endSessions(database, permit, owner.value);
    return !ended.ok && ended.error === "caller-lost" ? err(CALLER_LOST) : ok(null);
  },
});

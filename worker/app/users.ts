import { FIRST_KEY, INVITATION, KEY, listOf, offsetPageOf, SESSION, USER } from "../../shared/index.ts";
import type { Description } from "../http/description.ts";
import { del, get, limitedBy, patch, post, put, type Route, under } from "../http/route.ts";
import { answerAcceptInvitation, answerInviteUser } from "../joining/invitation-operations.ts";
import { CREATE_KEY, DELETE_KEY, LIST_KEYS, READ_KEY } from "../keys/operations.ts";
import { answers, apiRoute, NO_BODY } from "../operation/api-route.ts";
import { answerEndSession, answerEndSessions, answerListSessions } from "../sessions/operations.ts";
import {
  answerCreateUser,
  answerListUsers,
  answerLockUser,
  answerPatchUser,
  answerReadOwnUser,
  answerReadUser,
  answerUpdateUser,
  NEW_USER,
  USER_CHANGES,
  USER_FILTERS,
  USER_LOCK,
  USER_PATCH,
} from "../users/operations.ts";

const OWN_USER: Description = { answers: { 200: USER } };

/** Users, and how they get their first key. */
export const USER_ROUTES: readonly Route[] = [
  ...under("/__api__", [
    get("/me", "read-own-user", answerReadOwnUser, "The same as /__api__/v1/user, by an older name.", OWN_USER),
    get(
      "/users/current",
      "read-own-user",
      answerReadOwnUser,
      "The same as /__api__/v1/user, by an older name.",
      OWN_USER,
    ),
  ]),
  ...under("/__api__/v1", [
    get("/user", "read-own-user", answerReadOwnUser, "The owner of the API key.", OWN_USER),
    get("/users", "list-users", answerListUsers, "A page of users.", {
      query: USER_FILTERS,
      answers: { 200: offsetPageOf("UserPage", USER) },
    }),
    post("/users", "create-user", answerCreateUser, "Creates a user.", {
      body: NEW_USER,
      answers: { 200: USER },
      failures: ["name-taken"],
    }),
    get("/users/:guid", "read-user", answerReadUser, "One user.", {
      answers: { 200: USER },
      failures: ["no-such-object"],
    }),
    put("/users/:guid", "update-user", answerUpdateUser, "Updates a user's name, address or role.", {
      body: USER_CHANGES,
      answers: { 200: USER },
      failures: ["no-such-object", "name-taken", "conflict"],
    }),
    patch("/users/:guid", "update-user", answerPatchUser, "The same, and locks or unlocks the user.", {
      body: USER_PATCH,
      answers: { 200: USER },
      failures: ["no-such-object", "name-taken", "conflict"],
    }),
    post("/users/:guid/lock", "lock-user", answerLockUser, "Locks or unlocks a user.", {
      body: USER_LOCK,
      answers: { 200: USER },
      failures: ["no-such-object", "conflict"],
    }),
    post("/users/:guid/invitation", "invite-user", answerInviteUser, "Invites a user who has no key yet.", {
      answers: { 200: INVITATION },
      failures: ["no-such-object", "conflict"],
    }),
    ...limitedBy("management", [
      post("/invitation", "none", answerAcceptInvitation, "Accepts an invitation, and shows a first API key once.", {
        token: "invitation",
        answers: { 200: FIRST_KEY },
      }),
    ]),
  ]),
];

const KEYS = "/__api__/v1/users/:guid/keys";

/** API keys. */
export const KEY_ROUTES: readonly Route[] = [
  apiRoute(
    "GET",
    KEYS,
    LIST_KEYS,
    answers(listOf(KEY), ({ keys }) => keys),
  ),
  apiRoute(
    "POST",
    KEYS,
    CREATE_KEY,
    answers(KEY, (created) => created),
  ),
  apiRoute(
    "GET",
    `${KEYS}/:id`,
    READ_KEY,
    answers(KEY, ({ key }) => key),
  ),
  apiRoute("DELETE", `${KEYS}/:id`, DELETE_KEY, NO_BODY),
];

/** People who are signed in. */
export const SESSION_ROUTES: readonly Route[] = under("/__api__/v1/users/:guid/sessions", [
  get("", "list-sessions", answerListSessions, "Where a user is signed in.", {
    answers: { 200: listOf(SESSION) },
    failures: ["not-allowed", "no-such-object"],
  }),
  del("", "end-session", answerEndSessions, "Signs a user out everywhere.", {
    answers: { 204: null },
    failures: ["no-such-object"],
  }),
  del("/:id", "end-session", answerEndSession, "Ends one session.", {
    answers: { 204: null },
    failures: ["no-such-object"],
  }),
]);

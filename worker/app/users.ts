import { FIRST_KEY, INVITATION, KEY, listOf, offsetPageOf, SESSION, USER } from "../../shared/index.ts";
import type { Description } from "../http/description.ts";
import { del, get, limitedBy, patch, post, put, type Route, under } from "../http/route.ts";
import { answerAcceptInvitation, answerInviteUser } from "../joining/invitation-operations.ts";
import {
  answerCreateKey,
  answerDeleteKey,
  answerListKeys,
  answerReadKey,
  KEY_DELETION,
  NEW_KEY,
} from "../keys/operations.ts";
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

/** API keys. */
export const KEY_ROUTES: readonly Route[] = under("/__api__/v1/users/:guid/keys", [
  get("", "list-keys", answerListKeys, "A user's API keys, without their values.", {
    answers: { 200: listOf(KEY) },
    failures: ["not-allowed", "no-such-object"],
  }),
  post("", "create-key", answerCreateKey, "Creates an API key for yourself, and shows its value once.", {
    body: NEW_KEY,
    answers: { 200: KEY },
    failures: ["conflict", "name-taken"],
  }),
  get("/:id", "read-key", answerReadKey, "One API key, without its value.", {
    answers: { 200: KEY },
    failures: ["not-allowed", "no-such-object"],
  }),
  del("/:id", "delete-key", answerDeleteKey, "Deletes an API key.", {
    query: KEY_DELETION,
    answers: { 204: null },
    failures: ["no-such-object", "conflict"],
  }),
]);

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

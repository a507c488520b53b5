import { answerAcceptInvitation, answerInviteUser } from "../content-server/routes/invitations.ts";
import { answerCreateKey, answerDeleteKey, answerListKeys, answerReadKey } from "../content-server/routes/keys.ts";
import {
  answerCreateUser,
  answerListUsers,
  answerLockUser,
  answerReadOwnUser,
  answerReadUser,
  answerUpdateUser,
} from "../content-server/routes/users.ts";
import { del, get, limitedBy, post, put, type Route, under } from "../route.ts";

/** Users, and how they get their first key. */
export const USER_ROUTES: readonly Route[] = under("/__api__/v1", [
  get("/user", "read-own-user", answerReadOwnUser, "The owner of the API key."),
  get("/users", "list-users", answerListUsers, "A page of users."),
  post("/users", "create-user", answerCreateUser, "Creates a user."),
  get("/users/:guid", "read-user", answerReadUser, "One user."),
  put("/users/:guid", "update-user", answerUpdateUser, "Updates a user's name, address or role."),
  post("/users/:guid/lock", "lock-user", answerLockUser, "Locks or unlocks a user."),
  post("/users/:guid/invitation", "invite-user", answerInviteUser, "Invites a user who has no key yet."),
  ...limitedBy("management", [
    post("/invitation", "none", answerAcceptInvitation, "Accepts an invitation, and shows a first API key once."),
  ]),
]);

/** API keys. */
export const KEY_ROUTES: readonly Route[] = under("/__api__/v1/users/:guid/keys", [
  get("", "list-keys", answerListKeys, "A user's API keys, without their values."),
  post("", "create-key", answerCreateKey, "Creates an API key for yourself, and shows its value once."),
  get("/:id", "read-key", answerReadKey, "One API key, without its value."),
  del("/:id", "delete-key", answerDeleteKey, "Deletes an API key."),
]);

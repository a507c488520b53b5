import { offsetPageOf, USER } from "../../shared/index.ts";
import type { Route } from "../http/route.ts";
import { answers, apiRoute } from "../operation/api-route.ts";
import { CREATE_USER, LIST_USERS, LOCK_USER, PATCH_USER, READ_OWN_USER, READ_USER, UPDATE_USER } from "./operations.ts";

const USERS = "/__api__/v1/users";

const ONE_USER = answers(USER);

const OLDER_NAME = { summary: "The same as /__api__/v1/user, by an older name." };

/** Users. */
export const USER_ROUTES: readonly Route[] = [
  { ...apiRoute("GET", "/__api__/me", READ_OWN_USER, ONE_USER), ...OLDER_NAME },
  { ...apiRoute("GET", "/__api__/users/current", READ_OWN_USER, ONE_USER), ...OLDER_NAME },
  apiRoute("GET", "/__api__/v1/user", READ_OWN_USER, ONE_USER),
  apiRoute("GET", USERS, LIST_USERS, answers(offsetPageOf("UserPage", USER))),
  apiRoute("POST", USERS, CREATE_USER, ONE_USER),
  apiRoute("GET", `${USERS}/:guid`, READ_USER, ONE_USER),
  apiRoute("PUT", `${USERS}/:guid`, UPDATE_USER, ONE_USER),
  apiRoute("PATCH", `${USERS}/:guid`, PATCH_USER, ONE_USER),
  apiRoute("POST", `${USERS}/:guid/lock`, LOCK_USER, ONE_USER),
];

import { inMenu, type Route } from "../http/route.ts";
import { formRoutes, pageRoute } from "../operation/page-routes.ts";
import { LIST_USERS_TO_MANAGE } from "../users/operations.ts";
import { INVITATION_PAGE, LOCK_PAGE, ROLE_PAGE, SIGN_OUT_PAGE, UNLOCK_PAGE } from "./steps.tsx";
import { NEW_USER_PAGE, showUsers, USER_PAGE } from "./user.tsx";

/** The pages of users, which are for administrators: the API alone tells others who there is. */
export const USER_PAGE_ROUTES: readonly Route[] = [
  inMenu("Users", pageRoute("/users", LIST_USERS_TO_MANAGE, showUsers)),
  ...formRoutes("/users/new", NEW_USER_PAGE),
  ...formRoutes("/users/:guid", USER_PAGE),
  ...formRoutes("/users/:guid/role", ROLE_PAGE),
  ...formRoutes("/users/:guid/lock", LOCK_PAGE),
  ...formRoutes("/users/:guid/unlock", UNLOCK_PAGE),
  ...formRoutes("/users/:guid/invitation", INVITATION_PAGE),
  ...formRoutes("/users/:guid/sign-out", SIGN_OUT_PAGE, { isOfOthers: true }),
];

import { inMenu, type Route } from "../http/route.ts";
import { formRoutes, pageRoute } from "../operation/page-routes.ts";
import { LIST_SESSIONS } from "../sessions/operations.ts";
import { LIST_USERS_TO_MANAGE, READ_USER_DETAILS } from "../users/operations.ts";
import { INVITATION_PAGE, LOCK_PAGE, ROLE_PAGE, SIGN_OUT_PAGE, UNLOCK_PAGE } from "./steps.tsx";
import { showSessionsOfUser, showUser, USER_SETTINGS_PAGE } from "./user-page.tsx";
import { USER_TAB_ROUTES } from "./user-tabs.tsx";
import { NEW_USER_PAGE, showUsers } from "./users.tsx";

const { overview, sessions, settings } = USER_TAB_ROUTES;

/** The pages of users, which are for administrators: the API alone tells others who there is. */
export const USER_PAGE_ROUTES: readonly Route[] = [
  inMenu("Users", pageRoute("/users", LIST_USERS_TO_MANAGE, showUsers)),
  ...formRoutes("/users/new", NEW_USER_PAGE),
  pageRoute(overview, READ_USER_DETAILS, showUser),
  pageRoute(sessions, LIST_SESSIONS, showSessionsOfUser, { isOfOthers: true }),
  ...formRoutes(settings, USER_SETTINGS_PAGE),
  ...formRoutes("/users/:guid/role", ROLE_PAGE),
  ...formRoutes("/users/:guid/lock", LOCK_PAGE),
  ...formRoutes("/users/:guid/unlock", UNLOCK_PAGE),
  ...formRoutes("/users/:guid/invitation", INVITATION_PAGE),
  ...formRoutes("/users/:guid/sign-out", SIGN_OUT_PAGE, { isOfOthers: true }),
];

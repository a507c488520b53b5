import { GROUP_PAGE_ROUTES } from "../group-pages/routes.ts";
import { formPage, PAGE } from "../html/page-route.ts";
import { get, type Route, under } from "../http/route.ts";
import { INVITATION_PAGE } from "../user-pages/invite.tsx";
import { NEW_USER_PAGE } from "../user-pages/new-user.tsx";
import { ROLE_PAGE } from "../user-pages/role.tsx";
import { LOCK_PAGE, SIGN_OUT_PAGE, UNLOCK_PAGE } from "../user-pages/steps.tsx";
import { USER_PAGE } from "../user-pages/user.tsx";
import { answerUsersPage } from "../user-pages/user-list.tsx";

/** The pages of users, which are for administrators: the API alone tells others who there is. */
const USER_PAGES: readonly Route[] = under("/users", [
  get("", "update-user", answerUsersPage, "The users.", PAGE),
  ...formPage("/new", "create-user", NEW_USER_PAGE, "Creates a user."),
  ...formPage("/:guid", "update-user", USER_PAGE, "A user, and who that is."),
  ...formPage("/:guid/role", "update-user", ROLE_PAGE, "Changes a user's role."),
  ...formPage("/:guid/lock", "lock-user", LOCK_PAGE, "Locks a user."),
  ...formPage("/:guid/unlock", "lock-user", UNLOCK_PAGE, "Unlocks a user."),
  ...formPage("/:guid/invitation", "invite-user", INVITATION_PAGE, "Makes an invitation, and shows its link once."),
  ...formPage("/:guid/sign-out", "end-sessions-of-others", SIGN_OUT_PAGE, "Signs a user out everywhere."),
]);

/** The pages of people, and of the groups that they are members of. */
export const USER_PAGE_ROUTES: readonly Route[] = [...USER_PAGES, ...GROUP_PAGE_ROUTES];

import { GROUP_PAGE } from "../group-pages/group.tsx";
import { answerGroupsPage } from "../group-pages/group-list.tsx";
import { NEW_GROUP_PAGE } from "../group-pages/new-group.tsx";
import { ADD_MEMBER_PAGE, GROUP_OWNER_PAGE } from "../group-pages/pick-user.tsx";
import { DELETE_GROUP_PAGE, REMOVE_MEMBER_PAGE } from "../group-pages/steps.tsx";
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

/** The pages of groups, which are for administrators, too. */
const GROUP_PAGES: readonly Route[] = under("/groups", [
  get("", "update-group", answerGroupsPage, "The groups.", PAGE),
  ...formPage("/new", "create-group", NEW_GROUP_PAGE, "Creates a group."),
  ...formPage("/:guid", "update-group", GROUP_PAGE, "A group with its members, and its name."),
  ...formPage("/:guid/owner", "update-group", GROUP_OWNER_PAGE, "Chooses the owner of a group."),
  ...formPage("/:guid/members/new", "add-member", ADD_MEMBER_PAGE, "Chooses a user to add to a group."),
  ...formPage(
    "/:guid/members/:user_guid/remove",
    "remove-member",
    REMOVE_MEMBER_PAGE,
    "Removes a member from a group.",
  ),
  ...formPage("/:guid/delete", "delete-group", DELETE_GROUP_PAGE, "Deletes a group."),
]);

/** The pages of people, and of the groups that they are members of. */
export const USER_PAGE_ROUTES: readonly Route[] = [...USER_PAGES, ...GROUP_PAGES];

import type { Permission } from "../content-server/auth/role-permissions.ts";
import type { Description } from "../openapi/description.ts";
import { type FormPage, showForm, takeForm } from "../pages/form-page.ts";
import { GROUP_PAGE } from "../pages/groups/group.tsx";
import { answerGroupsPage } from "../pages/groups/group-list.tsx";
import { NEW_GROUP_PAGE } from "../pages/groups/new-group.tsx";
import { ADD_MEMBER_PAGE, GROUP_OWNER_PAGE } from "../pages/groups/pick-user.tsx";
import { DELETE_GROUP_PAGE, REMOVE_MEMBER_PAGE } from "../pages/groups/steps.tsx";
import { INVITATION_PAGE } from "../pages/users/invite.tsx";
import { NEW_USER_PAGE } from "../pages/users/new-user.tsx";
import { ROLE_PAGE } from "../pages/users/role.tsx";
import { LOCK_PAGE, SIGN_OUT_PAGE, UNLOCK_PAGE } from "../pages/users/steps.tsx";
import { USER_PAGE } from "../pages/users/user.tsx";
import { answerUsersPage } from "../pages/users/user-list.tsx";
import { get, post, type Route, under } from "../route.ts";

/** What a page answers, and a form that was accepted. */
const PAGE: Description = { answers: { 200: { mediaType: "text/html" } } };
const FORM: Description = { answers: { 303: null } };

/** A page with a form: GET shows it, POST takes it. */
function form<Subject, Value>(
  path: string,
  permission: Permission,
  page: FormPage<Subject, Value>,
  summary: string,
): readonly Route[] {
  return [get(path, permission, showForm(page), summary, PAGE), post(path, permission, takeForm(page), summary, FORM)];
}

/** The pages of users, which are for administrators: the API alone tells others who there is. */
const USER_PAGES: readonly Route[] = under("/users", [
  get("", "update-user", answerUsersPage, "The users.", PAGE),
  ...form("/new", "create-user", NEW_USER_PAGE, "Creates a user."),
  ...form("/:guid", "update-user", USER_PAGE, "A user, and who that is."),
  ...form("/:guid/role", "update-user", ROLE_PAGE, "Changes a user's role."),
  ...form("/:guid/lock", "lock-user", LOCK_PAGE, "Locks a user."),
  ...form("/:guid/unlock", "lock-user", UNLOCK_PAGE, "Unlocks a user."),
  ...form("/:guid/invitation", "invite-user", INVITATION_PAGE, "Makes an invitation, and shows its link once."),
  ...form("/:guid/sign-out", "end-sessions-of-others", SIGN_OUT_PAGE, "Signs a user out everywhere."),
]);

/** The pages of groups, which are for administrators, too. */
const GROUP_PAGES: readonly Route[] = under("/groups", [
  get("", "update-group", answerGroupsPage, "The groups.", PAGE),
  ...form("/new", "create-group", NEW_GROUP_PAGE, "Creates a group."),
  ...form("/:guid", "update-group", GROUP_PAGE, "A group with its members, and its name."),
  ...form("/:guid/owner", "update-group", GROUP_OWNER_PAGE, "Chooses the owner of a group."),
  ...form("/:guid/members/new", "add-member", ADD_MEMBER_PAGE, "Chooses a user to add to a group."),
  ...form("/:guid/members/:user_guid/remove", "remove-member", REMOVE_MEMBER_PAGE, "Removes a member from a group."),
  ...form("/:guid/delete", "delete-group", DELETE_GROUP_PAGE, "Deletes a group."),
]);

/** The pages of people, and of the groups that they are members of. */
export const USER_PAGE_ROUTES: readonly Route[] = [...USER_PAGES, ...GROUP_PAGES];

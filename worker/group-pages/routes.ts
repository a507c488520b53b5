import { LIST_GROUP_OVERVIEWS } from "../groups/overview-operations.ts";
import { inMenu, type Route } from "../http/route.ts";
import { formRoutes, pageRoute } from "../operation/page-routes.ts";
import { GROUP_PAGE, NEW_GROUP_PAGE, showGroups } from "./group.tsx";
import { ADD_MEMBER_PAGE, GROUP_OWNER_PAGE } from "./pick-user.tsx";
import { DELETE_GROUP_PAGE, REMOVE_MEMBER_PAGE } from "./steps.tsx";

/** The pages of groups, which are for administrators. */
export const GROUP_PAGE_ROUTES: readonly Route[] = [
  inMenu("Groups", pageRoute("/groups", LIST_GROUP_OVERVIEWS, showGroups)),
  ...formRoutes("/groups/new", NEW_GROUP_PAGE),
  ...formRoutes("/groups/:guid", GROUP_PAGE),
  ...formRoutes("/groups/:guid/owner", GROUP_OWNER_PAGE),
  ...formRoutes("/groups/:guid/members/new", ADD_MEMBER_PAGE),
  ...formRoutes("/groups/:guid/members/:user_guid/remove", REMOVE_MEMBER_PAGE),
  ...formRoutes("/groups/:guid/delete", DELETE_GROUP_PAGE),
];

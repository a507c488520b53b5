import { BROWSE_CONTENT } from "../content/search-operations.ts";
import { get, inMenu, PAGE, type Route } from "../http/route.ts";
import { formRoutes, pageRoute } from "../operation/page-routes.ts";
import { ACTIVATE_BUNDLE_FORM, DEPLOY_DRAFT_FORM } from "./bundles.tsx";
import { CONTENT_LIST, showContentList } from "./content-list.tsx";
import { ITEM } from "./item-form.ts";
import { READ_ITEM } from "./item-operations.ts";
import { itemFormRoute, showItem } from "./item-page.tsx";
import { NEW_ITEM_PAGE } from "./new-item.tsx";
import { OWNER_PAGE } from "./owner.tsx";
import { ADD_PERMISSION_FORM, UPDATE_PERMISSION_FORM } from "./people.tsx";
import { SET_VANITY_PATH_FORM, UPDATE_ACCESS_FORM, UPDATE_SETTINGS_FORM } from "./settings.tsx";
import { DELETE_BUNDLE_PAGE, DELETE_ITEM_PAGE, REMOVE_PERMISSION_PAGE, REMOVE_VANITY_PATH_PAGE } from "./steps.tsx";

/** The pages of content items. */
export const CONTENT_PAGE_ROUTES: readonly Route[] = [
  inMenu(
    "Content",
    get(CONTENT_LIST, BROWSE_CONTENT.access.own, showContentList, BROWSE_CONTENT.summary, {
      ...PAGE,
      name: BROWSE_CONTENT.name,
    }),
  ),
  ...formRoutes("/items/new", NEW_ITEM_PAGE),
  pageRoute(ITEM, READ_ITEM, showItem),
  itemFormRoute(UPDATE_SETTINGS_FORM),
  itemFormRoute(UPDATE_ACCESS_FORM),
  ...formRoutes(`${ITEM}/owner`, OWNER_PAGE),
  itemFormRoute(ADD_PERMISSION_FORM),
  itemFormRoute(UPDATE_PERMISSION_FORM),
  ...formRoutes(`${ITEM}/permissions/:id/remove`, REMOVE_PERMISSION_PAGE),
  itemFormRoute(SET_VANITY_PATH_FORM),
  ...formRoutes(`${ITEM}/vanity-path/remove`, REMOVE_VANITY_PATH_PAGE),
  itemFormRoute(ACTIVATE_BUNDLE_FORM),
  itemFormRoute(DEPLOY_DRAFT_FORM),
  ...formRoutes(`${ITEM}/bundles/:id/delete`, DELETE_BUNDLE_PAGE),
  ...formRoutes(`${ITEM}/delete`, DELETE_ITEM_PAGE),
];

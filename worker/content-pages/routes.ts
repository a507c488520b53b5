import { BROWSE_CONTENT } from "../content/search-operations.ts";
import { get, inMenu, PAGE, type Route } from "../http/route.ts";
import { formRoutes, pageRoute } from "../operation/page-routes.ts";
import { ACCESS_FORMS } from "./access.tsx";
import { CONTENT_LIST, showContentList } from "./content-list.tsx";
import { READ_ITEM } from "./item-operations.ts";
import { itemFormRoute, showItem, tabRoute } from "./item-page.tsx";
import { ITEM, TAB_ROUTES } from "./item-tabs.tsx";
import { NEW_ITEM_PAGE } from "./new-item.tsx";
import { OWNER_PAGE } from "./owner.tsx";
import { ADD_PERMISSION_FORM, UPDATE_PERMISSION_FORM } from "./people.tsx";
import { SET_VANITY_PATH_FORM, UPDATE_SETTINGS_FORM } from "./settings.tsx";
import { DELETE_BUNDLE_PAGE, DELETE_ITEM_PAGE, REMOVE_PERMISSION_PAGE, REMOVE_VANITY_PATH_PAGE } from "./steps.tsx";
import { UPLOAD_FORM_ROUTES } from "./upload-form.ts";
import { VERSION_ROUTE } from "./version.tsx";
import { ACTIVATE_BUNDLE_FORM, DEPLOY_DRAFT_FORM } from "./version-actions.tsx";

const { sharing, versions, settings } = TAB_ROUTES;

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
  ...UPLOAD_FORM_ROUTES,
  pageRoute(ITEM, READ_ITEM, showItem),
  itemFormRoute(ACCESS_FORMS.overview),
  tabRoute("sharing"),
  itemFormRoute(ACCESS_FORMS.sharing),
  itemFormRoute(ADD_PERMISSION_FORM),
  itemFormRoute(UPDATE_PERMISSION_FORM),
  ...formRoutes(`${sharing}/permissions/:id/remove`, REMOVE_PERMISSION_PAGE),
  tabRoute("versions"),
  VERSION_ROUTE,
  itemFormRoute(ACTIVATE_BUNDLE_FORM),
  itemFormRoute(DEPLOY_DRAFT_FORM),
  ...formRoutes(`${versions}/:id/delete`, DELETE_BUNDLE_PAGE),
  tabRoute("settings"),
  itemFormRoute(UPDATE_SETTINGS_FORM),
  itemFormRoute(SET_VANITY_PATH_FORM),
  ...formRoutes(`${settings}/vanity-path/remove`, REMOVE_VANITY_PATH_PAGE),
  ...formRoutes(`${ITEM}/owner`, OWNER_PAGE),
  ...formRoutes(`${ITEM}/delete`, DELETE_ITEM_PAGE),
];

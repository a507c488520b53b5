import { FORM } from "../http/description.ts";
import { post, type Route } from "../http/route.ts";
import { formRoutes } from "../operation/form-routes.ts";
import type { Named, NamesIn } from "../operation/operation.ts";
import { pageRoute } from "../operation/page-route.ts";
import type { Readers } from "../values/readers.ts";
import { ACTIVATE_BUNDLE_FORM, DEPLOY_DRAFT_FORM } from "./bundles.tsx";
import type { ItemForm } from "./item-form.ts";
import { READ_ITEM } from "./item-operations.ts";
import { answerItemForm, showItem } from "./item-page.tsx";
import { NEW_ITEM_PAGE } from "./new-item.tsx";
import { OWNER_PAGE } from "./owner.tsx";
import { ADD_PERMISSION_FORM, UPDATE_PERMISSION_FORM } from "./people.tsx";
import { SET_VANITY_PATH_FORM, UPDATE_ACCESS_FORM, UPDATE_SETTINGS_FORM } from "./settings.tsx";
import { DELETE_BUNDLE_PAGE, DELETE_ITEM_PAGE, REMOVE_PERMISSION_PAGE, REMOVE_VANITY_PATH_PAGE } from "./steps.tsx";

const ITEM = "/items/:guid";
const PERMISSIONS = `${ITEM}/permissions` as const;

/** The pages of content items. */
export const CONTENT_PAGE_ROUTES: readonly Route[] = [
  ...formRoutes("/items/new", NEW_ITEM_PAGE),
  pageRoute(ITEM, READ_ITEM, showItem),
  itemFormRoute(`${ITEM}/settings`, UPDATE_SETTINGS_FORM),
  itemFormRoute(`${ITEM}/access`, UPDATE_ACCESS_FORM),
  ...formRoutes(`${ITEM}/owner`, OWNER_PAGE),
  itemFormRoute(PERMISSIONS, ADD_PERMISSION_FORM),
  itemFormRoute(`${PERMISSIONS}/:id`, UPDATE_PERMISSION_FORM),
  ...formRoutes(`${PERMISSIONS}/:id/remove`, REMOVE_PERMISSION_PAGE),
  itemFormRoute(`${ITEM}/vanity-path`, SET_VANITY_PATH_FORM),
  ...formRoutes(`${ITEM}/vanity-path/remove`, REMOVE_VANITY_PATH_PAGE),
  itemFormRoute(`${ITEM}/activate`, ACTIVATE_BUNDLE_FORM),
  itemFormRoute(`${ITEM}/draft`, DEPLOY_DRAFT_FORM),
  ...formRoutes(`${ITEM}/bundles/:id/delete`, DELETE_BUNDLE_PAGE),
  ...formRoutes(`${ITEM}/delete`, DELETE_ITEM_PAGE),
];

/** The route that takes a form of an item's page. */
function itemFormRoute<Path extends string, Known extends Readers, Value>(
  path: Path,
  form: ItemForm<Known, Value, Named<NamesIn<Path>>>,
): Route {
  const { access, summary, name } = form.operation;
  return post(path, access.own, answerItemForm(form), summary, { ...FORM, name });
}

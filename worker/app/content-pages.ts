import { UPDATE_ACCESS } from "../content-pages/access.tsx";
import { ACTIVATE_BUNDLE, DEPLOY_DRAFT } from "../content-pages/bundles.tsx";
import { DELETE_ITEM_PAGE } from "../content-pages/deletion.tsx";
import type { OperationItemForm } from "../content-pages/item-form.ts";
import { answerItemForm, answerItemPage } from "../content-pages/item-page.tsx";
import { NEW_ITEM_PAGE } from "../content-pages/new-item.tsx";
import { OWNER_PAGE } from "../content-pages/owner.tsx";
import { ADD_PERMISSION_FORM, UPDATE_PERMISSION_FORM } from "../content-pages/people.tsx";
import { UPDATE_SETTINGS } from "../content-pages/settings.tsx";
import { DELETE_BUNDLE_PAGE, REMOVE_PERMISSION_PAGE, REMOVE_VANITY_PATH_PAGE } from "../content-pages/steps.tsx";
import { SET_VANITY_PATH } from "../content-pages/vanity-path.tsx";
import { FORM, formPage, PAGE } from "../html/page-route.ts";
import { get, post, type Route, under } from "../http/route.ts";
import { formRoutes } from "../operation/form-routes.ts";
import type { NamesIn } from "../operation/names-in-path.ts";
import type { Named } from "../operation/operation.ts";
import type { Readers } from "../values/readers.ts";

const setVanityPath = answerItemForm(SET_VANITY_PATH);
const activateBundle = answerItemForm(ACTIVATE_BUNDLE);
const deployDraft = answerItemForm(DEPLOY_DRAFT);

/** The route that takes a form of an item's page. */
function itemFormRoute<Path extends string, Known extends Readers, Value>(
  path: Path,
  form: OperationItemForm<Known, Value, Named<NamesIn<Path>>>,
): Route {
  const { access, summary } = form.operation;
  return post(path, access.own, answerItemForm(form), summary, FORM);
}

/** Pages whose permission is that of the API's route that they stand for. */
const BY_HANDLER: readonly Route[] = under("/items", [
  ...formPage("/new", "create-content", NEW_ITEM_PAGE, "Creates a content item."),
  get("/:guid", "read-content", answerItemPage, "A content item.", PAGE),
  post("/:guid/settings", "update-content", answerItemForm(UPDATE_SETTINGS), "Changes its settings.", FORM),
  post("/:guid/access", "update-content", answerItemForm(UPDATE_ACCESS), "Changes who sees it.", FORM),
  ...formPage("/:guid/owner", "transfer-content", OWNER_PAGE, "Gives it to another owner."),
  post("/:guid/vanity-path", "update-vanity-path", setVanityPath, "Sets its vanity path.", FORM),
  ...formPage("/:guid/vanity-path/remove", "update-vanity-path", REMOVE_VANITY_PATH_PAGE, "Removes its vanity path."),
  post("/:guid/activate", "deploy-bundle", activateBundle, "Serves a bundle from now on.", FORM),
  post("/:guid/draft", "deploy-bundle", deployDraft, "Deploys a bundle as a draft.", FORM),
  ...formPage("/:guid/bundles/:id/delete", "delete-bundle", DELETE_BUNDLE_PAGE, "Deletes a bundle."),
  ...formPage("/:guid/delete", "delete-content", DELETE_ITEM_PAGE, "Deletes a content item."),
]);

const PERMISSIONS = "/items/:guid/permissions";

/** The pages of content items. */
export const CONTENT_PAGE_ROUTES: readonly Route[] = [
  ...BY_HANDLER,
  itemFormRoute(PERMISSIONS, ADD_PERMISSION_FORM),
  itemFormRoute(`${PERMISSIONS}/:id`, UPDATE_PERMISSION_FORM),
  ...formRoutes(`${PERMISSIONS}/:id/remove`, REMOVE_PERMISSION_PAGE),
];

import { UPDATE_ACCESS } from "../content-pages/access.tsx";
import { ACTIVATE_BUNDLE, DEPLOY_DRAFT } from "../content-pages/bundles.tsx";
import { DELETE_ITEM_PAGE } from "../content-pages/deletion.tsx";
import { answerItemForm, answerItemPage } from "../content-pages/item-page.tsx";
import { NEW_ITEM_PAGE } from "../content-pages/new-item.tsx";
import { OWNER_PAGE } from "../content-pages/owner.tsx";
import { ADD_PERMISSION, UPDATE_PERMISSION } from "../content-pages/people.tsx";
import { UPDATE_SETTINGS } from "../content-pages/settings.tsx";
import { DELETE_BUNDLE_PAGE, REMOVE_PERMISSION_PAGE, REMOVE_VANITY_PATH_PAGE } from "../content-pages/steps.tsx";
import { SET_VANITY_PATH } from "../content-pages/vanity-path.tsx";
import { FORM, formPage, PAGE } from "../html/page-route.ts";
import { get, post, type Route, under } from "../http/route.ts";

const addPermission = answerItemForm(ADD_PERMISSION);
const updatePermission = answerItemForm(UPDATE_PERMISSION);
const setVanityPath = answerItemForm(SET_VANITY_PATH);
const activateBundle = answerItemForm(ACTIVATE_BUNDLE);
const deployDraft = answerItemForm(DEPLOY_DRAFT);

/** The pages of content items. Each has the permission of the API's route that it stands for. */
export const CONTENT_PAGE_ROUTES: readonly Route[] = under("/items", [
  ...formPage("/new", "create-content", NEW_ITEM_PAGE, "Creates a content item."),
  get("/:guid", "read-content", answerItemPage, "A content item.", PAGE),
  post("/:guid/settings", "update-content", answerItemForm(UPDATE_SETTINGS), "Changes its settings.", FORM),
  post("/:guid/access", "update-content", answerItemForm(UPDATE_ACCESS), "Changes who sees it.", FORM),
  ...formPage("/:guid/owner", "transfer-content", OWNER_PAGE, "Gives it to another owner."),
  post("/:guid/permissions", "update-content-permissions", addPermission, "Adds a permission.", FORM),
  post("/:guid/permissions/:id", "update-content-permissions", updatePermission, "Changes a permission.", FORM),
  ...formPage("/:guid/permissions/:id/remove", "update-content-permissions", REMOVE_PERMISSION_PAGE, "Removes it."),
  post("/:guid/vanity-path", "update-vanity-path", setVanityPath, "Sets its vanity path.", FORM),
  ...formPage("/:guid/vanity-path/remove", "update-vanity-path", REMOVE_VANITY_PATH_PAGE, "Removes its vanity path."),
  post("/:guid/activate", "deploy-bundle", activateBundle, "Serves a bundle from now on.", FORM),
  post("/:guid/draft", "deploy-bundle", deployDraft, "Deploys a bundle as a draft.", FORM),
  ...formPage("/:guid/bundles/:id/delete", "delete-bundle", DELETE_BUNDLE_PAGE, "Deletes a bundle."),
  ...formPage("/:guid/delete", "delete-content", DELETE_ITEM_PAGE, "Deletes a content item."),
]);

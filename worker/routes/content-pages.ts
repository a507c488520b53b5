import type { Description } from "../openapi/description.ts";
import { showForm, takeForm } from "../pages/form-page.ts";
import { UPDATE_ACCESS } from "../pages/item/access.tsx";
import { ACTIVATE_BUNDLE, DEPLOY_DRAFT } from "../pages/item/bundles.tsx";
import { DELETE_ITEM_PAGE } from "../pages/item/deletion.tsx";
import { answerItemForm, answerItemPage } from "../pages/item/item-page.tsx";
import { NEW_ITEM_PAGE } from "../pages/item/new-item.tsx";
import { OWNER_PAGE } from "../pages/item/owner.tsx";
import { ADD_PERMISSION, UPDATE_PERMISSION } from "../pages/item/people.tsx";
import { UPDATE_SETTINGS } from "../pages/item/settings.tsx";
import { DELETE_BUNDLE_PAGE, REMOVE_PERMISSION_PAGE, REMOVE_VANITY_PATH_PAGE } from "../pages/item/steps.tsx";
import { SET_VANITY_PATH } from "../pages/item/vanity-path.tsx";
import { get, post, type Route, under } from "../route.ts";

/** What a page answers, and a form that was accepted. */
const PAGE: Description = { answers: { 200: { mediaType: "text/html" } } };
const FORM: Description = { answers: { 303: null } };

const addPermission = answerItemForm(ADD_PERMISSION);
const updatePermission = answerItemForm(UPDATE_PERMISSION);
const setVanityPath = answerItemForm(SET_VANITY_PATH);
const activateBundle = answerItemForm(ACTIVATE_BUNDLE);
const deployDraft = answerItemForm(DEPLOY_DRAFT);

/** The pages of content items. Each has the permission of the API's route that it stands for. */
export const CONTENT_PAGE_ROUTES: readonly Route[] = under("/items", [
  get("/new", "create-content", showForm(NEW_ITEM_PAGE), "The form of a new content item.", PAGE),
  post("/new", "create-content", takeForm(NEW_ITEM_PAGE), "Creates a content item.", FORM),
  get("/:guid", "read-content", answerItemPage, "A content item.", PAGE),
  post("/:guid/settings", "update-content", answerItemForm(UPDATE_SETTINGS), "Changes its settings.", FORM),
  post("/:guid/access", "update-content", answerItemForm(UPDATE_ACCESS), "Changes who sees it.", FORM),
  get("/:guid/owner", "transfer-content", showForm(OWNER_PAGE), "Finds another owner.", PAGE),
  post("/:guid/owner", "transfer-content", takeForm(OWNER_PAGE), "Gives it to another owner.", FORM),
  post("/:guid/permissions", "update-content-permissions", addPermission, "Adds a permission.", FORM),
  post("/:guid/permissions/:id", "update-content-permissions", updatePermission, "Changes a permission.", FORM),
  get(
    "/:guid/permissions/:id/remove",
    "update-content-permissions",
    showForm(REMOVE_PERMISSION_PAGE),
    "Asks before it goes.",
    PAGE,
  ),
  post(
    "/:guid/permissions/:id/remove",
    "update-content-permissions",
    takeForm(REMOVE_PERMISSION_PAGE),
    "Removes it.",
    FORM,
  ),
  post("/:guid/vanity-path", "update-vanity-path", setVanityPath, "Sets its vanity path.", FORM),
  get(
    "/:guid/vanity-path/remove",
    "update-vanity-path",
    showForm(REMOVE_VANITY_PATH_PAGE),
    "Asks before it goes.",
    PAGE,
  ),
  post(
    "/:guid/vanity-path/remove",
    "update-vanity-path",
    takeForm(REMOVE_VANITY_PATH_PAGE),
    "Removes its vanity path.",
    FORM,
  ),
  post("/:guid/activate", "deploy-bundle", activateBundle, "Serves a bundle from now on.", FORM),
  post("/:guid/draft", "deploy-bundle", deployDraft, "Deploys a bundle as a draft.", FORM),
  get("/:guid/bundles/:id/delete", "delete-bundle", showForm(DELETE_BUNDLE_PAGE), "Asks before a bundle goes.", PAGE),
  post("/:guid/bundles/:id/delete", "delete-bundle", takeForm(DELETE_BUNDLE_PAGE), "Deletes a bundle.", FORM),
  get("/:guid/delete", "delete-content", showForm(DELETE_ITEM_PAGE), "Asks before a content item goes.", PAGE),
  post("/:guid/delete", "delete-content", takeForm(DELETE_ITEM_PAGE), "Deletes a content item.", FORM),
]);

import { showForm, takeForm } from "../html/form-page.ts";
import { formPage, PAGE } from "../html/page-route.ts";
import { get, post, type Route } from "../http/route.ts";
import { NEW_KEY_PAGE } from "../key-pages/create.tsx";
import { DELETE_KEY_PAGE } from "../key-pages/delete.tsx";
import { answerOwnKeysPage, answerUserKeysPage } from "../key-pages/list.tsx";

const KEYS_OF_OTHERS = "/users/:guid/keys";

/** The pages of API keys: one's own, and for administrators those of others. */
export const KEY_PAGE_ROUTES: readonly Route[] = [
  get("/keys", "list-keys", answerOwnKeysPage, "Your API keys.", PAGE),
  get("/keys/new", "create-key", showForm(NEW_KEY_PAGE), "The form of a new API key.", PAGE),
  post("/keys", "create-key", takeForm(NEW_KEY_PAGE), "Creates an API key, and shows its value once.", PAGE),
  ...formPage("/keys/:id/delete", "delete-key", DELETE_KEY_PAGE, "Deletes an API key."),
  get(KEYS_OF_OTHERS, "list-keys-of-others", answerUserKeysPage, "A user's API keys.", PAGE),
  ...formPage(`${KEYS_OF_OTHERS}/:id/delete`, "delete-keys-of-others", DELETE_KEY_PAGE, "Deletes a user's API key."),
];

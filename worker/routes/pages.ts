import { PROVIDER_SIGN_OUT_PATH } from "../content-server/sign-in/paths.ts";
import type { Description } from "../openapi/description.ts";
import { answerAsset } from "../pages/assets.ts";
import { showForm, takeForm } from "../pages/form-page.ts";
import { answerAcceptInvitationPage, answerInvitationPage } from "../pages/invitation.tsx";
import { NEW_KEY_PAGE } from "../pages/keys/create.tsx";
import { DELETE_KEY_PAGE } from "../pages/keys/delete.tsx";
import { answerOwnKeysPage, answerUserKeysPage } from "../pages/keys/list.tsx";
import { answerProviderSignOut } from "../pages/provider-sign-out.tsx";
import { answerSessionsPage, answerSignOutEverywhere, answerSignOutSession } from "../pages/sessions.tsx";
import { answerShowSignIn, answerSignIn, answerSignOut } from "../pages/sign-in.tsx";
import { get, limitedBy, post, type Route } from "../route.ts";
import { CONTENT_PAGE_ROUTES } from "./content-pages.ts";
import { SIGN_IN_ROUTES } from "./sign-in.ts";
import { USER_PAGE_ROUTES } from "./user-pages.ts";

export { answerContentList } from "../pages/content-list.tsx";

/** What a page answers, and a form that was accepted. */
const PAGE: Description = { answers: { 200: { mediaType: "text/html" } } };
const FORM: Description = { answers: { 303: null } };

const KEYS_OF_OTHERS = "/users/:guid/keys";

const KEY_PAGES: readonly Route[] = [
  get("/keys", "list-keys", answerOwnKeysPage, "Your API keys.", PAGE),
  get("/keys/new", "create-key", showForm(NEW_KEY_PAGE), "The form of a new API key.", PAGE),
  post("/keys", "create-key", takeForm(NEW_KEY_PAGE), "Creates an API key, and shows its value once.", PAGE),
  get("/keys/:id/delete", "delete-key", showForm(DELETE_KEY_PAGE), "What the deletion of an API key does.", PAGE),
  post("/keys/:id/delete", "delete-key", takeForm(DELETE_KEY_PAGE), "Deletes an API key.", FORM),
  get(KEYS_OF_OTHERS, "list-keys-of-others", answerUserKeysPage, "A user's API keys.", PAGE),
  get(
    `${KEYS_OF_OTHERS}/:id/delete`,
    "delete-keys-of-others",
    showForm(DELETE_KEY_PAGE),
    "What the deletion of a user's API key does.",
    PAGE,
  ),
  post(
    `${KEYS_OF_OTHERS}/:id/delete`,
    "delete-keys-of-others",
    takeForm(DELETE_KEY_PAGE),
    "Deletes a user's API key.",
    FORM,
  ),
];

/**
 * The pages for people, which the description of the API leaves out: programs use the API. Each has the permission of what it
 * reads or changes.
 */
export const PAGE_ROUTES: readonly Route[] = [
  ...SIGN_IN_ROUTES,
  get("/assets/:name", "none", answerAsset, "A style, a script or the icon of pages.", {
    answers: { 200: { mediaType: "*/*" } },
  }),
  ...limitedBy("management", [
    get("/sign-in", "optional-key", answerShowSignIn, "Every way to sign in.", PAGE),
    post("/sign-in", "optional-key", answerSignIn, "Signs in with an API key.", FORM),
    get("/invitation", "optional-key", answerInvitationPage, "What the link of an invitation opens.", PAGE),
    post("/invitation", "optional-key", answerAcceptInvitationPage, "Accepts an invitation, and signs in.", FORM),
    get(PROVIDER_SIGN_OUT_PATH, "none", answerProviderSignOut, "Leads on to where the provider signs people out.", {
      answers: { 200: { mediaType: "text/html" }, 303: null },
    }),
    post("/sign-out", "end-session", answerSignOut, "Signs out in this browser.", FORM),
    get("/sessions", "list-sessions", answerSessionsPage, "Where you are signed in.", PAGE),
    post("/sessions/sign-out-everywhere", "end-session", answerSignOutEverywhere, "Ends all of your sessions.", FORM),
    post("/sessions/:id/sign-out", "end-session", answerSignOutSession, "Ends one of your sessions.", FORM),
  ]),
  ...USER_PAGE_ROUTES,
  ...CONTENT_PAGE_ROUTES,
  ...KEY_PAGES,
];

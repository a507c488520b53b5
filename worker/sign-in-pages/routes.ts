import { type Description, FORM, get, inMenu, limitedBy, PAGE, post, type Route } from "../http/route.ts";
import { pageRoute } from "../operation/page-routes.ts";
import { END_SESSION, END_SESSIONS, LIST_SESSIONS } from "../sessions/operations.ts";
import { answerBeginSignIn, answerSignInCallback } from "../sign-in/openid-connect.ts";
import { CALLBACK_PATH, OPEN_ID_CONNECT_PATH, PROVIDER_SIGN_OUT_PATH } from "../sign-in/paths.ts";
import { answerAcceptInvitationPage, answerInvitationPage } from "./invitation.tsx";
import { answerSignOutEverywhere, answerSignOutSession, showSessions } from "./sessions.tsx";
import { answerProviderSignOut, answerShowSignIn, answerSignIn, answerSignOut } from "./sign-in.tsx";

const SENT_ON: Description = { answers: { 303: null }, failures: ["not-found", "identity-provider-failed"] };

const END = END_SESSION.access.own;
const END_ALL = END_SESSIONS.access.own;

/** The ways in and out, which only browsers go. */
export const SIGN_IN_ROUTES: readonly Route[] = limitedBy("management", [
  get(OPEN_ID_CONNECT_PATH, "none", answerBeginSignIn, "Begins to sign in at the OpenID Connect provider.", SENT_ON),
  get(CALLBACK_PATH, "none", answerSignInCallback, "Signs in who comes back from the provider.", {
    answers: { 303: null },
    failures: ["not-found", "invalid-request", "not-allowed", "identity-provider-failed"],
  }),
  get("/sign-in", "optional-key", answerShowSignIn, "Every way to sign in.", PAGE),
  post("/sign-in", "optional-key", answerSignIn, "Signs in with an API key.", FORM),
  get("/invitation", "optional-key", answerInvitationPage, "The page that the link of an invitation opens.", PAGE),
  post("/invitation", "optional-key", answerAcceptInvitationPage, "Accepts an invitation, and signs in.", FORM),
  get(PROVIDER_SIGN_OUT_PATH, "none", answerProviderSignOut, "Leads on to where the provider signs people out.", {
    answers: { 200: { mediaType: "text/html" }, 303: null },
  }),
  post("/sign-out", END, answerSignOut, "Signs out in this browser.", FORM),
  inMenu("Sessions", pageRoute("/sessions", LIST_SESSIONS, showSessions)),
  post("/sessions/sign-out-everywhere", END_ALL, answerSignOutEverywhere, "Ends all of your sessions.", FORM),
  post("/sessions/:id/sign-out", END, answerSignOutSession, "Ends one of your sessions.", FORM),
]);

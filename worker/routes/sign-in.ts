import { answerSignInCallback } from "../content-server/sign-in/callback.ts";
import { answerBeginSignIn } from "../content-server/sign-in/openid-connect.ts";
import { CALLBACK_PATH, OPEN_ID_CONNECT_PATH } from "../content-server/sign-in/paths.ts";
import type { Description } from "../openapi/description.ts";
import { get, limitedBy, type Route } from "../route.ts";

const SENT_ON: Description = { answers: { 303: null }, failures: ["not-found", "identity-provider-failed"] };

/** The way to an OpenID Connect provider and back, which only browsers go. */
export const SIGN_IN_ROUTES: readonly Route[] = limitedBy("management", [
  get(OPEN_ID_CONNECT_PATH, "none", answerBeginSignIn, "Begins to sign in at the OpenID Connect provider.", SENT_ON),
  get(CALLBACK_PATH, "none", answerSignInCallback, "Signs in who comes back from the provider.", {
    answers: { 303: null },
    failures: ["not-found", "invalid-request", "not-allowed", "identity-provider-failed"],
  }),
]);

import { FIRST_KEY, INVITATION } from "../../shared/index.ts";
import { limitedBy, post, type Route } from "../http/route.ts";
import { answers, apiRoute } from "../operation/api-route.ts";
import { answerAcceptInvitation, INVITE_USER } from "./operations.ts";

/** The ways in which users get their first key. */
export const INVITATION_ROUTES: readonly Route[] = [
  apiRoute(
    "POST",
    "/__api__/v1/users/:guid/invitation",
    INVITE_USER,
    answers(INVITATION, ({ token, expires_at }) => ({ token, expires_at })),
  ),
  ...limitedBy("management", [
    post(
      "/__api__/v1/invitation",
      "none",
      answerAcceptInvitation,
      "Accepts an invitation, and shows a first API key once.",
      { token: "invitation", answers: { 200: FIRST_KEY } },
    ),
  ]),
];

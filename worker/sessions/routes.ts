import { listOf, SESSION } from "../../shared/index.ts";
import type { Route } from "../http/route.ts";
import { answers, apiRoute, NO_BODY } from "../operation/api-route.ts";
import { END_SESSION, END_SESSIONS, LIST_SESSIONS } from "./operations.ts";

const SESSIONS = "/__api__/v1/users/:guid/sessions";

/** People who are signed in. */
export const SESSION_ROUTES: readonly Route[] = [
  apiRoute(
    "GET",
    SESSIONS,
    LIST_SESSIONS,
    answers(listOf(SESSION), ({ sessions }) => sessions),
  ),
  apiRoute("DELETE", SESSIONS, END_SESSIONS, NO_BODY),
  apiRoute("DELETE", `${SESSIONS}/:id`, END_SESSION, NO_BODY),
];

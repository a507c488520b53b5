import { KEY, listOf } from "../../shared/index.ts";
import type { Route } from "../http/route.ts";
import { answers, apiRoute, NO_BODY } from "../operation/api-route.ts";
import { CREATE_KEY, DELETE_KEY, LIST_KEYS, READ_KEY } from "./operations.ts";

const KEYS = "/__api__/v1/users/:guid/keys";

/** API keys. */
export const KEY_ROUTES: readonly Route[] = [
  apiRoute(
    "GET",
    KEYS,
    LIST_KEYS,
    answers(listOf(KEY), ({ keys }) => keys),
  ),
  apiRoute("POST", KEYS, CREATE_KEY, answers(KEY)),
  apiRoute(
    "GET",
    `${KEYS}/:id`,
    READ_KEY,
    answers(KEY, ({ key }) => key),
  ),
  apiRoute("DELETE", `${KEYS}/:id`, DELETE_KEY, NO_BODY),
];

import { CONTENT, listOf, offsetPageOf, PERMISSION, VANITY } from "../../shared/index.ts";
import { json } from "../http/response.ts";
import type { Route } from "../http/route.ts";
import { answers, apiRoute, NO_BODY } from "../operation/api-route.ts";
import { DELETE_CONTENT, UPDATE_CONTENT } from "./change-operations.ts";
import { CREATE_CONTENT, LIST_CONTENT, READ_CONTENT } from "./operations.ts";
import {
  ADD_PERMISSION,
  DELETE_PERMISSION,
  LIST_PERMISSIONS,
  READ_PERMISSION,
  UPDATE_PERMISSION,
} from "./permission-operations.ts";
import { SEARCH_CONTENT } from "./search-operations.ts";
import { DELETE_VANITY_PATH, LIST_VANITY_PATHS, READ_VANITY_PATH, SET_VANITY_PATH } from "./vanity-path-operations.ts";

const CONTENTS = "/__api__/v1/content";
const ITEM = `${CONTENTS}/:guid` as const;
const PERMISSIONS = `${ITEM}/permissions` as const;
const VANITY_PATH = `${ITEM}/vanity` as const;

/** Content items, who may use them, and how they are found. */
export const CONTENT_ROUTES: readonly Route[] = [
  apiRoute("GET", CONTENTS, LIST_CONTENT, answers(listOf(CONTENT))),
  apiRoute("POST", CONTENTS, CREATE_CONTENT, answers(CONTENT)),
  apiRoute("GET", ITEM, READ_CONTENT, answers(CONTENT)),
  apiRoute("PATCH", ITEM, UPDATE_CONTENT, answers(CONTENT)),
  apiRoute("DELETE", ITEM, DELETE_CONTENT, NO_BODY),

  apiRoute(
    "GET",
    PERMISSIONS,
    LIST_PERMISSIONS,
    answers(listOf(PERMISSION), (found) => found.map(({ permission }) => permission)),
  ),
  apiRoute("POST", PERMISSIONS, ADD_PERMISSION, {
    described: { 200: PERMISSION, 201: PERMISSION },
    answer: ({ permission, isNew }) => json(permission, { status: isNew ? 201 : 200 }),
  }),
  apiRoute("GET", `${PERMISSIONS}/:id`, READ_PERMISSION, answers(PERMISSION)),
  apiRoute("PUT", `${PERMISSIONS}/:id`, UPDATE_PERMISSION, answers(PERMISSION)),
  apiRoute("DELETE", `${PERMISSIONS}/:id`, DELETE_PERMISSION, NO_BODY),

  apiRoute("GET", "/__api__/v1/search/content", SEARCH_CONTENT, answers(offsetPageOf("ContentPage", CONTENT))),
];

/** The paths of content on the server, which are documented with its publishing. */
export const VANITY_PATH_ROUTES: readonly Route[] = [
  apiRoute("GET", "/__api__/v1/vanities", LIST_VANITY_PATHS, answers(listOf(VANITY))),
  apiRoute("GET", VANITY_PATH, READ_VANITY_PATH, answers(VANITY)),
  apiRoute("PUT", VANITY_PATH, SET_VANITY_PATH, answers(VANITY)),
  apiRoute("DELETE", VANITY_PATH, DELETE_VANITY_PATH, NO_BODY),
];

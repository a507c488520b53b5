import { BUNDLE, CONTENT, listOf, offsetPageOf, PERMISSION, STARTED_TASK, TASK, VANITY } from "../../shared/index.ts";
import { CONTENT_CHANGES, NEW_CONTENT } from "../content/content-fields.ts";
import {
  answerCreateContent,
  answerDeleteContent,
  answerListContent,
  answerReadContent,
  answerUpdateContent,
  CONTENT_FILTERS,
  CONTENT_VIEW,
} from "../content/operations.ts";
import {
  ADD_PERMISSION,
  DELETE_PERMISSION,
  LIST_PERMISSIONS,
  READ_PERMISSION,
  UPDATE_PERMISSION,
} from "../content/permission-operations.ts";
import { answerSearchContent, CONTENT_SEARCH } from "../content/search-operations.ts";
import {
  answerDeleteVanityPath,
  answerListVanityPaths,
  answerReadVanityPath,
  answerSetVanityPath,
  VANITY_PATH,
} from "../content/vanity-path-operations.ts";
import type { Description } from "../http/description.ts";
import { json } from "../http/response.ts";
import { all, del, get, limitedBy, patch, post, put, type Route, under } from "../http/route.ts";
import { answers, apiRoute, NO_BODY } from "../operation/api-route.ts";
import {
  ARCHIVE,
  answerDeleteBundle,
  answerDownloadBundle,
  answerListBundles,
  answerReadBundle,
  answerUploadBundle,
} from "../publishing/bundle-operations.ts";
import {
  answerDeployBundle,
  answerReadTask,
  DEPLOYMENT,
  TASK_PARAMETERS,
} from "../publishing/deployment-operations.ts";
import { answerEndOfHandOver, answerHandOver, HAND_OVER, HAND_OVER_END, HAND_OVER_PATH } from "../serving/hand-over.ts";
import { answerItem } from "../serving/item-origin.ts";
import { answerContent, answerDraft, answerVanityContent } from "../serving/own-addresses.ts";
import { answerSignedPath } from "../serving/signed-path.ts";

/** Content items. */
const ITEM_API_ROUTES: readonly Route[] = under("/__api__/v1/content", [
  get("", "list-content", answerListContent, "The content that you may see.", {
    query: CONTENT_FILTERS,
    answers: { 200: listOf(CONTENT) },
  }),
  post("", "create-content", answerCreateContent, "Creates a content item.", {
    body: NEW_CONTENT,
    answers: { 200: CONTENT },
    failures: ["name-taken"],
  }),
  get("/:guid", "read-content", answerReadContent, "One content item.", {
    query: CONTENT_VIEW,
    answers: { 200: CONTENT },
    failures: ["no-such-content"],
  }),
  patch("/:guid", "update-content", answerUpdateContent, "Updates a content item's settings.", {
    body: CONTENT_CHANGES,
    answers: { 200: CONTENT },
    failures: ["no-such-content", "name-taken", "conflict"],
  }),
  del("/:guid", "delete-content", answerDeleteContent, "Deletes a content item with its bundles.", {
    answers: { 204: null },
    failures: ["no-such-content", "conflict"],
  }),
]);

const PERMISSIONS = "/__api__/v1/content/:guid/permissions";

/** Content items, and who may use them. */
export const CONTENT_ROUTES: readonly Route[] = [
  ...ITEM_API_ROUTES,
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
  apiRoute(
    "GET",
    `${PERMISSIONS}/:id`,
    READ_PERMISSION,
    answers(PERMISSION, (permission) => permission),
  ),
  apiRoute(
    "PUT",
    `${PERMISSIONS}/:id`,
    UPDATE_PERMISSION,
    answers(PERMISSION, (permission) => permission),
  ),
  apiRoute("DELETE", `${PERMISSIONS}/:id`, DELETE_PERMISSION, NO_BODY),
];

/** Content that is found by words and settings. */
export const SEARCH_ROUTES: readonly Route[] = under("/__api__/v1/search", [
  get(
    "/content",
    "list-content",
    answerSearchContent,
    "A page of the content that you may see, by words and settings.",
    {
      query: CONTENT_SEARCH,
      answers: { 200: offsetPageOf("ContentPage", CONTENT) },
    },
  ),
]);

/** What of content is published, and where. */
export const PUBLISHING_ROUTES: readonly Route[] = under("/__api__/v1", [
  get("/content/:guid/bundles", "list-bundles", answerListBundles, "A content item's bundles.", {
    answers: { 200: listOf(BUNDLE) },
    failures: ["no-such-content"],
  }),
  ...limitedBy("uploads", [
    post("/content/:guid/bundles", "upload-bundle", answerUploadBundle, "Uploads a bundle: a tar.gz.", {
      body: ARCHIVE,
      answers: { 200: BUNDLE },
      failures: ["no-such-content", "no-such-object", "conflict"],
    }),
  ]),
  get("/content/:guid/bundles/:id", "read-bundle", answerReadBundle, "One bundle.", {
    answers: { 200: BUNDLE },
    failures: ["no-such-content", "no-such-object"],
  }),
  del("/content/:guid/bundles/:id", "delete-bundle", answerDeleteBundle, "Deletes a bundle that is not served.", {
    answers: { 204: null },
    failures: ["no-such-content", "no-such-object", "conflict"],
  }),
  get("/content/:guid/bundles/:id/download", "download-bundle", answerDownloadBundle, "The archive, as uploaded.", {
    answers: { 200: { mediaType: "application/gzip" } },
    failures: ["no-such-content", "no-such-object"],
  }),
  post("/content/:guid/deploy", "deploy-bundle", answerDeployBundle, "Deploys a bundle, to be served or as a draft.", {
    body: DEPLOYMENT,
    answers: { 202: STARTED_TASK },
    failures: ["no-such-content", "no-such-object", "conflict"],
  }),
  get("/tasks/:id", "read-task", answerReadTask, "The outcome of a deployment.", {
    query: TASK_PARAMETERS,
    answers: { 200: TASK },
    failures: ["no-such-task"],
  }),
  get("/vanities", "list-vanity-paths", answerListVanityPaths, "The vanity paths of all content.", {
    answers: { 200: listOf(VANITY) },
    failures: ["invalid-request"],
  }),
  get("/content/:guid/vanity", "read-vanity-path", answerReadVanityPath, "A content item's vanity path.", {
    answers: { 200: VANITY },
    failures: ["no-such-content", "no-such-object"],
  }),
  put("/content/:guid/vanity", "update-vanity-path", answerSetVanityPath, "Sets a content item's vanity path.", {
    body: VANITY_PATH,
    answers: { 200: VANITY },
    failures: ["no-such-content", "no-such-object", "name-taken", "conflict"],
  }),
  del("/content/:guid/vanity", "update-vanity-path", answerDeleteVanityPath, "Removes a content item's vanity path.", {
    answers: { 204: null },
    failures: ["no-such-content", "no-such-object"],
  }),
]);

/** What is served is a file, a part of one, where its folder is, or what an API answers. */
const SERVED: Description = {
  answers: {
    200: { mediaType: "*/*" },
    206: { mediaType: "*/*" },
    303: null,
    304: null,
    307: null,
    default: { mediaType: "*/*" },
  },
  failures: [
    "not-found",
    "no-such-object",
    "method-not-allowed",
    "precondition-failed",
    "range-not-satisfiable",
    "upstream-failed",
    "loop",
  ],
};

/** What browsers are led to where a person opens published content, which the description of the API leaves out. */
export const VISIT_ROUTES: readonly Route[] = [
  ...limitedBy("management", [
    get(HAND_OVER_PATH, "sharing", answerHandOver, "Leads a person who is signed in to the origin of content.", {
      query: HAND_OVER,
      answers: { 303: null },
      failures: ["not-found", "not-allowed"],
    }),
  ]),
  all("/content/:guid/~:token/*", "sharing", answerSignedPath, "Published content, for the page of a person.", SERVED),
];

/** Published content itself: whatever no other route takes may be a vanity path. */
export const SERVING_ROUTES: readonly Route[] = [
  all("/content/:guid/_bundle:id/*", "sharing", answerDraft, "A bundle that was deployed, as a draft too.", SERVED),
  all("/content/:guid/*", "sharing", answerContent, "Published content.", SERVED),
  all("*", "sharing", answerVanityContent, "Published content with a vanity path.", SERVED),
];

/** The routes of the origin of a content item, whose guid its host names. */
export const ITEM_ROUTES: readonly Route[] = [
  ...limitedBy("management", [
    get(HAND_OVER_PATH, "none", answerEndOfHandOver, "Lets a person who was led here view the content.", {
      query: HAND_OVER_END,
      answers: { 303: null },
      failures: ["not-allowed"],
    }),
  ]),
  all("*", "sharing", answerItem, "Published content.", SERVED),
];

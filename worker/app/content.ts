import { BUNDLE, listOf, STARTED_TASK, TASK } from "../../shared/index.ts";
import type { Description } from "../http/description.ts";
import { all, del, get, limitedBy, post, type Route, under } from "../http/route.ts";
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

import { BUNDLE, listOf, ok, STARTED_TASK, TASK } from "../../shared/index.ts";
import { optionalJsonBody } from "../http/fields.ts";
import { limitedBy, type OtherBody, type Route } from "../http/route.ts";
import { answers, apiRoute, inBody, NO_BODY } from "../operation/api-route.ts";
import { DELETE_BUNDLE, DOWNLOAD_BUNDLE, LIST_BUNDLES, READ_BUNDLE, UPLOAD_BUNDLE } from "./bundle-operations.ts";
import type { Bundle } from "./bundle-store.ts";
import { DEPLOY_BUNDLE, READ_TASK } from "./deployment-operations.ts";
import { sentBundle } from "./receive-bundle.ts";

/** A tar.gz as the body, or as the field `archive` of a form. */
const ARCHIVE: OtherBody = {
  content: {
    "application/gzip": { description: "A tar.gz." },
    "multipart/form-data": {
      type: "object",
      properties: { archive: { type: "string", description: "A tar.gz." } },
      required: ["archive"],
    },
  },
  failures: ["invalid-request"],
};

const BUNDLES = "/__api__/v1/content/:guid/bundles";

const BUNDLE_ANSWER = answers(BUNDLE, ({ record }: Bundle) => record);

/** Bundles, and their deployment. */
export const PUBLISHING_ROUTES: readonly Route[] = [
  apiRoute(
    "GET",
    BUNDLES,
    LIST_BUNDLES,
    answers(listOf(BUNDLE), (bundles) => bundles.map(({ record }) => record)),
  ),
  ...limitedBy("uploads", [
    apiRoute("POST", BUNDLES, UPLOAD_BUNDLE, BUNDLE_ANSWER, {
      described: { body: ARCHIVE },
      read: (request) => ok({ source: sentBundle(request) }),
    }),
  ]),
  apiRoute("GET", `${BUNDLES}/:id`, READ_BUNDLE, BUNDLE_ANSWER),
  apiRoute("DELETE", `${BUNDLES}/:id`, DELETE_BUNDLE, NO_BODY),
  apiRoute("GET", `${BUNDLES}/:id/download`, DOWNLOAD_BUNDLE, {
    described: { 200: { mediaType: "application/gzip" } },
    answer: ({ archive, id }) =>
      new Response(archive.body, {
        headers: {
          "Content-Type": "application/gzip",
          "Content-Disposition": `attachment; filename="bundle-${id}.tar.gz"`,
          "Content-Length": String(archive.size),
        },
      }),
  }),
  apiRoute(
    "POST",
    "/__api__/v1/content/:guid/deploy",
    DEPLOY_BUNDLE,
    answers(STARTED_TASK, ({ taskId }) => ({ task_id: taskId }), 202),
    inBody(optionalJsonBody(DEPLOY_BUNDLE.input)),
  ),
  apiRoute(
    "GET",
    "/__api__/v1/tasks/:id",
    READ_TASK,
    answers(TASK, (task) => task),
  ),
];

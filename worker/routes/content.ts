import {
  answerDeleteBundle,
  answerDownloadBundle,
  answerListBundles,
  answerReadBundle,
  answerUploadBundle,
} from "../content-server/routes/bundles.ts";
import {
  answerCreateContent,
  answerDeleteContent,
  answerListContent,
  answerReadContent,
  answerUpdateContent,
} from "../content-server/routes/content.ts";
import { answerDeployBundle, answerReadTask } from "../content-server/routes/deployment.ts";
import {
  answerAddPermission,
  answerDeletePermission,
  answerListPermissions,
  answerReadPermission,
  answerUpdatePermission,
} from "../content-server/routes/permissions.ts";
import { answerDeleteVanityPath, answerReadVanityPath, answerSetVanityPath } from "../content-server/routes/vanity.ts";
import { answerContent, answerDraft, answerVanityContent } from "../content-server/serving/serve-content.ts";
import { all, del, get, limitedBy, patch, post, put, type Route, under } from "../route.ts";

/** Content items, and who may use them. */
export const CONTENT_ROUTES: readonly Route[] = under("/__api__/v1/content", [
  get("", "list-content", answerListContent, "The content that you may see."),
  post("", "create-content", answerCreateContent, "Creates a content item."),
  get("/:guid", "read-content", answerReadContent, "One content item."),
  patch("/:guid", "update-content", answerUpdateContent, "Updates a content item's settings."),
  del("/:guid", "delete-content", answerDeleteContent, "Deletes a content item with its bundles."),
  get("/:guid/permissions", "list-content-permissions", answerListPermissions, "The permissions for a content item."),
  post("/:guid/permissions", "update-content-permissions", answerAddPermission, "Adds a permission."),
  get("/:guid/permissions/:id", "read-content-permission", answerReadPermission, "One permission."),
  put("/:guid/permissions/:id", "update-content-permissions", answerUpdatePermission, "Updates a permission."),
  del("/:guid/permissions/:id", "update-content-permissions", answerDeletePermission, "Removes a permission."),
]);

/** What of content is published, and where. */
export const PUBLISHING_ROUTES: readonly Route[] = under("/__api__/v1", [
  get("/content/:guid/bundles", "list-bundles", answerListBundles, "A content item's bundles."),
  ...limitedBy("uploads", [
    post("/content/:guid/bundles", "upload-bundle", answerUploadBundle, "Uploads a bundle: a tar.gz."),
  ]),
  get("/content/:guid/bundles/:id", "read-bundle", answerReadBundle, "One bundle."),
  del("/content/:guid/bundles/:id", "delete-bundle", answerDeleteBundle, "Deletes a bundle that is not served."),
  get("/content/:guid/bundles/:id/download", "download-bundle", answerDownloadBundle, "The archive, as uploaded."),
  post("/content/:guid/deploy", "deploy-bundle", answerDeployBundle, "Deploys a bundle, which is served from then on."),
  get("/tasks/:id", "read-task", answerReadTask, "The outcome of a deployment."),
  get("/content/:guid/vanity", "read-vanity-path", answerReadVanityPath, "A content item's vanity path."),
  put("/content/:guid/vanity", "update-vanity-path", answerSetVanityPath, "Sets a content item's vanity path."),
  del("/content/:guid/vanity", "update-vanity-path", answerDeleteVanityPath, "Removes a content item's vanity path."),
]);

/** Published content itself: whatever no other route takes may be a vanity path. */
export const SERVING_ROUTES: readonly Route[] = [
  all("/content/:guid/_bundle:id/*", "sharing", answerDraft, "A bundle that was deployed, as a draft too."),
  all("/content/:guid/*", "sharing", answerContent, "Published content."),
  all("*", "sharing", answerVanityContent, "Published content with a vanity path."),
];

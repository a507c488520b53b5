import { err, ok, type Result } from "../../shared/index.ts";
import type { ContentAccess } from "../content/access-store.ts";
import { changeableContent, explainUnmade } from "../content/content-in-path.ts";
import { rowIdOf } from "../database/row-values.ts";
import { NO_SUCH_BUNDLE } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { optionalJsonBody, readFields } from "../http/fields.ts";
import { readParameters } from "../http/parameters.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { publicOrigin } from "../settings/settings.ts";
import { TASK_WAIT_MAX_SECONDS } from "../values/limits.ts";
import { boolean, meaning, nullable, optional, text, wholeNumber } from "../values/readers.ts";
import { findNewestBundleId } from "./bundle-store.ts";
import { type Deployment, deployBundle, findTask } from "./deployment-store.ts";

export const DEPLOYMENT = optionalJsonBody({
  bundle_id: optional(meaning("Without one, the newest bundle is deployed.", nullable(text(20)))),
  activate: optional(
    meaning("Whether the bundle is what is served from then on, which is the default, or only a draft.", boolean),
  ),
});

/** The parameters of the outcome of a deployment. */
export const TASK_PARAMETERS = {
  first: meaning("The first line that is wanted.", wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  wait: meaning("How many seconds to wait for the end; it has ended already.", wholeNumber(0, TASK_WAIT_MAX_SECONDS)),
};

/**
 * `POST /v1/content/{guid}/deploy` with `{bundle_id?, activate?}`: 202 and `{task_id}`. Without a bundle, or a body, the newest
 * one is deployed; with `activate` false it becomes a draft, and what is served stays.
 */
export async function answerDeployBundle(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const body = await readFields(request, DEPLOYMENT);
  if (!body.ok) return body.error;
  const fields = body.value;
  const chosen = await chooseBundle(context.database, content, fields.bundle_id ?? undefined);
  if (!chosen.ok) return chosen.error;
  const deployment = planDeployment(content, chosen.value, fields.activate ?? true, request, context);
  const deployed = await deployBundle(context.database, context, content, deployment);
  if (deployed.ok) return json({ task_id: deployment.taskId }, { status: 202 });
  return await explainUnmade(deployed.error, request, context, { unchanged: NO_SUCH_BUNDLE });
}

/**
 * `GET /v1/tasks/{id}?first=&wait=`: the `TaskRecord` with its lines from `first` on, at once, because tasks have ended when
 * there is an answer to their making.
 */
export async function answerReadTask(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const query = readParameters(request.url, TASK_PARAMETERS);
  if (!query.ok) return query.error;
  const parameters = query.value;
  const { database, caller } = context;
  const task = await findTask(database, request.params["id"] ?? "");
  const isOwn = task?.userId === caller.userId;
  if (task === undefined || !(isOwn || isPermitted(caller.role, "manage-content-of-others"))) {
    return { kind: "no-such-task" };
  }
  return json({ ...task.record, output: task.record.output.slice(parameters.first ?? 0) });
}

/** The row of the bundle that is named, or of the newest one. */
async function chooseBundle(
  database: D1Database,
  { id, appMode }: ContentAccess,
  given: string | undefined,
): Promise<Result<number, Failure>> {
  if (appMode === "api")
    return err({
      kind: "conflict",
      error: "The content is an API, and has no bundles to deploy. Update its upstream_url instead.",
    });
  const chosen = given === undefined ? await findNewestBundleId(database, id) : rowIdOf(given);
  if (chosen !== undefined) return ok(chosen);
  if (given !== undefined) return err(NO_SUCH_BUNDLE);
  return err({ kind: "conflict", error: "The content has no bundle yet. Upload one, and deploy it." });
}

function planDeployment(
  { guid }: ContentAccess,
  bundleId: number,
  activate: boolean,
  { url }: RoutedRequest,
  { settings }: CallerContext,
): Deployment {
  const address = `${publicOrigin(settings, url)}/content/${guid}/_bundle${bundleId}/`;
  const output = activate
    ? [`Deploying the bundle ${bundleId} of the content ${guid}.`, `The bundle ${bundleId} is served now.`]
    : [
        `Deploying the bundle ${bundleId} of the content ${guid} as a draft.`,
        `Those who may change the content find the draft at ${address}`,
      ];
  return { taskId: crypto.randomUUID(), bundleId, activate, output };
}

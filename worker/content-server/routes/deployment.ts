import { err, ok, type Result } from "../../../shared/index.ts";
import type { Failure } from "../../errors.ts";
import { readFieldsIfAny } from "../../input/fields.ts";
import { readParameters } from "../../input/parameters.ts";
import { nullable, optional, text, wholeNumber } from "../../input/readers.ts";
import { TASK_WAIT_MAX_SECONDS } from "../../limits.ts";
import { json } from "../../response.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../auth/caller.ts";
import { isPermitted } from "../auth/role-permissions.ts";
import { findBundle } from "../store/bundles.ts";
import type { ContentAccess } from "../store/content-access.ts";
import { type Deployment, deployBundle, findTask } from "../store/deployments.ts";
import { rowIdOf } from "../store/row-values.ts";
import { changeableContent, explainUnmade } from "./content-in-path.ts";
import { CHANGED_MEANWHILE, NO_SUCH_BUNDLE } from "./failures.ts";

const FIELDS = { bundle_id: optional(nullable(text(20))) };

const PARAMETERS = {
  first: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  wait: wholeNumber(0, TASK_WAIT_MAX_SECONDS),
};

/**
 * `POST /v1/content/{guid}/deploy` with `{bundle_id?}`: 202 and `{task_id}`. Without a bundle, or a body, the one that is
 * served is deployed again.
 */
export async function answerDeployBundle(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const body = await readFieldsIfAny(request, FIELDS);
  if (!body.ok) return body.error;
  const fields = body.value;
  const planned = planDeployment(content, fields.bundle_id ?? undefined);
  if (!planned.ok) return planned.error;
  const deployment = planned.value;
  const { database } = context;
  const deployed = await deployBundle(database, context, content, deployment);
  if (deployed.ok) return json({ task_id: deployment.taskId }, { status: 202 });
  const isThere = (await findBundle(database, content.id, String(deployment.bundleId))) !== undefined;
  return await explainUnmade(deployed.error, request, context, {
    unchanged: isThere ? CHANGED_MEANWHILE : NO_SUCH_BUNDLE,
  });
}

/**
 * `GET /v1/tasks/{id}?first=&wait=`: the `TaskRecord` with its lines from `first` on, at once, because tasks have ended when
 * there is an answer to their making.
 */
export async function answerReadTask(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const query = readParameters(request.url, PARAMETERS);
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

function planDeployment(
  { guid, appMode, bundleId }: ContentAccess,
  given: string | undefined,
): Result<Deployment, Failure> {
  if (appMode === "api")
    return err({
      kind: "conflict",
      error: "The content is an API, and has no bundles to deploy. Update its upstream_url instead.",
    });
  if (given === undefined && bundleId === null) {
    return err({
      kind: "conflict",
      error: "No bundle of the content is deployed yet. Upload one, and deploy it by its bundle_id.",
    });
  }
  const wanted = given === undefined ? bundleId : rowIdOf(given);
  if (wanted === undefined || wanted === null) return err(NO_SUCH_BUNDLE);
  return ok({
    taskId: crypto.randomUUID(),
    bundleId: wanted,
    expectedId: given === undefined ? wanted : undefined,
    output: [`Deploying the bundle ${wanted} of the content ${guid}.`, `The bundle ${wanted} is served now.`],
  });
}

import type { Failure } from "../../errors.ts";
import { nullable, optional, readFieldsIfAny, text } from "../../input/fields.ts";
import { readParameters, wholeNumber } from "../../input/parameters.ts";
import { TASK_WAIT_MAX_SECONDS } from "../../limits.ts";
import { json } from "../../response.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../caller.ts";
import { isPermitted } from "../role-permissions.ts";
import { findBundle } from "../store/bundles.ts";
import type { ContentAccess } from "../store/content-access.ts";
import { type Deployment, deployBundle, findTask } from "../store/deployments.ts";
import { rowIdOf } from "../store/row-values.ts";
import { CHANGED_MEANWHILE, changeableContent, explainUnmade } from "./content-in-path.ts";
import { NO_SUCH_BUNDLE } from "./no-such-object.ts";

const FIELDS = { bundle_id: optional(nullable(text(20))) };

const PARAMETERS = {
  first: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  wait: wholeNumber(0, TASK_WAIT_MAX_SECONDS),
};

/**
 * `POST /v1/content/{guid}/deploy` with `{bundle_id?}`: 202 and `{task_id}`. Without a bundle, or a body, the one that is
 * served is deployed anew.
 */
export async function answerDeploy(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const content = await changeableContent(request, context);
  if ("kind" in content) return content;
  const fields = await readFieldsIfAny(request, FIELDS);
  if ("kind" in fields) return fields;
  const deployment = planDeployment(content, fields.bundle_id ?? undefined);
  if ("kind" in deployment) return deployment;
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
export async function answerTask(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const parameters = readParameters(request.url, PARAMETERS);
  if ("kind" in parameters) return parameters;
  const { database, caller } = context;
  const task = await findTask(database, request.params["id"] ?? "");
  const isOwn = task?.userId === caller.userId;
  if (task === undefined || !(isOwn || isPermitted(caller.role, "manage-content-of-others"))) {
    return { kind: "no-such-task" };
  }
  return json({ ...task.record, output: task.record.output.slice(parameters.first ?? 0) });
}

function planDeployment({ guid, appMode, bundleId }: ContentAccess, given: string | undefined): Deployment | Failure {
  if (appMode === "api")
    return {
      kind: "conflict",
      error: "The content is an API, and has no bundles to deploy. Change its upstream_url instead.",
    };
  if (given === undefined && bundleId === null) {
    return { kind: "conflict", error: "The content serves no bundle yet. Upload one, and deploy it by its bundle_id." };
  }
  const wanted = given === undefined ? bundleId : rowIdOf(given);
  if (wanted === undefined || wanted === null) return NO_SUCH_BUNDLE;
  return {
    taskId: crypto.randomUUID(),
    bundleId: wanted,
    expectedId: given === undefined ? wanted : undefined,
    output: [`Deploying the bundle ${wanted} of the content ${guid}.`, `The bundle ${wanted} is served now.`],
  };
}

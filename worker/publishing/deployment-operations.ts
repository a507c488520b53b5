import { err, ok, type Result } from "../../shared/index.ts";
import type { ContentAccess } from "../content/access-store.ts";
import { explainUnmadeChange, ofChangeableContent } from "../content/content-in-path.ts";
import { rowIdOf } from "../database/row-values.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Access } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { publicOrigin } from "../settings/settings.ts";
import { boolean, meaning, nullable, optional, text, wholeNumber } from "../values/readers.ts";
import { NO_SUCH_BUNDLE } from "./bundle-operations.ts";
import { findNewestBundleId } from "./bundle-store.ts";
import { type Deployment, deployBundle, type Task, taskById } from "./deployment-store.ts";

/**
 * Deploys a bundle, without a name the newest one. With `activate` false it becomes a draft, and what is served stays.
 *
 * @returns what was deployed, and the id of its task, which has ended.
 */
export const DEPLOY_BUNDLE = operation({
  name: "deployBundle",
  summary: "Deploys a bundle, to be served or as a draft.",
  access: ofChangeableContent("deploy-bundle"),
  input: {
    bundle_id: optional(meaning("Without one, the newest bundle is deployed.", nullable(text(20)))),
    activate: optional(
      meaning("Whether the bundle is what is served from then on, which is the default, or only a draft.", boolean),
    ),
  },
  failures: ["no-such-content", "not-allowed", "no-such-object", "conflict"],
  run: async (context, { bundle_id, activate = true }) => {
    const { database, permit } = context;
    const chosen = await chooseBundle(database, permit.subject, bundle_id ?? undefined);
    if (!chosen.ok) return chosen;
    const deployment = planDeployment(permit.subject, chosen.value, activate, context);
    const deployed = await deployBundle(database, permit, deployment);
    return deployed.ok ? ok(deployment) : err(await explainUnmadeChange(deployed.error, context, NO_SUCH_BUNDLE));
  },
});

const NO_SUCH_TASK: Failure<"no-such-task"> = { kind: "no-such-task" };

/** The access to the outcome of a deployment: one's own, or with another permission that of others. */
const OF_TASK: Access<Task, "read-task" | "manage-content-of-others", Named<"id">> = {
  own: "read-task",
  ofOthers: "manage-content-of-others",
  ahead: (_, { id }) => [taskById(id)],
  find: async ({ ask }, { id }) => {
    const [task] = await ask(taskById(id));
    return task === undefined ? err(NO_SUCH_TASK) : ok(task);
  },
  isOwn: ({ userId }, caller) => userId === caller.userId,
  refusal: NO_SUCH_TASK,
  failures: ["no-such-task"],
};

/** The longest wait for the end of a task that a client may ask for. */
const TASK_WAIT_MAX_SECONDS = 30;

/** Returns the task with its lines from `first` on, at once: tasks have ended when their ids are told. */
export const READ_TASK = operation({
  name: "readTask",
  summary: "The outcome of a deployment.",
  access: OF_TASK,
  input: {
    first: optional(meaning("The first line that is wanted.", wholeNumber(0, Number.MAX_SAFE_INTEGER))),
    wait: optional(
      meaning("How many seconds to wait for the end; it has ended already.", wholeNumber(0, TASK_WAIT_MAX_SECONDS)),
    ),
  },
  failures: [],
  run: async ({ permit }, { first = 0 }) => {
    const { record } = permit.subject;
    return ok({ ...record, output: record.output.slice(first) });
  },
});

const NO_BUNDLES_TO_DEPLOY: Failure<"conflict"> = {
  kind: "conflict",
  error: "The content is an API, and has no bundles to deploy. Update its upstream_url instead.",
};

const NO_BUNDLE_YET: Failure<"conflict"> = {
  kind: "conflict",
  error: "The content has no bundle yet. Upload one, and deploy it.",
};

/** The row of the bundle that is named, or of the newest one. */
async function chooseBundle(
  database: D1Database,
  { id, appMode }: ContentAccess,
  given: string | undefined,
): Promise<Result<number, Failure<"conflict" | "no-such-object">>> {
  if (appMode === "api") return err(NO_BUNDLES_TO_DEPLOY);
  const chosen = given === undefined ? await findNewestBundleId(database, id) : rowIdOf(given);
  if (chosen !== undefined) return ok(chosen);
  return err(given === undefined ? NO_BUNDLE_YET : NO_SUCH_BUNDLE);
}

function planDeployment(
  { guid }: ContentAccess,
  bundleId: number,
  activate: boolean,
  { settings, url }: CallerContext,
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

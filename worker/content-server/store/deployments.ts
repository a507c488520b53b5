import type { TaskRecord } from "../../../shared/index.ts";
import { timeText } from "../../time.ts";
import { permissionToChange } from "../auth/sharing.ts";
import { type ChangeResult, type Changer, change } from "./change.ts";
import { type ContentAccess, changeBindings, describeContent, MAY_CHANGE_CONTENT } from "./content-access.ts";

/** A task and its owner. */
export interface Task {
  /** The row of the user who started it. */
  readonly userId: number;
  /** With all of its lines. */
  readonly record: TaskRecord;
}

interface Row {
  readonly id: string;
  readonly user_id: number;
  readonly output: string;
  readonly code: number;
  readonly error: string;
}

/** A task by its id; undefined where there is none. All tasks have ended when they are stored. */
export async function findTask(database: D1Database, id: string): Promise<Task | undefined> {
  const row = await database
    .prepare("SELECT id, user_id, output, code, error FROM tasks WHERE id = ?1")
    .bind(id)
    .first<Row>();
  if (row === null) return undefined;
  const output: readonly string[] = JSON.parse(row.output);
  const { code, error } = row;
  const record = { id: row.id, output, result: null, finished: true, code, error, last: output.length };
  return { userId: row.user_id, record };
}

/** A deployment and its task, which has ended. */
export interface Deployment {
  readonly taskId: string;
  readonly bundleId: number;
  /** The bundle that must be served until then; undefined where it can be any. */
  readonly expectedId: number | undefined;
  /** The task's output, line by line. */
  readonly output: readonly string[];
}

/**
 * Serves a bundle from now on, and records the task, in one transaction. It changes nothing where the bundle is not the
 * content's, where another one than expected is served, and where the caller may no longer change the content.
 */
export async function deployBundle(
  database: D1Database,
  changer: Changer,
  content: ContentAccess,
  { taskId, bundleId, expectedId, output }: Deployment,
): Promise<ChangeResult> {
  const permission = permissionToChange(content, "deploy-bundle");
  const decisive = database
    .prepare(
      `UPDATE content SET bundle_id = ?4, last_deployed_time = ?5
      WHERE id = ?3 AND ${MAY_CHANGE_CONTENT} AND changes() > 0 AND (?6 IS NULL OR bundle_id = ?6)
        AND EXISTS (SELECT 1 FROM bundles WHERE bundles.id = ?4 AND bundles.content_id = content.id)`,
    )
    .bind(
      ...changeBindings(changer.caller, permission),
      content.id,
      bundleId,
      timeText(changer.now),
      expectedId ?? null,
    );
  const addTask = database
    .prepare(
      `INSERT INTO tasks (id, user_id, created_time, output, code, error)
      SELECT ?1, ?2, ?3, ?4, 0, '' WHERE changes() > 0`,
    )
    .bind(taskId, changer.caller.userId, timeText(changer.now), JSON.stringify(output));
  const description = `Deployed the bundle ${bundleId} of ${describeContent(content)}.`;
  const entry = { action: "deploy_bundle", object: { type: "bundle", id: String(bundleId) }, description } as const;
  return await change(database, { ...changer, permission }, { decisive, entry, following: [addTask] });
}

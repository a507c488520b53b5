import type { TaskRecord } from "../../shared/index.ts";
import {
  type ContentAccess,
  changeBindings,
  describeContent,
  MAY_CHANGE_CONTENT,
  type ServedBundle,
} from "../content/access-store.ts";
import type { AuditEntry } from "../database/audit-notes.ts";
import { type ChangeResult, change } from "../database/change.ts";
import type { Permit } from "../identity/permit.ts";
import { type Reading, readingOne } from "../platform/reading.ts";
import { timeText } from "../values/time.ts";

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
export function taskById(id: string): Reading<Task | undefined> {
  return readingOne("SELECT id, user_id, output, code, error FROM tasks WHERE id = ?1", [id], taskOf);
}

function taskOf(row: Row): Task {
  const output: readonly string[] = JSON.parse(row.output);
  const { code, error } = row;
  const record = { id: row.id, output, result: null, finished: true, code, error, last: output.length };
  return { userId: row.user_id, record };
}

/** A deployment and its task, which has ended. */
export interface Deployment {
  readonly taskId: string;
  readonly bundleId: number;
  /** The bundle is served from now on. Otherwise it is a draft, and what is served stays. */
  readonly activate: boolean;
  /** The task's output, line by line. */
  readonly output: readonly string[];
}

/**
 * Deploys a bundle, and records the task, in one transaction. "unchanged" where the bundle is not the content's, and
 * where the caller may no longer change the content.
 */
export async function deployBundle(
  database: D1Database,
  permit: Permit<"deploy-bundle" | "manage-content-of-others", ContentAccess>,
  { taskId, bundleId, activate, output }: Deployment,
): Promise<ChangeResult> {
  const content = permit.subject;
  const time = timeText(permit.now);
  const decisive = database
    .prepare(
      `UPDATE bundles SET deployed_time = ?5
      WHERE id = ?4 AND content_id = ?3 AND changes() > 0
        AND EXISTS (SELECT 1 FROM content WHERE content.id = ?3 AND ${MAY_CHANGE_CONTENT})`,
    )
    .bind(...changeBindings(permit), content.id, bundleId, time);
  const serve = database
    .prepare("UPDATE content SET bundle_id = ?2, last_deployed_time = ?3 WHERE id = ?1 AND changes() > 0")
    .bind(content.id, bundleId, time);
  const addTask = database
    .prepare(
      `INSERT INTO tasks (id, user_id, created_time, output, code, error)
      SELECT ?1, ?2, ?3, ?4, 0, '' WHERE changes() > 0`,
    )
    .bind(taskId, permit.caller.userId, time, JSON.stringify(output));
  const [action, manner] = activate ? (["deploy_bundle", ""] as const) : (["deploy_draft", " as a draft"] as const);
  const description = `Deployed the bundle ${bundleId} of ${describeContent(content)}${manner}.`;
  const entry: AuditEntry = { action, object: { type: "bundle", id: String(bundleId) }, description };
  const following = activate ? [serve, addTask] : [addTask];
  return await change(database, permit, { decisive, entry, following });
}

/**
 * A bundle of a content item that was deployed, be it served, a draft, or one that was served before; undefined
 * where there is none of this id.
 */
export function deployedBundle(contentGuid: string, bundleId: number): Reading<ServedBundle | undefined> {
  const sql = `SELECT object_prefix, entry_file, deployed_time FROM bundles
    WHERE id = ?1 AND content_id = (SELECT content.id FROM content WHERE content.guid = ?2) AND deployed_time IS NOT NULL`;
  return readingOne(sql, [bundleId, contentGuid], ({ object_prefix, entry_file, deployed_time }: DeployedRow) => ({
    objectPrefix: object_prefix,
    entryFile: entry_file,
    deployed: new Date(deployed_time),
  }));
}

interface DeployedRow {
  readonly object_prefix: string;
  readonly entry_file: string;
  readonly deployed_time: string;
}

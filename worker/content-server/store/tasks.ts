import type { TaskRecord } from "../../../shared/index.ts";

/** A task, and whose it is. */
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

/** A task by its id; undefined where there is none. All tasks have ended when they are noted. */
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

/** Reads the number of bytes that a database takes, as the platform counts them. */
export async function readDatabaseBytes(database: Pick<D1Database, "prepare">): Promise<number> {
  return (await database.prepare("SELECT 1").run()).meta.size_after;
}

/** Tells if a thrown value means that a database takes no more. */
export function isDatabaseFull(thrown: unknown): boolean {
  return (
    thrown instanceof Error && /\bSQLITE_FULL\b|database or disk is full|exceeded maximum DB size/i.test(thrown.message)
  );
}

type Database = Pick<D1Database, "batch" | "prepare">;

/** A database of a test with sessions, in which it answers itself: it has no replicas, and gives no bookmarks. */
export function withSessions<Given extends Database>(database: Given): Given & Pick<D1Database, "withSession"> {
  return { ...database, withSession: () => ({ ...database, getBookmark: () => null }) };
}

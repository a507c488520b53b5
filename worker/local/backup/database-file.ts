/** The contents of a database that was exported as SQL, read without a server. */

import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** The facts about its database that a backup needs. */
export interface DatabaseFacts {
  /** The id of the newest entry of the audit log; null where it has none. */
  readonly lastAuditId: number | null;
  /** The beginnings of the names of each bundle's objects, with the number of its files. */
  readonly bundles: readonly { readonly object_prefix: string; readonly file_count: number }[];
  /** The numbers of what a restore brings back. */
  readonly counts: {
    readonly users: number;
    readonly keys: number;
    readonly content: number;
    readonly exports: number;
  };
}

/** @param file the statements. @throws where they cannot be run: then no database could take them either. */
export function factsOf(file: string): DatabaseFacts {
  const database = new DatabaseSync(":memory:");
  try {
    database.exec(readFileSync(file, "utf8"));
    const number = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0] ?? 0);
    const bundles = database.prepare("SELECT object_prefix, file_count FROM bundles").all();
    return {
      lastAuditId: number("SELECT max(id) FROM audit_log") || null,
      bundles: bundles.map((row) => ({
        object_prefix: String(row["object_prefix"]),
        file_count: Number(row["file_count"]),
      })),
      counts: {
        users: number("SELECT count(*) FROM users"),
        keys: number("SELECT count(*) FROM api_keys"),
        content: number("SELECT count(*) FROM content"),
        exports: number("SELECT count(*) FROM audit_exports WHERE deletion IS NULL"),
      },
    };
  } finally {
    database.close();
  }
}

/** The bundles of which an object is missing, by the beginnings of their names. @param names of all objects of the bucket. */
export function incompleteBundles(
  { bundles }: Pick<DatabaseFacts, "bundles">,
  names: Iterable<string>,
): readonly string[] {
  const objects = new Map<string, number>();
  for (const name of names) {
    const prefix = /^bundles\/[^/]+\//.exec(name)?.[0];
    if (prefix !== undefined) objects.set(prefix, (objects.get(prefix) ?? 0) + 1);
  }
  // Beside its files, a bundle has its archive.
  const isWhole = ({ object_prefix: prefix, file_count: files }: DatabaseFacts["bundles"][number]) =>
    objects.get(prefix) === files + 1;
  return bundles.filter((bundle) => !isWhole(bundle)).map(({ object_prefix }) => object_prefix);
}

/** The order in which code and tables are brought to a new version. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/command.ts";

/** With `migrations-first`, the version before goes on meanwhile; with `code-first`, requests are answered 503 meanwhile. */
export type Order = "migrations-first" | "code-first";

/** Statements that take something away that the version before may use. */
const TAKES_AWAY = /^\s*(?:DROP\s+(?:TABLE|VIEW)|ALTER\s+TABLE\s+\S+\s+(?:DROP|RENAME))\b/im;

/** Tells if the version before may fail on the tables that a migration leaves. Each statement begins a line. */
export function contracts(sql: string): boolean {
  return TAKES_AWAY.test(sql);
}

/** The text of a migration. */
export function migrationText(name: string): string {
  return readFileSync(join(root, "worker/migrations", name), "utf8");
}

/**
 * The order for the migrations that a database does not have yet.
 * See docs/decisions/0188-deployments-beside-the-repository.md.
 */
export function orderOf(pending: readonly string[], textOf: (name: string) => string = migrationText): Order {
  return pending.some((name) => contracts(textOf(name))) ? "code-first" : "migrations-first";
}

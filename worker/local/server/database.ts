/** The Worker's database, past the Worker: for its tables before it answers, and for what `npm start` says. */

import { readdirSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { root } from "../command/command.ts";

export interface Answered {
  readonly status: number;
  readonly text: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks what listens at a socket in the file system. */
export async function askSocket(
  socketPath: string,
  path: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<Answered> {
  const sent = request({ socketPath, path, method, headers: { Host: "localhost", ...headers }, agent: false });
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject).end(body);
  });
  return { status: received.statusCode ?? 0, text: await textOf(received) };
}

export interface Statement {
  readonly sql: string;
  readonly values?: readonly (string | number | null)[];
}

/** The rows of a statement, by the names of their columns. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Runs statements in one transaction. @throws Error with what the database says against one of them. */
export type Database = (statements: readonly Statement[]) => Promise<readonly Rows[]>;

/** The database behind a socket, at which `statements` of inside.ts answers. */
export function databaseAt(socketPath: string): Database {
  return async (statements) => {
    const { status, text } = await askSocket(socketPath, "/", { method: "POST", body: JSON.stringify(statements) });
    if (status !== 200) throw new Error(text);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else answers there
    return JSON.parse(text) as readonly Rows[];
  };
}

const FOLDER = join(root, "worker/migrations");

/** The table in which Wrangler, too, notes what it has applied. */
const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies the migrations that a database does not have yet, each wholly or not at all. */
export async function migrate(database: Database): Promise<void> {
  const [, rows = []] = await database([{ sql: TABLE }, { sql: "SELECT name FROM d1_migrations" }]);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && !applied.has(name));
  for (const name of missing.toSorted()) {
    const note = { sql: "INSERT INTO d1_migrations (name) VALUES (?)", values: [name] };
    // The local database takes all statements of a file at once.
    const migration = { sql: readFileSync(join(FOLDER, name), "utf8") };
    await database([migration, note]);
  }
}

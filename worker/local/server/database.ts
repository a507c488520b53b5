/** The Worker's database, past the Worker: for its tables before it answers, and for what `npm start` says. */

import { askSocket } from "./ask-socket.ts";

export interface Statement {
  readonly sql: string;
  readonly values?: readonly (string | number | null)[];
}

/** The rows of a statement, by the names of their columns. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Runs statements in one transaction. @throws Error with what the database says against one of them. */
export type Database = (statements: readonly Statement[]) => Promise<readonly Rows[]>;

/** The database behind a socket, at which `statements` of statements.ts answers. */
export function databaseAt(socketPath: string): Database {
  return async (statements) => {
    const { status, text } = await askSocket(socketPath, "/", { method: "POST", body: JSON.stringify(statements) });
    if (status !== 200) throw new Error(text);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else answers there
    return JSON.parse(text) as readonly Rows[];
  };
}

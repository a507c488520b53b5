/** Runs in the platform's runtime, beside the Worker. */

import type { Rows, Statement } from "./database.ts";

/** What it uses of the binding of the database. */
interface Binding {
  prepare(sql: string): { bind(...values: readonly unknown[]): unknown };
  batch(statements: readonly unknown[]): Promise<readonly { readonly results: Rows }[]>;
}

/** Runs the statements that it is sent, in one transaction, and answers with their rows, or else with what the database says. */
export const statements = {
  async fetch(request: Request, { DATABASE }: { readonly DATABASE: Binding }): Promise<Response> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- database.ts alone sends it
    const asked = (await request.json()) as readonly Statement[];
    try {
      const prepared = asked.map(({ sql, values = [] }) => DATABASE.prepare(sql).bind(...values));
      return Response.json((await DATABASE.batch(prepared)).map(({ results }) => results));
    } catch (error) {
      return new Response(String(error), { status: 400 });
    }
  },
};

/** Parts that run in the platform's runtime, with the Worker: its database for `npm start`, and its answers held back. */

import type { Rows, Statement } from "./database.ts";

/** The methods of the database's binding that are used. */
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

/** Enough for the largest upload. A client that never ends its body gets its answer then. */
const PATIENCE_MILLISECONDS = 10_000;

type Handler<Rest extends readonly unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/**
 * Holds an answer back until the request's body is there, and discards what was not read of it. Otherwise the runtime resets the
 * connection where much of a body is still on its way, and the answer is lost with it.
 * See docs/decisions/0099-local-front.md.
 */
export function readBodyFirst<Rest extends readonly unknown[]>(answer: Handler<Rest>): Handler<Rest> {
  return async (request, ...rest) => {
    const response = await answer(request, ...rest);
    if (request.body !== null) await Promise.race([discard(request.body), patience()]);
    return response;
  };
}

async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  try {
    for await (const _ of body) {
      // Nothing is done with it.
    }
  } catch {
    // The client is gone, or the body is on its way to another server.
  }
}

async function patience(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MILLISECONDS);
  });
}

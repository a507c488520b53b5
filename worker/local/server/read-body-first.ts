/** Runs in the platform's runtime, around the Worker. */

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

import { err, ok, type Result } from "../../shared/index.ts";

/** The longest time for which the upstream of API content may leave a request unanswered, or a body unread. */
const UPSTREAM_TIMEOUT_SECONDS = 60;

/** The reason why an upstream did not answer. */
export interface UpstreamError {
  /** A sentence that does not reveal the upstream. */
  readonly message: string;
  /** The error of the runtime, for the log. */
  readonly details: string;
}

/**
 * Sends a visitor's request to an upstream, its body as a stream, and waits until the headers of the answer are
 * there. Time counts from the start and from each piece of the body that the upstream took, so that a long upload is
 * not cut off.
 */
export async function askUpstream(
  request: Request,
  address: URL,
  headers: Headers,
): Promise<Result<Response, UpstreamError>> {
  const clock = startClock();
  try {
    return ok(await fetch(upstreamRequest(request, address, headers, clock)));
  } catch (error) {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    // The query is the visitor's, and may contain secrets.
    const details = said.replaceAll(address.href, "the upstream");
    const message = clock.signal.aborted
      ? `The content's API did not answer within ${UPSTREAM_TIMEOUT_SECONDS} seconds.`
      : "The content's API cannot be reached, or closed the connection before it answered.";
    return err({ message, details });
  } finally {
    clock.stop();
  }
}

/** Aborts a request when it was neither restarted nor stopped for `UPSTREAM_TIMEOUT_SECONDS`. */
type Clock = ReturnType<typeof startClock>;

function startClock() {
  const controller = new AbortController();
  let timer: number | null = null;
  let isStopped = false;
  const restart = (): void => {
    clearTimeout(timer);
    // A body may still be on its way when the answer is there already.
    if (!isStopped) timer = setTimeout(() => controller.abort(), UPSTREAM_TIMEOUT_SECONDS * 1_000);
  };
  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
  };
  restart();
  return { signal: controller.signal, restart, stop };
}

function upstreamRequest(request: Request, address: URL, headers: Headers, { signal, restart }: Clock): Request {
  const { method, body } = request;
  const init: RequestInit = {
    headers,
    signal,
    redirect: "manual",
    // Caches of the platform go by the URL alone, and one visitor's answer is not another's.
    cache: "no-store",
  };
  // A GET rarely has a body; the runtime only takes it over from another request.
  if (body === null || method === "GET" || method === "HEAD") return new Request(new Request(address, request), init);
  return new Request(address, { ...init, method, body: watchedBody(body, request.headers, restart) });
}

/** A body, of the same length where that is stated, with a call for each chunk. */
function watchedBody(
  body: ReadableStream<Uint8Array>,
  headers: Headers,
  onPiece: () => void,
): ReadableStream<Uint8Array> {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      onPiece();
      controller.enqueue(piece);
    },
  });
  const watched = body.pipeThrough(watch);
  const length = headers.get("Content-Length");
  return length === null ? watched : watched.pipeThrough(new FixedLengthStream(Number(length)));
}

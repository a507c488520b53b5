/** Answers of identity providers, and of the publisher of a proxy's keys: as large and as slow as these like. */

/** The time that an identity provider may take for a whole answer. */
const PROVIDER_TIMEOUT_SECONDS = 10;

/** Size of an answer of an identity provider. The largest, sets of keys with certificates, have some ten kilobytes. */
export const PROVIDER_ANSWER_MAX_BYTES = 512 * 1024;

/** No answer that could be used came. The message is a whole sentence without any value of what was sent. */
export class ProviderAnswerError extends Error {}

/** A request as the libraries of both ways to sign in make it. */
export interface ProviderRequest {
  readonly method: string;
  readonly headers: HeadersInit;
  readonly body?: URLSearchParams | undefined;
}

/**
 * The `fetch` of these libraries: it reads the whole answer, within its bounds, before it gives it. A redirect is an
 * answer like any other. One deadline covers the answer to its end, in the place of theirs.
 *
 * @throws ProviderAnswerError
 * See docs/decisions/0152-claims-and-answers-of-providers.md.
 */
export async function askWithinBounds(url: string, { method, headers, body }: ProviderRequest): Promise<Response> {
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_SECONDS * 1_000);
  try {
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: "manual", signal });
    const bytes = await readWhole(response, signal);
    // An answer without content may have a status that allows none.
    return new Response(bytes.size === 0 ? null : bytes, { status: response.status, headers: response.headers });
  } catch (thrown) {
    if (signal.aborted) throw new ProviderAnswerError(`The answer took over ${PROVIDER_TIMEOUT_SECONDS} seconds.`);
    throw thrown instanceof ProviderAnswerError ? thrown : new ProviderAnswerError(messageOf(thrown));
  }
}

/** The deadline ends what waits for more: not every stream ends by the signal of its request. */
async function readWhole({ body }: Response, signal: AbortSignal): Promise<Blob> {
  if (body === null) return new Blob();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const cancel = async () => await reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= PROVIDER_ANSWER_MAX_BYTES; ) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return new Blob(chunks);
    length += value.length;
    chunks.push(value);
  }
  await cancel();
  throw new ProviderAnswerError(`The answer has more than ${PROVIDER_ANSWER_MAX_BYTES} bytes.`);
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

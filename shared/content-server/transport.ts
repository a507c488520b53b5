/**
 * The requests and answers of a client of a content server. The platform's `fetch` is a parameter, for `shared/` does
 * no I/O.
 */

/** An answer, whose body is read once and may break off. */
export interface Answer {
  readonly status: number;
  /** The header's value; null where the answer has none of the name. */
  readonly header: (name: string) => string | null;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Sends a GET request and follows no redirect: a 3xx is an answer as any other.
 *
 * @throws where no answer comes, be it that the connection fails or that it takes too long.
 */
export type Get = (url: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;

/** The part of the platform's `fetch` that is used, be it Node's or workerd's. */
type PlatformFetch<Signal> = (
  url: string,
  options: { readonly headers: Record<string, string>; readonly redirect: "manual"; readonly signal: Signal },
) => Promise<PlatformResponse>;

interface PlatformResponse {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly body: { readonly getReader: () => PlatformReader } | null;
}

interface PlatformReader {
  readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  readonly cancel: () => Promise<void>;
}

/**
 * Sends by the platform's `fetch`.
 *
 * @param timeoutSignal makes what ends a request, the reading of its body included, such as
 *   `() => AbortSignal.timeout(60_000)`.
 */
export function fetchGet<Signal>(fetch: PlatformFetch<Signal>, timeoutSignal: () => Signal): Get {
  return async (url, headers) => {
    const response = await fetch(url, { headers: { ...headers }, redirect: "manual", signal: timeoutSignal() });
    return { status: response.status, header: (name) => response.headers.get(name), body: bodyOf(response) };
  };
}

/** Not a generator: one that is ended before its first step does not come to cancel anything. */
function bodyOf({ body }: PlatformResponse): Answer["body"] {
  return {
    [Symbol.asyncIterator]: () => {
      const reader = body?.getReader();
      return {
        next: async () => {
          const piece = await reader?.read();
          return piece?.value === undefined || piece.done
            ? { done: true, value: undefined }
            : { done: false, value: piece.value };
        },
        return: async () => {
          await reader?.cancel();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

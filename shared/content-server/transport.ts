/** What a client of a content server sends and gets. The platform's `fetch` is a parameter, for `shared/` does no I/O. */

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

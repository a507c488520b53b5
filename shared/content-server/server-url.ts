/** A content server, as a client reaches it. */
export interface ContentServer {
  /** An http(s) URL, with a path where the server is below one: the management API is at `<baseUrl>/__api__`. */
  readonly baseUrl: string;
  /** The value of an API key; null where requests carry none. */
  readonly key: string | null;
  /** The header that takes the key, such as `Authorization`. */
  readonly keyHeader: string;
}

/** An audit log to read, as the export sees it: pages of entries that keep their source text. */

/** One entry of a page. */
export type SourceEntry =
  | {
      readonly kind: "entry";
      /** Decimal digits without leading zeros; as it stands in the entry, be it a string or a number there. */
      readonly id: string;
      /** Milliseconds since 1970 of the field `time`; null where it has none that is RFC 3339. */
      readonly time: number | null;
      /** The entry's source text in UTF-8, on one line: without the line breaks between its tokens and the whitespace after them. */
      readonly bytes: Uint8Array;
    }
  | {
      /** It cannot be exported as a line of JSON. */
      readonly kind: "unreadable";
      /** Null where none could be found. */
      readonly id: string | null;
      readonly time: number | null;
      /** A sentence that repeats nothing of the entry. */
      readonly reason: string;
      /** The entry as it came. */
      readonly bytes: Uint8Array;
    };

/** An entry that is too large to hold, by what is found of it as it passes. */
export interface LargeEntry {
  readonly kind: "large";
  readonly id: string | null;
  readonly time: number | null;
  readonly reason: string;
  /** The size of the entry in bytes as it came, and their SHA-256 in hexadecimal. */
  readonly size: number;
  readonly sha256: string;
}

/** An entry of a page, be it held or not. */
export type PageEntry = SourceEntry | LargeEntry;

/** A hash of bytes that come in pieces. */
export interface RunningDigest {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** SHA-256 in hexadecimal, 64 lower-case digits. */
  readonly end: () => Promise<string>;
}

/** One page, in the order of the log that its URL asks for. */
export interface AuditPage<Entry = SourceEntry> {
  readonly entries: readonly Entry[];
  /** The URL of the next page, which is on the same server; null where the server names none or the page has no entries. */
  readonly next: string | null;
  /**
   * Another try may give the page otherwise: an entry is invalid UTF-8 or no JSON, and may have been damaged on its way; or the
   * page of a large entry is small, since an earlier entry came late in the place of the one that is large.
   */
  readonly isSuspect: boolean;
}

/** Why there is no page. A message names no key and no query value. */
export type PageFailure =
  /** The connection failed, took too long or broke off. */
  | { readonly kind: "no-answer"; readonly message: string }
  /** 429. @property retryAfterMilliseconds what the server asks to wait, bounded; null where it does not say. */
  | { readonly kind: "throttled"; readonly message: string; readonly retryAfterMilliseconds: number | null }
  /** 408 or 5xx. */
  | { readonly kind: "server-error"; readonly message: string; readonly retryAfterMilliseconds: number | null }
  /** 401 or 403: the key is not valid, or not enough. */
  | { readonly kind: "refused"; readonly message: string }
  /** 404 or 410: nothing is at the URL. A cursor may have expired, or the server is just being deployed. */
  | { readonly kind: "absent"; readonly message: string }
  /** Another 4xx: the server does not take the URL, such as one with a cursor that has expired. */
  | { readonly kind: "rejected"; readonly message: string }
  /** 3xx. */
  | { readonly kind: "redirected"; readonly message: string }
  /** The URL, or the one of the next page, is not below the server's base URL. */
  | { readonly kind: "left-server"; readonly message: string }
  /** The body is larger than is read. Fewer entries on a page may do. */
  | { readonly kind: "too-large"; readonly message: string }
  /** The body is not a page. */
  | { readonly kind: "malformed"; readonly message: string };

export type PageOutcome<Entry = SourceEntry> =
  | { readonly kind: "page"; readonly page: AuditPage<Entry> }
  | { readonly kind: "failed"; readonly failure: PageFailure };

/** An audit log at a content server. None of it throws. */
export interface AuditSource {
  /** Asks for a page once. A URL that is not below the server's base URL is not asked for. */
  readonly fetchPage: (url: string) => Promise<PageOutcome>;
  /** Asks for a page of one entry that is too large to hold. None of it is held: it is hashed as it comes. */
  readonly fetchLargePage: (url: string, startDigest: () => RunningDigest) => Promise<PageOutcome<LargeEntry>>;
  /** The URL of the first page. */
  readonly startUrl: (order: "ascending" | "descending", entries: number) => string;
  /** The URL of the ascending page after an entry; null where the server's cursors are not ids of entries. */
  readonly urlAfter: (id: string, entries: number) => string | null;
  /** The URL of the newest entry of an action. Where the server knows no such filter, it may give any entry. */
  readonly newestUrl: (action: string) => string;
  /** The same page with another number of entries at most. */
  readonly withLimit: (url: string, entries: number) => string;
}

/**
 * Pages of the audit log are read from the replica that is nearest, beside the look-up of their caller on the primary.
 * See docs/decisions/0167-replicas-for-the-audit-log.md.
 */

import { bookmarkCookie, NO_BOOKMARK, readBookmark } from "../auth/bookmark.ts";
import { askWith, sessionWith } from "../platform/ask-store.ts";
import type { Context } from "../platform/context.ts";
import type { Ask, Reading } from "../platform/reading.ts";

/** A request that a replica may answer in part. */
export interface AskedBeside {
  readonly ask: Ask;
  /** Tells the browser the state of the primary at its look-up: its next page is read from a replica that is as new. */
  readonly noteBookmark: (answer: Response) => void;
}

/** Asks the primary, and for what is foreseen a replica that is as new as the browser's bookmark. */
export function askBeside(
  { database }: Pick<Context, "database">,
  headers: Headers,
  ahead: readonly Reading<unknown>[],
): AskedBeside {
  const primary = sessionWith(database, "first-primary");
  const bookmark = readBookmark(headers);
  return {
    ask: askWith(primary, ahead, bookmark === undefined ? primary : sessionWith(database, bookmark)),
    noteBookmark: (answer) => {
      const latest = primary.getBookmark();
      if (latest !== null) answer.headers.append("Set-Cookie", bookmarkCookie(latest));
    },
  };
}

/** Takes the bookmark from a browser that may have changed something: what it did must be on the next page. */
export function forgetBookmark({ method, headers }: Pick<Request, "method" | "headers">, answer: Response): void {
  const mayChange = method !== "GET" && method !== "HEAD";
  if (mayChange && readBookmark(headers) !== undefined) answer.headers.append("Set-Cookie", NO_BOOKMARK);
}

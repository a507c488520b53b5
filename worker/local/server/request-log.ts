/** The lines that `npm start` shows of requests. */

import { printable } from "../../../shared/index.ts";

/** A request that has ended. */
export interface Ended {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Undefined where there was no answer. */
  readonly status: number | undefined;
  readonly milliseconds: number;
}

/** What lets a person's browser view content, in its path. */
const SIGNED_PATH = /(?<=^\/content\/[^/]+\/~)[^/]+/;

const TOO_MANY_REQUESTS = 429;
const LIMITED_LINE_SECONDS = 10;

/** How many requests past a rate limit have no line; undefined while the next one has a line. */
let omitted: number | undefined;

/**
 * Shows a line of a request, without the query and the token of a path, which may hold what no log should. Of requests past a rate limit, one in some seconds
 * has a line, and the others are counted: who floods the server does not fill the terminal.
 */
export function logAnswer({ method, path, status, milliseconds }: Ended): void {
  if (status === TOO_MANY_REQUESTS && omitted !== undefined) {
    omitted += 1;
    return;
  }
  const shown = printable(path.replace(/[?#].*$/s, "").replace(SIGNED_PATH, "…"));
  console.log(`${method} ${shown} ${status ?? "without an answer"} (${Math.round(milliseconds)} ms)`);
  if (status !== TOO_MANY_REQUESTS) return;
  omitted = 0;
  setTimeout(showOmitted, LIMITED_LINE_SECONDS * 1_000).unref();
}

function showOmitted(): void {
  if (omitted !== undefined && omitted > 0) console.log(`Further requests that were answered 429: ${omitted}`);
  omitted = undefined;
}

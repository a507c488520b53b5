/** The client of a content server's audit log. */

import type { AuditSource, PageOutcome } from "./audit-source.ts";
import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "./limits.ts";
import { failed, request } from "./request.ts";
import { type ContentServer, type OwnUrl, ownUrl, urlInApi, withParameters } from "./server-url.ts";
import { readSourcePage, type SourcePage } from "./source-page.ts";
import type { Get } from "./transport.ts";

/** A content server whose audit log is read. */
export interface AuditServer extends ContentServer {
  /** Whether the server's cursors are ids of entries, as those of this project's server are. */
  readonly cursorIsId: boolean;
}

/** A shorter key is in many a URL by chance. */
const KEY_MIN_CHARACTERS = 16;

/** The audit log of a content server. */
export function auditSource(server: AuditServer, get: Get): AuditSource {
  const startUrl = (order: "ascending" | "descending", entries: number) =>
    urlInApi(server, `/v1/audit_logs?limit=${entries}&ascOrder=${order === "ascending"}`);
  return {
    fetchPage: async (url) => await fetchPage(server, get, url),
    startUrl,
    urlAfter: (id, entries) =>
      server.cursorIsId ? withParameters(startUrl("ascending", entries), { next: id }) : null,
    withLimit: (url, entries) => withParameters(url, { limit: String(entries) }),
  };
}

async function fetchPage(server: AuditServer, get: Get, url: string): Promise<PageOutcome> {
  const asked = await request(server, get, url, AUDIT_EXPORT_PAGE_MAX_BYTES);
  if (asked.kind === "failed") return asked;
  const page = readSourcePage(asked.bytes);
  if (page.kind !== "page") return failed(page.kind, page.message);
  const next = nextOf(server, page, asked.url);
  // Nothing of the page is used: a server that names such a page is not to be trusted with what comes before it either.
  if (next?.kind === "foreign") {
    return failed("left-server", `The URL of the next page ${next.why}. Nothing was sent there; check the base URL.`);
  }
  if (next !== null && holdsKey(server, next.url)) {
    return failed(
      "left-server",
      "The URL of the next page has the key in it, and would be stored with the export. Nothing was sent there.",
    );
  }
  const { entries, isSuspect } = page;
  return { kind: "page", page: { entries, isSuspect, next: entries.length === 0 ? null : (next?.url ?? null) } };
}

function holdsKey({ key }: AuditServer, url: string): boolean {
  if (key === null || key.length < KEY_MIN_CHARACTERS) return false;
  return url.includes(key) || url.includes(encodeURIComponent(key.toWellFormed()));
}

/** The next page: by its URL, which may be relative to that of the page itself, else by its cursor. */
function nextOf(
  server: AuditServer,
  { next, nextCursor }: Extract<SourcePage, { kind: "page" }>,
  url: string,
): OwnUrl | null {
  if (next !== null) return ownUrl(server, next, url);
  return nextCursor === null ? null : ownUrl(server, withParameters(url, { next: nextCursor, previous: null }));
}

/** The client of a content server's audit log. */

import type { AuditPage, AuditSource, LargeEntry, PageOutcome, RunningDigest } from "./audit-source.ts";
import { largePageReader } from "./large-page.ts";
import { AUDIT_EXPORT_PAGE_MAX_BYTES, AUDIT_LARGE_PAGE_MAX_BYTES } from "./limits.ts";
import { failed, request, requestInPieces } from "./request.ts";
import { type ContentServer, type OwnUrl, ownUrl, urlInApi, withParameters } from "./server-url.ts";
import { readSourcePage, type SourcePage } from "./source-page.ts";
import type { Get } from "./transport.ts";

/** A content server whose audit log is read. */
export interface AuditServer extends ContentServer {
  /** True if the server's cursors are ids of entries, as those of this project's server are. */
  readonly cursorIsId: boolean;
}

/** A shorter key is in many a URL by chance. */
const KEY_MIN_CHARACTERS = 16;

/** The audit log of a content server. */
export function auditSource(server: AuditServer, get: Get): AuditSource {
  return {
    ...auditLogUrls(server),
    fetchPage: async (url) => await fetchPage(server, get, url),
    fetchLargePage: async (url, startDigest) => await fetchLargePage(server, get, url, startDigest),
  };
}

/** The URLs of the pages of an audit log. */
export function auditLogUrls(server: AuditServer): Omit<AuditSource, "fetchPage" | "fetchLargePage"> {
  const startUrl = (order: "ascending" | "descending", entries: number) =>
    urlInApi(server, `/v1/audit_logs?limit=${entries}&ascOrder=${order === "ascending"}`);
  return {
    startUrl,
    urlAfter: (id, entries) =>
      server.cursorIsId ? withParameters(startUrl("ascending", entries), { next: id }) : null,
    newestUrl: (action) => withParameters(startUrl("descending", 1), { action }),
    withLimit: (url, entries) => withParameters(url, { limit: String(entries) }),
  };
}

async function fetchPage(server: AuditServer, get: Get, url: string): Promise<PageOutcome> {
  const asked = await request(server, get, url, AUDIT_EXPORT_PAGE_MAX_BYTES);
  if (asked.kind === "failed") return asked;
  return pageOf(server, asked.bytes, asked.url);
}

/**
 * Its one entry is hashed as it comes.
 * See docs/decisions/0126-large-entries.md.
 */
async function fetchLargePage(
  server: AuditServer,
  get: Get,
  url: string,
  startDigest: () => RunningDigest,
): Promise<PageOutcome<LargeEntry>> {
  const reader = largePageReader();
  const digest = startDigest();
  let [size, pageSize] = [0, 0];
  const asked = await requestInPieces(server, get, url, AUDIT_LARGE_PAGE_MAX_BYTES, async (piece) => {
    const part = reader.read(piece);
    size += part.length;
    pageSize += piece.length;
    if (part.length > 0) await digest.write(part);
  });
  const sha256 = await digest.end();
  if (asked.kind === "failed") return asked;
  const kept = reader.end();
  if (kept === null) return failed("too-large", "The page that is too large is not one of one entry.");
  const read = pageOf(server, kept, asked.url);
  if (read.kind === "failed") return read;
  const { id = null, time = null } = read.page.entries[0] ?? {};
  const entry: LargeEntry = { kind: "large", id, time, reason: TOO_LARGE, size, sha256 };
  const isSuspect = pageSize <= AUDIT_EXPORT_PAGE_MAX_BYTES;
  return { kind: "page", page: { ...read.page, entries: [entry], isSuspect } };
}

const TOO_LARGE = `With this entry alone, a page is larger than ${AUDIT_EXPORT_PAGE_MAX_BYTES} bytes.`;

/** Reads a body as a page, with the place of the next one. */
function pageOf(
  server: AuditServer,
  bytes: Uint8Array,
  url: string,
): { readonly kind: "page"; readonly page: AuditPage } | ReturnType<typeof failed> {
  const page = readSourcePage(bytes);
  if (page.kind !== "page") return failed(page.kind, page.message);
  const next = nextOf(server, page, url);
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

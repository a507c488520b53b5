import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import type {
  AuditSource,
  PageFailure,
  PageOutcome,
  SourceEntry,
} from "../../../../shared/content-server/audit-source.ts";
import { entryText, quarantinedText, SOURCE } from "./build-export.ts";

export interface FakeLog {
  /** In the order of the log. */
  readonly entries: readonly SourceEntry[];
  /** True if cursors are ids; otherwise they are opaque, and a client can only repeat those that it was given. */
  readonly isCursorId: boolean;
  /** The most entries on a page, whatever the client asks for. */
  readonly pageEntries: number;
  /** The failure to answer with; undefined where the page itself is the answer. */
  readonly failureOf?: (url: URL) => PageFailure | undefined;
  /** The newest entry of each action, as a server gives it that knows such a filter. */
  readonly newest?: (action: string) => SourceEntry | undefined;
}

/** An entry as `buildExport` exports it. */
export function fakeEntry(id: string, time: number | null = null): SourceEntry {
  return { kind: "entry", id, time, bytes: new TextEncoder().encode(entryText(id)) };
}

/** An entry as `buildExport` has it in quarantine. */
export function fakeUnreadable(id: string | null): SourceEntry {
  return { kind: "unreadable", id, time: null, reason: "It is nested too deep.", bytes: quarantinedText(id) };
}

/** The same entry with other content. */
export function otherContent(entry: SourceEntry, more = "!"): SourceEntry {
  return { ...entry, bytes: Uint8Array.from([...entry.bytes, ...new TextEncoder().encode(more)]) };
}

/** The URL of the page that begins behind an id, by a cursor that tells nothing to others. */
export function hiddenUrl(id: string, entries: number): string {
  return urlOf({ next: `x${Buffer.from(id).toString("hex")}`, limit: String(entries) });
}

/** An audit log that is read page by page, as a server gives it. @property asked the URLs that were asked for. */
export function fakeSource(log: FakeLog): AuditSource & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetchPage: async (text) => {
      asked.push(text);
      const url = new URL(text);
      const failure = log.failureOf?.(url);
      return await Promise.resolve(failure === undefined ? pageAt(log, url) : { kind: "failed", failure });
    },
    fetchLargePage: async () => await Promise.reject(new Error("No entry is too large.")),
    startUrl: (order, entries) => urlOf({ ascOrder: String(order === "ascending"), limit: String(entries) }),
    urlAfter: (id, entries) => (log.isCursorId ? urlOf({ next: id, limit: String(entries) }) : null),
    newestUrl: (action) => urlOf({ ascOrder: "false", limit: "1", action }),
    withLimit: (text, entries) => {
      const url = new URL(text);
      url.searchParams.set("limit", String(entries));
      return url.href;
    },
  };
}

function urlOf(query: Readonly<Record<string, string>>): string {
  return `${SOURCE}/__api__/v1/audit_logs?${new URLSearchParams(query).toString()}`;
}

function pageAt({ entries: log, isCursorId, pageEntries, newest }: FakeLog, url: URL): PageOutcome {
  const action = url.searchParams.get("action");
  if (action !== null) {
    const entry = newest === undefined ? log.at(-1) : newest(action);
    return { kind: "page", page: { entries: entry === undefined ? [] : [entry], next: null, isSuspect: false } };
  }
  const limit = Math.min(Number(url.searchParams.get("limit")), pageEntries);
  const start = startOf(log, url.searchParams.get("next"));
  let end = Math.min(start + limit, log.length);
  // Where an id is the cursor, all entries that have it are on one page.
  if (isCursorId) while (end < log.length && log[end]?.id === log[end - 1]?.id) end += 1;
  const last = log[end - 1]?.id ?? "";
  const cursor = isCursorId ? last : `r${end}`;
  const next = end < log.length && end > start ? urlOf({ next: cursor, limit: String(limit) }) : null;
  return { kind: "page", page: { entries: log.slice(start, end), next, isSuspect: false } };
}

/** The place of the first entry behind a cursor: of an id, hidden or not, or of a row. */
function startOf(log: readonly SourceEntry[], cursor: string | null): number {
  if (cursor === null) return 0;
  if (cursor.startsWith("r")) return Number(cursor.slice(1));
  const after = cursor.startsWith("x") ? Buffer.from(cursor.slice(1), "hex").toString() : cursor;
  const start = log.findIndex(({ id }) => id !== null && compareIds(id, after) > 0);
  return start === -1 ? log.length : start;
}

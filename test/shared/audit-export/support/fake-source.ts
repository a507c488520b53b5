import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import type { AuditSource, PageFailure, PageOutcome } from "../../../../shared/content-server/audit-source.ts";
import { entryText, SOURCE } from "./build-export.ts";

export interface FakeLog {
  /** In the order of the log. */
  readonly ids: readonly string[];
  /** Whether cursors are ids; else they are hidden, and only what the server gave can be asked for. */
  readonly isCursorId: boolean;
  /** How many entries a page has at most, whatever is asked for. */
  readonly pageEntries: number;
  /** What is answered instead; undefined where the page is. */
  readonly failureOf?: (url: URL) => PageFailure | undefined;
}

/** The URL of the page that begins behind an id, by a cursor that tells nothing to others. */
export function hiddenUrl(id: string, entries: number): string {
  return urlOf({ next: `x${Buffer.from(id).toString("hex")}`, limit: String(entries) });
}

/** An audit log that is read page by page, as a server gives it. @property asked the URLs that were asked for. */
export function fakeSource(log: FakeLog): AuditSource & { readonly asked: string[] } {
  const asked: string[] = [];
  const cursor = (id: string) => (log.isCursorId ? id : `x${Buffer.from(id).toString("hex")}`);
  return {
    asked,
    fetchPage: async (text) => {
      asked.push(text);
      const url = new URL(text);
      const failure = log.failureOf?.(url);
      return await Promise.resolve(failure === undefined ? pageAt(log, url, cursor) : { kind: "failed", failure });
    },
    startUrl: (order, entries) => urlOf({ ascOrder: String(order === "ascending"), limit: String(entries) }),
    urlAfter: (id, entries) => (log.isCursorId ? urlOf({ next: id, limit: String(entries) }) : null),
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

function pageAt(log: FakeLog, url: URL, cursor: (id: string) => string): PageOutcome {
  const after = idOf(url.searchParams.get("next"));
  const limit = Math.min(Number(url.searchParams.get("limit")), log.pageEntries);
  const rest = log.ids.filter((id) => after === null || compareIds(id, after) > 0);
  const ids = rest.slice(0, limit);
  const last = ids.at(-1);
  const isEnd = rest.length <= limit || last === undefined;
  const next = isEnd ? null : urlOf({ next: cursor(last), limit: String(limit) });
  const encode = (id: string) => new TextEncoder().encode(entryText(id));
  const entries = ids.map((id) => ({ kind: "entry" as const, id, time: null, bytes: encode(id) }));
  return { kind: "page", page: { entries, next, isSuspect: false } };
}

function idOf(cursor: string | null): string | null {
  return cursor?.startsWith("x") === true ? Buffer.from(cursor.slice(1), "hex").toString() : cursor;
}

/** The entries of this server's log, with the very text that an export of it has. */

import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  type AuditSource,
  err,
  ok,
  type PageFailure,
  type Result,
  type SourceEntry,
} from "../../shared/index.ts";
import { rowIdOf } from "../content-server/store/row-values.ts";

/** @property id that of the entry, as a number. */
export interface LogEntry {
  readonly id: number;
  readonly entry: SourceEntry;
}

/** The entries after an id and up to another, page by page. A failure is the last of them. */
export async function* logEntries(
  afterId: number,
  lastId: number,
  { fetchPage, urlAfter }: Pick<AuditSource, "fetchPage" | "urlAfter">,
): AsyncGenerator<Result<LogEntry, PageFailure>> {
  for (let reached = afterId; reached < lastId; ) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const outcome = await fetchPage(urlAfter(String(reached), AUDIT_EXPORT_PAGE_ENTRIES) ?? "");
    if (outcome.kind === "failed") {
      yield err(outcome.failure);
      return;
    }
    const { entries } = outcome.page;
    if (entries.length === 0) return;
    for (const entry of entries) {
      const id = entry.id === null ? undefined : rowIdOf(entry.id);
      if (id === undefined || id <= reached) {
        yield err({ kind: "malformed", message: "Its entries are not in the order of their ids." });
        return;
      }
      if (id > lastId) return;
      yield ok({ id, entry });
      reached = id;
    }
  }
}

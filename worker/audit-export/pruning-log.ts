/** The entries of this server's log, with the very text that an export of it has. */

import { AUDIT_EXPORT_PAGE_ENTRIES, type AuditSource, type PageFailure, type SourceEntry } from "../../shared/index.ts";
import { rowIdOf } from "../content-server/row-id.ts";

export type LogEntry =
  /** @property id that of the entry, as a number. */
  | { readonly kind: "entry"; readonly id: number; readonly entry: SourceEntry }
  | { readonly kind: "failed"; readonly failure: PageFailure };

/** The entries after an id and up to another, page by page. A failure is the last of them. */
export async function* logEntries(
  afterId: number,
  lastId: number,
  { fetchPage, urlAfter }: Pick<AuditSource, "fetchPage" | "urlAfter">,
): AsyncGenerator<LogEntry> {
  for (let reached = afterId; reached < lastId; ) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const outcome = await fetchPage(urlAfter(String(reached), AUDIT_EXPORT_PAGE_ENTRIES) ?? "");
    if (outcome.kind === "failed") {
      yield outcome;
      return;
    }
    const { entries } = outcome.page;
    if (entries.length === 0) return;
    for (const entry of entries) {
      const id = entry.id === null ? undefined : rowIdOf(entry.id);
      if (id === undefined || id <= reached) {
        yield disordered;
        return;
      }
      if (id > lastId) return;
      yield { kind: "entry", id, entry };
      reached = id;
    }
  }
}

const disordered: LogEntry = {
  kind: "failed",
  failure: { kind: "malformed", message: "Its entries are not in the order of their ids." },
};

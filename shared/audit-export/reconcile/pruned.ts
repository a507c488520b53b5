/** Asks a log whether it records that its oldest entries were removed: what else it no longer has was deleted. */

import type { AuditSource, PageEntry, PageFailure } from "../../content-server/audit-source.ts";
import { isObject, parseJson } from "../../text/json.ts";
import { err, ok, type Result } from "../../text/result.ts";
import { isAbove } from "../entry-ids.ts";

/** The action of the entry by which a server of this project records a removal, as part of the same transaction. */
export const PRUNING_ACTION = "prune_audit_log";

/** The beginning of its description. */
const DESCRIPTION = /^Removed [^"]* of the audit log, up to the id (?<through>0|[1-9]\d{0,63}):/;

/**
 * The id up to which a log records that its entries were removed.
 *
 * A record is written before the first of its entries is gone. So whoever asks after an entry was not found gets the record of
 * its removal, if there is one.
 *
 * @returns null where it records none, or is no log of this project's server.
 * See docs/decisions/0148-deleted-entries.md.
 */
export async function readPrunedThrough(source: AuditSource): Promise<Result<string | null, PageFailure>> {
  const outcome = await source.fetchPage(source.newestUrl(PRUNING_ACTION));
  if (outcome.kind === "page") return ok(prunedThrough(outcome.page.entries[0]));
  const { failure } = outcome;
  return isNoRecord(failure) ? ok(null) : err(failure);
}

/** Splits ids that a log does not have. @param through the id up to which it records that its entries were removed. */
export function splitPruned(
  ids: readonly string[],
  through: string | null,
): { readonly vanishedIds: readonly string[]; readonly prunedThrough: string | null } {
  if (through === null) return { vanishedIds: ids, prunedThrough: null };
  const vanishedIds = ids.filter((id) => isAbove(id, through));
  return { vanishedIds, prunedThrough: vanishedIds.length < ids.length ? through : null };
}

/** A server that knows no filter gives its newest entry, whatever that is about, or refuses to answer. */
function prunedThrough(entry: PageEntry | undefined): string | null {
  if (entry?.kind !== "entry") return null;
  const record = parseJson(new TextDecoder().decode(entry.bytes));
  if (!isObject(record) || record["action"] !== PRUNING_ACTION || record["user_id"] !== "0") return null;
  const { event_description: text } = record;
  const through = typeof text === "string" ? DESCRIPTION.exec(text)?.groups?.["through"] : undefined;
  // The record itself stays, as the newest entry of its log at that time.
  return through !== undefined && isAbove(entry.id, through) ? through : null;
}

function isNoRecord({ kind }: PageFailure): boolean {
  return kind === "rejected" || kind === "absent" || kind === "too-large";
}

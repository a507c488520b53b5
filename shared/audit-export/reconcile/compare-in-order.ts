/** Compares a stretch with a source that gives the very lines of it, one after the other: then no line has to be read. */

import type { PageEntry, PageFailure } from "../../content-server/audit-source.ts";
import { hasBytesAt } from "../../text/bytes.ts";
import { LINE_FEED } from "../../text/characters.ts";
import { err, ok, type Result } from "../../text/result.ts";
import { isAbove } from "../entry-ids.ts";
import type { ReconcilePorts } from "./reconciliation.ts";
import { isPast, leadsTo, pagesFrom } from "./source-walk.ts";
import type { Stretch } from "./stored-entries.ts";

/** A source that gives a stretch as it is. */
export interface InOrder {
  /** The page that holds the end of the stretch; null where it has none. */
  readonly url: string | null;
  /** The highest id that the source gave. */
  readonly highest: string | null;
  /** The last line of the stretch. */
  readonly lastLine: Uint8Array;
}

/** Where the walk stands. */
interface Walk {
  /** The segments with lines that were not met yet, and where the next one begins in the first of them, 0-based, in bytes. */
  left: Stretch["segments"];
  at: number;
  highest: string | null;
}

/**
 * Compares the lines in their order, byte for byte.
 *
 * @param url the page of the source that holds the end of the segment before; null where none is known.
 * @returns null where anything is otherwise, whatever it is; else why the source cannot be read.
 */
export async function compareInOrder(
  stretch: Stretch,
  url: string | null,
  ports: ReconcilePorts,
): Promise<Result<InOrder | null, PageFailure>> {
  const { before, last, segments } = stretch;
  if (!segments.every(({ metadata }) => metadata.late === 0 && metadata.quarantined.length === 0)) return ok(null);
  const walk: Walk = { left: segments, at: 0, highest: null };
  let endUrl: string | null = null;
  for await (const page of pagesFrom({ before, url, lowestLate: null }, ports)) {
    if (!page.ok) return err(page.error);
    const { entries } = page.value;
    if (leadsTo(last.last_id, entries, walk)) endUrl = page.value.url;
    for (const entry of entries) if (!isNext(entry, stretch, walk)) return ok(null);
    if (isPast(walk, last.last_id)) break;
  }
  const { left, highest } = walk;
  const lastLine = lastLineOf(stretch);
  return ok(left.length > 0 || lastLine === undefined ? null : { url: endUrl, highest, lastLine });
}

/** Tells if an entry is the one that comes next, or not in the range of the stretch. */
function isNext(entry: PageEntry, { before, last }: Stretch, walk: Walk): boolean {
  const { id } = entry;
  if (id === null) return true;
  const isBefore = before !== null && !isAbove(id, before.last_id);
  const isBehind = isAbove(id, last.last_id);
  // The source is ahead already: what comes now is out of order.
  if (!isAbove(id, walk.highest) && !(isBefore && !isPast(walk, before.last_id))) return false;
  if (isAbove(id, walk.highest)) walk.highest = id;
  if (isBefore || isBehind) return true;
  return entry.kind === "entry" && passLine(walk, entry.bytes);
}

/** Moves a walk past its next line, where it is this one: whole, with its line end. */
function passLine(walk: Walk, line: Uint8Array): boolean {
  const raw = walk.left[0]?.raw;
  const end = walk.at + line.length;
  if (raw?.[end] !== LINE_FEED || !hasBytesAt(raw, walk.at, line)) return false;
  walk.at = end + 1;
  if (walk.at < raw.length) return true;
  walk.left = walk.left.slice(1);
  walk.at = 0;
  return true;
}

function lastLineOf({ segments }: Stretch): Uint8Array | undefined {
  const raw = segments.at(-1)?.raw;
  // A segment ends with a line end.
  return raw?.subarray(raw.lastIndexOf(LINE_FEED, raw.length - 2) + 1, -1);
}

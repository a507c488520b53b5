/** The audit log as a file, in parts: each reads a bounded number of entries, and says where the next one is. */

import { type AuditEntryRecord, CSV_COLUMNS, CSV_HEADER, csvRow, type Result } from "../../shared/index.ts";
import { AUDIT_FILTERS } from "../audit-log/audit-page.ts";
import { type AuditFilter, type IdRange, idRangeOf } from "../audit-log/filter-store.ts";
import { firstAuditId, lastAuditId, readAuditEntries } from "../audit-log/store.ts";
import type { Failure } from "../http/errors.ts";
import { readParameters } from "../http/parameters.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { AUDIT_DOWNLOAD_PART_IDS, AUDIT_PAGE_MAX_ENTRIES, AUDIT_POSITION_MAX } from "../values/limits.ts";
import { meaning, oneOf, wholeNumber } from "../values/readers.ts";
import { dayText } from "../values/time.ts";
import { apiQuery, readFilters, withoutCursor } from "./audit-query.ts";

const PART = {
  format: oneOf(["csv", "ndjson"]),
  top: meaning("The highest id of the whole download.", wholeNumber(1, AUDIT_POSITION_MAX)),
  below: meaning("The id below which this part begins.", wholeNumber(1, AUDIT_POSITION_MAX)),
};

interface Format {
  readonly mediaType: string;
  /** What the file begins with. */
  readonly head: string;
  readonly line: (entry: AuditEntryRecord) => string;
}

const FORMATS = {
  csv: {
    mediaType: "text/csv; charset=utf-8",
    head: CSV_HEADER,
    line: (entry) => csvRow(CSV_COLUMNS.map((column) => entry[column])),
  },
  ndjson: { mediaType: "application/x-ndjson", head: "", line: (entry) => `${JSON.stringify(entry)}\n` },
} as const satisfies Readonly<Record<string, Format>>;

/**
 * `GET /audit/download?format=csv|ndjson&…`: the entries that fit the filters of the page, newest first, of the next
 * `AUDIT_DOWNLOAD_PART_IDS` ids. Where there are more, `Link` has the address of the next part, and `Download-Share` which share
 * of the ids is done then.
 */
export async function answerAuditDownload(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const part = readParameters(request.url, PART);
  if (!part.ok) return part.error;
  const { format = "csv", top, below } = part.value;
  const query = withoutCursor(readFilters(request.url));
  const filter = await readFilter(query, context.database);
  if (!filter.ok) return filter.error;
  const all = await rangeOfLog(filter.value, context.database, top);
  const last = Math.min(all.last, (below ?? AUDIT_POSITION_MAX) - 1);
  const first = Math.max(all.first, last - AUDIT_DOWNLOAD_PART_IDS + 1);
  const { mediaType, head, line } = FORMATS[format];
  const next = new URLSearchParams([["format", format], ...query, ["top", String(all.last)], ["below", String(first)]]);
  const isLast = first <= all.first;
  const headers = new Headers({
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename="audit-log-${dayText(context.now)}.${format}"`,
    "Cache-Control": "private, no-store",
    "Download-Share": isLast ? "1" : ((all.last - first + 1) / (all.last - all.first + 1)).toFixed(4),
  });
  if (!isLast) headers.set("Link", `</audit/download?${next.toString()}>; rel="next"`);
  const pages = pagesOf(filter.value, { first, last }, context.database);
  return new Response(streamOf(below === undefined ? head : "", pages, line), { headers });
}

async function readFilter(query: URLSearchParams, database: D1Database): Promise<Result<AuditFilter, Failure>> {
  const asked = await apiQuery(query, database);
  if (!asked.ok) return asked;
  return readParameters(`https://server.example/?${asked.value.toString()}`, AUDIT_FILTERS);
}

/** The ids among which the entries of a filter are. What is written meanwhile does not come between the parts. */
async function rangeOfLog(filter: AuditFilter, database: D1Database, top: number | undefined): Promise<IdRange> {
  const [ofFilter, oldest, newest] = await Promise.all([
    idRangeOf(database, filter),
    firstAuditId(database),
    top ?? lastAuditId(database),
  ]);
  return { first: Math.max(1, oldest, ofFilter.first), last: Math.min(newest, ofFilter.last) };
}

/** Entries of a range of ids, a page at a time, newest first. */
async function* pagesOf(
  filter: AuditFilter,
  { first, last }: IdRange,
  database: D1Database,
): AsyncGenerator<readonly AuditEntryRecord[], void> {
  for (let below = last + 1; below > first; ) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const page = await readAuditEntries(database, filter, { first, last: below - 1 }, AUDIT_PAGE_MAX_ENTRIES);
    yield page;
    below = page.length < AUDIT_PAGE_MAX_ENTRIES ? first : Number(page.at(-1)?.id);
  }
}

/** The next page is read only once there is room for it. */
function streamOf(
  head: string,
  pages: AsyncGenerator<readonly AuditEntryRecord[], void>,
  line: Format["line"],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    pull: async (controller) => {
      const { done, value } = await pages.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value.map(line).join("")));
    },
  });
}

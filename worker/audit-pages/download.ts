/** The audit log as a file, in parts, each of which says where the next one is. */

import { AUDIT_ENTRY_FIELDS, type AuditEntryRecord, csvRow } from "../../shared/index.ts";
import type { IdRange } from "../audit-log/filter-store.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { dayText } from "../values/time.ts";
import { readFilters, withoutCursor } from "./audit-entry.tsx";

interface Format {
  readonly mediaType: string;
  /** The beginning of the file. */
  readonly head: string;
  readonly line: (entry: AuditEntryRecord) => string;
}

const FORMATS = {
  csv: {
    mediaType: "text/csv; charset=utf-8",
    head: csvRow(AUDIT_ENTRY_FIELDS),
    line: (entry) => csvRow(AUDIT_ENTRY_FIELDS.map((column) => entry[column])),
  },
  ndjson: { mediaType: "application/x-ndjson", head: "", line: (entry) => `${JSON.stringify(entry)}\n` },
} as const satisfies Readonly<Record<string, Format>>;

/** The part of a download that one request asks for. */
interface Part {
  readonly format: keyof typeof FORMATS;
  /** The ids of all parts. */
  readonly all: IdRange;
  readonly part: IdRange;
  readonly isFirst: boolean;
  readonly pages: AsyncGenerator<readonly AuditEntryRecord[], void>;
}

/**
 * `GET /audit/download?format=csv|ndjson&…`: the entries that fit the filters of the page, newest first, of the next
 * `AUDIT_DOWNLOAD_PART_IDS` ids. Where there are more, `Link` has the address of the next part, and `Download-Share` which share
 * of the ids is done then.
 */
export async function answerPart(
  { format, all, part: { first }, isFirst, pages }: Part,
  { url }: RoutedRequest,
  { now }: CallerContext,
): Promise<Response> {
  const { mediaType, head, line } = FORMATS[format];
  const isLast = first <= all.first;
  const headers = new Headers({
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename="audit-log-${dayText(now)}.${format}"`,
    "Cache-Control": "private, no-store",
    "Download-Share": isLast ? "1" : ((all.last - first + 1) / (all.last - all.first + 1)).toFixed(4),
  });
  const next = new URLSearchParams([
    ["format", format],
    ...withoutCursor(readFilters(url)),
    ["top", String(all.last)],
    ["below", String(first)],
  ]);
  if (!isLast) headers.set("Link", `</audit/download?${next.toString()}>; rel="next"`);
  return new Response(streamOf(isFirst ? head : "", pages, line), { headers });
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

import type { AuditExportRecord } from "../../shared/index.ts";
import type { ExportsPage } from "../exports/export-operations.ts";
import { answerPage } from "../html/answer-page.tsx";
import { CursorPages } from "../html/pagination.tsx";
import { type Column, Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { lagWords, STATE_WORDS, sourceWords } from "./export-facts.tsx";

const UNKNOWN = "not known now";

const COLUMNS: readonly Column<AuditExportRecord>[] = [
  ["Name", ({ guid, name }) => <a href={`/exports/${guid}`}>{name}</a>],
  ["Source", ({ source }) => sourceWords(source)],
  ["State", ({ state }) => STATE_WORDS[state]],
  ["Entries", ({ entries }) => entries ?? UNKNOWN],
  ["Lag", ({ entries, lag_seconds }) => (entries === null ? UNKNOWN : lagWords(lag_seconds))],
  ["Next run", ({ next_run_time }) => <Time value={next_run_time} none="none" />],
];

/** `GET /exports?next=…`: exports of audit logs, in the order in which they were created. */
export async function showExports(
  { records, next }: ExportsPage,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const isFirst = !new URL(request.url).searchParams.has("next");
  return await answerPage(
    request,
    context,
    { title: "Exports" },
    <>
      <p>
        An export is a copy of an audit log as signed files, which are never changed and can be verified without this
        server.
      </p>
      <div class="actions">
        <a class="button primary" href="/exports/new">
          Create an export
        </a>
      </div>
      {records.length === 0 ? (
        <p>There are no {isFirst ? "exports yet" : "more exports"}.</p>
      ) : (
        <Table caption="Exports" rows={records} rowKey={({ guid }) => guid} columns={COLUMNS} />
      )}
      <CursorPages
        of="exports"
        first={isFirst ? undefined : "/exports"}
        next={next === undefined ? undefined : `/exports?next=${next}`}
      />
    </>,
  );
}

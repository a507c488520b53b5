import type { AuditExportObjectRecord, AuditExportRecord, KeysetPage } from "../../shared/index.ts";
import { CursorPages } from "../html/pagination.tsx";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";

interface ExportObjectsProps {
  readonly record: AuditExportRecord;
  readonly objects: KeysetPage<AuditExportObjectRecord>;
  /** Whether they are the first ones. */
  readonly isFirst: boolean;
}

/** A page of the objects of an export, each as a download. */
export function ExportObjects({ record: { guid }, objects: { results, paging }, isFirst }: ExportObjectsProps) {
  const { next } = paging.cursors;
  return (
    <>
      {results.length === 0 ? (
        <p>There are no {isFirst ? "objects yet" : "more objects"}.</p>
      ) : (
        <Table
          caption="Objects"
          rows={results}
          rowKey={({ name }) => name}
          columns={[
            ["Name", ({ name, url }) => (url === null ? name : <a href={new URL(url).pathname}>{name}</a>)],
            ["Bytes", ({ bytes }) => bytes],
            ["Created", ({ created_time }) => <Time value={created_time} />],
          ]}
        />
      )}
      <CursorPages
        of="objects"
        first={isFirst ? undefined : `/exports/${guid}#objects`}
        next={next === null ? undefined : `/exports/${guid}?${new URLSearchParams({ next }).toString()}#objects`}
      />
    </>
  );
}

import { type AuditReconciliationRecord, countOfEntries } from "../../shared/index.ts";
import { type Column, Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";

interface ComparisonProps {
  readonly reconciliation: AuditReconciliationRecord;
}

/** The result of the comparison with the log: its extent, and each entry that differs. */
export function Comparison({ reconciliation }: ComparisonProps) {
  const { time, compared_entries, whole_time, failure, pruned_through } = reconciliation;
  const { missing, changed, repeated, vanished } = reconciliation;
  const rows = findingsOf(reconciliation);
  const omitted = missing + changed + repeated + vanished - rows.length;
  return (
    <>
      {time === null ? (
        <p>No comparison with the log has come to its end yet.</p>
      ) : (
        <p>
          Compared with the log, with {countOfEntries(compared_entries)} that were new: <Time value={time} />. The
          oldest comparison of an entry: <Time value={whole_time} />.
        </p>
      )}
      {failure !== null && (
        <p class="warning">
          The comparison of <Time value={failure.time} /> did not come to its end. {failure.message}
        </p>
      )}
      {rows.length > 0 && (
        <Table caption="Entries that differ" rows={rows} rowKey={({ id, text }) => `${id} ${text}`} columns={COLUMNS} />
      )}
      {omitted > 0 && <p>{String(omitted)} more are not shown.</p>}
      {pruned_through !== null && (
        <p class="quiet">The log records that its entries up to {pruned_through} were removed. The export has them.</p>
      )}
    </>
  );
}

interface Finding {
  /** The id of the entry. */
  readonly id: string;
  readonly text: string;
  readonly hashes: readonly string[];
}

const COLUMNS: readonly Column<Finding>[] = [
  ["Entry", ({ id }) => id],
  ["What differs", ({ text }) => text],
  ["SHA-256", ({ hashes }) => <Hashes hashes={hashes} />],
];

function findingsOf(reconciliation: AuditReconciliationRecord): readonly Finding[] {
  const { missing_ids, vanished_ids, changed_entries, repeated_entries } = reconciliation;
  return [
    ...vanished_ids.map((id) => ({ id, text: "deleted from the log, without a record", hashes: [] })),
    ...missing_ids.map((id) => ({ id, text: "missing from the export", hashes: [] })),
    ...changed_entries.map(({ id, exported_sha256, server_sha256 }) => ({
      id,
      text: "other content in the log",
      hashes: [`exported ${exported_sha256}`, `in the log ${server_sha256}`],
    })),
    ...repeated_entries.map(({ id, sha256s }) => ({
      id,
      text: "given twice, with different content",
      hashes: sha256s,
    })),
  ];
}

function Hashes({ hashes }: { readonly hashes: readonly string[] }) {
  return (
    <>
      {hashes.map((hash) => (
        <code class="name" key={hash}>
          {hash}
        </code>
      ))}
    </>
  );
}

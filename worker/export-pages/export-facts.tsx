import {
  type AuditExportRecord,
  type AuditReceiverRecord,
  type AuditReconciliationRecord,
  countOf,
  countOfEntries,
  durationText,
} from "../../shared/index.ts";
import { owedTo } from "../exports/receiver-answer.ts";
import { Form } from "../html/form-element.tsx";
import type { IconName } from "../html/icon-names.ts";
import { Badge, type BadgeTone, Warning } from "../html/said.tsx";
import { type Column, Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import { OWN_SOURCE } from "../settings/sources.ts";

interface ExportProps {
  readonly record: AuditExportRecord;
}

/** The status of an export: first its error, then its progress. */
export function ExportFacts({ record }: ExportProps) {
  const { state, source, source_url, last_run_time, next_run_time, interval_minutes, public_key, verdict } = record;
  return (
    <>
      <LastError record={record} />
      <dl>
        <dt>State</dt>
        <dd>
          <StateBadge state={state} />
        </dd>
        <dt>Verdict</dt>
        <dd>{verdict.text}</dd>
        <dt>Log</dt>
        <dd>
          {source_url} ({sourceWords(source)})
        </dd>
        <dt>Written</dt>
        <dd>
          <HowFar record={record} />
        </dd>
        <dt>Lag</dt>
        <dd>{lagWords(record.lag_seconds)}</dd>
        <dt>Last run</dt>
        <dd>
          <Time value={last_run_time} />
        </dd>
        <dt>Next run</dt>
        <dd>
          <Time value={next_run_time} none="none is planned" />
          {next_run_time !== null && `, every ${countOf(interval_minutes, "minute")}`}
        </dd>
        <dt>Public key</dt>
        <dd>{public_key === null ? "none: the server has no signing key" : <code>{public_key}</code>}</dd>
      </dl>
    </>
  );
}

/** Why an export does not continue, or did not at first. The message of the job says what to do. */
function LastError({ record: { state, last_error } }: ExportProps) {
  if (last_error === null) return null;
  const { time, message } = last_error;
  if (state !== "needs_attention") {
    return (
      <p class="quiet">
        Last error, <Time value={time} />: {message}
      </p>
    );
  }
  return (
    <Warning>
      <p>
        The export stopped <Time value={time} />, and does not go on by itself. {message}
      </p>
      <p>
        Once this is fixed, resume the export: it continues where it stopped. Where it can no longer continue,{" "}
        <a href="/exports/new">create another export</a>, which begins with the oldest entry of the log.
      </p>
    </Warning>
  );
}

function HowFar({ record: { entries, segments, manifests, quarantined, last_id } }: ExportProps) {
  if (entries === null || segments === null || manifests === null || quarantined === null) return <>not known now</>;
  if (last_id === null) return <>nothing yet</>;
  return (
    <>
      {countOfEntries(entries)} in {countOf(segments, "segment")} and {countOf(manifests, "manifest")}, up to id{" "}
      {last_id}
      {quarantined > 0 && `; ${quarantined} in quarantine`}
    </>
  );
}

type State = AuditExportRecord["state"];

/** States as a list has them. */
const STATE_WORDS: Readonly<Record<State, string>> = {
  waiting: "Waits for the next run",
  running: "Running",
  retrying: "Trying again",
  needs_attention: "Needs attention",
  paused: "Paused",
};

const STATE_LOOKS: Readonly<Record<State, { readonly tone: BadgeTone; readonly icon: IconName }>> = {
  waiting: { tone: "good", icon: "clock" },
  running: { tone: "accent", icon: "play" },
  retrying: { tone: "late", icon: "triangle-alert" },
  needs_attention: { tone: "bad", icon: "triangle-alert" },
  paused: { tone: "plain", icon: "pause" },
};

/** The state of an export or a receiver at a glance. */
export function StateBadge({ state }: { readonly state: State }) {
  return <Badge {...STATE_LOOKS[state]}>{STATE_WORDS[state]}</Badge>;
}

/** The server whose log is exported. */
export function sourceWords(source: string): string {
  return source === OWN_SOURCE ? "this server" : source;
}

/** The lag of an export or a receiver. @param seconds null for an export whose log was never read to its end. */
export function lagWords(seconds: number | null): string {
  if (seconds === null) return "never read to its end";
  if (seconds < 60) return "less than a minute";
  return durationText(seconds);
}

const RECEIVER_COLUMNS: readonly Column<AuditReceiverRecord>[] = [
  ["Receiver", ({ name }) => name],
  ["State", ({ state }) => <StateBadge state={state} />],
  ["Delivered", deliveredWords],
  ["Behind by", behindWords],
  ["Next try", ({ next_try_time }) => <Time value={next_try_time} none="none" />],
];

/** The receivers of an export, and the progress of each. */
export function Receivers({ record: { guid, receivers } }: { readonly record: AuditExportRecord }) {
  if (receivers.length === 0) {
    return (
      <p class="quiet">
        The export is pushed nowhere. The setting <code>AUDIT_EXPORT_RECEIVERS</code> names receivers.
      </p>
    );
  }
  return (
    <>
      <p class="quiet">Each receiver gets everything at least once.</p>
      <Table caption="Receivers" rows={receivers} rowKey={({ name }) => name} columns={RECEIVER_COLUMNS} />
      {receivers
        .filter(({ last_error }) => last_error !== null)
        .map(({ name, state, last_error }) => (
          <div class={state === "needs_attention" ? "warning" : "quiet"} key={name}>
            <p>
              {name}, <Time value={last_error?.time ?? null} />: {last_error?.message}
            </p>
            {state === "needs_attention" && (
              <Form
                action={`/exports/${guid}/receivers/${encodeURIComponent(name)}/resume`}
                submit={`Resume pushes to ${name}`}
              />
            )}
          </div>
        ))}
    </>
  );
}

function deliveredWords({ last_segment, last_manifest }: AuditReceiverRecord): string {
  if (last_segment === null || last_manifest === null) return "not known now";
  return `segment ${last_segment}, manifest ${last_manifest}`;
}

/** The parts that a receiver has not got yet, and the time for which the oldest waits. */
function behindWords(receiver: AuditReceiverRecord): string {
  const owed = owedTo(receiver);
  if (owed === null) return "not known now";
  if (owed.length === 0) return "nothing";
  const { lag_seconds: seconds } = receiver;
  return `${owed.join(", ")}${seconds === null ? "" : `, for ${lagWords(seconds)}`}`;
}

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
        <Warning>
          The comparison <Time value={failure.time} /> did not come to its end. {failure.message}
        </Warning>
      )}
      {rows.length > 0 && (
        <Table
          caption="Entries that differ"
          rows={rows}
          rowKey={({ id, text }) => `${id} ${text}`}
          columns={FINDING_COLUMNS}
        />
      )}
      {omitted > 0 && <p>{String(omitted)} more are not shown.</p>}
      {pruned_through !== null && (
        <p class="quiet">The log records that its entries up to {pruned_through} were deleted. The export has them.</p>
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

const FINDING_COLUMNS: readonly Column<Finding>[] = [
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

import { type AuditExportRecord, countOf, countOfEntries, durationText } from "../../shared/index.ts";
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
        <dd>{STATE_WORDS[state]}</dd>
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
    <div class="warning">
      <p>{message}</p>
      <p>
        Once this is fixed, resume the export: it continues where it stopped. Where it can no longer continue,{" "}
        <a href="/exports/new">create another export</a>, which begins with the oldest entry of the log.
      </p>
    </div>
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

/** States as a list has them. */
export const STATE_WORDS: Readonly<Record<AuditExportRecord["state"], string>> = {
  waiting: "Waits for the next run",
  running: "Running",
  retrying: "Trying again",
  needs_attention: "Needs attention",
  paused: "Paused",
};

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

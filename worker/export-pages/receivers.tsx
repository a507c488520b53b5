import type { AuditExportRecord, AuditReceiverRecord } from "../../shared/index.ts";
import { owedTo } from "../exports/receiver-answer.ts";
import { Form } from "../html/form-element.tsx";
import { type Column, Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import { lagWords, STATE_WORDS } from "./export-facts.tsx";

const COLUMNS: readonly Column<AuditReceiverRecord>[] = [
  ["Receiver", ({ name }) => name],
  ["State", ({ state }) => STATE_WORDS[state]],
  ["Delivered", deliveredWords],
  ["Behind by", behindWords],
  ["Next try", ({ next_try_time }) => <Time value={next_try_time} none="none" />],
];

/** The receivers of an export, and the progress of each. */
export function Receivers({ record: { guid, receivers } }: { readonly record: AuditExportRecord }) {
  if (receivers.length === 0) {
    return (
      <p>
        The export is pushed nowhere. The setting <code>AUDIT_EXPORT_RECEIVERS</code> names receivers.
      </p>
    );
  }
  return (
    <>
      <p class="quiet">Each receiver gets everything at least once.</p>
      <Table caption="Receivers" rows={receivers} rowKey={({ name }) => name} columns={COLUMNS} />
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

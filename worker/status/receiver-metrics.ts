import { PUSH_STATES } from "../../shared/index.ts";
import type { PushStatus } from "../platform/push-job.ts";
import { pushLag } from "../pushing/push-record.ts";
import type { Receiver } from "../settings/receivers.ts";
import type { KnownExport } from "./export-metrics.ts";
import { type Measure, metricsOf, stateSamples } from "./measures.ts";
import type { Metric } from "./metrics-text.ts";

/** The status of the pushes of an export to a receiver. */
export interface KnownReceiver {
  readonly known: Pick<KnownExport, "row" | "status">;
  readonly receiver: Receiver;
  readonly pushes: PushStatus;
}

const MEASURES: readonly Measure<KnownReceiver>[] = [
  {
    name: "entries_total",
    type: "counter",
    help: "Entries of the export that the receiver has taken, each counted once.",
    value: ({ pushes }) => pushes.entries,
  },
  {
    name: "manifests_total",
    type: "counter",
    help: "Manifests of the export that the receiver has taken, each counted once.",
    value: ({ pushes }) => pushes.lastManifest,
  },
  {
    name: "lag_segments",
    type: "gauge",
    help: "Segments that the export has and the receiver has not taken whole yet.",
    value: (one, now) => lagOf(one, now).segments,
  },
  {
    name: "lag_entries",
    type: "gauge",
    help: "Entries that the export has and the receiver has not taken yet.",
    value: (one, now) => lagOf(one, now).entries,
  },
  {
    name: "lag_manifests",
    type: "gauge",
    help: "Manifests that the export has and the receiver has not taken yet.",
    value: (one, now) => lagOf(one, now).manifests,
  },
  {
    name: "lag_seconds",
    type: "gauge",
    help: "How long the oldest of what the receiver has not taken yet has waited for it; 0 where nothing waits.",
    value: (one, now) => lagOf(one, now).seconds,
  },
];

function lagOf({ known, receiver, pushes }: KnownReceiver, now: Date) {
  return pushLag(receiver, known.status, pushes, now);
}

/** The metrics of pushes, in their order. */
export function receiverMetrics(receivers: readonly KnownReceiver[], now: Date): readonly Metric[] {
  const numbers = metricsOf("steward_audit_export_receiver_", MEASURES, receivers, labelsOf, now);
  const states: Metric = {
    name: "steward_audit_export_receiver_state",
    type: "gauge",
    help: "1 of the state that the pushes to the receiver are in, 0 of the others.",
    samples: receivers.flatMap((one) =>
      stateSamples(PUSH_STATES, one.known.row.isPaused ? "paused" : one.pushes.state, labelsOf(one)),
    ),
  };
  return [...numbers, states];
}

function labelsOf({ known, receiver }: KnownReceiver) {
  return { export: known.row.name, receiver: receiver.name };
}

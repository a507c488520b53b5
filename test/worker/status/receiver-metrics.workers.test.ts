import { expect, it } from "vitest";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import type { PushStatus } from "../../../worker/platform/push-job.ts";
import type { Receiver } from "../../../worker/settings/receivers.ts";
import { formatMetrics } from "../../../worker/status/metrics-text.ts";
import { type KnownReceiver, receiverMetrics } from "../../../worker/status/receiver-metrics.ts";
import { row } from "./support/export-row.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const receiver: Receiver = {
  name: "siem",
  url: "https://siem.example.com/",
  format: "webhook",
  exports: ["own-log"],
  content: { entries: true, manifests: true },
  secret: "a-secret-that-is-not-told",
};
const pushes: PushStatus = {
  state: "retrying",
  lastSegment: 2,
  lastId: "400",
  lastManifest: 3,
  entries: 450,
  caughtUpTime: Date.parse("2026-11-20T11:58:00Z"),
  waitingSince: Date.parse("2026-11-20T11:59:00Z"),
  lastError: { time: 0, message: "The message of an error is not told." },
  nextTryTime: null,
};
const known = { row, status: { ...NEW_STATUS, segments: 3, entries: 500, manifests: 4 } };

const linesOf = (...receivers: readonly KnownReceiver[]) =>
  formatMetrics(receiverMetrics(receivers, NOW))
    .split("\n")
    .filter((line) => line.startsWith("steward"))
    .map((line) => line.replace("steward_audit_export_receiver_", ""));

it("tells how the pushes to a receiver stand, and no secret", () => {
  expect(linesOf({ known, receiver, pushes })).toEqual([
    'entries_total{export="own-log",receiver="siem"} 450',
    'manifests_total{export="own-log",receiver="siem"} 3',
    'lag_segments{export="own-log",receiver="siem"} 1',
    'lag_entries{export="own-log",receiver="siem"} 50',
    'lag_manifests{export="own-log",receiver="siem"} 1',
    'lag_seconds{export="own-log",receiver="siem"} 60',
    'state{export="own-log",receiver="siem",state="waiting"} 0',
    'state{export="own-log",receiver="siem",state="running"} 0',
    'state{export="own-log",receiver="siem",state="retrying"} 1',
    'state{export="own-log",receiver="siem",state="needs_attention"} 0',
    'state{export="own-log",receiver="siem",state="paused"} 0',
  ]);
});

it("tells no entries of a witness, no manifests of who gets none, and no wait of a receiver that nothing was pushed to yet", () => {
  const linesOfContent = (content: Receiver["content"]) =>
    linesOf({
      known,
      receiver: { ...receiver, content },
      pushes: { ...pushes, entries: 0, caughtUpTime: null, waitingSince: null },
    }).filter((line) => line.startsWith("lag_"));
  expect(linesOfContent({ entries: false, manifests: true })).toEqual([
    'lag_manifests{export="own-log",receiver="siem"} 1',
  ]);
  expect(linesOfContent({ entries: true, manifests: false })).toEqual([
    'lag_segments{export="own-log",receiver="siem"} 1',
    'lag_entries{export="own-log",receiver="siem"} 500',
  ]);
});

it("tells no wait where everything was delivered, however long ago", () => {
  const done = { ...pushes, lastSegment: 3, entries: 500, lastManifest: 4, waitingSince: null };
  expect(linesOf({ known, receiver, pushes: done }).filter((line) => line.startsWith("lag_"))).toEqual([
    'lag_segments{export="own-log",receiver="siem"} 0',
    'lag_entries{export="own-log",receiver="siem"} 0',
    'lag_manifests{export="own-log",receiver="siem"} 0',
    'lag_seconds{export="own-log",receiver="siem"} 0',
  ]);
});

/** The bodies of pushes, in which the lines of segments stand byte for byte. */

import { readSourceEntry } from "../../content-server/source-entry.ts";
import type { ReadManifest } from "../stored-manifest.ts";
import { idempotencyKey, type PushMessage } from "./message.ts";

/** The formats of bodies: JSON for any program, or the events of an HTTP event collector. */
export const PUSH_FORMATS = ["webhook", "event_collector"] as const;

export type PushFormat = (typeof PUSH_FORMATS)[number];

/** The body of a message. The same message has the same bytes, time after time. */
export function pushBody(format: PushFormat, exportName: string, message: PushMessage): Uint8Array {
  return join(format === "webhook" ? webhookParts(exportName, message) : eventParts(exportName, message));
}

type Parts = readonly (string | Uint8Array)[];

/** One JSON object; each entry is on a line of its own, and all else on the first one. */
function webhookParts(exportName: string, message: PushMessage): Parts {
  const head = { kind: message.kind, idempotency_key: idempotencyKey(exportName, message), export: exportName };
  if (message.kind === "manifest") {
    const { source, sequence } = message.stored.manifest;
    const { sha256 } = message.stored;
    return [JSON.stringify({ ...head, source, sequence, sha256, manifest: documentOf(message.stored) }), "\n"];
  }
  const { source, number, chain, quarantined } = message.segment;
  const ofSegment = { ...head, source, segment: number, chain };
  if (message.kind === "quarantined") return [JSON.stringify({ ...ofSegment, quarantined }), "\n"];
  const { firstLine, lastLine, lines } = message.batch;
  const start = JSON.stringify({ ...ofSegment, first_line: firstLine, last_line: lastLine }).slice(0, -1);
  return [start, ',"entries":[', ...lines.flatMap((line, index) => [index === 0 ? "\n" : ",\n", line]), "\n]}\n"];
}

/** The events of an HTTP event collector: JSON objects one after the other, each on a line of its own. */
function eventParts(exportName: string, message: PushMessage): Parts {
  const common = { export: exportName, idempotency_key: idempotencyKey(exportName, message) };
  if (message.kind === "manifest") {
    const { source, sequence, period_end: periodEnd } = message.stored.manifest;
    const event = { sequence, sha256: message.stored.sha256, manifest: documentOf(message.stored) };
    const envelope = { time: Date.parse(periodEnd), kind: message.kind, source, fields: common };
    return eventOf(envelope, JSON.stringify(event));
  }
  const { source, number, quarantined, written_time: writtenTime } = message.segment;
  // A field that is indexed is a text.
  const fields = { ...common, segment: String(number) };
  if (message.kind === "quarantined") {
    const envelope = { time: Date.parse(writtenTime), kind: message.kind, source };
    return quarantined.flatMap((one, index) =>
      eventOf({ ...envelope, fields: { ...fields, item: String(index + 1) } }, JSON.stringify(one)),
    );
  }
  const { firstLine, lines } = message.batch;
  return lines.flatMap((line, index) => {
    const { time } = readSourceEntry(line);
    return eventOf({ time, kind: message.kind, source, fields: { ...fields, line: String(firstLine + index) } }, line);
  });
}

const SOURCE_TYPES = {
  entries: "provider-steward:audit",
  quarantined: "provider-steward:audit:quarantined",
  manifest: "provider-steward:audit:manifest",
} as const;

interface Envelope {
  /** Milliseconds since 1970; null where none is known, and the collector takes that of the arrival. */
  readonly time: number | null;
  readonly kind: PushMessage["kind"];
  /** The base URL of the server whose log it is. */
  readonly source: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** @param event its JSON text. */
function eventOf({ time, kind, source, fields }: Envelope, event: string | Uint8Array): Parts {
  const seconds = time === null ? {} : { time: time / 1_000 };
  const start = JSON.stringify({ ...seconds, source, sourcetype: SOURCE_TYPES[kind], fields }).slice(0, -1);
  return [start, ',"event":', event, "}\n"];
}

/** The fields of a manifest as it is stored; with an indentation of two spaces and a line feed at the end, they are its text. */
function documentOf({ manifest, signature }: ReadManifest): object {
  return { ...manifest, signature };
}

function join(parts: Parts): Uint8Array {
  const encoder = new TextEncoder();
  const pieces = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const bytes = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

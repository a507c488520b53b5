import { describe, expect, it } from "vitest";
import { manifestName } from "../../../../shared/audit-export/object-names.ts";
import { pushBody } from "../../../../shared/audit-export/push/body.ts";
import { idempotencyKey, type PushMessage } from "../../../../shared/audit-export/push/message.ts";
import { nextMessage, PUSH_START, pushReader } from "../../../../shared/audit-export/push/next-message.ts";
import { readWitness } from "../../../../shared/audit-export/witness.ts";
import { buildExport, EXPORT_NAME, entryText, SOURCE } from "../support/build-export.ts";
import { nodeCodec, nodeSigner, nodeVerifySignature, sha256 } from "../support/node-codec.ts";
import { smallPlan } from "../support/plans.ts";

const objects = await buildExport(smallPlan(nodeSigner("one")));
const messages: PushMessage[] = [];
const reader = pushReader({ objects, codec: nodeCodec, verifySignature: nodeVerifySignature });
for (let position = PUSH_START; ; ) {
  const next = await nextMessage(position, { entries: true, manifests: true }, reader);
  if (next.kind !== "message") break;
  messages.push(next.message);
  position = next.after;
}

function firstOf<Kind extends PushMessage["kind"]>(kind: Kind) {
  const message = messages.find((one): one is Extract<PushMessage, { kind: Kind }> => one.kind === kind);
  if (message === undefined) throw new Error(`There is no message of the kind ${kind}.`);
  return message;
}

const textOf = (format: "webhook" | "event_collector", message: PushMessage) =>
  Buffer.from(pushBody(format, EXPORT_NAME, message)).toString();

/** Any entry, as a server may write it: a number that no program holds exactly, and an escape of half a character. */
const STRANGE = `{ "id": 9, "time": "2026-01-01T00:00:00.250+01:00", "big": 12345678901234567890, "half": "\\ud800" }`;
const strange: PushMessage = {
  ...firstOf("entries"),
  batch: { firstLine: 3, lastLine: 4, lines: [STRANGE, `{"id":10}`].map((line) => new TextEncoder().encode(line)) },
};

describe("a webhook gets", () => {
  it("entries byte for byte, each on a line of its own in one JSON object", () => {
    const [head = "", ...lines] = textOf("webhook", strange).split("\n");
    expect(lines).toEqual([`${STRANGE},`, `{"id":10}`, "]}", ""]);
    const { segment } = firstOf("entries");
    expect(JSON.parse(`${head}]}`)).toEqual({
      kind: "entries",
      idempotency_key: `own:entries:1:3-4:${segment.chain}`,
      export: "own",
      source: SOURCE,
      segment: 1,
      chain: segment.chain,
      first_line: 3,
      last_line: 4,
      entries: [],
    });
    const { entries } = JSON.parse(textOf("webhook", firstOf("entries")));
    expect(entries).toEqual(["1", "2", "5", "4"].map((id) => JSON.parse(entryText(id))));
  });

  it("the facts of entries in quarantine, and not their bytes", () => {
    const message = firstOf("quarantined");
    expect(JSON.parse(textOf("webhook", message))).toEqual({
      kind: "quarantined",
      idempotency_key: `own:quarantined:2:${message.segment.chain}`,
      export: "own",
      source: SOURCE,
      segment: 2,
      chain: message.segment.chain,
      quarantined: message.segment.quarantined,
    });
  });

  it("a manifest of which a witness keeps sequence and hash, on one line, and from which its text follows", () => {
    const text = textOf("webhook", firstOf("manifest"));
    expect(text.indexOf("\n")).toBe(text.length - 1);
    const { kind, sequence, sha256: hash, manifest } = JSON.parse(text);
    const stored = objects.objects.get(manifestName(1)) ?? new Uint8Array();
    expect([kind, sequence, hash]).toEqual(["manifest", 1, sha256(stored)]);
    expect(`${JSON.stringify(manifest, null, 2)}\n`).toBe(Buffer.from(stored).toString());
  });
});

it("the bodies of manifests, one after the other, are a witness", () => {
  const manifests = messages.flatMap((message) => (message.kind === "manifest" ? [message] : []));
  const file = Buffer.concat(manifests.map((message) => pushBody("webhook", EXPORT_NAME, message)));
  const witness = readWitness("witness.jsonl", file);
  const kept = witness.ok ? witness.value.lines.map(({ sequence, sha256: hash }) => [sequence, hash]) : [];
  const stored = [1, 2, 3].map((sequence) => [sequence, sha256(objects.objects.get(manifestName(sequence)) ?? "")]);
  expect(kept).toEqual(stored);
});

describe("an event collector gets", () => {
  const eventsOf = (message: PushMessage) => textOf("event_collector", message).trimEnd().split("\n");

  it("each entry byte for byte as an event of its own, at its time", () => {
    const events = eventsOf(strange);
    expect(events.map((event) => event.slice(event.indexOf(`"event":`)))).toEqual([
      `"event":${STRANGE}}`,
      `"event":{"id":10}}`,
    ]);
    const fields = { export: "own", idempotency_key: idempotencyKey("own", strange), segment: "1" };
    const common = { source: SOURCE, sourcetype: "provider-steward:audit" };
    const read = events.map((event) => JSON.parse(event));
    expect(read).toEqual([
      {
        ...common,
        time: Date.UTC(2025, 11, 31, 23) / 1_000 + 0.25,
        fields: { ...fields, line: "3" },
        event: expect.anything(),
      },
      { ...common, fields: { ...fields, line: "4" }, event: { id: 10 } },
    ]);
  });

  it("each entry in quarantine as an event, which its place tells from the others", () => {
    const { segment } = firstOf("quarantined");
    const quarantined = segment.quarantined.flatMap((one) => [one, { ...one, bytes: one.bytes + 1 }]);
    const message: PushMessage = { kind: "quarantined", segment: { ...segment, quarantined } };
    expect(eventsOf(message).map((event) => JSON.parse(event))).toEqual(
      quarantined.map((one, index) => ({
        time: Date.parse(segment.written_time) / 1_000,
        source: SOURCE,
        sourcetype: "provider-steward:audit:quarantined",
        fields: {
          export: "own",
          idempotency_key: idempotencyKey("own", message),
          segment: "2",
          item: String(index + 1),
        },
        event: one,
      })),
    );
  });

  it("a manifest as an event", () => {
    const message = firstOf("manifest");
    const [event] = eventsOf(message).map((text) => JSON.parse(text));
    expect(event).toMatchObject({ sourcetype: "provider-steward:audit:manifest", event: { sequence: 1 } });
    expect(sha256(`${JSON.stringify(event.event.manifest, null, 2)}\n`)).toBe(event.event.sha256);
  });
});

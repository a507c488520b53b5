import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signDocument } from "../../../../shared/audit-export/manifest.ts";
import { manifestName, segmentName } from "../../../../shared/audit-export/object-names.ts";
import { idempotencyKey, type PushMessage } from "../../../../shared/audit-export/push/message.ts";
import {
  nextMessage,
  PUSH_START,
  type PushContent,
  type PushPosition,
  pushReader,
} from "../../../../shared/audit-export/push/next-message.ts";
import { readStoredManifest } from "../../../../shared/audit-export/stored-manifest.ts";
import { runs } from "../../../support/size.ts";
import { buildExport, type ExportPlan, entryText } from "../support/build-export.ts";
import type { MemoryStore } from "../support/memory-store.ts";
import { nodeCodec, nodeSigner, nodeVerifySignature } from "../support/node-codec.ts";
import { anyPlan, smallPlan } from "../support/plans.ts";

const signer = nodeSigner("one");
const ALL = { entries: true, manifests: true };

interface Step {
  readonly message: PushMessage;
  readonly after: PushPosition;
}

const readerOf = (objects: MemoryStore) =>
  pushReader({ objects, codec: nodeCodec, verifySignature: nodeVerifySignature });

/** All messages, one after the other, and what came after the last one. */
async function walk(objects: MemoryStore, content: PushContent = ALL, start = PUSH_START) {
  const [reader, steps] = [readerOf(objects), [] as Step[]];
  for (let position = start; ; ) {
    const next = await nextMessage(position, content, reader);
    if (next.kind !== "message") return { steps, end: next };
    steps.push(next);
    position = next.after;
  }
}

/** The contents of a message, in short. */
function brings(message: PushMessage): readonly string[] {
  if (message.kind === "manifest") return [`manifest ${message.stored.manifest.sequence}`];
  if (message.kind === "entries") return message.batch.lines.map((line) => Buffer.from(line).toString());
  return message.segment.quarantined.map(({ id }) => `quarantined ${id}`);
}

/**
 * The expected arrivals: the lines of each segment, then its quarantine, and manifests after the segments they list.
 */
function arrivals({ manifests, unsealed }: ExportPlan, { entries, manifests: isWitness }: PushContent) {
  const ofSegments = (segments: ExportPlan["unsealed"]) =>
    segments.flatMap((segment) => [
      ...segment.filter((one) => !one.isQuarantined).map(({ id }) => entryText(id ?? "")),
      ...segment.filter((one) => one.isQuarantined).map(({ id }) => `quarantined ${id}`),
    ]);
  return [
    ...manifests.flatMap((segments, index) => [
      ...(entries ? ofSegments(segments) : []),
      ...(isWitness ? [`manifest ${index + 1}`] : []),
    ]),
    ...(entries ? ofSegments(unsealed) : []),
  ];
}

describe("a push of an export", () => {
  it.each([ALL, { entries: true, manifests: false }, { entries: false, manifests: true }])(
    "brings everything of any export, once and in order: %j",
    async (content) => {
      const plans = anyPlan(fc.constantFrom(null, signer));
      await fc.assert(
        fc.asyncProperty(plans, async (plan) => {
          const { steps, end } = await walk(await buildExport(plan), content);
          expect(end).toEqual({ kind: "none" });
          expect(steps.flatMap(({ message }) => brings(message))).toEqual(arrivals(plan, content));
          const keys = steps.map(({ message }) => idempotencyKey("own", message));
          expect(new Set(keys).size).toBe(keys.length);
        }),
        { numRuns: runs(300) },
      );
    },
  );

  it("goes on from any position as if it had never stopped", async () => {
    const objects = await buildExport(smallPlan(signer));
    const { steps } = await walk(objects);
    for (const [index, { after }] of steps.entries()) {
      const rest = await walk(objects, ALL, structuredClone(after));
      expect(rest.steps).toEqual(steps.slice(index + 1));
    }
  });

  it("says how far it is", async () => {
    const { steps } = await walk(await buildExport(smallPlan(signer)));
    const at = steps.at(-1)?.after;
    expect([at?.segment.number, at?.segment.entries, at?.lastId, at?.lines]).toEqual([4, 10, "12", 0]);
    expect(at?.sealed.sequence).toBe(3);
  });
});

describe("an object that is not whole", () => {
  const spoiled = async (name: string, spoil: (objects: Map<string, Uint8Array>) => void) => {
    const store = await buildExport(smallPlan(signer));
    spoil(store.objects);
    const { end } = await walk(store);
    return end.kind === "broken" ? [end.object === name, end.fault] : [end.kind];
  };

  it("is not pushed: a segment that a manifest lists and that is gone", async () => {
    const name = segmentName(3);
    expect(await spoiled(name, (objects) => objects.delete(name))).toEqual([true, "is missing"]);
  });

  it("is not pushed: a segment whose lines were changed", async () => {
    const name = segmentName(2);
    const flip = (objects: Map<string, Uint8Array>) => objects.get(name)?.fill(1, 100);
    expect(await spoiled(name, flip)).toEqual([true, expect.any(String)]);
  });

  it("is not pushed: a segment of another chain", async () => {
    const other = await buildExport({ ...smallPlan(signer), manifests: [[[{ id: "8", isQuarantined: false }]], []] });
    const name = segmentName(2);
    const replace = (objects: Map<string, Uint8Array>) =>
      objects.set(name, other.objects.get(name) ?? new Uint8Array());
    expect(await spoiled(name, replace)).toEqual([true, expect.stringContaining("does not follow")]);
  });

  it("is not pushed: a manifest of another chain", async () => {
    const other = await buildExport(smallPlan(nodeSigner("two")));
    const name = manifestName(2);
    const replace = (objects: Map<string, Uint8Array>) =>
      objects.set(name, other.objects.get(name) ?? new Uint8Array());
    expect(await spoiled(name, replace)).toEqual([true, expect.stringContaining("does not follow")]);
  });

  it("is not pushed: a manifest that follows, but that another key signed", async () => {
    const [store, stranger] = [await buildExport(smallPlan(signer)), nodeSigner("two")];
    const stored = await readStoredManifest(2, { objects: store, codec: nodeCodec });
    if (stored.state !== "whole") throw new Error("The test's own export is broken.");
    const forged = { ...stored.value.manifest, public_key: stranger.publicKey };
    const bytes = await signDocument("manifest", forged, stranger);
    const replace = (objects: Map<string, Uint8Array>) => objects.set(manifestName(2), bytes);
    expect(await spoiled(manifestName(2), replace)).toEqual([true, expect.stringContaining("is signed by")]);
  });
});

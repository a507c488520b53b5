import { describe, expect, it } from "vitest";
import { keyFault } from "../../../shared/audit-export/keys.ts";
import { manifestName, segmentName } from "../../../shared/audit-export/object-names.ts";
import { type Stored, sourceFault } from "../../../shared/audit-export/stored.ts";
import {
  manifestChainFault,
  NOTHING_SEALED,
  nameFault,
  readStoredManifest,
  sealedBy,
} from "../../../shared/audit-export/stored-manifest.ts";
import {
  type Listing,
  listingFault,
  NO_SEGMENT,
  readStoredSegment,
  readStoredStart,
  segmentChainFault,
  segmentEnd,
} from "../../../shared/audit-export/stored-segment.ts";
import { buildExport } from "./support/build-export.ts";
import { nodeCodec, nodeSigner, nodeVerifySignature, sha256 } from "./support/node-codec.ts";
import { smallPlan } from "./support/plans.ts";

const signer = nodeSigner("one");

async function smallExport() {
  const objects = await buildExport(smallPlan(signer));
  return { objects, codec: nodeCodec, verifySignature: nodeVerifySignature };
}

function wholeOf<Value>(stored: Stored<Value>): Value {
  if (stored.state !== "whole") throw new Error(`${stored.object} is ${stored.state}.`);
  return stored.value;
}

const faultIn = (stored: Stored<unknown>) => (stored.state === "broken" ? stored.fault : stored.state);

describe("a stored manifest", () => {
  it("is whole, and follows on the one before", async () => {
    const ports = await smallExport();
    const [first, second] = [await readStoredManifest(1, ports), await readStoredManifest(2, ports)].map(wholeOf);
    if (first === undefined || second === undefined) throw new Error("The test's own export is broken.");
    expect(first.sha256).toBe(sha256(ports.objects.objects.get(manifestName(1)) ?? ""));
    expect(manifestChainFault(first.manifest, NOTHING_SEALED)).toBeNull();
    expect(manifestChainFault(second.manifest, sealedBy(first))).toBeNull();
    expect(manifestChainFault(second.manifest, NOTHING_SEALED)).toContain("not those of a first manifest");
    expect(manifestChainFault(first.manifest, sealedBy(second))).toContain("does not follow");
  });

  it("is absent, or broken in one way", async () => {
    const ports = await smallExport();
    const { objects } = ports.objects;
    expect(await readStoredManifest(4, ports)).toStrictEqual({ state: "absent", object: manifestName(4) });
    objects.set(manifestName(4), objects.get(manifestName(1)) ?? new Uint8Array());
    expect(faultIn(await readStoredManifest(4, ports))).toBe("says that it is manifest 1");
    objects.set(manifestName(4), new Uint8Array(1));
    expect(faultIn(await readStoredManifest(4, ports))).toBe("is not a manifest in the form that the export writes");
    const noSignature = { ...ports, verifySignature: async () => await Promise.resolve(false) };
    expect(faultIn(await readStoredManifest(1, noSignature))).toBe("has a signature that is not that of its key");
    const { verifySignature: _, ...unlooked } = noSignature;
    expect((await readStoredManifest(1, unlooked)).state).toBe("whole");
  });
});

describe("a stored segment", () => {
  it("is whole, as its manifest lists it, and follows on the one before", async () => {
    const ports = await smallExport();
    const [first, second] = [await readStoredSegment(1, ports), await readStoredSegment(2, ports)].map(wholeOf);
    if (first === undefined || second === undefined) throw new Error("The test's own export is broken.");
    const { manifest } = wholeOf(await readStoredManifest(1, ports));
    expect(first.listing).toStrictEqual(manifest.segments[0]);
    expect(wholeOf(await readStoredStart(1, ports))).toStrictEqual(first.metadata);
    expect(segmentChainFault(first.metadata, NO_SEGMENT)).toBeNull();
    expect(segmentChainFault(second.metadata, segmentEnd(first.metadata))).toBeNull();
    expect(segmentChainFault(second.metadata, NO_SEGMENT)).toContain("not that of a first segment");
    expect(segmentChainFault(first.metadata, segmentEnd(second.metadata))).toContain("does not follow");
  });

  it("is held to its listing", async () => {
    const ports = await smallExport();
    const { metadata, listing } = wholeOf(await readStoredSegment(1, ports));
    const listed = (change: Partial<typeof listing>): Listing => ({
      manifest: manifestName(1),
      segment: { ...listing, ...change },
    });
    expect((await readStoredSegment(1, ports, listed({}))).state).toBe("whole");
    expect(listingFault(metadata, listed({}))).toBeNull();
    expect(listingFault(metadata, listed({ entries: 99 }))).toContain("differs from what");
    expect(faultIn(await readStoredSegment(1, ports, listed({ sha256: sha256("") })))).toBe(
      `is not the object whose size and SHA-256 ${manifestName(1)} lists; by itself, it is a whole segment`,
    );
    expect(faultIn(await readStoredSegment(1, ports, listed({ bytes: 40 })))).toContain("by itself, it has ");
  });

  it("is absent, or broken in one way, at its start as in whole", async () => {
    const ports = await smallExport();
    const { objects } = ports.objects;
    for (const read of [readStoredStart, readStoredSegment]) {
      objects.delete(segmentName(9));
      expect(await read(9, ports)).toStrictEqual({ state: "absent", object: segmentName(9) });
      objects.set(segmentName(9), objects.get(segmentName(1)) ?? new Uint8Array());
      expect(faultIn(await read(9, ports))).toBe("says that it is segment 1");
      objects.set(segmentName(9), new Uint8Array(100));
      expect(faultIn(await read(9, ports))).toBe("has no metadata of a segment in its gzip header");
    }
  });
});

it("names of an export, a server and a key are compared, null being no key", () => {
  expect([nameFault("a", "a"), sourceFault("a", "a"), keyFault("a", "a"), keyFault(null, null)]).toStrictEqual(
    Array.from({ length: 4 }, () => null),
  );
  expect(nameFault("a", "b")).toBe("is of the export a, not of b");
  expect(sourceFault("a", "b")).toBe("is of the log of another server, a");
  expect(keyFault("a", "b")).toBe("is signed by a, not by b");
  expect(keyFault("a", null)).toBe("is signed by a, but should not be signed");
  expect(keyFault(null, "b")).toBe("is not signed, but should be signed by b");
});

import { expect, it } from "vitest";
import { keyFault } from "../../../shared/audit-export/keys.ts";
import { manifestName, segmentName } from "../../../shared/audit-export/object-names.ts";
import { type Stored, sourceFault } from "../../../shared/audit-export/stored.ts";
import {
  manifestChainFault,
  NOTHING_SEALED,
  nameFault,
  readStoredManifest,
} from "../../../shared/audit-export/stored-manifest.ts";
import {
  listingFault,
  NO_SEGMENT,
  readStoredSegment,
  readStoredStart,
  segmentChainFault,
} from "../../../shared/audit-export/stored-segment.ts";
import { buildExport } from "./support/build-export.ts";
import { nodeCodec, nodeSigner, nodeVerifySignature, sha256 } from "./support/node-codec.ts";
import { smallPlan } from "./support/plans.ts";

const ports = {
  objects: await buildExport(smallPlan(nodeSigner("one"))),
  codec: nodeCodec,
  verifySignature: nodeVerifySignature,
};

function wholeOf<Value>(stored: Stored<Value>): Value {
  if (stored.state !== "whole") throw new Error(`${stored.object} is ${stored.state}.`);
  return stored.value;
}

const faultIn = (stored: Stored<unknown>) => (stored.state === "broken" ? stored.fault : stored.state);

it("a manifest or segment that follows another is not a first one", async () => {
  const [first, second] = [wholeOf(await readStoredManifest(1, ports)), wholeOf(await readStoredManifest(2, ports))];
  expect(manifestChainFault(first.manifest, NOTHING_SEALED)).toBeNull();
  expect(manifestChainFault(second.manifest, NOTHING_SEALED)).toContain("not those of a first manifest");
  const segments = [wholeOf(await readStoredStart(1, ports)), wholeOf(await readStoredStart(2, ports))] as const;
  expect(segmentChainFault(segments[0], NO_SEGMENT)).toBeNull();
  expect(segmentChainFault(segments[1], NO_SEGMENT)).toContain("not that of a first segment");
});

it("a signature is verified if there is something that verifies it", async () => {
  const { verifySignature: _, ...unlooked } = ports;
  const noSignature = { ...ports, verifySignature: async () => await Promise.resolve(false) };
  expect(faultIn(await readStoredManifest(1, noSignature))).toBe("has a signature that is not that of its key");
  expect((await readStoredManifest(1, unlooked)).state).toBe("whole");
});

it("objects that are not there are absent", async () => {
  expect(await readStoredManifest(4, ports)).toStrictEqual({ state: "absent", object: manifestName(4) });
  for (const read of [readStoredStart, readStoredSegment]) {
    expect(await read(9, ports)).toStrictEqual({ state: "absent", object: segmentName(9) });
  }
});

it("a stored segment is held to its listing", async () => {
  const { metadata, listing } = wholeOf(await readStoredSegment(1, ports));
  const listed = (change: Partial<typeof listing>) => ({
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

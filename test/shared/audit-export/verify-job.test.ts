import { expect, it } from "vitest";
import { segmentLog } from "../../../shared/audit-export/logs.ts";
import { reconcileStep, startReconciliation } from "../../../shared/audit-export/reconcile.ts";
import { verifyExport } from "../../../shared/audit-export/verify.ts";
import { readSourceEntry } from "../../../shared/content-server/source-entry.ts";
import { createJobWorld, entries, entry, run, unreadable } from "./support/job-world.ts";
import { nodeCodec, nodeSigner, nodeVerifySignature } from "./support/node-codec.ts";

const HOUR_MILLISECONDS = 3_600_000;
const signer = nodeSigner("job");

/** An export that the job itself wrote in three hours: one idle, with late and with unreadable entries. */
async function exported() {
  const world = createJobWorld({ settings: { consecutiveIds: true, overlapEntries: 4 } });
  const { store, hints } = world.ports;
  const ports = { ...world.ports, signer, codec: nodeCodec, segments: segmentLog(store, hints, nodeCodec) };
  const whole = { ...world, ports };
  whole.log.push(...entries(1, 6), unreadable("7", "{7"), ...entries(8, 9), ...entries(11, 14));
  expect((await run(whole, "export")).kind).toBe("done");
  world.log.splice(9, 0, entry("10"));
  for (const hours of [1, 2]) {
    world.time += HOUR_MILLISECONDS * hours;
    expect((await run(whole, "export")).kind).toBe("done");
  }
  world.log.push(...entries(15, 16));
  expect((await run(whole, "export-and-close")).kind).toBe("done");
  return { world, ports };
}

it("finds nothing wrong with what the job writes", async () => {
  const { ports } = await exported();
  const verification = await verifyExport(
    { publicKeys: [signer.publicKey] },
    { objects: ports.store, codec: nodeCodec, verifySignature: nodeVerifySignature, readEntry: readSourceEntry },
  );
  expect(verification).toMatchObject({
    breaks: [],
    notices: [],
    totals: { entries: 15, quarantined: 1, late: 1, gaps: 0, firstId: "1", lastId: "16", unsealedSegments: 0 },
    signedBy: signer.publicKey,
  });
});

it("finds no difference between what the job writes and its source", async () => {
  const { ports } = await exported();
  const reading = {
    source: ports.source,
    objects: ports.store,
    codec: nodeCodec,
    readEntry: readSourceEntry,
    pageEntries: 2,
    inOrder: new Set<number>(),
  };
  let last = await reconcileStep(startReconciliation(), reading);
  while (last.kind === "working") last = await reconcileStep(last.state, reading);
  expect(last).toMatchObject({
    kind: "compared",
    state: { entries: 15, differences: { missing: 0, changed: 0, repeated: 0, vanished: 0 } },
    behind: null,
  });
});

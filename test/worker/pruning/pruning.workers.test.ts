import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readSourceEntry, reconcileStep, startReconciliation } from "../../../shared/index.ts";
import { codec } from "../../../worker/export-records/ports.ts";
import { r2Objects } from "../../../worker/export-records/r2-objects.ts";
import {
  CUTOFF,
  newExport,
  nothingIsRemoved,
  OLD,
  OLD_HOUR,
  threeManifests,
  YOUNG_HOUR,
} from "../exports/support/old-export.ts";
import { OwnExport } from "../exports/support/own-export.ts";
import {
  addExport,
  extentOfLog,
  log,
  pause,
  prune,
  prunings,
  signer,
  writeEntries,
} from "../exports/support/pruning.ts";
import { auditEntries } from "../workerd/server.ts";

let archive: OwnExport;

beforeEach(async () => {
  archive = await newExport();
});

describe("the removal of old entries", () => {
  it("removes what old manifests have, and nothing else, and says where it is", async () => {
    await threeManifests(archive);
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 20, entries: 20 });
    expect(await extentOfLog()).toEqual([21, 31, 11]);
    expect((await auditEntries(30))[0]).toMatchObject({
      user_id: "0",
      user_guid: null,
      user_description: "System",
      actor_type: "system",
      api_key_id: null,
      object_type: null,
      action: "prune_audit_log",
      event_description:
        'Removed 20 entries of the audit log, up to the id 20: see the manifests 1 to 2 of the export "own-log".',
    });
    expect(await prunings()).toEqual([
      {
        id: 1,
        through_id: 20,
        entries: 20,
        export_name: "own-log",
        manifest: 2,
        manifest_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        segment: 3,
        segment_chain: expect.stringMatching(/^[0-9a-f]{64}$/),
        segment_entries: 20,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      },
    ]);
  });

  it("goes on from where it ended, and does nothing twice", async () => {
    await threeManifests(archive);
    await prune(CUTOFF);
    expect(await prune(CUTOFF)).toEqual({ kind: "nothing" });
    expect(await prune(YOUNG_HOUR)).toEqual({ kind: "pruned", throughId: 25, entries: 5 });
    expect(await extentOfLog()).toEqual([26, 32, 7]);
    expect((await auditEntries(31))[0]).toMatchObject({
      event_description:
        'Removed 5 entries of the audit log, up to the id 25: see the manifest 3 of the export "own-log".',
    });
  });

  it("removes what is in quarantine, too", async () => {
    await threeManifests(archive, { quarantined: [11, 15, 20] });
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 20, entries: 20 });
  });

  it("goes by manifests that hold nothing, and by segments that have nothing but quarantined entries", async () => {
    await writeEntries(3, OLD);
    await archive.seal({ periodEnd: "2029-12-30T00:00:00Z" });
    await archive.seal({ periodEnd: "2029-12-31T00:00:00Z", segments: [{ throughId: 1, quarantined: [1] }] });
    await archive.seal({ periodEnd: OLD_HOUR });
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 1, entries: 1 });
    expect((await auditEntries(3))[0]?.event_description).toBe(
      'Removed one entry of the audit log, up to the id 1: see the manifest 2 of the export "own-log".',
    );
  });

  it.each([
    ["a manifest that ends a second too late", "2029-12-31T01:00:01Z", OLD],
    ["an entry of the very time", OLD_HOUR, CUTOFF],
    ["an entry that is younger than its manifest", OLD_HOUR, "2029-12-31T01:00:01Z"],
    ["an entry without a time", OLD_HOUR, "yesterday"],
  ])("keeps %s", async (_, periodEnd, time) => {
    await writeEntries(2, OLD);
    await writeEntries(1, time);
    await archive.seal({ periodEnd, segments: [{ throughId: 3 }] });
    await writeEntries(1, OLD);
    expect(await prune(CUTOFF)).toEqual({ kind: "nothing" });
    await nothingIsRemoved();
  });

  it("keeps a segment that ends with the newest entry, until there is another one", async () => {
    await writeEntries(3, OLD);
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 1 }, { throughId: 3 }] });
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 1, entries: 1 });
    // The entry of that removal is newer.
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 3, entries: 2 });
    expect(await extentOfLog()).toEqual([4, 5, 2]);
  });

  it("removes nothing where there is no export of the log, none with a manifest, or none that is not paused", async () => {
    await addExport("other", "elsewhere");
    await writeEntries(3, OLD);
    expect(await prune(CUTOFF)).toEqual({ kind: "nothing" });
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 2 }] });
    await pause("own-log");
    expect(await prune(CUTOFF)).toEqual({ kind: "nothing" });
    await pause("own-log", false);
    expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned" });
  });
});

describe("another export of the log", () => {
  const lastIdOf = (id: string | null) => async () => await Promise.resolve(id);

  it("keeps what it has not read yet, unless it is paused", async () => {
    await threeManifests(archive);
    await addExport("second");
    const kept = { kind: "kept", exportName: "second", message: expect.stringMatching(/pause it/) };
    expect(await prune(CUTOFF, { lastIdOf: lastIdOf(null) })).toEqual(kept);
    expect(await prune(CUTOFF, { lastIdOf: lastIdOf("3") })).toEqual(kept);
    await nothingIsRemoved();
    expect(await prune(CUTOFF, { lastIdOf: lastIdOf("10") })).toEqual({ kind: "pruned", throughId: 10, entries: 10 });
    await pause("second");
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 20, entries: 10 });
  });

  it("keeps nothing where it is of another server's log", async () => {
    await threeManifests(archive);
    await addExport("other", "elsewhere");
    expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned", throughId: 20 });
  });

  it("is gone by where the first one is paused, though its segments are others", async () => {
    await threeManifests(archive);
    await addExport("second");
    const second = new OwnExport("second", log, signer);
    await second.seal({ periodEnd: "2029-12-31T00:30:00Z", segments: [{ throughId: 7, quarantined: [3] }] });
    await second.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 13, quarantined: [9, 11] }, { throughId: 22 }] });
    await second.seal({ periodEnd: YOUNG_HOUR, segments: [{ throughId: 23 }] });
    expect(await prune(CUTOFF, { lastIdOf: lastIdOf("10") })).toMatchObject({ throughId: 10 });
    await pause("own-log");
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 22, entries: 12 });
    expect(await prunings()).toMatchObject([
      { export_name: "own-log", manifest: 1, through_id: 10 },
      { export_name: "second", manifest: 2, through_id: 22 },
    ]);
    await pause("own-log", false);
    await pause("second");
    expect(await prune(YOUNG_HOUR)).toEqual({ kind: "pruned", throughId: 25, entries: 3 });
  });
});

describe("a comparison of the export with the log, after entries were removed", () => {
  const compare = async (segment: number) => {
    const source = {
      objects: r2Objects(env.EXPORTS, "own-log"),
      codec,
      source: log,
      readEntry: readSourceEntry,
      pageEntries: 500,
      inOrder: new Set<number>(),
    };
    let step = await reconcileStep({ ...startReconciliation(), segment }, source);
    while (step.kind === "working") step = await reconcileStep(step.state, source);
    return step.kind === "compared" ? step.state.differences : step;
  };

  it("takes what the log records to have been removed for no difference", async () => {
    await threeManifests(archive);
    await prune(CUTOFF);
    const none = { missing: 0, changed: 0, repeated: 0, vanished: 0 };
    expect(await compare(1)).toMatchObject({ ...none, prunedThrough: "20" });
    expect(await compare(4)).toMatchObject({ ...none, prunedThrough: null });
  });
});

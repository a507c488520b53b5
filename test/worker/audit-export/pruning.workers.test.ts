import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  manifestName,
  NO_HASH,
  readSourceEntry,
  reconcileStep,
  segmentName,
  startReconciliation,
} from "../../../shared/index.ts";
import { codec } from "../../../worker/audit-export/codec.ts";
import { r2Objects } from "../../../worker/audit-export/r2-objects.ts";
import { notePruning } from "../../../worker/content-server/store/audit-log-pruning.ts";
import { AUDIT_PRUNING_MAX_MANIFESTS, AUDIT_PRUNING_MAX_SEGMENTS } from "../../../worker/limits.ts";
import { emptyAuditLog } from "../content-server/support/audit-log.ts";
import { auditEntries } from "../content-server/support/server.ts";
import { OwnExport, type SegmentPlan } from "./support/own-export.ts";
import {
  addExport,
  extentOfLog,
  log,
  pause,
  ports,
  prune,
  prunings,
  signer,
  stranger,
  writeEntries,
} from "./support/pruning.ts";

const OLD = "2029-12-31T00:10:00Z";
/** The end of the manifests that are old enough for `CUTOFF`. */
const OLD_HOUR = "2029-12-31T01:00:00Z";
const CUTOFF = "2029-12-31T01:00:00Z";
const YOUNG_HOUR = "2029-12-31T02:00:00Z";

let archive: OwnExport;

beforeEach(async () => {
  await emptyAuditLog();
  await env.DATABASE.prepare("DELETE FROM audit_exports").run();
  const { objects } = await env.EXPORTS.list();
  await env.EXPORTS.delete(objects.map(({ key }) => key));
  await addExport("own-log");
  archive = new OwnExport("own-log", log, signer);
});

/** Thirty entries, of which the first twenty are in two old manifests, and the rest in a young one. */
async function threeManifests(second: Partial<SegmentPlan> = {}): Promise<void> {
  await writeEntries(30, OLD);
  await archive.seal({ periodEnd: "2029-12-31T00:30:00Z", segments: [{ throughId: 4 }, { throughId: 10 }] });
  await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 20, ...second }] });
  await archive.seal({ periodEnd: YOUNG_HOUR, segments: [{ throughId: 25 }] });
}

const nothingIsRemoved = async () => {
  expect(await prunings()).toEqual([]);
  expect((await extentOfLog())[0]).toBe(1);
};

describe("the removal of old entries", () => {
  it("removes what old manifests have, and nothing else, and says where it is", async () => {
    await threeManifests();
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
    await threeManifests();
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
    await threeManifests({ quarantined: [11, 15, 20] });
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

describe("nothing is removed, and it is said why, where", () => {
  const segment = (number: number) => segmentName(number);
  const kept = (message: string | RegExp) => ({
    kind: "kept",
    exportName: "own-log",
    message: typeof message === "string" ? message : expect.stringMatching(message),
  });
  /** What two runs come to, and what is there afterwards. */
  const twoRuns = async () => ({
    outcomes: [await prune(CUTOFF), await prune(CUTOFF)],
    noted: await prunings(),
    firstId: (await extentOfLog())[0],
  });
  const allKept = (message: string | RegExp) => ({
    outcomes: [kept(message), kept(message)],
    noted: [],
    firstId: 1,
  });

  it.each([
    ["a byte of a segment's lines", 3, -12],
    ["a byte of a segment's metadata", 1, 100],
    ["the first byte of a segment", 2, 0],
  ])("%s is changed", async (_, number, at) => {
    await threeManifests();
    await archive.spoil(segment(number), at);
    const message = `^${segment(number)} is not the object whose size and SHA-256 manifests/00000000[12].json lists; by itself, it has `;
    expect(await twoRuns()).toEqual(allKept(new RegExp(message)));
  });

  it("a segment is gone, longer or another one", async () => {
    await threeManifests();
    const bytes = await r2Objects(env.EXPORTS, "own-log").read(segment(3), 100_000);
    await archive.delete(segment(3));
    expect(await twoRuns()).toEqual(allKept(`${segment(3)} is missing.`));
    await archive.put(segment(3), new Uint8Array([...(bytes ?? []), 0]));
    expect(await twoRuns()).toEqual(
      allKept(
        `${segment(3)} is not the object whose size and SHA-256 ${manifestName(2)} lists; by itself, it has packed lines that do not match their hash.`,
      ),
    );
    await archive.put(segment(3), bytes ?? new Uint8Array());
    expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned" });
  });

  it.each([20, 200, 900, -20])("the byte %i of a manifest is changed", async (at) => {
    await threeManifests();
    await archive.spoil(manifestName(1), at);
    expect(await twoRuns()).toEqual(allKept(new RegExp(`^${manifestName(1)} `)));
  });

  it.each([
    [
      "is not signed",
      { signer: null },
      `${manifestName(1)} is not signed, but should be signed by ${signer.publicKey}.`,
    ],
    [
      "is a stranger's",
      { signer: stranger },
      `${manifestName(1)} is signed by ${stranger.publicKey}, not by ${signer.publicKey}.`,
    ],
    [
      "has a stranger's signature",
      { signer: stranger, fields: { public_key: signer.publicKey } },
      `${manifestName(1)} has a signature that is not that of its key.`,
    ],
    [
      "is another export's",
      { fields: { name: "own-lag" } },
      `${manifestName(1)} is of the export own-lag, not of own-log.`,
    ],
    [
      "is another server's",
      { fields: { source: "https://b.example" } },
      `${manifestName(1)} is of the log of another server, https://b.example.`,
    ],
    ["has another sequence", { fields: { sequence: 2 } }, `${manifestName(1)} says that it is manifest 2.`],
    [
      "is chained to another",
      { fields: { previous_sha256: "1".repeat(64) } },
      `${manifestName(1)} has a previous_sha256 and segments_before that are not those of a first manifest.`,
    ],
    [
      "adds up otherwise",
      { fields: { entries: 4 } },
      `${manifestName(1)} has totals that are not those of the segments that it lists.`,
    ],
    [
      "counts otherwise",
      { fields: { segments_before: 1 } },
      `${manifestName(1)} lists segments whose numbers are not consecutive from its segments_before on.`,
    ],
  ])("a manifest %s", async (_, plan, message) => {
    await writeEntries(9, OLD);
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 3 }], ...plan });
    expect(await twoRuns()).toEqual(allKept(message));
  });

  it.each([
    [
      "leaves out a segment",
      [{ throughId: 4, fields: { number: 3 } }],
      {},
      /lists segments whose numbers are not consecutive/,
    ],
    [
      "begins too late",
      [{ throughId: 4 }],
      { period_start: "2029-12-31T00:31:00Z" },
      /has a period that does not begin where that of manifests\/000000001\.json ends/,
    ],
    ["is not chained", [{ throughId: 4 }], { previous_sha256: NO_HASH }, /does not follow manifests\/000000001\.json/],
  ])("the second manifest %s", async (_, segments, fields, message) => {
    await writeEntries(9, OLD);
    await archive.seal({ periodEnd: "2029-12-31T00:30:00Z", segments: [{ throughId: 2 }] });
    await archive.seal({ periodEnd: OLD_HOUR, segments, fields });
    expect(await twoRuns()).toEqual(allKept(message));
  });

  it.each([
    [
      "is not chained",
      { previous_chain: NO_HASH },
      `${segmentName(3)} does not follow ${segmentName(2)}: its previous_chain is not the chain of that.`,
    ],
    [
      "counts otherwise",
      { entries_before: 11 },
      `${segmentName(3)} says that its entries_before is 11, but the segments before have 10 entries.`,
    ],
    [
      "is another server's",
      { source: "https://b.example" },
      `${segmentName(3)} is of the log of another server, https://b.example.`,
    ],
    [
      "ends with an id of no entry",
      { last_id: "999999999999999999" },
      `${segmentName(3)} has a last id that no entry of the log can have.`,
    ],
    ["ends too early", { last_id: "19" }, `Line 10 of ${segmentName(3)} has the entry 20, which is not in the log.`],
    ["ends too late", { last_id: "21" }, `The entry 21 of the log is not in ${segmentName(3)}.`],
    ["ends past the log", { last_id: "77" }, `${segmentName(3)} ends with an id that the log has not reached: 77.`],
  ])("a segment %s", async (_, fields, message) => {
    await threeManifests({ fields });
    expect(await twoRuns()).toEqual(allKept(message));
  });

  it.each([
    [
      "misses its first entry",
      (lines) => lines.slice(1),
      `The entry 11 of the log is not what line 1 of ${segmentName(3)} has.`,
    ],
    [
      "misses an entry",
      (lines) => lines.toSpliced(4, 1),
      `The entry 15 of the log is not what line 5 of ${segmentName(3)} has.`,
    ],
    ["misses its last entry", (lines) => lines.slice(0, -1), `The entry 20 of the log is not in ${segmentName(3)}.`],
    [
      "has an entry twice",
      (lines) => lines.toSpliced(4, 0, lines[3] ?? new Uint8Array()),
      `The entry 15 of the log is not what line 5 of ${segmentName(3)} has.`,
    ],
    [
      "has two entries in another order",
      (lines) => lines.toReversed(),
      `The entry 11 of the log is not what line 1 of ${segmentName(3)} has.`,
    ],
    [
      "has an entry more",
      (lines) => [...lines, new TextEncoder().encode('{"id":"20"}')],
      `Line 11 of ${segmentName(3)} has the entry 20, which is not in the log.`,
    ],
    [
      "has another blank",
      (lines) => lines.with(2, new Uint8Array([...(lines[2] ?? []), 32])),
      `The entry 13 of the log is not what line 3 of ${segmentName(3)} has.`,
    ],
    ["has nothing", () => [], `${segmentName(3)} has no entry.`],
  ] satisfies readonly [string, SegmentPlan["lines"], string][])("a segment %s", async (_, lines, message) => {
    await threeManifests({ lines });
    expect(await twoRuns()).toEqual(allKept(message));
  });

  it("what is in quarantine is changed, gone, or not what the log has", async () => {
    await writeEntries(9, OLD);
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 4, quarantined: [2] }] });
    const { quarantined } = archive;
    await archive.spoil(quarantined, 5);
    expect(await twoRuns()).toEqual(allKept(`${quarantined} is not what ${segment(1)} says of it.`));
    await archive.delete(quarantined);
    expect(await twoRuns()).toEqual(allKept(`${quarantined} is not what ${segment(1)} says of it.`));
  });

  it.each([
    ["another text", { id: "2", sha256: "" }, /^The entry 2 of the log is not what quarantine\/\w+\.raw has\.$/],
    ["no id", { id: null, sha256: "" }, /^The entry 2 of the log is not in seg/],
    [
      "an id that the log has not",
      { id: "700", sha256: "" },
      /^seg\/000000001.ndjson.gz lists quarantined entries that are not in the log\.$/,
    ],
  ])("an entry in quarantine has %s", async (kind, { id }, message) => {
    await writeEntries(9, OLD);
    const bytes = new TextEncoder().encode("something else");
    const sha256 = await codec.digest(bytes);
    await archive.put(`quarantine/${sha256}.raw`, bytes);
    const quarantined = [{ id, reason: "The test says so.", bytes: bytes.length, sha256 }];
    const throughId = kind === "an id that the log has not" ? 1 : 2;
    await archive.seal({
      periodEnd: OLD_HOUR,
      segments: [{ throughId, lines: (lines) => lines.slice(0, 1), fields: { quarantined } }],
    });
    expect(await twoRuns()).toEqual(allKept(message));
  });

  it.each([
    [
      "was changed",
      "UPDATE audit_log SET event_description = 'Nothing.' WHERE id = 13",
      `The entry 13 of the log is not what line 3 of ${segmentName(3)} has.`,
    ],
    [
      "was given another time",
      "UPDATE audit_log SET time = '2029-12-31T00:10:01Z' WHERE id = 20",
      `The entry 20 of the log is not what line 10 of ${segmentName(3)} has.`,
    ],
    [
      "was deleted",
      "DELETE FROM audit_log WHERE id = 13",
      `The entry 14 of the log is not what line 3 of ${segmentName(3)} has.`,
    ],
    [
      "that was the last one was deleted",
      "DELETE FROM audit_log WHERE id = 20",
      `Line 10 of ${segmentName(3)} has the entry 20, which is not in the log.`,
    ],
  ])("an entry of the log %s", async (_, sql, message) => {
    await threeManifests();
    await env.DATABASE.batch(
      ["DROP TRIGGER audit_log_refuse_update", "DROP TRIGGER audit_log_refuse_delete_unless_pruned", sql].map((one) =>
        env.DATABASE.prepare(one),
      ),
    );
    expect(await twoRuns()).toEqual(allKept(message));
  });

  it("this server has no key", async () => {
    await threeManifests();
    expect(await prune(CUTOFF, { publicKey: null })).toEqual(kept(/^AUDIT_EXPORT_SIGNING_KEY is not set/));
    await nothingIsRemoved();
  });

  it("the manifest up to which entries were removed is another one, or gone", async () => {
    await threeManifests();
    await prune(CUTOFF);
    const again = new OwnExport("own-log", log, signer);
    await again.seal({ periodEnd: "2029-12-31T00:30:00Z" });
    await again.seal({ periodEnd: OLD_HOUR });
    const message = `${manifestName(2)} is not what it was when entries were removed by it.`;
    expect(await prune(YOUNG_HOUR)).toEqual(kept(message));
    await archive.delete(manifestName(2));
    expect(await prune(YOUNG_HOUR)).toEqual(kept(message));
    expect(await prunings()).toHaveLength(1);
  });

  it("the log cannot be read", async () => {
    await threeManifests();
    const failure = { kind: "server-error", message: "It broke.", retryAfterMilliseconds: null } as const;
    const broken = { ...log, fetchPage: async () => await Promise.resolve({ kind: "failed", failure } as const) };
    const portsOf: typeof ports.portsOf = (one) => ({ ...ports.portsOf(one), log: broken });
    expect(await prune(CUTOFF, { portsOf })).toEqual(kept("The audit log cannot be read. It broke."));
    await nothingIsRemoved();
  });
});

describe("of two runs at one moment", () => {
  it("one removes", async () => {
    await threeManifests();
    const outcomes = await Promise.all([prune(CUTOFF), prune(CUTOFF), prune(CUTOFF)]);
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["nothing", "nothing", "pruned"]);
    expect(await prunings()).toHaveLength(1);
    expect(await extentOfLog()).toEqual([21, 31, 11]);
  });

  it.each([1, 2, 3])("one removes where the other is at its page %i", async (at) => {
    await threeManifests();
    let pages = 0;
    const interrupted = {
      ...log,
      fetchPage: async (url: string) => {
        pages += 1;
        if (pages === at) expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned" });
        return await log.fetchPage(url);
      },
    };
    const portsOf: typeof ports.portsOf = (one) => ({ ...ports.portsOf(one), log: interrupted });
    expect(await prune(CUTOFF, { portsOf })).toEqual({ kind: "nothing" });
    expect(await prunings()).toHaveLength(1);
    expect(await extentOfLog()).toEqual([21, 31, 11]);
  });
});

describe("what is much", () => {
  it("is removed in parts, of which the next run makes those that a killed one left", async () => {
    await writeEntries(12_001, OLD);
    const position = { manifest: 1, manifestSha256: NO_HASH, segment: 1, segmentChain: NO_HASH, segmentEntries: 1 };
    const pruning = {
      exportName: "own-log",
      position,
      throughId: 12_000,
      entries: 12_000,
      manifests: { first: 1, last: 1 },
    };
    expect(await notePruning(env.DATABASE, 0, pruning)).toBe(true);
    expect(await extentOfLog()).toEqual([5_001, 12_002, 7_002]);
    expect(await notePruning(env.DATABASE, 0, pruning)).toBe(false);
    expect(await prune("2020-01-01T00:00:00Z")).toEqual({ kind: "nothing" });
    expect(await extentOfLog()).toEqual([12_001, 12_002, 2]);
  });

  it("is compared page by page", async () => {
    await writeEntries(1_301, OLD);
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 1_300 }] });
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 1_300, entries: 1_300 });
  });

  it("of segments is compared a part at a time, in the middle of a manifest", async () => {
    const segments = AUDIT_PRUNING_MAX_SEGMENTS + 2;
    await writeEntries(segments + 5, OLD);
    await archive.seal({
      periodEnd: OLD_HOUR,
      segments: Array.from({ length: segments }, (_, index) => ({ throughId: index + 1 })),
    });
    expect(await prune(CUTOFF)).toEqual({
      kind: "pruned",
      throughId: AUDIT_PRUNING_MAX_SEGMENTS,
      entries: AUDIT_PRUNING_MAX_SEGMENTS,
    });
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: segments, entries: 2 });
    expect(await prune(CUTOFF)).toEqual({ kind: "nothing" });
  });

  it("of manifests without entries is passed a part at a time", async () => {
    await writeEntries(3, OLD);
    for (let count = 0; count < AUDIT_PRUNING_MAX_MANIFESTS + 1; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each is chained to the one before
      await archive.seal({ periodEnd: "2029-12-31T00:30:00Z" });
    }
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 2 }] });
    expect(await prune(CUTOFF)).toEqual({ kind: "nothing" });
    expect(await prunings()).toMatchObject([{ through_id: 0, entries: 0, manifest: AUDIT_PRUNING_MAX_MANIFESTS }]);
    expect(await extentOfLog()).toEqual([1, 3, 3]);
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 2, entries: 2 });
  });
});

describe("entries that tell of removals", () => {
  it("cause none by themselves, and go with the next others", async () => {
    await writeEntries(3, OLD, "prune_audit_log");
    await writeEntries(3, OLD);
    await archive.seal({ periodEnd: "2029-12-31T00:30:00Z", segments: [{ throughId: 2 }] });
    expect(await prune(CUTOFF)).toEqual({ kind: "nothing" });
    await nothingIsRemoved();
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 4 }] });
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 4, entries: 4 });
  });

  it("go by themselves where there are as many as one run takes", async () => {
    const segments = AUDIT_PRUNING_MAX_SEGMENTS + 1;
    await writeEntries(segments, OLD, "prune_audit_log");
    await writeEntries(1, OLD);
    await archive.seal({
      periodEnd: OLD_HOUR,
      segments: Array.from({ length: segments }, (_, index) => ({ throughId: index + 1 })),
    });
    expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned", throughId: AUDIT_PRUNING_MAX_SEGMENTS });
    expect(await prune(CUTOFF)).toEqual({ kind: "nothing" });
  });
});

describe("another export of the log", () => {
  const lastIdOf = (id: string | null) => async () => await Promise.resolve(id);

  it("keeps what it has not read yet, unless it is paused", async () => {
    await threeManifests();
    await addExport("second");
    const kept = { kind: "kept", exportName: "second", message: expect.stringMatching(/pause it/) };
    expect(await prune(CUTOFF, { lastIdOf: lastIdOf(null) })).toEqual(kept);
    expect(await prune(CUTOFF, { lastIdOf: lastIdOf("3") })).toEqual(kept);
    await nothingIsRemoved();
    expect(await prune(CUTOFF, { lastIdOf: lastIdOf("10") })).toEqual({ kind: "pruned", throughId: 10, entries: 10 });
    await pause("second");
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 20, entries: 10 });
  });

  it("of another server's log keeps nothing", async () => {
    await threeManifests();
    await addExport("other", "elsewhere");
    expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned", throughId: 20 });
  });

  it("is gone by where the first one is paused, though its segments are others", async () => {
    await threeManifests();
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
  const compare = async (manifest: number) => {
    const source = {
      objects: r2Objects(env.EXPORTS, "own-log"),
      codec,
      source: log,
      readEntry: readSourceEntry,
      pageEntries: 500,
    };
    let step = await reconcileStep(startReconciliation(manifest), source);
    // oxlint-disable-next-line no-await-in-loop -- step by step
    while (step.kind === "working") step = await reconcileStep(step.state, source);
    return step.kind === "compared" ? step.state.differences : step;
  };

  it("finds them to have vanished, nothing to be missing, and the export whole", async () => {
    await threeManifests();
    await prune(CUTOFF);
    expect(await compare(1)).toEqual({
      missing: 0,
      missingIds: [],
      vanished: 10,
      vanishedIds: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    });
    expect(await compare(2)).toMatchObject({ missing: 0, vanished: 10 });
    expect(await compare(3)).toMatchObject({ missing: 0, vanished: 0 });
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { manifestName, NO_HASH, segmentName } from "../../../shared/index.ts";
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
import { OwnExport, type SegmentPlan } from "../exports/support/own-export.ts";
import {
  extentOfLog,
  log,
  ports,
  prune,
  prunings,
  signer,
  stranger,
  writeEntries,
} from "../exports/support/pruning.ts";

let archive: OwnExport;

beforeEach(async () => {
  archive = await newExport();
});

const firstLine = (lines: readonly Uint8Array[]) => lines.slice(0, 1);

describe("nothing is removed, and it is said why, where", () => {
  const segment = (number: number) => segmentName(number);
  const kept = (message: string | RegExp) => ({
    kind: "kept",
    exportName: "own-log",
    message: typeof message === "string" ? message : expect.stringMatching(message),
  });
  /** The outcome of a run, and what it left. */
  const run = async () => ({
    outcome: await prune(CUTOFF),
    noted: await prunings(),
    firstId: (await extentOfLog())[0],
  });
  const allKept = (message: string | RegExp) => ({ outcome: kept(message), noted: [], firstId: 1 });

  it.each([
    ["a byte of a segment's lines", 3, -12],
    ["a byte of a segment's metadata", 1, 100],
    ["the first byte of a segment", 2, 0],
  ])("%s is changed", async (_, number, at) => {
    await threeManifests(archive);
    await archive.spoil(segment(number), at);
    const message = `^${segment(number)} is not the object whose size and SHA-256 manifests/00000000[12].json lists; by itself, it has `;
    expect(await run()).toEqual(allKept(new RegExp(message)));
    // A second run is no other.
    expect(await run()).toEqual(allKept(new RegExp(message)));
  });

  it("a segment is gone, longer or another one", async () => {
    await threeManifests(archive);
    const bytes = await r2Objects(env.EXPORTS, "own-log").read(segment(3), 100_000);
    await archive.delete(segment(3));
    expect(await run()).toEqual(allKept(`${segment(3)} is missing.`));
    await archive.put(segment(3), new Uint8Array([...(bytes ?? []), 0]));
    expect(await run()).toEqual(
      allKept(
        `${segment(3)} is not the object whose size and SHA-256 ${manifestName(2)} lists; by itself, it has packed lines that do not match their hash.`,
      ),
    );
    await archive.put(segment(3), bytes ?? new Uint8Array());
    expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned" });
  });

  it.each([20, 200, 900, -20])("the byte %i of a manifest is changed", async (at) => {
    await threeManifests(archive);
    await archive.spoil(manifestName(1), at);
    expect(await run()).toEqual(allKept(new RegExp(`^${manifestName(1)} `)));
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
    expect(await run()).toEqual(allKept(message));
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
    expect(await run()).toEqual(allKept(message));
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
    await threeManifests(archive, { fields });
    expect(await run()).toEqual(allKept(message));
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
    await threeManifests(archive, { lines });
    expect(await run()).toEqual(allKept(message));
  });

  it("an object in quarantine is changed, gone, or not what the log has", async () => {
    await writeEntries(9, OLD);
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 4, quarantined: [2] }] });
    const { quarantined } = archive;
    await archive.spoil(quarantined, 5);
    expect(await run()).toEqual(allKept(`${quarantined} is not what ${segment(1)} says of it.`));
    await archive.delete(quarantined);
    expect(await run()).toEqual(allKept(`${quarantined} is not what ${segment(1)} says of it.`));
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
    const quarantined = [{ id, reason: "The test says so.", bytes: bytes.length, sha256, after: null, kept: true }];
    const throughId = kind === "an id that the log has not" ? 1 : 2;
    await archive.seal({
      periodEnd: OLD_HOUR,
      segments: [{ throughId, lines: firstLine, fields: { quarantined } }],
    });
    expect(await run()).toEqual(allKept(message));
  });

  it("an entry in quarantine is known by its hash alone", async () => {
    await writeEntries(9, OLD);
    const quarantined = [{ id: "2", reason: "It is too large.", bytes: 1, sha256: NO_HASH, after: "1", kept: false }];
    const segments = [{ throughId: 2, lines: firstLine, fields: { quarantined } }];
    await archive.seal({ periodEnd: OLD_HOUR, segments });
    expect(await run()).toEqual(
      allKept(/^seg\/000000001.ndjson.gz lists an entry whose bytes are not in the export\.$/),
    );
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
    await threeManifests(archive);
    await env.DATABASE.batch(
      ["DROP TRIGGER audit_log_refuse_update", "DROP TRIGGER audit_log_refuse_delete_unless_pruned", sql].map((one) =>
        env.DATABASE.prepare(one),
      ),
    );
    expect(await run()).toEqual(allKept(message));
  });

  it("this server has no key", async () => {
    await threeManifests(archive);
    expect(await prune(CUTOFF, { publicKeys: [] })).toEqual(kept(/^AUDIT_EXPORT_SIGNING_KEY is not set/));
    await nothingIsRemoved();
  });

  it("the manifest up to which entries were removed is another one, or gone", async () => {
    await threeManifests(archive);
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
    await threeManifests(archive);
    const failure = { kind: "server-error", message: "It broke.", retryAfterMilliseconds: null } as const;
    const broken = { ...log, fetchPage: async () => await Promise.resolve({ kind: "failed", failure } as const) };
    const portsOf: typeof ports.portsOf = (one) => ({ ...ports.portsOf(one), log: broken });
    expect(await prune(CUTOFF, { portsOf })).toEqual(kept("The audit log cannot be read. It broke."));
    await nothingIsRemoved();
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { NO_HASH } from "../../../shared/index.ts";
import { AUDIT_PRUNING_MAX_MANIFESTS } from "../../../worker/pruning/pruning-check.ts";
import { notePruning } from "../../../worker/pruning/pruning-store.ts";
import { AUDIT_PRUNING_MAX_SEGMENTS } from "../../../worker/values/limits.ts";
import { CUTOFF, newExport, nothingIsRemoved, OLD, OLD_HOUR } from "../exports/support/old-export.ts";
import type { OwnExport } from "../exports/support/own-export.ts";
import { extentOfLog, prune, prunings, writeEntries } from "../exports/support/pruning.ts";

let archive: OwnExport;

beforeEach(async () => {
  archive = await newExport();
});

describe("a removal of much", () => {
  it("is made in parts, of which the next run makes those that a killed one left", async () => {
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

  it("compares page by page", async () => {
    await writeEntries(1_301, OLD);
    await archive.seal({ periodEnd: OLD_HOUR, segments: [{ throughId: 1_300 }] });
    expect(await prune(CUTOFF)).toEqual({ kind: "pruned", throughId: 1_300, entries: 1_300 });
  });

  it("compares some segments at a time, and ends in the middle of a manifest", async () => {
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

  it("passes some manifests without entries at a time", async () => {
    await writeEntries(3, OLD);
    for (let count = 0; count < AUDIT_PRUNING_MAX_MANIFESTS + 1; count += 1) {
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

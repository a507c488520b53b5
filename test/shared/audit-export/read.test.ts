// oxlint-disable no-await-in-loop -- one export after the other is read

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { segmentName } from "../../../shared/audit-export/object-names.ts";
import type { EntryFilter } from "../../../shared/audit-export/read/entry-filter.ts";
import { planRead } from "../../../shared/audit-export/read/read-plan.ts";
import { readSegments } from "../../../shared/audit-export/read.ts";
import type { Break, VerifyPorts } from "../../../shared/audit-export/verify/verification.ts";
import { runs, sized } from "../../support/size.ts";
import { buildExport, type ExportPlan, entryText, readTestEntry } from "./support/build-export.ts";
import { check } from "./support/check.ts";
import { type MemoryStore, memoryStore } from "./support/memory-store.ts";
import { nodeCodec, nodeSigner, nodeVerifySignature } from "./support/node-codec.ts";
import { anyPlan, smallPlan } from "./support/plans.ts";
import { rewriteExport } from "./support/rewrite-export.ts";

const ALL: EntryFilter = { from: null, to: null, actions: [], user: null };
const PORTS = { codec: nodeCodec, verifySignature: nodeVerifySignature, readEntry: readTestEntry };
/** The distance between the bytes that are changed. */
const STEP = sized({ full: 7, small: 37 });
const anySigner = fc.constantFrom(nodeSigner("one"), null);

/** The entries that are read of an export, where it breaks, and which objects were opened for it. */
async function read(store: MemoryStore, filter: EntryFilter = ALL) {
  const opened: string[] = [];
  const objects = {
    ...store,
    read: async (name: string, maxBytes: number) => {
      opened.push(name);
      return await store.read(name, maxBytes);
    },
  };
  const ports: VerifyPorts = { ...PORTS, objects };
  const lines: string[] = [];
  const planned = await planRead(filter, { publicKeys: [] }, ports);
  let broken: Break | null = planned.ok ? null : planned.error;
  if (planned.ok) {
    for await (const segment of readSegments(planned.value, filter, ports)) {
      if (segment.ok) lines.push(...segment.value.lines.map((line) => new TextDecoder().decode(line)));
      else broken = segment.error;
    }
  }
  return { lines, broken, opened: opened.filter((name) => name.startsWith("seg/")) };
}

/** The lines of a plan, in the order of the export. */
function linesOf({ manifests, unsealed }: ExportPlan): readonly string[] {
  const entries = [...manifests.flat(), ...unsealed].flat();
  return entries.flatMap(({ id, isQuarantined }) => (isQuarantined || id === null ? [] : [entryText(id)]));
}

const timeOf = (line: string) => Date.parse(String(JSON.parse(line).time));

describe("an export as it was written", () => {
  it("is read as it is, and by times without the segments that have none of these", async () => {
    const range = fc.tuple(fc.nat({ max: 800 }), fc.nat({ max: 800 }));
    await fc.assert(
      fc.asyncProperty(anyPlan(anySigner), range, async (plan, [from, seconds]) => {
        const store = await buildExport(plan);
        const all = linesOf(plan);
        expect(await read(store)).toMatchObject({ lines: all, broken: null });
        const start = Date.UTC(2026, 10, 20, 9) + from * 1000;
        const filter = { ...ALL, from: start, to: start + seconds * 1000 };
        const part = await read(store, filter);
        const isIn = (line: string) => timeOf(line) >= filter.from && timeOf(line) < filter.to;
        expect(part).toMatchObject({ lines: all.filter(isIn), broken: null });
        const listed = plan.manifests.flat();
        for (const [index, segment] of listed.entries()) {
          const times = linesOf({ manifests: [[segment]], unsealed: [], signer: null }).map(timeOf);
          const isNeeded = times.length === 0 || (Math.max(...times) >= filter.from && Math.min(...times) < filter.to);
          expect(part.opened.includes(segmentName(index + 1))).toBe(isNeeded);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

describe("an export of a log whose ids are consecutive", () => {
  it("is known to have the gaps that verification finds", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan(anySigner), async (any) => {
        const plan = { ...any, unsealed: [], isConsecutive: true };
        fc.pre(plan.manifests.length > 0);
        const store = await buildExport(plan);
        const planned = await planRead(ALL, { publicKeys: [] }, { ...PORTS, objects: store });
        const { openGaps } = await check(store);
        expect(planned).toMatchObject({ ok: true, value: { openGaps: openGaps ?? [] } });
      }),
      { numRuns: runs(40) },
    );
  });
});

describe("an export that was changed", () => {
  it("gives nothing that was not in it, and its break, wherever a byte of what is read is changed", async () => {
    const plan = smallPlan(nodeSigner("one"));
    const store = await buildExport(plan);
    const all = linesOf(plan);
    for (const [name, bytes] of store.objects) {
      for (let at = 0; at < bytes.length; at += STEP) {
        const changed = memoryStore(store.objects);
        changed.objects.set(name, bytes.with(at, (bytes[at] ?? 0) ^ (1 << (at % 8))));
        const { lines, broken } = await read(changed);
        expect(lines).toEqual(all.slice(0, lines.length));
        if (!name.startsWith("quarantine/")) expect(broken?.object).toBe((await check(changed)).breaks[0]?.object);
      }
    }
  });

  it("gives nothing of a segment that is whole, but not the one that its manifest lists", async () => {
    const plan = smallPlan(nodeSigner("one"));
    const store = await buildExport(plan);
    for (const index of plan.manifests.flat().keys()) {
      const name = segmentName(index + 1);
      const forged = await rewriteExport(store, {
        segment: (draft, number) => (number === index + 1 ? { ...draft, tail_url: "https://x.example" } : draft),
        manifest: (manifest) => manifest,
        signer: () => plan.signer,
      });
      const { lines, broken } = await read(
        memoryStore([...store.objects, [name, forged.objects.get(name) ?? new Uint8Array()]]),
      );
      expect(broken?.object).toBe(name);
      const before = { ...plan, manifests: [plan.manifests.flat().slice(0, index)], unsealed: [] };
      expect(lines).toEqual(linesOf(before));
    }
  });

  it("gives nothing of a segment of which its manifest states other times than its own", async () => {
    const plan = smallPlan(nodeSigner("one"));
    const time = "2020-01-01T00:00:00.000Z";
    const forged = await rewriteExport(await buildExport(plan), {
      segment: (draft) => draft,
      manifest: (manifest) => ({
        ...manifest,
        segments: manifest.segments.map((segment) => ({ ...segment, earliest_time: time })),
      }),
      signer: () => plan.signer,
    });
    expect(await read(forged)).toMatchObject({ lines: [], broken: { object: segmentName(1) } });
  });

  it("gives nothing of a segment that no manifest lists and that does not follow on the one before", async () => {
    const plan = smallPlan(nodeSigner("one"));
    const sealed = plan.manifests.flat().length;
    const forged = await rewriteExport(await buildExport(plan), {
      segment: (draft, number) => (number > sealed ? { ...draft, previous_chain: "ab".repeat(32) } : draft),
      manifest: (manifest) => manifest,
      signer: () => plan.signer,
    });
    const { lines, broken } = await read(forged);
    expect(broken?.object).toBe(segmentName(sealed + 1));
    expect(lines).toEqual(linesOf({ ...plan, unsealed: [] }));
  });

  it("gives nothing after an object that is missing", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan(anySigner), fc.nat(), async (plan, which) => {
        const store = await buildExport(plan);
        const names = [...store.objects.keys()].filter((name) => !name.startsWith("quarantine/"));
        const name = names[which % names.length] ?? "";
        fc.pre(name !== segmentName(plan.manifests.flat().length + plan.unsealed.length) || plan.unsealed.length === 0);
        const { lines, broken } = await read(memoryStore([...store.objects].filter(([one]) => one !== name)));
        expect(broken).not.toBeNull();
        expect(lines).toEqual(linesOf(plan).slice(0, lines.length));
      }),
      { numRuns: runs(60) },
    );
  });
});

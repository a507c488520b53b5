import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeyChange } from "../../shared/audit-export/manifest.ts";
import { manifestName } from "../../shared/audit-export/object-names.ts";
import { verifyExport } from "../../shared/audit-export/verify.ts";
import { readWitness, type Witness } from "../../shared/audit-export/witness.ts";
import { readSourceEntry } from "../../shared/content-server/source-entry.ts";
import { buildExport } from "../shared/audit-export/support/build-export.ts";
import type { MemoryStore } from "../shared/audit-export/support/memory-store.ts";
import { nodeCodec, nodeSigner, nodeVerifySignature, sha256 } from "../shared/audit-export/support/node-codec.ts";
import { anyPlan, smallPlan } from "../shared/audit-export/support/plans.ts";
import { rewriteExport } from "../shared/audit-export/support/rewrite-export.ts";
import { runs, sized } from "../support/size.ts";
import { MANIFEST_CHANGES, SEGMENT_CHANGES } from "./export-changes.ts";
import { HAS_PYTHON, type PythonVerifier, startPythonVerifier, type VerifiedBy } from "./python-verifier.ts";

const signer = nodeSigner("one");
const anySigner = fc.constantFrom(signer, null);

const ports = { codec: nodeCodec, verifySignature: nodeVerifySignature, readEntry: readSourceEntry };

const NOTHING_GIVEN: VerifiedBy = { keys: [], witnesses: [] };

async function ownVerdict(objects: MemoryStore, { keys: publicKeys, witnesses: kept }: VerifiedBy): Promise<string> {
  const witnesses: Witness[] = [];
  for (const text of kept) {
    const witness = readWitness("witness", new TextEncoder().encode(text));
    if (!witness.ok) return `not checked: ${witness.error}`;
    witnesses.push(witness.value);
  }
  const { breaks, openGaps } = await verifyExport({ publicKeys, witnesses }, { ...ports, objects });
  const [first] = breaks;
  if (first !== undefined) return `broken: ${first.object} ${first.message}`;
  return openGaps === null ? "whole" : "not complete";
}

describe.skipIf(!HAS_PYTHON)("docs/examples/verify_export.py, where there is Python with cryptography", () => {
  let python: PythonVerifier;
  beforeAll(() => {
    python = startPythonVerifier();
  });
  afterAll(() => python.close());
  const kindOf = (verdict: string) => verdict.split(":")[0];

  async function expectAgreement(store: MemoryStore, what: string, by = NOTHING_GIVEN): Promise<string> {
    const own = await ownVerdict(store, by);
    const other = await python.verify(store.objects, by);
    expect(`${what} ${kindOf(other)}`, `${own} | ${other}`).toBe(`${what} ${kindOf(own)}`);
    return kindOf(own) ?? "";
  }

  it("finds each export whole as it was written", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan(anySigner), fc.boolean(), async (plan, isConsecutive) => {
        const kind = await expectAgreement(await buildExport({ ...plan, isConsecutive }), "as written");
        expect(["whole", "not complete"]).toContain(kind);
      }),
      { numRuns: runs(200) },
    );
  });

  it("finds an export whole or broken as verify-export does, whatever who holds the key changes in it", async () => {
    const change = fc.constantFrom(
      ...Object.keys(SEGMENT_CHANGES),
      ...Object.keys(MANIFEST_CHANGES).map((name) => `${name} of a manifest`),
    );
    const kinds = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        anyPlan(anySigner),
        fc.boolean(),
        fc.array(fc.record({ change, which: fc.nat({ max: 12 }), at: fc.nat({ max: 1000 }) }), {
          minLength: 12,
          maxLength: 12,
        }),
        async (plan, isConsecutive, changes) => {
          const store = await buildExport({ ...plan, isConsecutive });
          for (const { change: name, which, at } of changes) {
            const inSegment = SEGMENT_CHANGES[name];
            const inManifest = MANIFEST_CHANGES[name.replace(" of a manifest", "")];
            const place = (count: number) => 1 + (which % Math.max(count, 1));
            const segment = place(plan.manifests.flat().length + plan.unsealed.length);
            const manifest = place(plan.manifests.length);
            const rewritten = await rewriteExport(store, {
              signer: () => plan.signer,
              segment: (draft, number) =>
                number === segment && inSegment !== undefined ? inSegment(draft, at) : draft,
              manifest: (one, sequence) =>
                sequence === manifest && inSegment === undefined && inManifest !== undefined
                  ? inManifest(one, at)
                  : one,
            });
            const kind = await expectAgreement(rewritten, `${name} ${which} ${at}`);
            kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
          }
        },
      ),
      { numRuns: runs(150) },
    );
    // In the few cases of the small size, none needs to be of a kind.
    const certain = sized({ full: ["broken", "not complete", "whole"], small: [] });
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(certain));
  });

  it("holds an export to one witness or two as verify-export does, whatever these have", async () => {
    const store = await buildExport(smallPlan(signer));
    const hashes = [1, 2, 3].map((sequence) => sha256(store.objects.get(manifestName(sequence)) ?? ""));
    const right = fc
      .nat({ max: 2 })
      .map((index) => JSON.stringify({ time: 7, sequence: index + 1, sha256: hashes[index] }));
    const wrong = fc.constantFrom(
      JSON.stringify({ sequence: 1, sha256: hashes[1] }),
      JSON.stringify({ sequence: 4, sha256: hashes[1] }),
      JSON.stringify({ sequence: 0, sha256: hashes[1] }),
      JSON.stringify({ sequence: "1", sha256: hashes[0] }),
      JSON.stringify({ sequence: 1, sha256: hashes[0]?.toUpperCase() }),
      JSON.stringify([hashes[0]]),
      JSON.stringify([7]),
      '{"sequence":1,"sha',
      "x",
    );
    const passedOver = fc.constantFrom(
      "",
      " \r",
      JSON.stringify({ sequence: 1, sha256: hashes[1], export: "other" }),
      JSON.stringify({ sequence: 9, sha256: hashes[1], export: "own", source: "https://b.example.com" }),
      JSON.stringify({ sequence: 1, sha256: hashes[1], export: null }),
    );
    const lines = fc.array(fc.oneof({ weight: 9, arbitrary: right }, { weight: 3, arbitrary: passedOver }, wrong), {
      maxLength: 5,
    });
    const file = fc
      .tuple(lines, fc.constantFrom("\n", ""))
      .map(([kept, end]) => kept.join("\n") + (kept.length > 0 ? end : ""));
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 2 }), async (witnesses) => {
        kinds.add(await expectAgreement(store, JSON.stringify(witnesses), { keys: [], witnesses }));
      }),
      { numRuns: runs(300) },
    );
    const certain = sized({ full: ["broken", "not checked", "whole"], small: [] });
    expect([...kinds]).toEqual(expect.arrayContaining(certain));
  });

  it("follows changes of keys as verify-export does, whoever signs and whichever keys are asked for", async () => {
    const signers = ["one", "two", "three"].map(nodeSigner);
    const keys = signers.map(({ publicKey }) => publicKey);
    const who = fc.nat({ max: 2 });
    const step = fc.record({
      change: fc.constantFrom("none", "rotation", "restart", "stranger"),
      to: who,
      from: fc.option(who, { freq: 6 }),
    });
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), fc.subarray(keys), async (steps, asked) => {
        const entry = (id: number) => ({ id: String(id), isQuarantined: false });
        const plan = { manifests: steps.map((_, index) => [[entry(index + 1)]]), unsealed: [], signer: null };
        const { signs, changes } = signatures(steps, keys);
        const store = await rewriteExport(await buildExport(plan), {
          segment: (draft) => draft,
          manifest: (manifest, sequence) => ({ ...manifest, key_change: changes[sequence - 1] ?? null }),
          signer: (sequence) => signers[signs[sequence - 1] ?? 0] ?? null,
        });
        kinds.add(await expectAgreement(store, JSON.stringify(steps), { keys: asked, witnesses: [] }));
      }),
      { numRuns: runs(800) },
    );
    expect([...kinds]).toEqual(expect.arrayContaining(sized({ full: ["broken", "whole"], small: [] })));
  });
});

interface KeyStep {
  readonly change: string;
  readonly to: number;
  readonly from: number | null;
}

/** The signer and the statement of each manifest, right except for strangers and for a given `from`. */
function signatures(steps: readonly KeyStep[], keys: readonly string[]) {
  let current = 0;
  const signs: number[] = [];
  const changes: (KeyChange | null)[] = [];
  for (const { change, to, from } of steps) {
    const previous = keys[from ?? current] ?? "";
    const next = keys[to] ?? "";
    const signed = change === "restart" || change === "stranger" ? to : current;
    signs.push(signed);
    if (change === "rotation") changes.push({ kind: "rotation", next_public_key: next });
    else changes.push(change === "restart" ? { kind: "restart", previous_public_key: previous } : null);
    if (change === "rotation" || change === "restart") current = to;
  }
  return { signs: [...signs, current], changes };
}

import { describe, expect, it } from "vitest";
import { LATEST_NAME, manifestName } from "../../../shared/audit-export/object-names.ts";
import { readWitness, type Witness } from "../../../shared/audit-export/witness.ts";
import { buildExport } from "./support/build-export.ts";
import { checkWith } from "./support/check.ts";
import { type MemoryStore, memoryStore } from "./support/memory-store.ts";
import { nodeSigner, sha256 } from "./support/node-codec.ts";
import { smallPlan } from "./support/plans.ts";

const signer = nodeSigner("one");
const [A, B] = [sha256("a"), sha256("b")];
const encode = (text: string) => new TextEncoder().encode(text);

function witnessOf(text: string, name = "kept.jsonl"): Witness {
  const read = readWitness(name, encode(text));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The file of a receiver that keeps all manifests of an export. */
function linesOf({ objects }: MemoryStore): string {
  const lines = [1, 2, 3].map((sequence) => {
    const sha = sha256(objects.get(manifestName(sequence)) ?? "");
    return JSON.stringify({ received: "2026-11-20", sequence, sha256: sha });
  });
  return `${lines.join("\n")}\n`;
}

async function breaksOf(store: MemoryStore, text: string) {
  const { breaks, witnessed } = await checkWith(store, {
    publicKeys: [signer.publicKey],
    witnesses: [witnessOf(text)],
  });
  return { breaks: breaks.map(({ object, message }) => `${object}: ${message}`), witnessed };
}

describe("the file of a witness", () => {
  it("is lines of JSON with a sequence and a hash, and whatever else, and blank lines", () => {
    const text = `\n{"sequence":2,"sha256":"${B}","at":[1]}\r\n \t\r\n {"sha256":"${A}","sequence":1}\n{"sequence":2,"sha256":"${B}"}\n{"sequence":2,"sha256":"${A}"}`;
    const of = { export: undefined, source: undefined };
    expect(witnessOf(text).lines).toStrictEqual([
      { line: 2, sequence: 2, sha256: B, ...of },
      { line: 4, sequence: 1, sha256: A, ...of },
      { line: 5, sequence: 2, sha256: B, ...of },
      { line: 6, sequence: 2, sha256: A, ...of },
    ]);
  });

  it("a file whose last line is cut is refused with what to do", () => {
    expect(readWitness("kept.jsonl", encode(`{"sequence":1,"sha256":"${A}"}\n{"sequence":2,"sha`))).toStrictEqual({
      ok: false,
      error: "Line 2 of kept.jsonl, the last one, is cut. Remove it; the receiver gets the manifest again.",
    });
  });

  it.each([
    ["no JSON", `{"sequence":1,"sha256":"${A}"}\nhello\n`, 2],
    ["a list", "[1]", 1],
    ["no sequence", `{"sha256":"${A}"}`, 1],
    ["sequence 0", `{"sequence":0,"sha256":"${A}"}`, 1],
    ["a sequence in quotes", `{"sequence":"1","sha256":"${A}"}`, 1],
    ["a short hash", `{"sequence":1,"sha256":"${A.slice(1)}"}`, 1],
    ["a hash in upper case", `{"sequence":1,"sha256":"${A.toUpperCase()}"}`, 1],
    ["a byte order mark", `\uFEFF{"sequence":1,"sha256":"${A}"}\n`, 1],
  ])("is refused with %s, by the line", (_, text, line) => {
    expect(readWitness("kept.jsonl", encode(text))).toStrictEqual({
      ok: false,
      error: `Line ${line} of kept.jsonl is not one of a witness. It must be a JSON object with a "sequence" from 1 on and a "sha256" of 64 lower-case hexadecimal digits.`,
    });
  });

  it("is refused with invalid UTF-8, and without a line", () => {
    expect(readWitness("x", Uint8Array.of(0xff)).ok).toBe(false);
    const error = "x lists no manifest. Name the file that a receiver of manifests writes.";
    expect(readWitness("x", new Uint8Array())).toStrictEqual({ ok: false, error });
  });
});

describe("an export with a witness", () => {
  it("is whole where it has what the witness has, be that all of it or not", async () => {
    const store = await buildExport(smallPlan(signer));
    expect(await breaksOf(store, linesOf(store))).toStrictEqual({ breaks: [], witnessed: 3 });
    expect(await breaksOf(store, linesOf(store).split("\n")[1] ?? "")).toStrictEqual({ breaks: [], witnessed: 1 });
  });

  it("an export that the key's holder rewrote and signed again is found, and is not without the witness", async () => {
    const kept = linesOf(await buildExport(smallPlan(signer)));
    const plan = smallPlan(signer);
    const [[first = [], ...rest] = [], ...others] = plan.manifests;
    const rewritten = await buildExport({ ...plan, manifests: [[first.slice(1), ...rest], ...others] });
    expect((await checkWith(rewritten, { publicKeys: [signer.publicKey] })).breaks).toStrictEqual([]);
    const sha = JSON.parse(kept.split("\n")[0] ?? "").sha256;
    expect(await breaksOf(rewritten, kept)).toStrictEqual({
      breaks: [
        `${manifestName(1)}: It is not the manifest that the witness kept.jsonl has in line 1, of the SHA-256 ${sha}. In all, 3 manifests are others than it has.`,
      ],
      witnessed: 0,
    });
  });

  it("an export whose newest objects were removed together is broken, which no one sees without the witness", async () => {
    const plan = smallPlan(signer);
    const kept = linesOf(await buildExport(plan));
    const cut = await buildExport({ ...plan, manifests: plan.manifests.slice(0, 1), unsealed: [] });
    expect((await checkWith(cut, { publicKeys: [signer.publicKey] })).breaks).toStrictEqual([]);
    expect(await breaksOf(cut, kept)).toStrictEqual({
      breaks: [
        `${manifestName(2)}: It is missing, though the witness kept.jsonl has it in line 2. In all, 2 manifests are missing.`,
      ],
      witnessed: 1,
    });
  });

  it("an export that is gone altogether is found", async () => {
    const kept = linesOf(await buildExport(smallPlan(signer)));
    const { breaks } = await breaksOf(memoryStore(), kept);
    expect(breaks.at(-1)).toContain("the witness kept.jsonl has it in line 1. In all, 3 manifests are missing.");
  });

  it("is broken where the witness was told two things", async () => {
    const store = await buildExport(smallPlan(signer));
    const twice = `${linesOf(store)}{"sequence":3,"sha256":"${A}"}\n`;
    expect(await breaksOf(store, twice)).toStrictEqual({
      breaks: [
        `${manifestName(3)}: It is not the manifest that the witness kept.jsonl has in line 4, of the SHA-256 ${A}.`,
      ],
      witnessed: 2,
    });
  });

  it("is held to the lines about it, where the witness keeps several exports", async () => {
    const store = await buildExport(smallPlan(signer));
    const about = (text: string, of: object) =>
      text.replaceAll(/^.+$/gmu, (line) => JSON.stringify({ ...JSON.parse(line), ...of }));
    const own = { export: "own", source: "https://audit.example.com" };
    const others = `${JSON.stringify({ sequence: 1, sha256: A, export: "other", source: own.source })}
${JSON.stringify({ sequence: 9, sha256: B, source: "https://b.example.com" })}
`;
    const witness = witnessOf(`${others}${about(linesOf(store), own)}`);
    const { breaks, notices, witnessed } = await checkWith(store, {
      publicKeys: [signer.publicKey],
      witnesses: [witness],
    });
    expect({ breaks, witnessed }).toStrictEqual({ breaks: [], witnessed: 3 });
    expect(notices).toContain("Lines of the witness kept.jsonl that are of other exports, and were passed over: 2.");
    expect(await breaksOf(store, others)).toStrictEqual({
      breaks: [
        `${manifestName(1)}: The witness kept.jsonl has no line of this export, own of https://audit.example.com, only 2 of others. Check that it is the witness of this export.`,
      ],
      witnessed: 0,
    });
  });

  it("is held to each of several, which are named", async () => {
    const store = await buildExport(smallPlan(signer));
    const two = witnessOf(linesOf(store).split("\n").slice(0, 2).join("\n"), "two.jsonl");
    const third = witnessOf(linesOf(store).split("\n")[2] ?? "", "third.jsonl");
    const publicKeys = [signer.publicKey];
    const all = await checkWith(store, { publicKeys, witnesses: [two, third, two] });
    expect(all).toMatchObject({ breaks: [], witnessed: 3 });
    const forged = witnessOf(`{"sequence":2,"sha256":"${A}"}`, "forged.jsonl");
    const beyond = witnessOf(`{"sequence":4,"sha256":"${A}"}`, "beyond.jsonl");
    for (const witnesses of [
      [forged, beyond, two, third],
      [third, two, forged, beyond],
    ]) {
      expect(await checkWith(store, { publicKeys, witnesses })).toMatchObject({
        witnessed: 2,
        breaks: [
          { object: manifestName(2), message: expect.stringContaining("the witness forged.jsonl has in line 1") },
          { object: manifestName(4), message: "It is missing, though the witness beyond.jsonl has it in line 1." },
        ],
      });
    }
  });

  it("a manifest that cannot be read is reported once", async () => {
    const store = await buildExport(smallPlan(signer));
    const kept = linesOf(store);
    store.objects.set(manifestName(3), encode("{}"));
    const { breaks } = await breaksOf(store, kept);
    expect(breaks.filter((line) => !line.startsWith(LATEST_NAME))).toHaveLength(1);
  });
});

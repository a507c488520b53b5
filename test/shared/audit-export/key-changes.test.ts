import { describe, expect, it } from "vitest";
import { segmentLog } from "../../../shared/audit-export/logs.ts";
import type { Manifest } from "../../../shared/audit-export/manifest.ts";
import { LATEST_NAME, manifestName } from "../../../shared/audit-export/object-names.ts";
import type { OldKey, Signer } from "../../../shared/audit-export/ports.ts";
import { verifyExport } from "../../../shared/audit-export/verify.ts";
import { readSourceEntry } from "../../../shared/content-server/source-entry.ts";
import { addManifest, buildExport, manifestOf, putLatest } from "./support/build-export.ts";
import { check } from "./support/check.ts";
import {
  createJobWorld,
  entry,
  type JobWorld,
  NO_OLD_KEY,
  run,
  storedLatest,
  storedManifests,
} from "./support/job-world.ts";
import { nodeCodec, nodeSigner, nodeVerifySignature, sha256 } from "./support/node-codec.ts";
import { smallPlan } from "./support/plans.ts";

const HOUR = 3_600_000;
const [first, second, third] = [nodeSigner("first"), nodeSigner("second"), nodeSigner("third")];

/** An export whose runs each have a key of their own. */
function signedWorld() {
  const world = createJobWorld();
  const { store, hints } = world.ports;
  const runWith = async (signer: Signer | null, oldKey: Partial<OldKey> = {}) => {
    world.log.push(entry(String(world.log.length + 1)));
    const keys = { signer, oldKey: { ...NO_OLD_KEY, ...oldKey } };
    const ports = { ...world.ports, ...keys, codec: nodeCodec, segments: segmentLog(store, hints, nodeCodec) };
    const outcome = await run({ ...world, ports }, "export");
    return outcome.kind === "needs-attention" ? outcome.message : outcome.kind;
  };
  const read = {
    objects: store,
    codec: nodeCodec,
    verifySignature: nodeVerifySignature,
    readEntry: readSourceEntry,
  };
  const verify = async (...publicKeys: readonly string[]) => await verifyExport({ publicKeys }, read);
  return { world, runWith, verify };
}

/** The signer of each manifest, with its change of keys. */
const signaturesOf = (world: JobWorld) =>
  storedManifests(world).map((manifest) => [manifest?.public_key, manifest?.key_change]);

describe("a rotation", () => {
  it("is stated at once by the old key, and the new one signs what follows", async () => {
    const { world, runWith, verify } = signedWorld();
    await runWith(first);
    world.time += HOUR;
    expect(await runWith(first)).toBe("done");
    expect(await runWith(second, { previous: first })).toBe("done");
    expect(signaturesOf(world)).toStrictEqual([
      [first.publicKey, null],
      [first.publicKey, { kind: "rotation", next_public_key: second.publicKey }],
    ]);
    expect(storedLatest(world)).toMatchObject({ manifest: 2, public_key: second.publicKey });
    world.time += HOUR;
    // The old key is no longer needed.
    expect(await runWith(second)).toBe("done");
    expect(signaturesOf(world).at(-1)).toStrictEqual([second.publicKey, null]);
    expect(await verify(first.publicKey)).toMatchObject({
      breaks: [],
      notices: ["Segments that no manifest lists yet: 1."],
      signedBy: second.publicKey,
      keyChanges: [{ object: manifestName(2), kind: "rotation", from: first.publicKey, to: second.publicKey }],
    });
    expect((await verify(second.publicKey)).breaks).toMatchObject([{ object: manifestName(1) }]);
  });

  it("is stated once, however often it is asked for", async () => {
    const { world, runWith } = signedWorld();
    await runWith(first);
    world.time += HOUR;
    await runWith(first);
    for (let times = 0; times < 3; times += 1) await runWith(second, { previous: first, lost: "any" });
    expect(signaturesOf(world).filter(([, change]) => change !== null)).toHaveLength(1);
  });

  it("leaves the old key without a say", async () => {
    const { world, runWith } = signedWorld();
    await runWith(first);
    world.time += HOUR;
    await runWith(first);
    await runWith(second, { previous: first });
    const objects = new Map(world.objects);
    expect(await runWith(first)).toContain(
      `${manifestName(2)} names the next key ${second.publicKey}, not ${first.publicKey}.`,
    );
    expect(world.objects).toEqual(objects);
  });

  it("is not needed before the first manifest", async () => {
    const { world, runWith } = signedWorld();
    await runWith(first);
    expect(await runWith(second)).toBe("done");
    expect(signaturesOf(world)).toStrictEqual([]);
  });
});

describe("a restart", () => {
  const lostFirst = async () => {
    const signed = signedWorld();
    await signed.runWith(first);
    signed.world.time += HOUR;
    await signed.runWith(first);
    return signed;
  };

  it.each<[string, OldKey["lost"]]>([
    ["whichever key it is", "any"],
    ["the lost key", first],
  ])("is made where it is asked for of %s, and told", async (_, lost) => {
    const { world, runWith, verify } = await lostFirst();
    expect(await runWith(second, { lost })).toBe("done");
    expect(signaturesOf(world)).toStrictEqual([
      [first.publicKey, null],
      [second.publicKey, { kind: "restart", previous_public_key: first.publicKey }],
    ]);
    expect(storedLatest(world)).toMatchObject({ public_key: second.publicKey });
    const told = await verify();
    expect(told).toMatchObject({ breaks: [], keyChanges: [{ kind: "restart", isPinned: false }] });
    expect(told.notices[0]).toContain(`${manifestName(2)} restarts the signing with a new key`);
    const message = `It restarts the signing with the key ${second.publicKey}, which is none of the keys that were asked for.`;
    expect(await verify(first.publicKey)).toMatchObject({
      breaks: [{ object: manifestName(2), message }],
      signedBy: null,
    });
    expect(await verify(first.publicKey, second.publicKey)).toMatchObject({
      breaks: [],
      notices: [
        `${manifestName(2)} restarts the signing with the key ${second.publicKey}, since ${first.publicKey} was lost. ` +
          "It is one of the keys that were asked for, and nothing but that vouches for it.",
      ],
      signedBy: second.publicKey,
      keyChanges: [{ kind: "restart", isPinned: true }],
    });
  });

  it("a restart with a key that was rotated away is a break for those who have a key, and told to others", async () => {
    const { runWith, verify } = await lostFirst();
    await runWith(second, { previous: first });
    expect(await runWith(first, { lost: "any" })).toBe("done");
    const object = manifestName(3);
    const message = `It restarts the signing with the key ${first.publicKey}, which was rotated away, and so must not sign again.`;
    for (const keys of [[first], [first, second]]) {
      const publicKeys = keys.map(({ publicKey }) => publicKey);
      expect(await verify(...publicKeys)).toMatchObject({ breaks: [{ object, message }], signedBy: null });
    }
    const notices = [
      `${object} restarts the signing with the key ${first.publicKey}, which was rotated away, and so must not sign again. ` +
        "Ask the people who run the export what happened: with public keys given, it is a break.",
    ];
    expect(await verify()).toMatchObject({ breaks: [], notices });
  });

  it("a restart with a key that a rotation gave back is no break for those who have it", async () => {
    const { runWith, verify } = await lostFirst();
    await runWith(second, { previous: first });
    await runWith(first, { previous: second });
    await runWith(third, { lost: "any" });
    expect(await runWith(first, { lost: "any" })).toBe("done");
    const keys = [first.publicKey, third.publicKey];
    const told = [
      expect.stringContaining(`${manifestName(4)} restarts the signing with the key ${third.publicKey}, since`),
      expect.stringContaining(`${manifestName(5)} restarts the signing with the key ${first.publicKey}, since`),
    ];
    expect(await verify(...keys)).toMatchObject({ breaks: [], notices: told, signedBy: first.publicKey });
  });

  it("is not made unasked, nor of another key than the one that is lost", async () => {
    const { world, runWith } = await lostFirst();
    const objects = new Map(world.objects);
    const stopped =
      `The stored object ${manifestName(1)} is signed by ${first.publicKey}, not by ${second.publicKey}. Nothing is written ` +
      "after it. Use that signing key again. To change the key, give the old one, too: at the terminal as " +
      "STEWARD_PREVIOUS_SIGNING_KEY, next to STEWARD_SIGNING_KEY; on a server as AUDIT_EXPORT_PREVIOUS_SIGNING_KEY, next to " +
      "AUDIT_EXPORT_SIGNING_KEY. If the old one is lost, use --restart-signing at the terminal; on a server set " +
      "AUDIT_EXPORT_RESTART_SIGNING to the public key that is lost. On a server, then resume the export. Or start a new " +
      "export elsewhere: under another name, or in another folder.";
    expect(await runWith(second)).toBe(stopped);
    expect(await runWith(second, { previous: third, lost: third })).toBe(stopped);
    expect(world.objects).toEqual(objects);
    expect(await runWith(null, { lost: "any" })).toBe(
      `The stored object ${manifestName(1)} is signed by ${first.publicKey}, but this run has no signing key. Nothing is ` +
        "written after it. Give that signing key again: at the terminal as STEWARD_SIGNING_KEY, on a server as " +
        "AUDIT_EXPORT_SIGNING_KEY. Or start a new export elsewhere: under another name, or in another folder.",
    );
  });
});

describe("a change of keys that is forged", () => {
  const changed = async (change: Partial<Manifest>, signer: Signer | null) => {
    const plan = { ...smallPlan(first), manifests: smallPlan(first).manifests.slice(0, 2), unsealed: [] };
    const store = await buildExport(plan);
    const previous = sha256(store.objects.get(manifestName(2)) ?? "");
    const forged = manifestOf([], { sequence: 3, previous, segmentsBefore: 2, plan: { ...plan, signer } });
    await putLatest(store, 3, await addManifest(store, { ...forged, ...change }, signer), signer);
    return (await check(store)).breaks;
  };

  it.each<[string, Partial<Manifest>, Signer | null, string]>([
    ["by the new key", { key_change: { kind: "rotation", next_public_key: third.publicKey } }, second, "is signed by"],
    [
      "of a key that did not sign",
      { key_change: { kind: "restart", previous_public_key: third.publicKey } },
      second,
      "restarts the signing of another key",
    ],
    [
      "to the same key",
      { key_change: { kind: "rotation", next_public_key: first.publicKey } },
      first,
      "changes to the same key",
    ],
    [
      "of the same key",
      { key_change: { kind: "restart", previous_public_key: first.publicKey } },
      first,
      "changes to the same key",
    ],
    [
      "without a signature",
      { key_change: { kind: "restart", previous_public_key: first.publicKey } },
      null,
      "says that the key changes, but is not signed",
    ],
    ["by another key, unsaid", {}, second, "is signed by"],
    ["to no key, unsaid", {}, null, "is not signed"],
  ])("%s is a break", async (_, change, signer, message) => {
    expect((await changed(change, signer))[0]).toMatchObject({
      object: manifestName(3),
      message: expect.stringContaining(message),
    });
  });

  it("a forged change in the first manifest is a break", async () => {
    const store = await buildExport({
      ...smallPlan(first),
      keyChanges: new Map([[1, { kind: "restart", to: second }]]),
    });
    expect((await check(store)).breaks[0]).toMatchObject({
      object: manifestName(1),
      message: "It says that the signing restarts, but is the first manifest.",
    });
  });

  it("a forged change in latest.json is a break: the key in force signs it", async () => {
    const store = await buildExport({
      ...smallPlan(first),
      keyChanges: new Map([[3, { kind: "rotation", to: second }]]),
    });
    expect((await check(store)).breaks).toStrictEqual([]);
    await putLatest(store, 3, sha256(store.objects.get(manifestName(3)) ?? ""), first);
    expect((await check(store)).breaks).toMatchObject([{ object: LATEST_NAME }]);
    // It may be behind, and is then of the key of that time.
    await putLatest(store, 2, sha256(store.objects.get(manifestName(2)) ?? ""), first);
    expect((await check(store)).breaks).toStrictEqual([]);
  });
});

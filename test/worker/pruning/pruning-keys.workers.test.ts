import { beforeEach, describe, expect, it } from "vitest";
import { manifestName } from "../../../shared/index.ts";
import { CUTOFF, newExport, OLD, OLD_HOUR } from "../exports/support/old-export.ts";
import type { OwnExport } from "../exports/support/own-export.ts";
import { prune, signer, stranger, writeEntries } from "../exports/support/pruning.ts";

let archive: OwnExport;

beforeEach(async () => {
  archive = await newExport();
});

describe("a removal after the signing key changed", () => {
  const [before, after] = [stranger, signer];
  const ROTATION = { key_change: { kind: "rotation", next_public_key: after.publicKey } } as const;
  const RESTART = { key_change: { kind: "restart", previous_public_key: before.publicKey } } as const;
  const HOURS = ["2029-12-31T00:20:00Z", "2029-12-31T00:40:00Z", OLD_HOUR] as const;

  const twoManifests = async (...[first, second]: readonly Parameters<OwnExport["seal"]>[0]["fields"][]) => {
    await writeEntries(30, OLD);
    const [one, other] = [
      { signer: before, fields: first ?? {} },
      { signer: after, fields: second ?? {} },
    ];
    await archive.seal({ periodEnd: HOURS[0], segments: [{ throughId: 10 }], ...one });
    await archive.seal({ periodEnd: HOURS[1], segments: [{ throughId: 20 }], ...other });
  };

  it("removes entries that both keys signed, where the previous one is known", async () => {
    await twoManifests(ROTATION);
    const publicKeys = [after.publicKey, before.publicKey];
    expect(await prune(CUTOFF, { publicKeys })).toMatchObject({ kind: "pruned", throughId: 20 });
  });

  it("removes nothing where the previous key is not known", async () => {
    await twoManifests(ROTATION);
    const message = `${manifestName(1)} is signed by ${before.publicKey}, not by ${after.publicKey}.`;
    expect(await prune(CUTOFF)).toMatchObject({ kind: "kept", message });
  });

  it("goes on where entries were removed by the old key already", async () => {
    await writeEntries(30, OLD);
    await archive.seal({ periodEnd: HOURS[0], segments: [{ throughId: 10 }], signer: before });
    expect(await prune(CUTOFF, { publicKeys: [before.publicKey] })).toMatchObject({ throughId: 10 });
    await archive.seal({ periodEnd: HOURS[1], segments: [{ throughId: 15 }], signer: before, fields: ROTATION });
    await archive.seal({ periodEnd: HOURS[2], segments: [{ throughId: 20 }], signer: after });
    expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned", throughId: 20 });
  });

  it("removes entries that a restart by this server's key follows on", async () => {
    await twoManifests({}, RESTART);
    const publicKeys = [after.publicKey, before.publicKey];
    expect(await prune(CUTOFF, { publicKeys })).toMatchObject({ kind: "pruned", throughId: 20 });
  });

  it.each([
    ["restarts the signing with the key", RESTART],
    ["is signed by", {}],
  ])("removes nothing by a manifest that %s of a stranger", async (fault, fields) => {
    await twoManifests({}, fields);
    const message = expect.stringMatching(`^${manifestName(2)} ${fault} .*${after.publicKey}`);
    expect(await prune(CUTOFF, { publicKeys: [before.publicKey] })).toMatchObject({ kind: "kept", message });
  });
});

import { hash } from "node:crypto";
import type { JobPorts } from "../../../../shared/audit-export/job-types.ts";
import { type Manifest, readManifest, readSignedDocument } from "../../../../shared/audit-export/manifest.ts";
import type { Signer, VerifySignature } from "../../../../shared/audit-export/ports.ts";
import type { NewWorld } from "./world.ts";

export type DeployedKeys = Pick<JobPorts, "signer" | "oldKey">;

/** The keys of an export, and who changes them. */
export interface Keys {
  /** The keys of a run that begins now. */
  readonly deployed: () => DeployedKeys;
  /** Deploys another key, now and then: only where the export has come to the one of before, as a person would look first. */
  readonly change: () => void;
}

export function createKeys({ plan, random, count }: NewWorld, objects: ReadonlyMap<string, Uint8Array>): Keys {
  let number = 1;
  let oldKey: JobPorts["oldKey"] = { previous: null, lost: null };
  return {
    deployed: () => ({ signer: plan.isSigned ? signerOf(number) : null, oldKey }),
    change: () => {
      if (!plan.isSigned || !random.chance(0.7) || keyInForce(objects) !== signerOf(number).publicKey) return;
      const old = signerOf(number);
      const isLost = random.chance(0.4);
      count(isLost ? "restart of signing" : "rotation");
      oldKey = isLost ? { previous: null, lost: old } : { previous: old, lost: null };
      number += 1;
    },
  };
}

/** Stands for Ed25519, which takes longer than all the rest. */
function signerOf(number: number): Signer {
  const publicKey = hash("sha256", `key ${number}`);
  return { publicKey, sign: async (bytes) => await Promise.resolve(hash("sha512", bytes)) };
}

/** Verifies what such a signer signed. */
export const verifySignature: VerifySignature = async (_, bytes, signature) =>
  await Promise.resolve(signature === hash("sha512", bytes));

/** The key that signs the next manifest, by the last one. */
function keyInForce(objects: ReadonlyMap<string, Uint8Array>): string | null | undefined {
  const names = [...objects.keys()].filter((name) => name.startsWith("manifests/")).toSorted();
  const bytes = objects.get(names.at(-1) ?? "") ?? new Uint8Array();
  const last = readSignedDocument<Manifest>(bytes, readManifest)?.fields;
  return last?.key_change?.kind === "rotation" ? last.key_change.next_public_key : last?.public_key;
}

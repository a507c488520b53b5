import type { Codec, VerifySignature } from "../../../../shared/audit-export/ports.ts";
import type { Verification, VerifyOptions } from "../../../../shared/audit-export/verify/verification.ts";
import { verifyExport } from "../../../../shared/audit-export/verify.ts";
import { readTestEntry } from "./build-export.ts";
import { type MemoryStore, memoryStore } from "./memory-store.ts";
import { nodeCodec, nodeVerifySignature, sha256 } from "./node-codec.ts";

const known = new Map<string, boolean>();
const unpacked = new Map<string, Uint8Array | null>();

// Thousands of changed exports have most of their objects in common: the slowest is done once for the same bytes.

const codec: Codec = {
  ...nodeCodec,
  gunzip: async (bytes, maxBytes) => {
    const name = sha256(bytes);
    const raw = unpacked.get(name) ?? (await nodeCodec.gunzip(bytes, maxBytes));
    unpacked.set(name, raw);
    return raw;
  },
};

const verifySignature: VerifySignature = async (publicKey, bytes, signature) => {
  const name = `${publicKey} ${sha256(bytes)} ${signature}`;
  const isRight = known.get(name) ?? (await nodeVerifySignature(publicKey, bytes, signature));
  known.set(name, isRight);
  return isRight;
};

/** Checks an export that was built by `buildExport`. */
export async function check(objects: MemoryStore, ...publicKeys: readonly string[]): Promise<Verification> {
  return await checkWith(objects, { publicKeys });
}

export async function checkWith(objects: MemoryStore, options: VerifyOptions): Promise<Verification> {
  return await verifyExport(options, { objects, codec, verifySignature, readEntry: readTestEntry });
}

/** Checks a copy of an export with some objects changed; null takes one away. */
export async function checkChanged(
  { objects }: MemoryStore,
  changes: Readonly<Record<string, Uint8Array | null>>,
): Promise<Verification> {
  const copy = memoryStore(objects);
  for (const [name, bytes] of Object.entries(changes)) {
    if (bytes === null) copy.objects.delete(name);
    else copy.objects.set(name, bytes);
  }
  return await check(copy);
}

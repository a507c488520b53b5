import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  checkBackup,
  decrypted,
  encrypted,
  isEncrypted,
  START_BYTES,
} from "../../../../worker/local/backup/backup-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "steward-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a file that is no backup is refused with a sentence", () => {
  it.each([
    ["that is empty", ""],
    ["of text", "# A read-me\n".repeat(200)],
  ])("%s", async (_, content) => {
    const file = join(folder, "file");
    writeFileSync(file, content);
    await expect(checkBackup(file, "a passphrase")).rejects.toThrow("it is no backup, or it is damaged or cut off");
  });

  it("a folder", async () => {
    await expect(checkBackup(folder, undefined)).rejects.toThrow("cannot be read as a backup (EISDIR)");
  });
});

const WORK_FACTOR = 4;

function streamOf(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => index * size);
  return ReadableStream.from(starts.map((start) => bytes.subarray(start, start + size)));
}

async function collected(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const sealed = async (bytes: Uint8Array) =>
  await collected(await encrypted(streamOf(bytes, 10_000), "passphrase", WORK_FACTOR));
const opened = async (bytes: Uint8Array, passphrase: string | undefined = "passphrase", size = 7_777) =>
  await collected(decrypted(streamOf(bytes, size), passphrase));

const plainOf = (length: number) => Buffer.alloc(length, "0123456789");

describe("a stream", () => {
  it.each([0, 1, 65_536, 200_000])("comes back in pieces of any size, from %i bytes", async (length) => {
    const plain = plainOf(length);
    const bytes = await sealed(plain);
    expect(isEncrypted(bytes.subarray(0, START_BYTES))).toBe(true);
    expect(bytes.includes("0123456789")).toBe(false);
    for (const size of [1_000, bytes.length]) {
      expect((await opened(bytes, "passphrase", size)).equals(plain)).toBe(true);
    }
  });

  it("needs its passphrase", async () => {
    const bytes = await sealed(plainOf(10));
    await expect(opened(bytes, "another")).rejects.toThrow("The passphrase is wrong");
    await expect(collected(decrypted(streamOf(bytes, 100), undefined))).rejects.toThrow(
      "Set STEWARD_BACKUP_PASSPHRASE",
    );
  });

  it("is refused where a bit is another one, or the end is missing", async () => {
    const bytes = await sealed(plainOf(140_000));
    const refused = async (changed: Uint8Array): Promise<void> => {
      await expect(opened(changed)).rejects.toThrow("was changed or cut off");
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: START_BYTES, max: bytes.length - 1 }),
        fc.integer({ min: 0, max: 7 }),
        async (at, bit) => {
          const changed = Buffer.from(bytes);
          changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
          await refused(changed);
        },
      ),
    );
    const cuts = fc.integer({ min: START_BYTES, max: bytes.length - 1 });
    await fc.assert(fc.asyncProperty(cuts, async (end) => await refused(bytes.subarray(0, end))));
  });

  it("tells by its start that it is not encrypted", () => {
    expect(isEncrypted(plainOf(START_BYTES))).toBe(false);
    expect(isEncrypted(Buffer.from("age-enc"))).toBe(false);
  });
});

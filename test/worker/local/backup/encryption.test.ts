import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decrypted, encrypted } from "../../../../worker/local/backup/encryption.ts";

const CHUNK = 65_536;
const TAG = 16;
/** How the stream begins. */
const MAGIC = 27;

async function* streamOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, undefined> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collected(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const sealed = async (bytes: Uint8Array) => await collected(encrypted(streamOf(bytes, 10_000), "passphrase", 4));
const opened = async (bytes: Uint8Array, passphrase: string | undefined = "passphrase", size = 7_777) =>
  await collected(decrypted(streamOf(bytes, size), passphrase));

const plainOf = (length: number) => Buffer.alloc(length, "0123456789");

describe("a stream", () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
    "of %i bytes comes back, in pieces of any size",
    async (length) => {
      const plain = plainOf(length);
      const bytes = await sealed(plain);
      expect(bytes.includes("0123456789")).toBe(false);
      for (const size of [1_000, bytes.length]) {
        // oxlint-disable-next-line no-await-in-loop -- a key takes much memory
        expect((await opened(bytes, "passphrase", size)).equals(plain)).toBe(true);
      }
    },
  );

  it("that is not encrypted passes as it is", async () => {
    const plain = plainOf(100);
    expect(await opened(plain, undefined)).toEqual(plain);
    expect(await opened(Buffer.from("x"), "passphrase")).toEqual(Buffer.from("x"));
  });

  it("needs its passphrase", async () => {
    const bytes = await sealed(plainOf(10));
    await expect(opened(bytes, "another")).rejects.toThrow("The passphrase is wrong");
    await expect(collected(decrypted(streamOf(bytes, 100), undefined))).rejects.toThrow(
      "Set STEWARD_BACKUP_PASSPHRASE",
    );
  });

  it("is refused where a bit is another one, chunks are in another order, or the end is missing", async () => {
    const bytes = await sealed(plainOf(2 * CHUNK + 5));
    const header = bytes.length - (2 * CHUNK + 5 + 3 * TAG);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: MAGIC, max: bytes.length - 1 }),
        fc.integer({ min: 0, max: 7 }),
        async (at, bit) => {
          const changed = Buffer.from(bytes);
          changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
          await expect(opened(changed)).rejects.toThrow("was changed or cut off");
        },
      ),
    );
    const chunk = (number: number) => {
      const start = header + number * (CHUNK + TAG);
      return bytes.subarray(start, start + CHUNK + TAG);
    };
    const start = bytes.subarray(0, header);
    for (const parts of [
      [start, chunk(1), chunk(0), chunk(2)],
      [start, chunk(0), chunk(1)],
      [start, chunk(0), chunk(2)],
      [start],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(opened(Buffer.concat(parts))).rejects.toThrow("was changed or cut off");
    }
  });
});

/**
 * A stream of bytes, encrypted with a passphrase: scrypt makes a key of it, and AES-256-GCM encrypts chunk by chunk. The nonce of a chunk
 * has its number, and whether it is the last one, so that none can be left out, moved or added (the construction STREAM).
 * See docs/decisions/0157-backups.md.
 */

import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { CommandError } from "../command.ts";

const MAGIC = Buffer.from("steward-backup-encrypted-1\n");
const COST_BYTES = 1;
const SALT_BYTES = 16;
const NONCE_PREFIX_BYTES = 7;
const SALT_AT = MAGIC.length + COST_BYTES;
const HEADER_BYTES = SALT_AT + SALT_BYTES + NONCE_PREFIX_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";

/** The binary logarithm of how much a try of a passphrase costs: 128 MiB, and about half a second. */
const COST = 17;
/** Of a stream that others made. */
const COST_MAX = 18;

type Bytes = AsyncIterable<Uint8Array>;

/** @param cost a lower one only for tests. */
export async function* encrypted(plain: Bytes, passphrase: string, cost = COST): AsyncGenerator<Buffer, undefined> {
  const header = Buffer.concat([MAGIC, Buffer.of(cost), randomBytes(SALT_BYTES + NONCE_PREFIX_BYTES)]);
  const key = keyOf(passphrase, header);
  yield header;
  for await (const { bytes, number, isLast } of chunksOf(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(header, number, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** What a stream has that may be encrypted. @throws CommandError where the passphrase is missing or wrong, or it was changed. */
export async function* decrypted(given: Bytes, passphrase: string | undefined): AsyncGenerator<Uint8Array, undefined> {
  const { start, rest } = await startOf(given);
  if (!start.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield start;
    yield* rest;
    return;
  }
  if (passphrase === undefined) {
    throw new CommandError(
      "The backup is encrypted. Set STEWARD_BACKUP_PASSPHRASE to the passphrase that it was made with.",
    );
  }
  const key = keyOf(passphrase, start);
  for await (const { bytes, number, isLast } of chunksOf(rest, CHUNK_BYTES + TAG_BYTES)) {
    yield opened(bytes, key, nonceOf(start, number, isLast), start);
  }
}

function opened(bytes: Buffer, key: Buffer, nonce: Buffer, header: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(header).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw damaged();
  }
}

function keyOf(passphrase: string, header: Buffer): Buffer {
  const cost = header[MAGIC.length] ?? 0;
  if (cost > COST_MAX || header.length < HEADER_BYTES) throw damaged();
  const salt = header.subarray(SALT_AT, SALT_AT + SALT_BYTES);
  const [N, r] = [2 ** Math.max(1, cost), 8];
  return scryptSync(passphrase.normalize("NFC"), salt, 32, { N, r, p: 1, maxmem: 256 * N * r });
}

function damaged(): CommandError {
  return new CommandError("The passphrase is wrong, or the backup was changed or cut off. Nothing of it was used.");
}

function nonceOf(header: Buffer, number: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(5);
  place.writeUInt32BE(number);
  place.writeUInt8(isLast ? 1 : 0, 4);
  return Buffer.concat([header.subarray(-NONCE_PREFIX_BYTES), place]);
}

/** The first bytes of a stream, as many as a header has or fewer at its end, and what follows. */
async function startOf(bytes: Bytes): Promise<{ readonly start: Buffer; readonly rest: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < HEADER_BYTES) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const next = await iterator.next();
    if (next.done === true) break;
    start = Buffer.concat([start, next.value]);
  }
  const rest = { [Symbol.asyncIterator]: () => iterator };
  return { start: start.subarray(0, HEADER_BYTES), rest: joined(start.subarray(HEADER_BYTES), rest) };
}

async function* joined(first: Uint8Array, rest: Bytes): AsyncGenerator<Uint8Array, undefined> {
  yield first;
  yield* rest;
}

/** A stream in chunks of one size, but for the last one, which may be empty. */
async function* chunksOf(source: Bytes, size: number) {
  let [buffer, number] = [Buffer.alloc(0), 0];
  for await (const bytes of source) {
    buffer = Buffer.concat([buffer, bytes]);
    for (; buffer.length > size; number += 1) {
      yield { bytes: buffer.subarray(0, size), number, isLast: false };
      buffer = buffer.subarray(size);
    }
  }
  yield { bytes: buffer, number, isLast: true };
}

import { BundleError, showName } from "./bundle-error.ts";
import type { ByteReader, Bytes } from "./byte-streams.ts";
import { decodeName, readPaxRecords, readTarHeader, TAR_BLOCK_BYTES, type TarHeader, untilNul } from "./tar-header.ts";

/** Size of one extended header of an archive: it is held in memory. */
const BUNDLE_EXTENDED_HEADER_MAX_BYTES = 64 * 1024;

/** Size of all extended headers of an archive together: each one takes time, and adds no file. */
export const BUNDLE_EXTENDED_HEADERS_MAX_BYTES = 32 * 1024 * 1024;

/** A file or a folder of an archive. */
export interface TarEntry {
  /** The name in the archive: valid Unicode, otherwise unchecked. */
  readonly name: string;
  readonly kind: "file" | "folder";
  /** Bytes of the file. */
  readonly size: number;
  /** The file's bytes. Read all of them before the next entry; where none is read, they are skipped. */
  readonly body: Bytes;
}

/** The values in an extended header that replace those of the entry after it. */
interface Overrides {
  readonly name?: string | undefined;
  readonly size?: number | undefined;
}

const MAX_READ_BYTES = 64 * 1024;
const INCOMPLETE = "The archive is incomplete. Send all of it.";

/**
 * Reads a tar: ustar with the extensions of pax and GNU. It throws a `BundleError` for everything that some readers
 * ignore and others do not, such as a broken record, a link or data after the end.
 * See docs/decisions/0057-tar-reader.md.
 */
export async function* readTar(reader: ByteReader): AsyncGenerator<TarEntry, void, undefined> {
  let overrides: Overrides = {};
  let extendedBytes = 0;
  for (;;) {
    const block = await readWhole(reader, TAR_BLOCK_BYTES);
    if (isZero(block)) return await readEnd(reader);
    const header = readTarHeader(block);
    if (header.kind !== "file" && header.kind !== "folder") {
      extendedBytes += TAR_BLOCK_BYTES + header.size;
      if (extendedBytes > BUNDLE_EXTENDED_HEADERS_MAX_BYTES) {
        throw new BundleError(
          `The archive has more than ${BUNDLE_EXTENDED_HEADERS_MAX_BYTES} bytes of extended headers. Create it without extended attributes.`,
        );
      }
      overrides = await readExtension(reader, header, overrides);
      continue;
    }
    const name = overrides.name ?? header.name;
    const size = overrides.size ?? header.size;
    // In the oldest format, a folder was a file whose name ends with a slash. A name in a header may be cut after a slash.
    const kind = header.kind === "folder" || name.endsWith("/") ? "folder" : "file";
    overrides = {};
    if (kind === "folder" && size > 0) {
      throw new BundleError(`The folder ${showName(name)} of the archive has data. Create the archive again.`);
    }
    const body = readBody(reader, size);
    yield { name, kind, size, body };
    while ((await body.next()).done !== true);
    await readWhole(reader, paddingOf(size));
  }
}

async function* readBody(reader: ByteReader, size: number): Bytes {
  for (let left = size; left > 0; ) {
    const some = await reader.readSome(Math.min(left, MAX_READ_BYTES));
    if (some === undefined) throw new BundleError(INCOMPLETE);
    left -= some.length;
    yield some;
  }
}

/** Reads a header that is about other entries. @param before the values of those before it, about the same entry. */
async function readExtension(reader: ByteReader, { kind, size }: TarHeader, before: Overrides): Promise<Overrides> {
  if (size > BUNDLE_EXTENDED_HEADER_MAX_BYTES) {
    throw new BundleError(
      `The archive has an extended header of more than ${BUNDLE_EXTENDED_HEADER_MAX_BYTES} bytes. Create it without extended attributes.`,
    );
  }
  const data = (await readWhole(reader, size + paddingOf(size))).subarray(0, size);
  if (kind === "gnu-long-link") return before;
  if (kind === "gnu-long-name") return { ...before, name: decodeName(untilNul(data)) };
  const records = readPaxRecords(data);
  if (kind === "pax") return { name: records.path ?? before.name, size: records.size ?? before.size };
  if (records.path === undefined && records.size === undefined) return before;
  throw new BundleError("The archive sets one name or size for all its entries. Create the archive again.");
}

/** An archive ends with two blocks of zeros; padding after them is zeros too. */
async function readEnd(reader: ByteReader): Promise<void> {
  if (!isZero(await readWhole(reader, TAR_BLOCK_BYTES))) {
    throw new BundleError("The archive has a block of zeros between its entries. Create the archive again.");
  }
  for (let rest = await reader.readSome(MAX_READ_BYTES); rest !== undefined; ) {
    if (!isZero(rest)) throw new BundleError("More data follows the end of the archive. Create the archive again.");
    rest = await reader.readSome(MAX_READ_BYTES);
  }
}

async function readWhole(reader: ByteReader, length: number): Promise<Uint8Array> {
  const bytes = await reader.read(length);
  if (bytes.length < length) throw new BundleError(INCOMPLETE);
  return bytes;
}

function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

/** The number of bytes that fill the last block. */
function paddingOf(size: number): number {
  return -size & (TAR_BLOCK_BYTES - 1);
}

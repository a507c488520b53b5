/**
 * Reads the directory of a zip (APPNOTE.TXT 6.3.10, section 4.3), and gives each file as gzip, which browsers and the Worker unpack.
 * It refuses all that some readers take and others do not, such as entries that overlap or have two names.
 * See docs/decisions/0178-zips-are-packed-again.md.
 */

import { hasBytesAt, isSameBytes } from "../text/bytes.ts";
import { printable } from "../text/printable.ts";
import { err, ok, type Result } from "../text/result.ts";
import { countOf } from "../text/wording.ts";
import { onlyMeant } from "./published-files.ts";

/** Entries of a zip, folders among them: as many as a bundle may have. */
export const ZIP_MAX_ENTRIES = 10_000;

/** Bytes of all files of a zip together: as many as a bundle may have. */
export const ZIP_MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;

/** A file in a zip. */
export interface ZipFile {
  /** The name in the zip: valid Unicode, otherwise unchecked. */
  readonly path: string;
  /** The number of its bytes, which are checked as they are unpacked. */
  readonly size: number;
  /** It is packed with deflate; otherwise it stands there as it is. */
  readonly isDeflated: boolean;
  readonly crc32: number;
  /** The place of its data in the zip. */
  readonly data: ByteRange;
}

/** From a byte on, up to another one, which is not part of it. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** A zip of which parts can be taken, such as a file that somebody chose. */
interface ZipSource<Part> {
  /** The number of its bytes. */
  readonly size: number;
  readonly slice: (from: number, to: number) => Part;
}

/** A part of a zip that can be read. */
interface ReadablePart {
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** Reads some bytes of a zip. */
type ReadRange = (range: ByteRange) => Promise<Uint8Array>;

/** An entry as the directory has it: its data is found by the header before that. */
interface Entry extends Omit<ZipFile, "data"> {
  readonly name: Uint8Array;
  readonly headerAt: number;
  readonly dataBytes: number;
}

const NOT_ZIP = "The file is not a zip, or not all of one. Create it again.";
const BROKEN = "The directory of the zip is broken. Create the zip again.";
const TOO_LARGE = "The zip is of the format for more than 4 GiB or 65,534 files. Pack less into it.";
const TOO_MANY = `The zip has more than ${ZIP_MAX_ENTRIES} entries. Leave out what is not served.`;
const TOO_MUCH = `The zip unpacks to more than ${countOf(ZIP_MAX_UNPACKED_BYTES, "byte")}. Leave out what is not served.`;
const EMPTY = "The zip has no files. Add the files to serve.";
const OVERLAPPING = "Entries of the zip overlap. Create the zip again.";

const END_SIGNATURE = Uint8Array.of(0x50, 0x4b, 5, 6);
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;

/** The files of a zip, in the order of its directory. */
export async function readZip(zip: ZipSource<ReadablePart>): Promise<Result<readonly ZipFile[], string>> {
  const { size: bytes } = zip;
  const read: ReadRange = async ({ from, to }) => new Uint8Array(await zip.slice(from, to).arrayBuffer());
  const end = findEnd(await read({ from: Math.max(0, bytes - END_BYTES - COMMENT_MAX_BYTES), to: bytes }), bytes);
  if (!end.ok) return end;
  const { directory, count } = end.value;
  const entries = readDirectory(await read(directory), count);
  if (!entries.ok) return entries;
  const files = onlyMeant(entries.value).filter(({ path }) => !path.endsWith("/"));
  if (files.length === 0) return err(EMPTY);
  if (files.reduce((sum, { size }) => sum + size, 0) > ZIP_MAX_UNPACKED_BYTES) return err(TOO_MUCH);
  return await locate(files, directory.from, read);
}

interface End {
  readonly directory: ByteRange;
  /** The number of entries. */
  readonly count: number;
}

/** Finds the record that ends a zip. @param tail the last bytes of the zip. */
function findEnd(tail: Uint8Array, bytes: number): Result<End, string> {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (!hasBytesAt(tail, at, END_SIGNATURE) || at + END_BYTES + view.getUint16(at + 20, true) !== tail.length)
      continue;
    const [size, from, count] = [
      view.getUint32(at + 12, true),
      view.getUint32(at + 16, true),
      view.getUint16(at + 10, true),
    ];
    if (from === 0xffffffff || count === 0xffff) return err(TOO_LARGE);
    if (count > ZIP_MAX_ENTRIES) return err(TOO_MANY);
    const isWhole = view.getUint32(at + 4, true) === 0 && view.getUint16(at + 8, true) === count;
    if (!isWhole || from + size !== bytes - tail.length + at) return err(BROKEN);
    return ok({ directory: { from, to: from + size }, count });
  }
  return err(NOT_ZIP);
}

const ENTRY_SIGNATURE = Uint8Array.of(0x50, 0x4b, 1, 2);
const ENTRY_BYTES = 46;

function readDirectory(bytes: Uint8Array, count: number): Result<readonly Entry[], string> {
  const entries: Entry[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + ENTRY_BYTES > bytes.length || !hasBytesAt(bytes, at, ENTRY_SIGNATURE)) return err(BROKEN);
    const view = viewOf(bytes.subarray(at));
    const nameEnd = ENTRY_BYTES + view.getUint16(28, true);
    const length = nameEnd + view.getUint16(30, true) + view.getUint16(32, true);
    if (at + length > bytes.length) return err(BROKEN);
    const entry = readEntry(view, bytes.subarray(at + ENTRY_BYTES, at + nameEnd));
    if (!entry.ok) return entry;
    entries.push(entry.value);
    at += length;
  }
  return entries.length === count ? ok(entries) : err(BROKEN);
}

const METHODS: Readonly<Record<number, "stored" | "deflated">> = { 0: "stored", 8: "deflated" };

function readEntry(view: DataView, name: Uint8Array): Result<Entry, string> {
  const path = decode(name);
  if (path === undefined) return err("A name in the zip is not UTF-8. Rename the file.");
  const method = METHODS[view.getUint16(10, true)];
  const [crc32, dataBytes, size] = [view.getUint32(16, true), view.getUint32(20, true), view.getUint32(24, true)];
  const mistake = mistakeIn(view, method);
  if (mistake !== undefined) return err(`The entry ${shown(path)} of the zip ${mistake}`);
  if (method === "stored" && dataBytes !== size) return err(BROKEN);
  return ok({
    path,
    name,
    size,
    crc32,
    dataBytes,
    isDeflated: method === "deflated",
    headerAt: view.getUint32(42, true),
  });
}

const ENCRYPTED = 1;

/** The numbers of the systems whose zips have the file modes of Unix. */
const UNIX_HOSTS = [3, 19];

const FILE_TYPES = 0o170000;
const PLAIN_TYPES = [0, 0o100000, 0o040000];

/** The mistake in an entry, as the end of a sentence; undefined where there is none. */
function mistakeIn(view: DataView, method: "stored" | "deflated" | undefined): string | undefined {
  if ((view.getUint16(8, true) & ENCRYPTED) !== 0) return "is encrypted. Create the zip without a password.";
  if (method === undefined) return "is packed in a way that is not known here. Create the zip with deflate.";
  const type = (view.getUint32(38, true) >>> 16) & FILE_TYPES;
  const isPlain = !UNIX_HOSTS.includes(view.getUint8(5)) || PLAIN_TYPES.includes(type);
  return isPlain ? undefined : "is a link or a device. Leave it out: a bundle can only have files and folders.";
}

const HEADER_SIGNATURE = Uint8Array.of(0x50, 0x4b, 3, 4);
const HEADER_BYTES = 30;

/** Finds the data of each file by its header, which must say the same name, and be followed by nothing of another one. */
async function locate(
  entries: readonly Entry[],
  directoryAt: number,
  read: ReadRange,
): Promise<Result<readonly ZipFile[], string>> {
  const located = new Map<Entry, ZipFile>();
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.headerAt - other.headerAt)) {
    const { name, headerAt, dataBytes, ...file } = entry;
    const header = await read({ from: headerAt, to: headerAt + HEADER_BYTES + name.length });
    if (header.length < HEADER_BYTES + name.length || !hasBytesAt(header, 0, HEADER_SIGNATURE)) return err(BROKEN);
    const view = viewOf(header);
    if (view.getUint16(26, true) !== name.length || !isSameBytes(header.subarray(HEADER_BYTES), name)) {
      return err(`The entry ${shown(file.path)} of the zip has two names. Create the zip again.`);
    }
    const from = headerAt + header.length + view.getUint16(28, true);
    if (headerAt < free || from + dataBytes > directoryAt) return err(OVERLAPPING);
    free = from + dataBytes;
    located.set(entry, { ...file, data: { from, to: free } });
  }
  return ok(entries.flatMap((entry) => located.get(entry) ?? []));
}

/** Eight bytes of the header (RFC 1952) say deflate, without a name or a time; the last ones, that nothing else is known. */
const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** Bytes of a block of deflate that is stored as it is (RFC 1951, section 3.2.4). */
const BLOCK_MAX_BYTES = 0xffff;

/**
 * A file of a zip as gzip: pieces of the zip, and bytes around them. Who unpacks it checks the size and the checksum of the file,
 * because gzip ends with both.
 */
export function gzipPieces<Part>(
  zip: ZipSource<Part>,
  { isDeflated, size, crc32, data }: ZipFile,
): readonly (Uint8Array<ArrayBuffer> | Part)[] {
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, crc32, true);
  trailer.setUint32(4, size, true);
  const blocks = isDeflated ? [data] : storedBlocks(data);
  const within = blocks.map((block) => (block instanceof Uint8Array ? block : zip.slice(block.from, block.to)));
  return [GZIP_HEADER, ...within, new Uint8Array(trailer.buffer)];
}

function storedBlocks({ from, to }: ByteRange): readonly (Uint8Array<ArrayBuffer> | ByteRange)[] {
  const count = Math.max(1, Math.ceil((to - from) / BLOCK_MAX_BYTES));
  return Array.from({ length: count }, (_, index) => {
    const block = { from: from + index * BLOCK_MAX_BYTES, to: Math.min(to, from + (index + 1) * BLOCK_MAX_BYTES) };
    const length = block.to - block.from;
    const isLast = index === count - 1 ? 1 : 0;
    return [Uint8Array.of(isLast, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff), block];
  }).flat();
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function decode(name: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(name);
  } catch {
    return undefined;
  }
}

const SHOWN_NAME_CHARACTERS = 200;

function shown(path: string): string {
  return printable(JSON.stringify(path.slice(0, SHOWN_NAME_CHARACTERS)));
}

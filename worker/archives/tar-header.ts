import { BundleError, showName } from "./bundle-error.ts";

/** The records of an extended header that matter here; undefined where there is none. */
export interface PaxRecords {
  readonly path: string | undefined;
  readonly size: number | undefined;
}

const BROKEN = "The archive has a broken extended header. Create the archive again.";

/** The maximum number of digits of a record's length: a whole header is not longer. */
const LENGTH_MAX_DIGITS = 8;

/**
 * Reads the records of an extended header (POSIX.1-2001 pax, section "pax Extended Header"): `"%d %s=%s\n"` each, of
 * the record's length, a keyword and its value. The last record of a keyword counts; an empty value removes it.
 */
export function readPaxRecords(bytes: Uint8Array): PaxRecords {
  let path: string | undefined;
  let size: number | undefined;
  const text = latin1(bytes);
  for (let at = 0; at < text.length; ) {
    const { keyword, valueAt, end } = recordAt(text, at);
    const value = bytes.subarray(valueAt, end - 1);
    at = end;
    if (keyword.startsWith("GNU.sparse.")) {
      throw new BundleError("The archive has a sparse file. Create the archive without the option --sparse.");
    }
    if (keyword === "path") path = value.length === 0 ? undefined : decodeName(value);
    if (keyword === "size") size = value.length === 0 ? undefined : readSize(value);
  }
  return { path, size };
}

/** The places of the parts of a record. */
interface RecordPlaces {
  readonly keyword: string;
  readonly valueAt: number;
  /** Behind its line feed. */
  readonly end: number;
}

function recordAt(text: string, at: number): RecordPlaces {
  const digits = /^([1-9]\d*) /.exec(text.slice(at, at + LENGTH_MAX_DIGITS))?.[1] ?? "";
  const keywordAt = at + digits.length + 1;
  const end = at + Number(digits);
  const equals = text.indexOf("=", keywordAt);
  if (digits === "" || text[end - 1] !== "\n" || equals <= keywordAt || equals >= end) throw new BundleError(BROKEN);
  return { keyword: text.slice(keywordAt, equals), valueAt: equals + 1, end };
}

function readSize(value: Uint8Array): number {
  const digits = latin1(value);
  if (!/^\d{1,15}$/.test(digits)) throw new BundleError(BROKEN);
  return Number(digits);
}

/** A character for each byte, so that places in the one are places in the other. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** Headers and data come in blocks of so many bytes. */
export const TAR_BLOCK_BYTES = 512;

/** The header of one entry (POSIX.1-2001 pax, section "ustar Interchange Format", and what GNU tar adds to it). */
export interface TarHeader {
  /** The name in the header; a long name is cut here, and complete in an extended header before. */
  readonly name: string;
  /** Bytes of data that follow, without the padding of the last block. */
  readonly size: number;
  readonly kind: TarKind;
}

/** An entry is a file or a folder of the bundle, or something about the entry after it, or about all of them. */
export type TarKind = "file" | "folder" | "pax" | "pax-global" | "gnu-long-name" | "gnu-long-link";

const KINDS: Readonly<Record<string, TarKind>> = {
  "0": "file",
  "\0": "file",
  "5": "folder",
  x: "pax",
  g: "pax-global",
  L: "gnu-long-name",
  K: "gnu-long-link",
};

/** Other known types, which a bundle must not have. */
const REFUSED_KINDS: Readonly<Record<string, string>> = {
  "1": "a hard link",
  "2": "a symbolic link",
  "3": "a character device",
  "4": "a block device",
  "6": "a named pipe",
  S: "a sparse file",
};

const CHECKSUM = { at: 148, length: 8 };

/** Reads a header; `block` has `TAR_BLOCK_BYTES` and is not all zeros. */
export function readTarHeader(block: Uint8Array): TarHeader {
  if (readOctal(block, CHECKSUM.at, CHECKSUM.length) !== checksumOf(block)) {
    throw new BundleError(
      "The archive is not a tar file, or a broken one: the checksum of a header is wrong. Create the archive again.",
    );
  }
  const name = readName(block);
  const flag = String.fromCharCode(block[156] ?? 0);
  const kind = KINDS[flag];
  if (kind === undefined) throw new BundleError(describeKind(name, flag));
  const size = readOctal(block, 124, 12);
  if (size === undefined) {
    throw new BundleError(
      `The entry ${showName(name)} of the archive has a size that cannot be read. Create the archive again.`,
    );
  }
  return { name, size, kind };
}

function describeKind(name: string, flag: string): string {
  const kind = Object.hasOwn(REFUSED_KINDS, flag) ? REFUSED_KINDS[flag] : "of an unknown type";
  return `The entry ${showName(name)} of the archive is ${kind}. Leave it out: a bundle can only have files and folders.`;
}

/** The sum of all bytes, with the checksum itself as spaces. */
function checksumOf(block: Uint8Array): number {
  const isOfChecksum = (at: number) => at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length;
  return block.reduce((sum, byte, at) => sum + (isOfChecksum(at) ? 0x20 : byte), 0);
}

/** A number in octal digits; 0 where there is none, undefined where there is anything else. */
function readOctal(block: Uint8Array, at: number, length: number): number | undefined {
  const text = String.fromCharCode(...block.subarray(at, at + length));
  const digits = /^ *([0-7]*)[ \0]*$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number.parseInt(`0${digits}`, 8);
}

function readName(block: Uint8Array): string {
  const name = decodeName(untilNul(block.subarray(0, 100)));
  // GNU tar has another magic number, and other fields in the place of the prefix.
  const isUstar = String.fromCharCode(...block.subarray(257, 263)) === "ustar\0";
  const prefix = isUstar ? decodeName(untilNul(block.subarray(345, 500))) : "";
  return prefix === "" ? name : `${prefix}/${name}`;
}

/** The bytes before the first NUL. */
export function untilNul(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
}

/** The text of a name. Throws a `BundleError` where it is not UTF-8, because no URL could lead to it. */
export function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const shown = new TextDecoder().decode(bytes.subarray(0, TAR_BLOCK_BYTES));
    throw new BundleError(`The name ${showName(shown)} in the archive is not UTF-8. Rename the file.`);
  }
}

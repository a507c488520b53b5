import { BundleError, showName } from "./bundle-error.ts";

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

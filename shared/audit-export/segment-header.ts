/** The gzip header of a segment, which has the metadata in its extra field (RFC 1952, section 2.3.1.1). */

import { AUDIT_SEGMENT_METADATA_MAX_BYTES } from "./limits.ts";

const PLAIN_HEADER_BYTES = 10;
/** Magic number, deflate, an extra field and no other, no time, no compression level, an unknown system. */
const HEADER = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255];
/** "PS", which names the subfield. */
const SUBFIELD = [0x50, 0x53];
/** The length of the extra field, the subfield's name and its length. */
const EXTRA_BYTES = 6;
const START_BYTES = PLAIN_HEADER_BYTES + EXTRA_BYTES;

/** All of the metadata is within so many bytes from the start of a segment. */
export const SEGMENT_START_MAX_BYTES = START_BYTES + AUDIT_SEGMENT_METADATA_MAX_BYTES;

/** The bytes after the header of a gzip member without optional fields. */
export function withoutHeader(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(PLAIN_HEADER_BYTES);
}

/** One gzip member: a header with the metadata, and what follows it. */
export function withMetadata(metadata: string, packed: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(metadata);
  const bytes = new Uint8Array(START_BYTES + text.length + packed.length);
  bytes.set(HEADER);
  bytes.set(twoBytes(text.length + SUBFIELD.length + 2), PLAIN_HEADER_BYTES);
  bytes.set(SUBFIELD, PLAIN_HEADER_BYTES + 2);
  bytes.set(twoBytes(text.length), START_BYTES - 2);
  bytes.set(text, START_BYTES);
  bytes.set(packed, START_BYTES + text.length);
  return bytes;
}

/** The text of the metadata; undefined where the header is not that of a segment. */
export function metadataIn(bytes: Uint8Array): Uint8Array | undefined {
  const length = littleEndian(bytes, START_BYTES - 2);
  const isSegment =
    startsWith(bytes, HEADER, 0) &&
    littleEndian(bytes, PLAIN_HEADER_BYTES) === length + SUBFIELD.length + 2 &&
    startsWith(bytes, SUBFIELD, PLAIN_HEADER_BYTES + 2) &&
    length <= AUDIT_SEGMENT_METADATA_MAX_BYTES &&
    bytes.length >= START_BYTES + length;
  return isSegment ? bytes.subarray(START_BYTES, START_BYTES + length) : undefined;
}

/** The bytes after the header of a segment. */
export function afterMetadata(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(START_BYTES + littleEndian(bytes, START_BYTES - 2));
}

function twoBytes(value: number): readonly number[] {
  return [value & 0xff, value >> 8];
}

function littleEndian(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

function startsWith(bytes: Uint8Array, expected: readonly number[], at: number): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}

/** Zips, byte by byte: a writer that writes whatever it is told, also what no honest one would. */

import { bytesOf, concat, gzip } from "../worker/workerd/tar.ts";

/** One entry as it is to stand in the zip. */
export interface ZipPiece {
  readonly name: string | Uint8Array;
  readonly data?: string | Uint8Array;
  /** Stored as it is; otherwise it is deflated. */
  readonly isStored?: boolean;
  /** The name in the header before the data, where that is another one. */
  readonly localName?: string;
  readonly flags?: number;
  readonly method?: number;
  /** The size that the directory states, where that is not the data's. */
  readonly size?: number;
  readonly crc32?: number;
  /** The size of the packed data that the directory states, where that is another one. */
  readonly dataBytes?: number;
  /** The mode of the file on Unix. */
  readonly mode?: number;
  /** The place of the header, where the directory states another one. */
  readonly headerAt?: number;
}

/** The fields of the end of the directory, where they are not right. */
interface ZipEnd {
  readonly count?: number;
  readonly disk?: number;
  readonly comment?: string;
  readonly directoryAt?: number;
}

/** A zip of these entries. */
export async function zip(pieces: readonly ZipPiece[], end: ZipEnd = {}): Promise<Uint8Array<ArrayBuffer>> {
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const piece of pieces) {
    const content = bytesOf(piece.data ?? "");
    const packed = await packedOf(content);
    const data = piece.isStored ? content : packed.data;
    const fields = { ...piece, crc32: piece.crc32 ?? packed.crc32, size: piece.size ?? content.length };
    const header = concat([localHeader(fields, data.length), bytesOf(piece.localName ?? piece.name)]);
    directory.push(entry(fields, piece.dataBytes ?? data.length, piece.headerAt ?? at), bytesOf(piece.name));
    local.push(header, data);
    at += header.length + data.length;
  }
  const listed = concat(directory);
  const comment = bytesOf(end.comment ?? "");
  return concat([...local, listed, endOf(end, pieces.length, listed.length, at, comment.length), comment]);
}

/** gzip is deflate between a header of ten bytes, and the checksum and the size. */
async function packedOf(content: Uint8Array) {
  const packed = await gzip(new Uint8Array(content));
  return {
    data: packed.subarray(10, packed.length - 8),
    crc32: new DataView(packed.buffer).getUint32(packed.length - 8, true),
  };
}

type Fields = ZipPiece & { readonly crc32: number; readonly size: number };

function localHeader({ localName, name, ...fields }: Fields, dataBytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(30));
  view.setUint32(0, 0x04034b50, true);
  common(view, 4, fields, dataBytes, bytesOf(localName ?? name).length);
  return new Uint8Array(view.buffer);
}

function entry({ name, mode = 0o100644, ...fields }: Fields, dataBytes: number, headerAt: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(46));
  view.setUint32(0, 0x02014b50, true);
  view.setUint8(5, 3);
  common(view, 6, fields, dataBytes, bytesOf(name).length);
  view.setUint32(38, mode << 16, true);
  view.setUint32(42, headerAt, true);
  return new Uint8Array(view.buffer);
}

/** The fields that stand before the data and in the directory. */
function common(view: DataView, at: number, fields: Omit<Fields, "name">, dataBytes: number, nameBytes: number): void {
  const { flags = 0x800, isStored = false, method = isStored ? 0 : 8, crc32, size } = fields;
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, flags, true);
  view.setUint16(at + 4, method, true);
  view.setUint32(at + 10, crc32, true);
  view.setUint32(at + 14, dataBytes, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, nameBytes, true);
}

function endOf({ count, disk = 0, directoryAt }: ZipEnd, entries: number, bytes: number, at: number, comment: number) {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(4, disk, true);
  view.setUint16(8, count ?? entries, true);
  view.setUint16(10, count ?? entries, true);
  view.setUint32(12, bytes, true);
  view.setUint32(16, directoryAt ?? at, true);
  view.setUint16(20, comment, true);
  return new Uint8Array(view.buffer);
}

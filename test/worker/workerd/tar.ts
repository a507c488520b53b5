/** Archives, byte by byte: a writer of tar that writes whatever it is told, also what no honest one would. */

/** One entry as it is to stand in the archive. */
export interface TarPiece {
  readonly name?: string | Uint8Array;
  readonly prefix?: string;
  /** The kind, a character; "0" is a file. */
  readonly flag?: string;
  readonly data?: Uint8Array | string;
  /** The size in the header, where that is not the data's. */
  readonly size?: number;
  /** The text in the place of octal digits. */
  readonly sizeField?: Uint8Array;
  readonly link?: string;
  readonly magic?: string;
  /** The number that is added to the right checksum. */
  readonly checksumError?: number;
}

const BLOCK_BYTES = 512;

/** The bytes that end an archive. */
export const END = new Uint8Array(2 * BLOCK_BYTES);

/** A whole tar of these entries. */
export function tar(pieces: readonly TarPiece[]): Uint8Array<ArrayBuffer> {
  return concat([...pieces.map(tarPiece), END]);
}

/** One header with its data, filled up to whole blocks. */
export function tarPiece(piece: TarPiece): Uint8Array<ArrayBuffer> {
  const data = bytesOf(piece.data ?? "");
  return concat([header(piece, data.length), data, new Uint8Array(-data.length & (BLOCK_BYTES - 1))]);
}

/** An extended header of pax with these fields, for the entry after it. */
export function paxPiece(fields: Readonly<Record<string, string>>, flag = "x"): TarPiece {
  const records = Object.entries(fields).map(([keyword, value]) => paxRecord(`${keyword}=${value}\n`));
  return { name: "PaxHeader", flag, data: records.join("") };
}

/** The entry that GNU tar writes before an entry whose name is long. */
export function gnuLongName(name: string): TarPiece {
  return { name: "././@LongLink", flag: "L", data: `${name}\0` };
}

export async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A tar.gz of these entries. */
export async function tarGz(pieces: readonly TarPiece[]): Promise<Uint8Array<ArrayBuffer>> {
  return await gzip(tar(pieces));
}

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === "string" ? new TextEncoder().encode(text) : text;
}

/** A record states its own length, digits included. */
function paxRecord(field: string): string {
  const rest = bytesOf(field).length + 1;
  const digits = [1, 2, 3, 4, 5].find((count) => String(rest + count).length === count) ?? 0;
  return `${rest + digits} ${field}`;
}

function header(piece: TarPiece, dataLength: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  const put = (at: number, text: string | Uint8Array) => block.set(bytesOf(text), at);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  put(0, piece.name ?? "file.txt");
  put(100, octal(0o644, 7));
  put(124, piece.sizeField ?? octal(piece.size ?? dataLength, 11));
  put(136, octal(0, 11));
  put(156, piece.flag ?? "0");
  put(157, piece.link ?? "");
  put(257, piece.magic ?? "ustar\u000000");
  put(345, piece.prefix ?? "");
  put(148, " ".repeat(8));
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(148, `${octal(sum + (piece.checksumError ?? 0), 6)} `);
  return block;
}

/** What the headers say of a file's bytes. Where its name does not tell, the beginning of the file does. */

import { readPart, type ServedFile } from "./file-store.ts";
import { CHARSET_BYTES, mayStateCharset, statesCharset } from "./stated-charset.ts";

export interface FileForm {
  readonly contentType: string;
  /** Whether the file is compressed, and of its media type once it is not. */
  readonly isGzip: boolean;
}

/** What is known of a file when its headers are written. */
interface Read {
  readonly form: FileForm;
  /** The whole file, where that was requested; it must be read. */
  readonly body: ReadableStream | undefined;
}

const SVG = "image/svg+xml";

export async function readForm(bucket: R2Bucket, file: ServedFile, mediaType: string): Promise<Read> {
  const isCompressedSvg = mediaType === SVG && /\.svgz$/i.test(file.objectName);
  if (!mayStateCharset(mediaType) && !isCompressedSvg) {
    return { form: { contentType: withCharset(mediaType), isGzip: false }, body: file.body };
  }
  const [start, body] = await readStart(bucket, file);
  const contentType = statesCharset(mediaType, start) ? mediaType : withCharset(mediaType);
  return { form: { contentType, isGzip: isCompressedSvg && isGzip(start) }, body };
}

function withCharset(mediaType: string): string {
  return mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType;
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

/** The first bytes of a file, and the whole of it where that was requested. */
async function readStart(
  bucket: R2Bucket,
  file: ServedFile,
): Promise<readonly [start: Uint8Array, body: ReadableStream | undefined]> {
  if (file.sizeBytes === 0) return [new Uint8Array(), file.body];
  if (file.body === undefined) {
    const part = await readPart(bucket, file, { first: 0, last: Math.min(CHARSET_BYTES, file.sizeBytes) - 1 });
    return [part === undefined ? new Uint8Array() : await firstBytes(part), undefined];
  }
  const [peeked, body] = file.body.tee();
  return [await firstBytes(peeked), body];
}

/** As many bytes as may state a charset, or all of a shorter stream. */
async function firstBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const bytes = new Uint8Array(CHARSET_BYTES);
  let filled = 0;
  for await (const chunk of stream) {
    bytes.set(chunk.subarray(0, bytes.length - filled), filled);
    filled += Math.min(chunk.length, bytes.length - filled);
    if (filled === bytes.length) break;
  }
  return bytes.subarray(0, filled);
}

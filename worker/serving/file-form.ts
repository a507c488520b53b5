/** The headers about a file's bytes. Where its name does not tell them, the beginning of the file does. */

import { type FileStart, START_BYTES, startReader } from "../publishing/file-start.ts";
import { readPart, type ServedFile } from "./file-store.ts";

export interface FileForm {
  readonly contentType: string;
  /** The file is compressed, and of its media type once it is not. */
  readonly isGzip: boolean;
}

/** A file when its headers are written. */
interface Read {
  readonly form: FileForm;
  /** The whole file, where that was requested; it must be read. */
  readonly body: ReadableStream | undefined;
}

/** The beginning of a file is read where its name does not tell all, and it was uploaded to an earlier version. */
export async function readForm(bucket: R2Bucket, file: ServedFile, mediaType: string): Promise<Read> {
  const read = startReader(file.objectName, mediaType);
  if (read === undefined) return { form: formOf(mediaType, "other"), body: file.body };
  if (file.start !== undefined) return { form: formOf(mediaType, file.start), body: file.body };
  const [start, body] = await readStart(bucket, file);
  return { form: formOf(mediaType, read(start)), body };
}

function formOf(mediaType: string, start: FileStart): FileForm {
  const isUtf8 = mediaType.startsWith("text/") && start !== "states-charset";
  return { contentType: isUtf8 ? `${mediaType}; charset=utf-8` : mediaType, isGzip: start === "gzip" };
}

/** The first bytes of a file, and the whole of it where that was requested. */
async function readStart(
  bucket: R2Bucket,
  file: ServedFile,
): Promise<readonly [start: Uint8Array, body: ReadableStream | undefined]> {
  if (file.sizeBytes === 0) return [new Uint8Array(), file.body];
  if (file.body === undefined) {
    const part = await readPart(bucket, file, { first: 0, last: Math.min(START_BYTES, file.sizeBytes) - 1 });
    return [part === undefined ? new Uint8Array() : await firstBytes(part), undefined];
  }
  const [peeked, body] = file.body.tee();
  return [await firstBytes(peeked), body];
}

/** The first `START_BYTES` of a stream, or all of a shorter one. */
async function firstBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const bytes = new Uint8Array(START_BYTES);
  let filled = 0;
  for await (const chunk of stream) {
    bytes.set(chunk.subarray(0, bytes.length - filled), filled);
    filled += Math.min(chunk.length, bytes.length - filled);
    if (filled === bytes.length) break;
  }
  return bytes.subarray(0, filled);
}

/** The headers about a file's bytes. Where its name does not tell the charset, the beginning of the file does. */

import { readPart, type ServedFile } from "./file-store.ts";

/** The beginning of a document in which it can state its charset: browsers look no further. */
const CHARSET_BYTES = 1024;

/** Finds the name of the charset in a document's beginning, by media type. A header of the server would override it. */
const STATED: Readonly<Record<string, (start: string) => string | undefined>> = {
  "text/css": (start) => /^@charset "([^"]*)";/.exec(start)?.[1],
  "text/html": statedInHtml,
};

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

/** The media type of a file, by the extension of its name. The table of all types is built with the first file. */
export async function mediaTypeOf(path: string): Promise<string> {
  const { default: mime } = await import("mime");
  // Without a slash, a name without an extension would be taken for an extension.
  return mime.getType(`/${path}`) ?? "application/octet-stream";
}

const SVG = "image/svg+xml";

export async function readForm(bucket: R2Bucket, file: ServedFile, mediaType: string): Promise<Read> {
  const isCompressedSvg = mediaType === SVG && /\.svgz$/i.test(file.objectName);
  if (!Object.hasOwn(STATED, mediaType) && !isCompressedSvg) {
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

/** Tells if a document states a charset that browsers know. @param start its first bytes. */
function statesCharset(mediaType: string, start: Uint8Array): boolean {
  const label = STATED[mediaType]?.(new TextDecoder("latin1").decode(start));
  return label !== undefined && isKnown(label.trim());
}

/** The first `meta` of a document that names one, as HTML looks for it: comments do not count. */
function statedInHtml(start: string): string | undefined {
  const metas = start.replaceAll(/<!--.*?(?:-->|$)/gs, "").matchAll(/<meta[\s/]([^>]*)>/gi);
  return [...metas]
    .map(([, attributes = ""]) => statedInMeta(attributesOf(attributes)))
    .find((label) => label !== undefined);
}

function statedInMeta(attributes: ReadonlyMap<string, string>): string | undefined {
  const charset = attributes.get("charset");
  if (charset !== undefined || attributes.get("http-equiv")?.toLowerCase() !== "content-type") return charset;
  const [, quoted, bare] = /charset\s*=\s*(?:["']([^"']*)|([^\s;"']+))/i.exec(attributes.get("content") ?? "") ?? [];
  return quoted ?? bare;
}

/** The attributes of a tag by their names. The first of two with one name counts. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const all = text.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g);
  const pairs = [...all].map(
    ([, name = "", double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ""] as const,
  );
  return new Map(pairs.toReversed());
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}

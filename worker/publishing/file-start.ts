/**
 * The facts in a file's first bytes that its headers need. They stand beside the file from its upload on, so that what
 * serves it need not look at its bytes.
 */

/** The beginning of a document in which it can state its charset: browsers look no further. */
export const START_BYTES = 1024;

/** A file states a charset that browsers know, is compressed by gzip, or neither. */
const STARTS = ["states-charset", "gzip", "other"] as const;

export type FileStart = (typeof STARTS)[number];

/** The name of the metadata of an object. Another way to look at a file's start takes another name. */
const START = "start-1";

/** The media type of a file, by the extension of its name. The table of all types is built with the first file. */
export async function mediaTypeOf(name: string): Promise<string> {
  const { default: mime } = await import("mime");
  // Without a slash, a name without an extension would be taken for an extension.
  return mime.getType(`/${name}`) ?? "application/octet-stream";
}

/** Finds the name of the charset in a document's beginning, by media type. A header of the server would override it. */
const STATED: Readonly<Record<string, (start: string) => string | undefined>> = {
  "text/css": (start) => /^@charset "([^"]*)";/.exec(start)?.[1],
  "text/html": statedInHtml,
};

const SVG = "image/svg+xml";

/**
 * Reads the fact from the first `START_BYTES` of a file, or all of a shorter one; undefined where the name tells all that
 * headers need.
 */
export function startReader(name: string, mediaType: string): ((start: Uint8Array) => FileStart) | undefined {
  if (mediaType === SVG && /\.svgz$/i.test(name)) return (start) => (isGzip(start) ? "gzip" : "other");
  const find = Object.hasOwn(STATED, mediaType) ? STATED[mediaType] : undefined;
  return find && ((start) => (isKnown(find(new TextDecoder("latin1").decode(start))) ? "states-charset" : "other"));
}

/** The metadata to store with a file. @param start its first `START_BYTES`, or all of a shorter one. */
export async function startMetadata(key: string, start: Uint8Array): Promise<Record<string, string>> {
  const read = startReader(key, await mediaTypeOf(key));
  return read === undefined ? {} : { [START]: read(start) };
}

/** The fact in the metadata of an object; undefined where an earlier version stored it, or a tool that keeps none. */
export function storedStart({ customMetadata }: R2Object): FileStart | undefined {
  const stored = customMetadata?.[START];
  return STARTS.find((start) => start === stored);
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
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

/** Tells if browsers know a charset by this label. */
function isKnown(label: string | undefined): boolean {
  try {
    return label !== undefined && new TextDecoder(label.trim()).encoding !== "";
  } catch {
    return false;
  }
}

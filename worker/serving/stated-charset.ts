/** How a document says itself in which charset it is: a header of the server would go before that. */

/** Where a document says it: browsers look no further. */
export const CHARSET_BYTES = 1024;

/** By media type, what of the beginning of a document is the name of its charset. */
const STATED: Readonly<Record<string, (start: string) => string | undefined>> = {
  "text/css": (start) => /^@charset "([^"]*)";/.exec(start)?.[1],
  "text/html": statedInHtml,
};

/** Whether documents of a type can state their charset. */
export function mayStateCharset(mediaType: string): boolean {
  return Object.hasOwn(STATED, mediaType);
}

/** Whether a document states a charset that browsers know. @param start its first bytes. */
export function statesCharset(mediaType: string, start: Uint8Array): boolean {
  const label = STATED[mediaType]?.(new TextDecoder("latin1").decode(start.subarray(0, CHARSET_BYTES)));
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

/** Of two attributes of a name, the first counts. */
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

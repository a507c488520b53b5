/** A page of the list of a bucket's objects, as S3 gives it: ListObjectsV2. */

export interface BucketPage {
  readonly keys: readonly string[];
  /** The token of the page after it; null where there is none. */
  readonly next: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads a page; null where the text is none. */
export function readBucketPage(text: string): BucketPage | null {
  if (!/<ListBucketResult[\s>]/.test(text) || !text.trimEnd().endsWith("</ListBucketResult>")) return null;
  const keys = Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = ""]) => plain(key));
  if (!/<IsTruncated>\s*true\s*<\/IsTruncated>/.test(text)) return { keys, next: null };
  const [, next] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text) ?? [];
  return next === undefined ? null : { keys, next: plain(next) };
}

/** Text of XML without its escapes. */
function plain(text: string): string {
  return text.replaceAll(/&(?:#(?<decimal>\d{1,7})|#x(?<hex>[0-9a-f]{1,6})|(?<name>[a-z]+));/gi, (escape, ...found) => {
    const { decimal, hex, name = "" }: Readonly<Record<string, string | undefined>> = found.at(-1);
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (ENTITIES[name] ?? escape);
  });
}

import { BundleRefusal } from "./refusal.ts";
import { decodeName } from "./tar-header.ts";

/** What an extended header says of entries, as far as it matters here. Undefined is what it does not say. */
export interface PaxRecords {
  readonly path: string | undefined;
  readonly size: number | undefined;
}

const BROKEN = "The archive holds a broken extended header. Make it anew.";
const BLANK = 0x20;
const LINE_FEED = 0x0a;

/** A record's length has no more digits: a whole header has none either. */
const LENGTH_MAX_DIGITS = 8;

/**
 * Reads the records of an extended header (POSIX.1-2001 pax, section "pax Extended Header"): `"%d %s=%s\n"` each, of the
 * record's length, a keyword and its value. The last one of a keyword holds; an empty value is as none.
 */
export function readPaxRecords(bytes: Uint8Array): PaxRecords {
  let path: string | undefined;
  let size: number | undefined;
  for (let at = 0; at < bytes.length; ) {
    const record = recordAt(bytes, at);
    at += record.length;
    const { keyword, value } = fieldOf(record);
    if (keyword.startsWith("GNU.sparse.")) {
      throw new BundleRefusal("The archive holds a sparse file. Make it without the option --sparse.");
    }
    if (keyword === "path") path = value.length === 0 ? undefined : decodeName(value);
    if (keyword === "size") size = value.length === 0 ? undefined : readSize(value);
  }
  return { path, size };
}

function recordAt(bytes: Uint8Array, at: number): Uint8Array {
  const digits = ascii(bytes.subarray(at, at + LENGTH_MAX_DIGITS));
  const length = Number(/^([1-9]\d*) /.exec(digits)?.[1] ?? Number.NaN);
  const record = bytes.subarray(at, at + length);
  if (record.length !== length || record.at(-1) !== LINE_FEED) throw new BundleRefusal(BROKEN);
  return record;
}

function fieldOf(record: Uint8Array): { readonly keyword: string; readonly value: Uint8Array } {
  const field = record.subarray(record.indexOf(BLANK) + 1, -1);
  const equals = field.indexOf("=".charCodeAt(0));
  if (equals < 1) throw new BundleRefusal(BROKEN);
  return { keyword: ascii(field.subarray(0, equals)), value: field.subarray(equals + 1) };
}

function readSize(value: Uint8Array): number {
  const digits = ascii(value);
  if (!/^\d{1,15}$/.test(digits)) throw new BundleRefusal(BROKEN);
  return Number(digits);
}

/** Bytes as characters of the same number. */
function ascii(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

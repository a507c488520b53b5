import { BundleError } from "./bundle-error.ts";
import { decodeName } from "./tar-header.ts";

/** The records of an extended header that matter here; undefined where there is none. */
export interface PaxRecords {
  readonly path: string | undefined;
  readonly size: number | undefined;
}

const BROKEN = "The archive has a broken extended header. Create the archive again.";

/** The maximum number of digits of a record's length: a whole header is not longer. */
const LENGTH_MAX_DIGITS = 8;

/**
 * Reads the records of an extended header (POSIX.1-2001 pax, section "pax Extended Header"): `"%d %s=%s\n"` each, of
 * the record's length, a keyword and its value. The last record of a keyword counts; an empty value removes it.
 */
export function readPaxRecords(bytes: Uint8Array): PaxRecords {
  let path: string | undefined;
  let size: number | undefined;
  const text = latin1(bytes);
  for (let at = 0; at < text.length; ) {
    const { keyword, valueAt, end } = recordAt(text, at);
    const value = bytes.subarray(valueAt, end - 1);
    at = end;
    if (keyword.startsWith("GNU.sparse.")) {
      throw new BundleError("The archive has a sparse file. Create the archive without the option --sparse.");
    }
    if (keyword === "path") path = value.length === 0 ? undefined : decodeName(value);
    if (keyword === "size") size = value.length === 0 ? undefined : readSize(value);
  }
  return { path, size };
}

/** The places of the parts of a record. */
interface RecordPlaces {
  readonly keyword: string;
  readonly valueAt: number;
  /** Behind its line feed. */
  readonly end: number;
}

function recordAt(text: string, at: number): RecordPlaces {
  const digits = /^([1-9]\d*) /.exec(text.slice(at, at + LENGTH_MAX_DIGITS))?.[1] ?? "";
  const keywordAt = at + digits.length + 1;
  const end = at + Number(digits);
  const equals = text.indexOf("=", keywordAt);
  if (digits === "" || text[end - 1] !== "\n" || equals <= keywordAt || equals >= end) throw new BundleError(BROKEN);
  return { keyword: text.slice(keywordAt, equals), valueAt: equals + 1, end };
}

function readSize(value: Uint8Array): number {
  const digits = latin1(value);
  if (!/^\d{1,15}$/.test(digits)) throw new BundleError(BROKEN);
  return Number(digits);
}

/** A character for each byte, so that places in the one are places in the other. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

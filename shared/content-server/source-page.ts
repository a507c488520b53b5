/** Reads a page of an audit log by its source text (specification, section 2.4). */

import { OPEN_BRACE, OPEN_BRACKET, QUOTE } from "../text/characters.ts";
import type { SourceEntry } from "./audit-source.ts";
import { fail, NO_JSON, type Scan, scanOf, skipScalar, skipSpace } from "./json-scan.ts";
import { isKey, skipArray, skipObject, skipValue, textIn } from "./json-values.ts";
import { AUDIT_EXPORT_PAGE_MAX_ENTRIES } from "./limits.ts";
import { type FoundEntry, isDamaged, skipEntry, sourceEntry } from "./source-entry.ts";

/** The body of an answer after reading. Messages repeat nothing of it. */
export type SourcePage =
  | {
      readonly kind: "page";
      readonly entries: readonly SourceEntry[];
      /** True if an entry is invalid UTF-8 or no JSON. */
      readonly isSuspect: boolean;
      /** `paging.next`; null where it is absent or empty. */
      readonly next: string | null;
      /** `paging.cursors.next`; null where it is absent or empty. */
      readonly nextCursor: string | null;
    }
  | { readonly kind: "too-large"; readonly message: string }
  | { readonly kind: "malformed"; readonly message: string };

/** The beginning of null. */
const LETTER_N = 0x6e;

const TOO_MANY = `has more than ${AUDIT_EXPORT_PAGE_MAX_ENTRIES} entries`;

/** The parts of the envelope, each set once it is found. */
interface Envelope {
  results?: readonly FoundEntry[];
  hasPaging?: true;
  next?: string | null;
  hasCursors?: true;
  nextCursor?: string | null;
}

/** Such as a page for people to sign in. */
const NO_OBJECT = "does not begin with a JSON object";

/** Reads the body of an answer. */
export function readSourcePage(bytes: Uint8Array): SourcePage {
  const scan = scanOf(bytes);
  const envelope: Envelope = {};
  if (!skipEnvelope(scan, envelope)) {
    const { what, at } = scan.fault ?? { what: NO_JSON, at: 0 };
    const kind = what === TOO_MANY ? "too-large" : "malformed";
    const advice = what === NO_OBJECT ? " Check the server's base URL." : "";
    return { kind, message: `The body ${what}, at byte ${at}.${advice}` };
  }
  const { results = [], next = null, nextCursor = null } = envelope;
  return { kind: "page", entries: entriesOf(results, bytes), isSuspect: results.some(isDamaged), next, nextCursor };
}

function skipEnvelope(scan: Scan, envelope: Envelope): boolean {
  skipSpace(scan);
  if (scan.bytes[scan.at] !== OPEN_BRACE) return fail(scan, NO_OBJECT);
  const isWhole = skipObject(scan, (keyStart) => {
    if (isKey(scan.bytes, keyStart, "results")) return skipResults(scan, envelope);
    if (isKey(scan.bytes, keyStart, "paging")) return skipPaging(scan, envelope);
    return skipValue(scan, 1);
  });
  if (!isWhole) return false;
  if (envelope.results === undefined) return fail(scan, 'has no "results"');
  skipSpace(scan);
  return scan.at === scan.bytes.length || fail(scan, "goes on after its end");
}

function skipResults(scan: Scan, envelope: Envelope): boolean {
  if (envelope.results !== undefined) return fail(scan, 'has more than one "results"');
  if (scan.bytes[scan.at] !== OPEN_BRACKET) return fail(scan, 'has "results" that are no array');
  const results: FoundEntry[] = [];
  envelope.results = results;
  return skipArray(scan, () => {
    if (results.length === AUDIT_EXPORT_PAGE_MAX_ENTRIES) return fail(scan, TOO_MANY);
    const found = skipEntry(scan);
    if (found !== undefined) results.push(found);
    return found !== undefined;
  });
}

function skipPaging(scan: Scan, envelope: Envelope): boolean {
  if (envelope.hasPaging) return fail(scan, 'has more than one "paging"');
  envelope.hasPaging = true;
  return skipObjectOrNull(scan, (keyStart) => {
    if (isKey(scan.bytes, keyStart, "cursors")) return skipCursors(scan, envelope);
    if (!isKey(scan.bytes, keyStart, "next")) return skipValue(scan, 2);
    if (envelope.next !== undefined) return fail(scan, 'has more than one "paging.next"');
    const text = readTextOrNull(scan);
    envelope.next = text ?? null;
    return text !== undefined;
  });
}

function skipCursors(scan: Scan, envelope: Envelope): boolean {
  if (envelope.hasCursors) return fail(scan, 'has more than one "paging.cursors"');
  envelope.hasCursors = true;
  return skipObjectOrNull(scan, (keyStart) => {
    if (!isKey(scan.bytes, keyStart, "next")) return skipValue(scan, 3);
    if (envelope.nextCursor !== undefined) return fail(scan, 'has more than one "paging.cursors.next"');
    const text = readTextOrNull(scan);
    envelope.nextCursor = text ?? null;
    return text !== undefined;
  });
}

function skipObjectOrNull(scan: Scan, skipMember: (keyStart: number) => boolean): boolean {
  const first = scan.bytes[scan.at];
  if (first === OPEN_BRACE) return skipObject(scan, skipMember);
  return first === LETTER_N ? skipScalar(scan) : fail(scan, "has something other than an object or null in its paging");
}

/** The text at a scan; null where it is empty, or null itself; undefined on a fault. */
function readTextOrNull(scan: Scan): string | null | undefined {
  const { at: start, bytes } = scan;
  const first = bytes[start];
  if (first !== QUOTE && first !== LETTER_N) {
    fail(scan, "has a next page that is neither a string nor null");
    return undefined;
  }
  if (!skipScalar(scan)) return undefined;
  const text = first === QUOTE ? textIn(bytes, { start, end: scan.at }) : "";
  return text === "" ? null : text;
}

/** The entries, whose bytes are copied, so that they do not hold a whole body with all that is in it. */
function entriesOf(results: readonly FoundEntry[], bytes: Uint8Array): readonly SourceEntry[] {
  const kept = new Uint8Array(results.reduce((total, { span }) => total + span.end - span.start, 0));
  let at = 0;
  return results.map((found) => {
    const { start, end } = found.span;
    const own = kept.subarray(at, at + end - start);
    own.set(bytes.subarray(start, end));
    at += end - start;
    return sourceEntry(found, bytes, own);
  });
}

/** A server's own audit log as a source: its pages are records, and nothing of them is printed only to be read again. */

import { LINE_FEED } from "../text/characters.ts";
import { escapeUnprintable, isPlainJson, printableJson } from "../text/printable.ts";
import type { AuditEntryRecord } from "./audit-records.ts";
import type { AuditSource, PageOutcome, SourceEntry } from "./audit-source.ts";
import { type AuditServer, auditLogUrls, auditSource } from "./client.ts";
import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "./limits.ts";
import type { KeysetPage } from "./pages.ts";
import { failed } from "./request.ts";
import { ownUrl } from "./server-url.ts";
import { timeTextReader } from "./time-text.ts";
import type { Get } from "./transport.ts";

type Page = KeysetPage<AuditEntryRecord>;

/** A page as the server would send it; null where it does not take the URL. It may throw where the database fails. */
type ReadPage = (url: string) => Promise<Page | null>;

/**
 * The log that a server reads itself. Its entries have the very bytes that `auditSource` finds in the page that the server sends.
 * See docs/decisions/0127-export-pace.md.
 */
export function recordSource(server: AuditServer, readPage: ReadPage): AuditSource {
  return {
    ...auditLogUrls(server),
    fetchPage: async (url) => await fetchPage(server, readPage, url),
    fetchLargePage: async (url, startDigest) =>
      await auditSource(server, sending(readPage)).fetchLargePage(url, startDigest),
  };
}

const NOT_TAKEN = "The server does not take the URL of a page of its own audit log.";

/** Sends pages as the server does. */
function sending(readPage: ReadPage): Get {
  return async (url, headers) => {
    const page = await readPage(url);
    if (page === null) throw new Error(NOT_TAKEN);
    return await answering(page)(url, headers);
  };
}

async function fetchPage(server: AuditServer, readPage: ReadPage, url: string): Promise<PageOutcome> {
  const own = ownUrl(server, url);
  if (own.kind === "foreign") return failed("left-server", `The URL to ask for ${own.why}. Nothing was read.`);
  let page: Page | null;
  try {
    page = await readPage(own.url);
  } catch {
    return failed("no-answer", "The audit log could not be read from the database.");
  }
  if (page === null) return failed("rejected", NOT_TAKEN);
  const lines = linesOf(page.results);
  // What becomes of such entries is a matter of the reader.
  const text = lines.join("\n");
  if (text.includes(SURROGATE_ESCAPE)) return await auditSource(server, answering(page)).fetchPage(url);
  const entries = entriesOf(page.results, lines, text);
  const size = entries.reduce((total, { bytes }) => total + bytes.length, 0);
  if (size > AUDIT_EXPORT_PAGE_MAX_BYTES) {
    return failed("too-large", `A page of the audit log has more than ${AUDIT_EXPORT_PAGE_MAX_BYTES} bytes.`);
  }
  return { kind: "page", page: { entries, isSuspect: false, next: entries.length === 0 ? null : page.paging.next } };
}

/** With a half of a surrogate pair, `JSON.stringify` writes an escape that begins so. */
const SURROGATE_ESCAPE = "\\ud";

/** Views into one buffer of all lines. */
function entriesOf(
  records: readonly AuditEntryRecord[],
  lines: readonly string[],
  text: string,
): readonly SourceEntry[] {
  const { bytes, isPlain } = bytesOf(text);
  const readTime = timeTextReader();
  let start = 0;
  return records.map(({ id, time }, index) => {
    const end = isPlain ? start + (lines[index] ?? "").length : lineEnd(bytes, start);
    const own = bytes.subarray(start, end);
    start = end + 1;
    return { kind: "entry", id, time: readTime(time), bytes: own };
  });
}

function lineEnd(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(LINE_FEED, start);
  return end === -1 ? bytes.length : end;
}

/**
 * Printable bytes of lines.
 *
 * @returns `isPlain`: whether each character is a byte.
 */
function bytesOf(lines: string): { readonly bytes: Uint8Array; readonly isPlain: boolean } {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(lines);
  const isPlain = isPlainJson(lines, bytes.length);
  return isPlain ? { bytes, isPlain } : { bytes: encoder.encode(escapeUnprintable(lines)), isPlain };
}

/** Texts that need no escape, for which a test is faster than `JSON.stringify`. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** Each record as `JSON.stringify` indents it, without the line breaks in it and the whitespace after them. */
function linesOf(records: readonly AuditEntryRecord[]): readonly string[] {
  const members = namesOf(records[0]).map((name, index) => {
    const start = `${index === 0 ? "{" : ","}"${name}": `;
    // Two texts are put together faster than three.
    return { name, start, textStart: `${start}"`, whole: `${start}null` };
  });
  return records.map((record) => {
    let line = "";
    for (const { name, start, textStart, whole } of members) {
      const value = record[name];
      if (value === null) line += whole;
      else line += PLAIN.test(value) ? `${textStart}${value}"` : start + JSON.stringify(value);
    }
    return `${line}}`;
  });
}

/** All records of a page have the same fields in the same order. */
function namesOf(record: AuditEntryRecord | undefined): readonly (keyof AuditEntryRecord)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record has no other keys
  return Object.keys(record ?? {}) as (keyof AuditEntryRecord)[];
}

/** Sends the page as the server does. */
function answering(page: Page): Get {
  async function* body() {
    yield await Promise.resolve(new TextEncoder().encode(printableJson(page)));
  }
  return async () => await Promise.resolve({ status: 200, header: () => null, body: body() });
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTOR_TYPES, type AuditEntryRecord, OBJECT_TYPES } from "../../../shared/content-server/audit-records.ts";
import type { PageOutcome } from "../../../shared/content-server/audit-source.ts";
import { auditSource } from "../../../shared/content-server/client.ts";
import type { KeysetPage } from "../../../shared/content-server/pages.ts";
import { recordSource } from "../../../shared/content-server/record-source.ts";
import { printableJson } from "../../../shared/text/printable.ts";
import { runs } from "../../support/size.ts";
import { textOf } from "./support/json-text.ts";

const BASE = "https://content.example.com/below";
const SERVER = { baseUrl: BASE, key: null, keyHeader: "Authorization", cursorIsId: true };
const URL_OF_PAGE = `${BASE}/__api__/v1/audit_logs?limit=500&ascOrder=true`;

/** Text that JSON, the reader or the way to a terminal takes for something else. */
const NASTY = [
  '"',
  "\\",
  '\\"',
  '":',
  '\\":',
  "{",
  "}",
  "[",
  "]",
  "},{",
  "\n",
  "\r\n",
  "\n  ",
  "\t",
  "\0",
  "\u001f",
  "\u007f",
  "\u0085",
  "\u00ad",
  "\u200b",
  "\u202e",
  "\u2028",
  "\u2800",
  "\ufeff",
  "\u{e0001}",
  "é",
  "😀",
  "##[",
  "##[error]",
  "#",
  "\\ud800",
];
const part = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "grapheme", maxLength: 5 }));
const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
const anyText = fc.oneof(text, fc.string({ unit: "binary", maxLength: 8 }));
/** Where each character is a byte, such as in most pages. */
const asciiText = fc.oneof(
  fc.constantFrom(...NASTY.filter((nasty) => /^[\0-\x7f]*$/.test(nasty))),
  fc.string({ unit: "binary-ascii", maxLength: 8 }),
);
const TIMES = [
  "2026-01-01T00:00:00Z",
  "2026-02-30T00:00:00Z",
  "2024-02-29T23:59:60.1239+05:30",
  "2026-01-01T00:00:00",
  "",
];
const time = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.integer({ min: 40, max: 60 }).map((digits) => `2026-01-01T00:00:00.${"1".repeat(digits)}Z`),
  fc.constantFrom(...TIMES, "2026-01-01\u015400:00:00Z"),
  anyText,
);

const recordOf = (texts: fc.Arbitrary<string>, times: fc.Arbitrary<string>): fc.Arbitrary<AuditEntryRecord> => {
  const orNull = fc.option(texts);
  return fc.record({
    id: fc.integer({ min: 1, max: 999_999_999_999_999 }).map(String),
    time: times,
    user_id: texts,
    user_guid: orNull,
    user_description: texts,
    action: texts,
    event_description: texts,
    actor_type: fc.option(fc.constantFrom(...ACTOR_TYPES)),
    api_key_id: orNull,
    api_key_name: orNull,
    object_type: fc.option(fc.constantFrom(...OBJECT_TYPES)),
    object_id: orNull,
  });
};

const next = fc.option(fc.integer({ min: 1 }).map((id) => `${URL_OF_PAGE}&next=${id}`));
const pageOf = (texts: fc.Arbitrary<string>, times: fc.Arbitrary<string>): fc.Arbitrary<KeysetPage<AuditEntryRecord>> =>
  fc.record({ results: fc.array(recordOf(texts, times), { maxLength: 5 }), next }).map(({ results, next: url }) => ({
    results,
    paging: { cursors: { previous: null, next: null }, first: URL_OF_PAGE, previous: null, next: url, last: null },
  }));

/** Bytes as text, which is compared in a fraction of the time. */
const shown = (outcome: PageOutcome) => {
  if (outcome.kind === "failed") return outcome;
  const entries = outcome.page.entries.map((entry) => ({ ...entry, bytes: textOf(entry.bytes) }));
  return { ...outcome.page, entries };
};

/** The page over HTTP: what the server prints of it, read by the client. */
async function sent(page: KeysetPage<AuditEntryRecord>) {
  async function* body() {
    yield await Promise.resolve(new TextEncoder().encode(printableJson(page)));
  }
  const get = async () => await Promise.resolve({ status: 200, header: () => null, body: body() });
  return await auditSource(SERVER, get).fetchPage(URL_OF_PAGE);
}

const read = async (page: KeysetPage<AuditEntryRecord>) =>
  await recordSource(SERVER, async () => await Promise.resolve(page)).fetchPage(URL_OF_PAGE);

describe("the log of the server itself", () => {
  it.each([
    ["of any text", anyText, time, 3_000],
    ["of ASCII", asciiText, fc.constantFrom(...TIMES), 1_500],
    ["with halves of surrogate pairs", fc.oneof(anyText, fc.constantFrom("\ud800", "a\udc00b")), time, 600],
  ])("has the very entries that are read over HTTP, %s", async (_, texts, times, numRuns) => {
    await fc.assert(
      fc.asyncProperty(pageOf(texts, times), async (page) => {
        expect(shown(await read(page))).toEqual(shown(await sent(page)));
      }),
      { numRuns: runs(numRuns) },
    );
  });

  it("is read at URLs of its own only", async () => {
    const source = recordSource(SERVER, async () => await Promise.reject(new Error("It is read.")));
    const outcome = await source.fetchPage("https://other.example.com/below/__api__/v1/audit_logs");
    expect(outcome).toMatchObject({ kind: "failed", failure: { kind: "left-server" } });
  });

  it.each([
    ["the database fails", async () => await Promise.reject(new Error("D1_ERROR")), "no-answer"],
    ["the URL is of no page", async () => await Promise.resolve(null), "rejected"],
  ])("has no page where %s", async (_, readPage, kind) => {
    const outcome = await recordSource(SERVER, readPage).fetchPage(URL_OF_PAGE);
    expect(outcome).toMatchObject({ kind: "failed", failure: { kind } });
  });
});

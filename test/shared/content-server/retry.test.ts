import { expect, it } from "vitest";
import { retryAfterOf } from "../../../shared/content-server/retry.ts";

const NOW = "Tue, 06 Jan 2026 12:00:00 GMT";
const LONGEST = 15 * 60 * 1000;

it.each<[string | null, string | null, number | null]>([
  [null, NOW, null],
  ["", NOW, null],
  ["0", null, 0],
  ["7", null, 7000],
  [" 7 ", null, 7000],
  ["900", null, LONGEST],
  ["901", null, LONGEST],
  ["9".repeat(400), null, LONGEST],
  ["-1", null, null],
  ["1.5", null, null],
  ["1e3", null, null],
  ["0x10", null, null],
  ["7, 8", null, null],
  ["soon", NOW, null],
  ["Tue, 06 Jan 2026 12:00:30 GMT", NOW, 30_000],
  ["Tue, 06 Jan 2026 11:59:30 GMT", NOW, 0],
  ["Fri, 01 Jan 2100 00:00:00 GMT", NOW, LONGEST],
  ["Tue, 06 Jan 2026 12:00:30 GMT", null, null],
  ["Tue, 06 Jan 2026 12:00:30 GMT", "yesterday", null],
  ["2026-01-06T12:00:30Z", NOW, null],
  ["Tue, 99 Jan 2026 12:00:30 GMT", NOW, null],
])("Retry-After %j at %j", (retryAfter, date, milliseconds) => {
  const header = (name: string) => ({ "Retry-After": retryAfter, Date: date })[name] ?? null;
  expect(retryAfterOf({ header })).toBe(milliseconds);
});

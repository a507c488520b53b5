import { describe, expect, it } from "vitest";
import { readSourcePage } from "../../../shared/content-server/source-page.ts";
import { sized } from "../../support/size.ts";
import { bytesOf } from "./support/json-text.ts";

const read = (text: string) => readSourcePage(bytesOf(text));

/** Each would take hours in full where the time were to grow with the square of the size. */
const MEGABYTES = sized({ full: 8, small: 1 });

describe(`a hostile body of ${MEGABYTES} MB is read in time`, () => {
  const MANY = MEGABYTES * 500_000;
  it.each([
    ["open brackets in an entry", `{"results":[${"[".repeat(2 * MANY)}`],
    ["open objects", '{"a":'.repeat(MANY / 3)],
    ["open quotes", `{"results":[{"id":"${'\\"'.repeat(MANY)}`],
    ["broken members", `{"results":[{${'"a":tru,'.repeat(MANY / 4)}"id":1}]}`],
    ["broken keys with quotes", `{"results":[{${'"\\i",'.repeat(MANY / 3)}"id":1}]}`],
    ["keys that begin with an escape", `{"results":[{${'"\\u0069":1,'.repeat(MANY / 6)}"id":1}]}`],
    ["a key of escapes alone", `{"results":[{"${"\\u0069".repeat(MANY / 3)}":1,"id":1}]}`],
    ["ids", `{"results":[{${'"id":1,'.repeat(MANY / 4)}"id":1}]}`],
    ["deep entries, one after the other", `{"results":[${`${"[".repeat(70)}${"]".repeat(70)},`.repeat(MANY / 80)}0]}`],
    ["entries without an end", `{"results":[${'{"a":[,'.repeat(MANY / 4)}`],
    ["whitespace", `{"results":[${" ".repeat(2 * MANY)}]}`],
    ["whitespace behind broken entries", `{"results":[${`x${" ".repeat(1000)},`.repeat(MANY / 600)}0]}`],
    ["a long number", `{"results":[{"id":${"1".repeat(2 * MANY)}}]}`],
    ["closing brackets", `{"results":[${"]".repeat(2 * MANY)}`],
  ])("%s", (_, text) => {
    expect(["page", "malformed", "too-large"]).toContain(read(text).kind);
  });
});

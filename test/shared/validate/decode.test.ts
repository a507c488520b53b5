import { describe, expect, test } from "vitest";
import { ok } from "../../../shared/text/result.ts";
import { decodeFile } from "../../../shared/validate/decode.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("reads UTF-8 and keeps a byte order mark", () => {
  expect(decodeFile(bytesOf("\uFEFFgröße 日本 😀 \uFFFD"), 100)).toEqual(ok("\uFEFFgröße 日本 😀 \uFFFD"));
});

test("takes a file of exactly the bound and none larger", () => {
  expect(decodeFile(bytesOf("1234"), 4)).toEqual(ok("1234"));
  expect(decodeFile(bytesOf("12345"), 4)).toMatchObject({
    error: { rule: { id: "file-size" }, message: "The file is larger than 4 bytes." },
  });
});

describe("says where bytes are not UTF-8", () => {
  test.each([
    ["the first byte", [0xff], "is on line 1."],
    ["after good characters", [...bytesOf("é\r\n\uFFFD\rx\n"), 0xc3, 0x28], "is on line 4."],
    ["a character cut off at the end", [...bytesOf("a\nb"), 0xe6, 0x97], "is on line 2."],
    ["a surrogate", [...bytesOf("\n"), 0xed, 0xa0, 0x80], "is on line 2."],
    ["UTF-16, little end first", [0xff, 0xfe, 0x7b, 0x00], "UTF-16"],
    ["UTF-16, big end first", [0xfe, 0xff, 0x00, 0x7b], "UTF-16"],
  ])("%s", (_, bytes, expected) => {
    const decoded = decodeFile(Uint8Array.from(bytes), 100);
    expect(decoded).toMatchObject({
      error: { rule: { id: "encoding" }, message: expect.stringContaining(expected) },
    });
    // What was wrong in one file leaves nothing behind for the next.
    expect(decodeFile(bytesOf("\uFEFFé"), 100)).toEqual(ok("\uFEFFé"));
  });
});

import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { type EntryFormat, entryWriter } from "../../../action/audit-export/entry-writer.ts";

const LINE = '{"id":"1",\t"event_description":"a\u202e\u007fé","note":"\u009b2J"}';

async function written(format: EntryFormat, isTTY: boolean): Promise<string> {
  const stream = new PassThrough();
  const writer = entryWriter(format, Object.assign(stream, { isTTY }));
  expect(await writer.write([new TextEncoder().encode(LINE)])).toBe(true);
  expect(await writer.end()).toBe(true);
  return String(stream.read());
}

it("prints an entry byte for byte into a file or a pipe", async () => {
  expect(await written("ndjson", false)).toBe(`${LINE}\n`);
  expect(await written("csv", false)).toContain("1,,,,,,a\u202e\u007fé,,,,,\r\n");
});

it("prints nothing that steers a terminal, and the same JSON", async () => {
  const json = await written("ndjson", true);
  expect(JSON.parse(json)).toEqual(JSON.parse(LINE));
  expect(json).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}]/u);
  expect(await written("csv", true)).toContain("1,,,,,,a\\u{202e}\\u{7f}é,,,,,\r\n");
});

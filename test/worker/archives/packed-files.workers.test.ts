import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZIP_MAX_ENTRIES, ZIP_MAX_UNPACKED_BYTES } from "../../../shared/archive/zip.ts";
import { BUNDLE_MAX_FILES } from "../../../worker/archives/bundle-names.ts";
import { type Bytes, byteReader } from "../../../worker/archives/byte-streams.ts";
import { BUNDLE_MAX_UNPACKED_BYTES, inflate } from "../../../worker/archives/inflate.ts";
import { archiveOfFile } from "../../../worker/archives/packed-files.ts";
import { readTar } from "../../../worker/archives/tar.ts";
import { runs } from "../../support/size.ts";
import { zip } from "../../support/zip.ts";
import { tarGz } from "../workerd/tar.ts";

/** Bytes that no compression makes smaller. */
const noise = (length: number) => Uint8Array.from({ length }, (_, index) => (index * index * 2_654_435_761) >>> 13);

async function archiveOf(name: string, data: Uint8Array<ArrayBuffer> | string): Promise<Bytes> {
  const archive = await archiveOfFile(new File([data], name));
  if (!archive.ok) throw new Error(archive.error);
  return archive.value;
}

/** The files of an archive, with their bytes as characters. */
async function filesIn(archive: Bytes): Promise<readonly (readonly [string, string])[]> {
  const files: [string, string][] = [];
  for await (const { name, body } of readTar(byteReader(inflate(archive)))) {
    let text = "";
    for await (const chunk of body) text += String.fromCharCode(...chunk);
    files.push([name, text]);
  }
  return files;
}

describe("the archive of a file", () => {
  it("has all files of a zip, with names of any length", async () => {
    const name = fc
      .array(fc.constantFrom("a", "ö", "日", "b".repeat(90), "-"), { minLength: 1, maxLength: 6 })
      .map((parts) => `${parts.join("/")}.txt`);
    const file = fc.record({ name, data: fc.uint8Array({ maxLength: 2_000 }), isStored: fc.boolean() });
    const files = fc.uniqueArray(file, { maxLength: 6, selector: ({ name: path }) => path });
    await fc.assert(
      fc.asyncProperty(files, async (pieces) => {
        const index = { name: "index.html", data: new Uint8Array() };
        const found = await filesIn(await archiveOf("site.zip", await zip([...pieces, index])));
        expect(found).toEqual([...pieces, index].map((piece) => [piece.name, String.fromCharCode(...piece.data)]));
      }),
      { numRuns: runs(150) },
    );
  });

  it("is the archive that is sent, byte for byte", async () => {
    const sent = await tarGz([{ name: "index.html", data: "text" }]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await archiveOf("a.TGZ", sent)) chunks.push(chunk.slice());
    expect(new Uint8Array(await new Blob(chunks).arrayBuffer())).toEqual(sent);
  });

  it("has a page alone as the one that opens first, and lists anything else", async () => {
    expect(await filesIn(await archiveOf("report.html", "page"))).toEqual([["index.html", "page"]]);
    expect((await filesIn(await archiveOf("report.pdf", "document"))).map(([name]) => name)).toEqual([
      "report.pdf",
      "index.html",
    ]);
  });

  it.each<[string, Parameters<typeof zip>[0][number]]>([
    ["a wrong checksum", { name: "a", data: "text", crc32: 7 }],
    ["a wrong checksum, and is stored", { name: "a", data: "text", crc32: 7, isStored: true }],
    ["more data than the directory says", { name: "a", data: noise(300_000), size: 1_024 }],
    ["less data than the directory says", { name: "a", data: "text", size: 1_024 }],
    ["zeros without end", { name: "a", data: new Uint8Array(64 * 1024 * 1024) }],
  ])("ends where a file of the zip has %s", async (_, piece) => {
    const archive = await archiveOf("site.zip", await zip([piece]));
    await expect(filesIn(archive)).rejects.toThrow('The file "a" of the zip is damaged, or unpacks to more than 200');
  });

  it("has no other bounds than every archive has", () => {
    expect([ZIP_MAX_ENTRIES, ZIP_MAX_UNPACKED_BYTES]).toEqual([BUNDLE_MAX_FILES, BUNDLE_MAX_UNPACKED_BYTES]);
  });
});

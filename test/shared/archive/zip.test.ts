import { gunzipSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gzipPieces, readZip, ZIP_MAX_ENTRIES } from "../../../shared/archive/zip.ts";
import { runs } from "../../support/size.ts";
import { type ZipPiece, zip } from "../../support/zip.ts";
import { concat } from "../../worker/workerd/tar.ts";

async function read(bytes: Uint8Array) {
  return await readZip(new Blob([new Uint8Array(bytes)]));
}

/** The files of a zip, unpacked by Node. */
async function unpack(bytes: Uint8Array): Promise<readonly (readonly [string, string])[]> {
  const files = await read(bytes);
  if (!files.ok) throw new Error(files.error);
  return files.value.map((file) => {
    const source = { size: bytes.length, slice: (from: number, to: number) => bytes.subarray(from, to) };
    const pieces = gzipPieces(source, file);
    return [file.path, gunzipSync(concat(pieces)).toString("latin1")];
  });
}

const latin1 = (data: Uint8Array) => Buffer.from(data).toString("latin1");

describe("a zip", () => {
  it("has the files that were packed, deflated or stored, in their order", async () => {
    const file = fc.record({
      name: fc
        .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
        .filter((name) => !name.endsWith("/") && name !== ".DS_Store"),
      data: fc.uint8Array({ maxLength: 300 }),
      isStored: fc.boolean(),
    });
    const files = fc.array(file, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(files, fc.string({ maxLength: 50 }), async (pieces, comment) => {
        const kept = pieces.filter(({ name }) => name !== ".DS_Store");
        expect(await unpack(await zip(pieces, { comment }))).toEqual(
          kept.map(({ name, data }) => [name, latin1(data)]),
        );
      }),
    );
  });

  it("may have stored files of several blocks", async () => {
    const data = Uint8Array.from({ length: 2 * 0xffff + 1 }, (_, index) => index % 251);
    expect(await unpack(await zip([{ name: "a.bin", data, isStored: true }]))).toEqual([["a.bin", latin1(data)]]);
  });

  it("has neither its folders nor the metadata of its packer as files", async () => {
    const pieces = ["site/", "site/index.html", "__MACOSX/site/._index.html", "site/.DS_Store", ".DS_Store"].map(
      (name) => ({
        name,
        data: name.endsWith("/") ? "" : "text",
      }),
    );
    expect(await unpack(await zip(pieces))).toEqual([["site/index.html", "text"]]);
  });

  it.each<[string, readonly ZipPiece[], Parameters<typeof zip>[1], RegExp]>([
    [
      "whose entries overlap",
      [
        { name: "a", data: "1" },
        { name: "a", data: "1", headerAt: 0 },
      ],
      {},
      /overlap/,
    ],
    ["whose data reaches into the directory", [{ name: "a", dataBytes: 99 }], {}, /overlap/],
    ["with a stored file of another size", [{ name: "a", isStored: true, size: 9 }], {}, /broken/],
    ["with two names of one entry", [{ name: "a", localName: "b" }], {}, /"a" of the zip has two names/],
    ["with a header elsewhere", [{ name: "a", headerAt: 3 }], {}, /broken/],
    ["with a header behind its end", [{ name: "a", headerAt: 9_999 }], {}, /broken/],
    ["without files", [{ name: "a/" }], {}, /no files/],
    ["with a symbolic link", [{ name: "a", mode: 0o120777 }], {}, /"a" of the zip is a link/],
    ["with a device", [{ name: "a", mode: 0o020666 }], {}, /"a" of the zip is a link or a device/],
    ["with a password", [{ name: "a", flags: 1 }], {}, /"a" of the zip is encrypted/],
    ["packed in another way", [{ name: "a", method: 12 }], {}, /not known here/],
    ["with a name that is not UTF-8", [{ name: Uint8Array.of(0xff) }], {}, /not UTF-8/],
    ["that states fewer entries than it has", [{ name: "a" }, { name: "b" }], { count: 1 }, /broken/],
    ["that states more entries than it has", [{ name: "a" }], { count: 2 }, /broken/],
    ["of several parts", [{ name: "a" }], { disk: 1 }, /broken/],
    ["with a directory elsewhere", [{ name: "a" }], { directoryAt: 1 }, /broken/],
    ["of the format for large ones", [{ name: "a" }], { directoryAt: 0xffffffff }, /more than 4 GiB/],
    ["that states too many entries", [{ name: "a" }], { count: ZIP_MAX_ENTRIES + 1 }, /more than 10000 entries/],
    [
      "that states to unpack to too much",
      [
        { name: "a", size: 2 ** 30 },
        { name: "b", size: 1 },
      ],
      {},
      /unpacks to more/,
    ],
  ])("is refused %s", async (_, pieces, end, error) => {
    expect(await read(await zip(pieces, end))).toEqual({ ok: false, error: expect.stringMatching(error) });
  });

  it("is refused where it is cut off or anything else, and never throws", async () => {
    const whole = await zip([
      { name: "a.txt", data: "text" },
      { name: "b.txt", data: "more", isStored: true },
    ]);
    const cut = await Promise.all(Array.from(whole, async (_, length) => await read(whole.subarray(0, length))));
    expect(cut.filter(({ ok }) => ok)).toEqual([]);
    const changed = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(changed, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = whole.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const files = await read(bytes);
        for (const { data } of files.ok ? files.value : []) {
          expect([data.from >= 0, data.from <= data.to, data.to <= bytes.length]).toEqual([true, true, true]);
        }
      }),
      { numRuns: runs(1500) },
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BundleError } from "../../../worker/archives/bundle-error.ts";
import { type Inspected, inspect, unpack } from "../../../worker/publishing/receive-bundle.ts";
import type { FileUpload } from "../../../worker/publishing/upload-store.ts";
import { runs } from "../../support/size.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { bytesOf, concat, END, gnuLongName, gzip, paxPiece, type TarPiece, tar, tarPiece } from "../workerd/tar.ts";

/** Inspects a tar, and unpacks it into memory where there is nothing against it. */
async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ result: Inspected | Error; files: Map<string, number> }> {
  const files = new Map<string, number>();
  const store: Pick<FileUpload, "put" | "finish"> = {
    put: async (path, size, body) => {
      let length = 0;
      for await (const chunk of body) length += chunk.length;
      expect(length).toBe(size);
      files.set(path, size);
    },
    finish: async () => {},
  };
  async function* archive() {
    yield await gzip(bytes);
  }
  const result = await inspect(archive(), () => {}).catch((error: unknown) =>
    error instanceof Error ? error : new Error("?"),
  );
  if (!(result instanceof Error)) await unpack(archive(), store);
  return { result, files };
}

const anyPiece: fc.Arbitrary<TarPiece> = fc.record(
  {
    name: fc.oneof(fc.constantFrom("a", "a/b", "./c/", "..", "/d", "é"), fc.uint8Array({ maxLength: 99 })),
    prefix: fc.constantFrom("", "p", "../p"),
    flag: fc.constantFrom("0", "0", "0", "\0", "5", "x", "g", "L", "K", "2", "S"),
    data: fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.string().map((path) => `${bytesOf(path).length + 9} path=${path}\n`),
    ),
    size: fc.nat(2_000),
    magic: fc.constantFrom("ustar\u000000", "ustar  \0", ""),
    checksumError: fc.constantFrom(0, 0, 0, 0, 1),
  },
  { requiredKeys: ["name"] },
);

const soundPiece: fc.Arbitrary<TarPiece> = fc.record({
  name: fc.constantFrom("a", "b", "./c", "d/e", "d/f", "g/"),
  data: fc.constant(""),
});

describe("unpack", () => {
  it("takes any tar or says why not, and takes no name that leads out", async () => {
    let taken = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 2, arbitrary: soundPiece }, anyPiece), { maxLength: 5 }),
        async (pieces) => {
          const { result, files } = await unpacked(tar(pieces));
          if (result instanceof Error) {
            expect(result).toBeInstanceOf(BundleError);
            refused += 1;
          } else taken += 1;
          for (const path of files.keys()) {
            // With a dot before it, "a:" is no scheme.
            const resolved = new URL(
              `./${path.replaceAll("%", "%25").replaceAll(/[?#]/g, "_")}`,
              "https://x.example/content/",
            );
            expect(path.startsWith("/")).toBe(false);
            expect(resolved.pathname.startsWith("/content/")).toBe(true);
            expect(path).not.toMatch(/\p{Cc}|\\|(?:^|\/)\.{1,2}(?:\/|$)/u);
          }
        },
      ),
      { numRuns: runs(3_000), examples: [[[{ name: "a:" }]]] },
    );
    expect(taken).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(20);
  });

  it("takes a sound tar with a byte changed, or says why not", async () => {
    const sound = tar([
      { name: "./", flag: "5" },
      paxPiece({ path: "long/é.txt", size: "3" }),
      { name: "x", data: "abc" },
      gnuLongName("other"),
      { name: "x", data: "x".repeat(600) },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = sound.slice();
        changed[at] = (changed[at] ?? 0) ^ change;
        const { result } = await unpacked(changed);
        expect(result instanceof BundleError || !(result instanceof Error)).toBe(true);
      }),
      { numRuns: runs(1_500) },
    );
  });

  it("takes as many files as a bundle may have", async () => {
    const pieces = Array.from({ length: 10_000 }, (_, index) => tarPiece({ name: `${index}` }));
    const { result, files } = await unpacked(concat([...pieces, END]));
    expect(result).toMatchObject({ fileCount: 10_000 });
    expect(files.size).toBe(10_000);
  });

  it("reads what the archive says of names and sizes, each where it stands", async () => {
    const { result, files } = await unpacked(
      tar([
        paxPiece({ comment: "of all" }, "g"),
        { name: "v7.txt", magic: "", data: "1" },
        { name: "old", flag: "\0", data: "22" },
        { name: "x", flag: "5", magic: "ustar  \0" },
        { name: "y/", data: "" },
        gnuLongName("gnu.txt"),
        { name: "cut", magic: "ustar  \0", prefix: "not a name", data: "333" },
        { name: "link", flag: "K", data: "target\0" },
        paxPiece({ path: "", mtime: "1", "SCHILY.xattr.user.x": "\u0000\u00ff=\n" }),
        { name: "pax.txt", data: "4444" },
        paxPiece({ path: "first.txt" }),
        paxPiece({ path: "second.txt", size: "5" }),
        { name: "cut", size: 5, data: "55555" },
        { prefix: "a/b", name: "c.txt" },
      ]),
    );
    expect(Object.fromEntries(files)).toEqual({
      "v7.txt": 1,
      old: 2,
      "gnu.txt": 3,
      "pax.txt": 4,
      "second.txt": 5,
      "a/b/c.txt": 0,
    });
    expect(result).toEqual({ entryFile: "index.html", fileCount: 6, fileBytes: 15 });
  });

  it.each([
    ["pax", (name: string) => paxPiece({ path: name })],
    ["GNU tar", gnuLongName],
  ])("takes a file for a file whose long name, told by %s, was cut behind a slash", async (_, tell) => {
    const folder = `${"a".repeat(99)}/`;
    const { files } = await unpacked(tar([tell(`${folder}b.txt`), { name: folder, data: "x" }]));
    expect(Object.fromEntries(files)).toEqual({ [`${folder}b.txt`]: 1 });
  });

  it("takes zeros that fill an archive up to a larger block", async () => {
    const { result } = await unpacked(concat([tar([{ name: "a" }]), new Uint8Array(10_240)]));
    expect(result).toMatchObject({ fileCount: 1 });
  });

  it("composes no text of any length, which would take the square of it", async () => {
    const marks = "\u0301\u0323".repeat(12_000);
    expect((await unpacked(tar([gnuLongName(marks), { name: "x" }]))).result).toMatchObject({
      message: expect.stringContaining("more than 900 bytes"),
    });
    const manifest = JSON.stringify({ metadata: { primary_html: "\u0301\u0323".repeat(500_000) } });
    const { result } = await unpacked(tar([{ name: "manifest.json", data: manifest }]));
    expect(result).toMatchObject({ message: expect.stringContaining("no such file") });
  });

  it.each([
    ["large", "x", 60_000, 560],
    ["empty", "K", 0, 65_540],
  ])("refuses extended headers without end: %s ones", async (_, flag, length, count) => {
    // What cannot be packed, so that it is not refused for being packed too densely.
    const noise = [1, 2, 3, 4].map((name) => {
      return tarPiece({ name: `${name}`, data: crypto.getRandomValues(new Uint8Array(60_000)) });
    });
    const header = tarPiece({ name: "x", flag, data: length === 0 ? "" : `${length} a=${"b".repeat(length - 9)}\n` });
    const withSome = async (some: number) =>
      (await unpacked(concat([...noise, ...Array<Uint8Array>(some).fill(header), tar([{ name: "a" }])]))).result;
    expect(await withSome(10)).toMatchObject({ fileCount: 5 });
    expect(await withSome(count)).toMatchObject({ message: expect.stringContaining("more than 33554432 bytes") });
  });

  it("reads an extended header in no more time than it is long", async () => {
    const hostile = [`${"1\n".repeat(32_000)} =`, "2 ".repeat(32_000), "9".repeat(64_000), " ".repeat(64_000)];
    await inTurn(hostile, async (data) => {
      const pieces = Array.from({ length: 40 }, () => tarPiece({ name: "x", flag: "x", data }));
      const { result } = await unpacked(concat([...pieces, tar([{ name: "a" }])]));
      expect(result).toBeInstanceOf(BundleError);
    });
  });
});

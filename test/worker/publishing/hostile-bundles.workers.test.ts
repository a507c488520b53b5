// oxlint-disable vitest/expect-expect -- `expectRefused` and what is done after each test assert

import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { BUNDLE_MAX_ARCHIVE_BYTES } from "../../../worker/values/limits.ts";
import {
  addContent,
  bundleRow,
  deploy,
  inChunks,
  objectKeys,
  type TestContent,
  upload,
} from "../workerd/publishing.ts";
import { addPerson, auditEntries, type Person } from "../workerd/server.ts";
import {
  bytesOf,
  concat,
  END,
  gnuLongName,
  gzip,
  paxPiece,
  type TarPiece,
  tar,
  tarGz,
  tarPiece,
} from "../workerd/tar.ts";

let paula: Person;
let content: TestContent;
let servedId: string;
let put: MockInstance;
let objectsBefore: readonly string[];
let lastEntry: number;

beforeAll(async () => {
  paula = await addPerson("publisher", "paula");
  content = await addContent(paula);
  const { body } = await upload(content, paula, await tarGz([{ name: "index.html", data: "old" }]));
  servedId = body.id;
  await deploy(content, paula, { bundle_id: servedId });
});

beforeEach(async () => {
  put = vi.spyOn(env.CONTENT, "put");
  objectsBefore = await objectKeys();
  lastEntry = (await auditEntries()).at(-1)?.id ?? 0;
});

afterEach(async () => {
  await expectNothingPublished();
});

/** A refusal ends with what to do, or with what it must be. */
const ADVICE = /(?:\. (?:Add|Create|Leave|Remove|Rename|Send|Shorten|Use) .+|must (?:be|have) .+)\.$/s;

/** After a refusal, all is as it was, and no object has been there meanwhile. */
async function expectNothingPublished(): Promise<void> {
  expect(put).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(await env.DATABASE.prepare("SELECT count(*) AS count FROM unowned_objects").first("count")).toBe(0);
  const { results } = await env.DATABASE.prepare("SELECT id FROM bundles").all<{ id: number }>();
  expect(results).toEqual([{ id: Number(servedId) }]);
  expect(await objectKeys()).toEqual(objectsBefore);
  expect(await env.DATABASE.prepare("SELECT bundle_id FROM content").first("bundle_id")).toBe(Number(servedId));
  const { object_prefix: prefix } = await bundleRow(servedId);
  expect(await (await env.CONTENT.get(`${prefix}files/index.html`))?.text()).toBe("old");
  expect(await auditEntries(lastEntry)).toEqual([]);
}

async function expectRefused(body: BodyInit, error: RegExp, headers: Readonly<Record<string, string>> = {}) {
  const answer = await upload(content, paula, body, headers);
  expect(answer).toMatchObject({ status: 400, body: { code: 25, error: expect.stringMatching(error) } });
  expect(answer.body.error.length).toBeLessThan(500);
  expect(answer.body.error).not.toMatch(/\p{Cc}/u);
  expect(answer.body.error).toMatch(ADVICE);
}

/** Whatever comes before it is not published either. */
const GOOD: TarPiece = { name: "good.txt", data: "good" };

const NAMES: readonly (readonly [string, string, RegExp])[] = [
  ["leads out of the bundle", "../evil.txt", /"\.\.\/evil\.txt".*consists of dots/],
  ["leads out further in", "a/../../evil.txt", /consists of dots/],
  ["leads out behind a ./", "./../evil.txt", /consists of dots/],
  ["leads out at its end", "a/..", /consists of dots/],
  ["has a part that is a dot", "a/./b.txt", /consists of dots/],
  ["is absolute", "/etc/passwd", /absolute/],
  ["is absolute behind a ./", ".//etc/passwd", /two slashes/],
  ["is absolute on a drive", "C:/evil.txt", /absolute/],
  ["has a backslash", "a\\..\\evil.txt", /backslash/],
  ["has a line feed", "a\nb.txt", /"a\\nb\.txt".*control character/],
  ["has an escape", "a\u001b[31m.txt", /control character/],
  ["has a C1 control character", "a\u0085.txt", /control character/],
  ["has two slashes in a row", "a//b.txt", /two slashes/],
  ["is empty", "", /has no name/],
];

describe("an archive is refused in which a name", () => {
  it.each(NAMES)("%s, also told by pax and GNU tar", async (_, name, error) => {
    await expectRefused(await tarGz([GOOD, { name, data: "x" }]), error);
    if (name === "") return;
    await expectRefused(await tarGz([GOOD, paxPiece({ path: name }), { name: "x", data: "x" }]), error);
    await expectRefused(await tarGz([GOOD, gnuLongName(name), { name: "x", data: "x" }]), error);
  });

  it("leads out, of a folder", async () => {
    await expectRefused(await tarGz([GOOD, { name: "../", flag: "5" }]), /consists of dots/);
    await expectRefused(await tarGz([GOOD, { name: "/", flag: "5" }]), /absolute/);
    await expectRefused(await tarGz([GOOD, { name: "", flag: "5" }]), /no name/);
  });

  it("leads out by the prefix of ustar", async () => {
    await expectRefused(await tarGz([GOOD, { prefix: "..", name: "evil.txt" }]), /consists of dots/);
  });

  it("has a NUL, told by pax", async () => {
    await expectRefused(await tarGz([GOOD, paxPiece({ path: "a\0b" }), { name: "x" }]), /control character/);
  });

  it("is too long", async () => {
    await expectRefused(await tarGz([GOOD, gnuLongName(`${"a/".repeat(450)}b`), { name: "x" }]), /more than 900 bytes/);
    // In the composed form, which object stores know, it is longer than it was sent.
    await expectRefused(
      await tarGz([GOOD, gnuLongName("\u{1d160}".repeat(200)), { name: "x" }]),
      /more than 900 bytes/,
    );
  });

  it("is not UTF-8", async () => {
    await expectRefused(await tarGz([GOOD, { name: new Uint8Array([0x61, 0xff, 0x62]) }]), /not UTF-8/);
    // Half of a surrogate pair, as some programs write it.
    await expectRefused(await tarGz([GOOD, { name: new Uint8Array([0xed, 0xa0, 0x80]) }]), /not UTF-8/);
  });
});

describe("an archive is refused that holds", () => {
  it.each([
    ["a symbolic link", { flag: "2", link: "/etc/passwd" }, /"file\.txt".*a symbolic link/],
    ["a hard link", { flag: "1", link: "good.txt" }, /a hard link/],
    ["a character device", { flag: "3" }, /a character device/],
    ["a block device", { flag: "4" }, /a block device/],
    ["a named pipe", { flag: "6" }, /a named pipe/],
    ["a contiguous file", { flag: "7" }, /of an unknown type/],
    ["a sparse file", { flag: "S" }, /a sparse file/],
    ["another volume", { flag: "M" }, /of an unknown type/],
    ["something unheard of", { flag: "_" }, /of an unknown type/],
    ["a folder with data", { name: "a", flag: "5", data: "x" }, /folder "a".*data/],
    ["a folder with data, of the old kind", { name: "a/", data: "x" }, /folder "a\/".*data/],
    ["a size that is no number", { size: Number.NaN }, /a size that cannot be read/],
    [
      "a size in base 256",
      { sizeField: new Uint8Array([0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) },
      /a size that cannot be read/,
    ],
    ["a negative size in base 256", { sizeField: new Uint8Array(12).fill(0xff) }, /a size that cannot be read/],
    ["a header with a wrong checksum", { checksumError: 1 }, /checksum/],
  ] as const)("%s", async (_, piece, error) => {
    await expectRefused(await tarGz([GOOD, piece]), error);
  });

  it.each([
    ["a name twice", ["a.txt", "a.txt"], /"a\.txt" twice/],
    ["a name twice, once with ./", ["a.txt", "./a.txt"], /"a\.txt" twice/],
    ["a name twice, composed and not", ["\u00e9.txt", "e\u0301.txt"], /twice/],
    ["a file in a file", ["a", "a/b.txt"], /"a" both as a file and as a folder/],
    ["a file in a file, the other way", ["a/b/c.txt", "a-b", "a!", "a"], /"a" both as a file and as a folder/],
    ["a file in a file, composed and not", ["\u00e9", "e\u0301/b"], /both as a file and as a folder/],
    ["a folder in a file", ["a", "a/b/"], /"a" both as a file and as a folder/],
    ["a folder in a file, composed and not", ["e\u0301/b/", "\u00e9"], /both as a file and as a folder/],
    ["a file as a folder", ["a", "a/"], /"a" both as a file and as a folder/],
  ] as const)("%s", async (_, names, error) => {
    await expectRefused(await tarGz(names.map((name) => ({ name }))), error);
  });

  it.each([
    ["a program's mode", { metadata: { appmode: "python-api", entrypoint: "app" } }, /"python-api".*runs no programs/],
    ["source code as what to start with", { metadata: { entrypoint: "app.py" } }, /"app\.py".*source code/],
    [
      "a page that is missing",
      { metadata: { primary_html: "../r.html", entrypoint: "app.html" } },
      /"\.\.\/r\.html".*no such file/,
    ],
  ])("%s in its manifest, first or last", async (_, manifest, error) => {
    const files = [
      { name: "manifest.json", data: JSON.stringify(manifest) },
      { name: "app.py", data: "KEY = 'hunter2'" },
    ];
    await expectRefused(await tarGz(files), error);
    await expectRefused(await tarGz(files.toReversed()), error);
  });

  it("more entries than it may", async () => {
    const many = Array<Uint8Array>(10_000).fill(tarPiece({ name: "a/", flag: "5" }));
    await expectRefused(await gzip(concat([tarPiece(GOOD), ...many, END])), /more than 10000 entries/);
  });

  it("nothing", async () => {
    await expectRefused(await tarGz([]), /no files/);
    await expectRefused(await tarGz([{ name: "./", flag: "5" }]), /no files/);
  });

  it("an extended header that is broken, sparse, too large, or about all entries", async () => {
    const pax = async (data: string, flag = "x") => await tarGz([GOOD, { name: "x", flag, data }, { name: "y" }]);
    await expectRefused(await pax("99 path=a\n"), /broken extended header/);
    await expectRefused(await pax("9 path=ab\n"), /broken extended header/);
    await expectRefused(await pax("0 path=a\n"), /broken extended header/);
    await expectRefused(await pax("6 =abc\n"), /broken extended header/);
    await expectRefused(await pax("11 size=-1x\n"), /broken extended header/);
    await expectRefused(await pax(`${"1\n".repeat(10_000)} =`), /broken extended header/);
    await expectRefused(await pax("22 GNU.sparse.major=1\n"), /sparse/);
    await expectRefused(await pax("10 path=a\n", "g"), /one name/);
    await expectRefused(await pax("x".repeat(65_537)), /more than 65536 bytes/);
  });

  it("a size by pax that is not that of the data", async () => {
    await expectRefused(
      await tarGz([paxPiece({ size: "2000" }), { name: "a.txt", data: "x".repeat(1_000) }]),
      /checksum|is incomplete/,
    );
  });
});

describe("an archive is refused that unpacks", () => {
  it("to 64 MiB of zeros out of 65 KB", async () => {
    const bomb = await tarGz([GOOD, { name: "zeros", data: new Uint8Array(64 * 1024 * 1024) }]);
    expect(bomb.length).toBeLessThan(70_000);
    await expectRefused(bomb, /more than 200 times/);
  });

  it("to zeros without end behind its end", async () => {
    await expectRefused(await gzip(concat([tar([GOOD]), new Uint8Array(16 * 1024 * 1024)])), /more than 200 times/);
  });

  it("to a file of more than it may unpack to", async () => {
    const piece = tarPiece({ name: "a", size: 8_589_934_591 });
    await expectRefused(await gzip(concat([piece, new Uint8Array(4_096)])), /unpacks to more|is incomplete/);
  });
});

describe("an archive is refused that", () => {
  it("is cut off, wherever that is", async () => {
    const archive = await tarGz([GOOD, { name: "random", data: crypto.getRandomValues(new Uint8Array(3_000)) }]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: archive.length - 1 }), async (length) => {
        await expectRefused(archive.slice(0, length), /is incomplete/);
      }),
      { numRuns: 15 },
    );
  });

  it("holds a tar that is cut off, wherever that is", async () => {
    const whole = tar([GOOD, { name: "a.txt", data: "x".repeat(600) }]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 1 }), async (length) => {
        await expectRefused(await gzip(whole.slice(0, length)), /is incomplete/);
      }),
      { numRuns: 15 },
    );
  });

  it("goes on behind its end", async () => {
    const archive = await tarGz([GOOD]);
    await expectRefused(concat([archive, bytesOf("x")]), /follows its end/);
    await expectRefused(concat([archive, archive]), /follows its end/);
    await expectRefused(inChunks(concat([archive, bytesOf("x")]), [archive.length]), /follows its end/);
    await expectRefused(await gzip(concat([tar([GOOD]), bytesOf("x".repeat(512))])), /follows the end/);
    await expectRefused(
      await gzip(concat([tarPiece(GOOD), new Uint8Array(512), tarPiece(GOOD), END])),
      /between its entries/,
    );
  });

  it("is none", async () => {
    await expectRefused("", /empty/);
    await expectRefused("Hello", /not gzip/);
    await expectRefused(tar([GOOD]), /not gzip/);
    await expectRefused(bytesOf("\u001f\u008b..."), /gzip/);
    await expectRefused(await gzip(concat([bytesOf("x".repeat(1_024))])), /not a tar file/);
    await expectRefused(await gzip(new Uint8Array()), /is incomplete/);
  });

  it("was changed at any byte of its gzip trailer, or is random behind its start", async () => {
    const archive = await tarGz([GOOD]);
    const changed = archive.slice();
    changed[archive.length - 6] = (changed[archive.length - 6] ?? 0) ^ 1;
    await expectRefused(changed, /gzip data of the archive is broken/);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (noise) => {
        await expectRefused(concat([new Uint8Array([0x1f, 0x8b, 8, 0]), noise]), /./);
      }),
      { numRuns: 15 },
    );
  });

  it("is larger than it may be", async () => {
    const headers = { "Content-Length": String(BUNDLE_MAX_ARCHIVE_BYTES * 2) };
    await expectRefused(await tarGz([GOOD]), /larger than 104857600 bytes/, headers);
  });
});

describe("a checksum that was sent along", () => {
  const digest = async (algorithm: string, bytes: Uint8Array<ArrayBuffer>) =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest(algorithm, bytes))));

  it.each([
    ["a digest of other bytes", "Content-Digest", (other: string) => `sha-256=:${other}:`, /SHA-256/],
    [
      "one of two digests that is of other bytes",
      "Content-Digest",
      (other: string) => `md5=:AA==:, sha-256=:${other}:`,
      /SHA-256/,
    ],
    [
      "a digest that is too short",
      "Content-Digest",
      () => "sha-256=:AAAA:",
      /must be a digest of 32 bytes in base64 for sha-256\./,
    ],
    ["a digest that cannot be read", "Content-Digest", () => "sha-256=AAAA", /must have the form/],
    ["an MD5 of other bytes", "X-Content-Checksum", () => "0123456789abcdef0123456789abcdef", /MD5/],
    ["an MD5 that is none", "X-Content-Checksum", () => "0123", /MD5/],
  ] as const)("refuses %s", async (_, header, value, error) => {
    const other = await digest("SHA-256", new Uint8Array(3));
    await expectRefused(await tarGz([GOOD]), error, { [header]: value(other) });
  });
});

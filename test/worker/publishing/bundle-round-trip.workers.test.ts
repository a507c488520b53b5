import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { packTar } from "modern-tar";
import { beforeAll, describe, expect, it } from "vitest";
import { sized } from "../../support/size.ts";
import { inTurn } from "../workerd/in-turn.ts";
import {
  addContent,
  bundleRow,
  inChunks,
  isSame,
  objectKeys,
  type TestContent,
  upload,
} from "../workerd/publishing.ts";
import { addPerson, call, type Person } from "../workerd/server.ts";
import { bytesOf, concat, gnuLongName, gzip, paxPiece, type TarPiece, tarGz } from "../workerd/tar.ts";

let paula: Person;
let content: TestContent;

beforeAll(async () => {
  paula = await addPerson("publisher", "paula");
  content = await addContent(paula);
});

/** One file of a bundle. */
interface TestFile {
  readonly path: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Ways in which a name may stand in an archive. */
const WRITERS = ["ustar", "prefix", "pax", "gnu", "library"] as const;

const SIGNS = [" ", ".", "..", "%", "?", "#", "&", "+", "'", '"', ":", "*", "~"];
const LETTERS = ["\ufeff", "\u200b", "\u202e", "ß", "Å", "日本", "🙂"];
const oddCharacter = fc.oneof(
  fc.constantFrom(...SIGNS, ...LETTERS),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 3 }),
);
const segment = fc
  .oneof(
    { weight: 3, arbitrary: fc.stringMatching(/^[a-z]{1,8}\.(?:html|js|css)$/) },
    { weight: 3, arbitrary: fc.array(oddCharacter, { minLength: 1, maxLength: 6 }).map((parts) => parts.join("")) },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom("a", "é"), minLength: 90, maxLength: 240 }) },
  )
  .filter((text) => !/[/\\\p{Cc}]|^\.+$/u.test(text) && text.isWellFormed());
const path = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map((segments) => segments.join("/"))
  .filter((text) => bytesOf(text).length <= 900 && bytesOf(text.normalize()).length <= 900 && !/^[a-z]:\//i.test(text));
const data = fc.oneof(
  fc.uint8Array({ maxLength: 600 }),
  fc.constantFrom(511, 512, 513, 70_000).map((length) => new Uint8Array(length)),
);
const tree = fc
  .uniqueArray(fc.record({ path, data }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ path: text }) => text.normalize(),
  })
  .filter((files) => {
    const paths = files.map((file) => file.path.normalize());
    return paths.every((one) => paths.every((other) => !other.startsWith(`${one}/`)));
  });

/** The archive of some files, and with folders as archives have them. */
async function pack(files: readonly TestFile[], writer: (typeof WRITERS)[number], isDotted: boolean) {
  const named = files.map((file) => ({ ...file, name: `${isDotted ? "./" : ""}${file.path}` }));
  if (writer === "library") {
    const entries = named.map((file) => ({ header: { name: file.name, size: file.data.length }, body: file.data }));
    return await gzip(await packTar(entries));
  }
  const pieces = named.flatMap((file) => piecesOf(file.name, file.data, writer));
  return await tarGz(isDotted ? [{ name: "./", flag: "5" }, ...pieces] : pieces);
}

function piecesOf(name: string, bytes: Uint8Array, writer: "ustar" | "prefix" | "pax" | "gnu"): readonly TarPiece[] {
  const slash = name.indexOf("/", Math.max(0, name.length - 100));
  const [folder, last] = [name.slice(0, Math.max(0, slash)), name.slice(slash + 1)];
  const fits = (text: string, length: number) => bytesOf(text).length <= length;
  if (writer === "ustar" && fits(name, 100)) return [{ name, data: bytes }];
  if (writer === "prefix" && slash > 0 && fits(folder, 155) && fits(last, 100)) {
    return [{ prefix: folder, name: last, data: bytes }];
  }
  const short = { name: "cut", data: bytes };
  if (writer === "gnu") return [gnuLongName(name), { ...short, magic: "ustar  \0" }];
  return [paxPiece({ mtime: "1.5", path: name }), short];
}

/** The body and headers of an upload in one of three ways, and cut anywhere. */
type Sending = (archive: Uint8Array, ends: readonly number[]) => { body: BodyInit; headers: Record<string, string> };

const form = (archive: Uint8Array) =>
  concat([
    bytesOf('preamble\r\n--b1\r\nContent-Disposition: form-data; name="x"\r\n\r\n--b\r\n-b1\r\n--b1\r\n'),
    bytesOf('content-disposition: form-data; filename="a; name=x"; name="archive"\r\nContent-Type: x/y\r\n\r\n'),
    archive,
    bytesOf('\r\n--b1\r\nContent-Disposition: form-data; name="y"\r\n\r\n\r\n--b1--\r\nepilogue'),
  ]);
const atEnds = (bytes: Uint8Array, ends: readonly number[]) =>
  inChunks(
    bytes,
    ends.map((end) => end % bytes.length),
  );

const SENDINGS: Readonly<Record<string, Sending>> = {
  raw: (archive) => ({ body: archive.slice(), headers: { "Content-Type": "application/gzip" } }),
  chunked: (archive, ends) => ({ body: atEnds(archive, ends), headers: {} }),
  multipart: (archive, ends) => ({
    body: atEnds(form(archive), ends),
    headers: { "Content-Type": 'multipart/form-data; boundary="b1"' },
  }),
};

describe("a bundle", () => {
  it.each(Object.entries(SENDINGS))("comes out byte for byte as it went in: %s", async (_, send) => {
    const ends = fc.array(fc.nat(), { maxLength: 40 });
    const anything = fc.record({ files: tree, writer: fc.constantFrom(...WRITERS), isDotted: fc.boolean(), ends });
    await fc.assert(
      fc.asyncProperty(anything, async ({ files, writer, isDotted, ends: places }) => {
        const archive = await pack(files, writer, isDotted);
        const { body: sent, headers } = send(archive, places);
        const { status, body } = await upload(content, paula, sent, headers);
        expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
        const { object_prefix: prefix, file_count: count } = await bundleRow(body.id);
        expect(count).toBe(files.length);
        expect((await objectKeys(prefix)).length).toBe(files.length + 1);
        const stored = await inTurn(files, async (file) => await bytesAt(`${prefix}files/${file.path.normalize()}`));
        expect(stored.map((bytes, index) => isSame(bytes, files[index]?.data))).toEqual(files.map(() => true));
        expect(isSame(await download(body.id), archive)).toBe(true);
      }),
      { numRuns: sized({ full: 60, small: 6 }) },
    );
  });

  it("may be sent one byte at a time, with checksums", async () => {
    const archive = await tarGz([{ name: "index.html", data: "<p>Hello</p>" }]);
    const every = Array.from(archive, (_, index) => index);
    const hash = async (algorithm: string, bytes: Uint8Array<ArrayBuffer>) =>
      new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
    const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
    const md5 = await hash("MD5", archive);
    const hex = Array.from(md5, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const [sha256, sha512] = [await hash("SHA-256", archive), await hash("SHA-512", archive)];
    const digests = `sha-256=:${"A".repeat(43)}=:, sha-256=:${base64(sha256)}:, sha-512=:${base64(sha512)}:, unixsum=:AAAA:`;
    const sent = [
      { "Content-Digest": digests },
      { "X-Content-Checksum": hex },
      { "X-Content-Checksum": hex.toUpperCase() },
      { "X-Content-Checksum": base64(md5) },
    ];
    const send = async (headers: Record<string, string>) =>
      (await upload(content, paula, inChunks(archive, every), headers)).status;
    expect(await inTurn<Record<string, string>, number>(sent, send)).toEqual([200, 200, 200, 200]);
    const whole = form(archive);
    const headers = {
      "Content-Type": "multipart/form-data; boundary=b1",
      // RFC 9530: the digest is that of the body; the checksum is the archive's.
      "Content-Digest": `sha-256=:${base64(await hash("SHA-256", whole))}:`,
      "X-Content-Checksum": hex,
    };
    expect((await upload(content, paula, whole, headers)).status).toBe(200);
  });

  it("may be sent as browsers and libraries send a form", async () => {
    const fields = new FormData();
    const archive = await tarGz([{ name: "index.html", data: "<p>Hello</p>" }]);
    fields.set("archive", new File([archive], "bundle.tar.gz", { type: "application/gzip" }));
    expect((await upload(content, paula, fields)).body).toMatchObject({ size: archive.length });
  });

  it.each(sized({ full: [5 * 1024 * 1024 + 100_000, 10 * 1024 * 1024], small: [10 * 1024 * 1024] }))(
    "may have its archive in several parts of the object store: %i bytes",
    async (length) => {
      const random = new Uint8Array(length);
      for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(random.subarray(at, at + 65_536));
      const archive = await tarGz([{ name: "random", data: random }]);
      const { body } = await upload(content, paula, archive);
      expect(body.size).toBe(archive.length);
      const { object_prefix: prefix } = await bundleRow(body.id);
      expect(isSame(await download(body.id), archive)).toBe(true);
      expect(isSame(await bytesAt(`${prefix}files/random`), random)).toBe(true);
    },
  );
});

describe("a form is refused", () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=b1" };
  const part = (name: string) => `--b1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

  it.each([
    ["without the field", `${part("file")}--b1--`, /no field "archive"/],
    ["without any field", "--b1--", /no field "archive"/],
    ["that is empty", "", /form is incomplete/],
    ["without a boundary in it", "Hello", /form is incomplete/],
    ["that is cut off in its headers", "--b1\r\nContent-Disposition: form-data; name=", /form is incomplete/],
    ["that is cut off behind a boundary", `${part("file")}--b1`, /form is incomplete/],
    ["that is broken behind a boundary", `${part("file")}--b12\r\n`, /cannot be read/],
    ["with endless headers", `--b1\r\nX: ${"x".repeat(20_000)}`, /more than \d+ bytes of headers/],
    ["whose field is no archive", `${part("archive")}--b1--`, /not gzip/],
  ])("%s", async (_, body, error) => {
    const before = await objectKeys();
    expect(await upload(content, paula, body, headers)).toMatchObject({
      status: 400,
      body: { code: 25, error: expect.stringMatching(error) },
    });
    expect(await objectKeys()).toEqual(before);
  });

  it("with the field twice, or cut off behind its archive", async () => {
    const archive = await tarGz([{ name: "index.html" }]);
    const field = concat([bytesOf('--b1\r\nContent-Disposition: form-data; name="archive"\r\n\r\n'), archive]);
    const before = await objectKeys();
    const twice = concat([field, bytesOf("\r\n"), field, bytesOf("\r\n--b1--")]);
    expect((await upload(content, paula, twice, headers)).body.error).toMatch(/twice/);
    expect((await upload(content, paula, field, headers)).body.error).toMatch(/form is incomplete/);
    expect(await objectKeys()).toEqual(before);
  });

  it("and read to its end, so that whoever sends it sees the answer", async () => {
    let left = 100;
    const field = bytesOf('--b1\r\nContent-Disposition: form-data; name="archive"\r\n\r\nno gzip');
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(left === 100 ? field : new Uint8Array(10_000));
        left -= 1;
        if (left === 0) controller.close();
      },
    });
    expect((await upload(content, paula, endless, headers)).body.error).toMatch(/not gzip/);
    expect(left).toBe(0);
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=", `multipart/form-data; boundary=${"x".repeat(71)}`])(
    "an upload of the type %s",
    async (type) => {
      const { body } = await upload(content, paula, "x", { "Content-Type": type });
      expect(body.error).toMatch(/no usable boundary/);
    },
  );
});

async function bytesAt(key: string): Promise<Uint8Array | undefined> {
  return await (await env.CONTENT.get(key))?.bytes();
}

async function download(id: string): Promise<Uint8Array> {
  const response = await call(`/__api__/v1/content/${content.guid}/bundles/${id}/download`, { key: paula.key });
  return await response.bytes();
}

import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fileUpload } from "../../../worker/publishing/upload-store.ts";
import { runs } from "../../support/size.ts";
import { addPerson, call, type Person } from "../workerd/server.ts";
import { addStaticContent } from "../workerd/static-content.ts";

/** The beginning of what gzip makes. */
const GZIPPED = new Uint8Array([0x1f, 0x8b, 8, 0]);

/** The object of a file, as a version of the server stores it. */
const STORED = {
  "this version": async (path: string, bytes: Uint8Array) => {
    const files = fileUpload(env.CONTENT, prefix);
    async function* body() {
      yield bytes;
    }
    await files.put(path, bytes.length, body());
    await files.finish();
  },
  "an earlier version": async (path: string, bytes: Uint8Array) => {
    await env.CONTENT.put(`${prefix}files/${path}`, bytes);
  },
};
const VERSIONS = ["this version", "an earlier version"] as const;

let owner: Person;
let base: string;
let prefix: string;

beforeAll(async () => {
  owner = await addPerson("publisher");
  const guid = await addStaticContent(env, { ownerId: owner.id, files: {} });
  base = `/content/${guid}/`;
  const row = await env.DATABASE.prepare(
    "SELECT object_prefix FROM bundles WHERE id = (SELECT bundle_id FROM content WHERE guid = ?)",
  )
    .bind(guid)
    .first<string>("object_prefix");
  prefix = row ?? "";
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The requests for a file as a whole, for a part of it, and for its headers. */
const REQUESTS = [{ method: "GET" }, { headers: { Range: "bytes=0-0" } }, { method: "HEAD" }];

async function ask(path: string, request: (typeof REQUESTS)[number]) {
  const headers = { "X-Correlation-ID": "same", ...request.headers };
  const response = await call(base + path, { key: owner.key, ...request, headers });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: written(await response.arrayBuffer()),
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Bytes as a text with a character for each: to compare large arrays takes seconds. */
const written = (bytes: BufferSource) => new TextDecoder("latin1").decode(bytes);

describe.each(VERSIONS)("the charset of a document that %s stored", (version) => {
  const UTF_8 = "text/html; charset=utf-8";

  it.each([
    ["a.html", "<meta charset=windows-1251>", "text/html"],
    ["a.html", "<!doctype html><META http-equiv='Content-Type' content='text/html; charset=shift_jis'>", "text/html"],
    ["a.html", '<meta content="text/html;charset=iso-8859-1" http-equiv=content-type />', "text/html"],
    ["a.html", '<meta name="viewport" content="x"><meta charset="gb2312">', "text/html"],
    ["a.html", "<meta/charset=utf-8>", "text/html"],
    ["a.html", "<p>none</p>", UTF_8],
    ["a.html", "", UTF_8],
    ["a.html", "<!-- <meta charset=koi8-r> --><p>", UTF_8],
    ["a.html", '<meta name="description" content="charset=koi8-r">', UTF_8],
    ["a.html", '<meta charset="no-such-charset">', UTF_8],
    ["a.HTM", "<meta charset=koi8-r>", "text/html"],
    ["a.css", '@charset "windows-1252"; p {}', "text/css"],
    ["a.css", "p {}", "text/css; charset=utf-8"],
    ["a.txt", "<meta charset=koi8-r>", "text/plain; charset=utf-8"],
  ])("in %s with %j gives %s, for the whole, a part and HEAD", async (path, text, type) => {
    const served = await serve(path, text);
    expect(served.length).toBeGreaterThan(1);
    expect(served.map(({ headers }) => headers["content-type"])).toEqual(served.map(() => type));
    expect(served[0]?.body).toBe(written(bytesOf(text)));
  });

  it.each([
    ["before the end of the first 1,024 bytes", 1_003, "", "text/html"],
    ["behind the first 1,024 bytes", 1_004, "", UTF_8],
    ["before the end of the first 1,024 bytes of a large page", 1_003, "x".repeat(300_000), "text/html"],
    ["at the beginning of a large page", 0, "x".repeat(300_000), "text/html"],
    ["behind the first 1,024 bytes of a large page", 1_004, "x".repeat(300_000), UTF_8],
  ])("that is stated %s counts where browsers look for it", async (_, spaces, rest, type) => {
    const text = `${" ".repeat(spaces)}<meta charset=koi8-r>${rest}`;
    const served = await serve("a.html", text);
    expect(served.map(({ headers }) => headers["content-type"])).toEqual([type, type, type]);
    expect(served[0]?.body).toBe(written(bytesOf(text)));
  });

  /** The answers of success: an empty file has no part. */
  async function serve(path: string, text: string) {
    await STORED[version](path, bytesOf(text));
    const answers = await Promise.all(REQUESTS.map(async (request) => await ask(path, request)));
    return answers.filter(({ status }) => status < 400);
  }
});

describe.each(VERSIONS)("a compressed drawing that %s stored", (version) => {
  it("says how it is compressed, where it is", async () => {
    await STORED[version]("plot.svgz", GZIPPED);
    await STORED[version]("not.svgz", bytesOf("<svg/>"));
    const [, part, compressed] = await Promise.all(REQUESTS.map(async (request) => await ask("plot.svgz", request)));
    const [plain] = await Promise.all(REQUESTS.map(async (request) => await ask("not.svgz", request)));
    expect(compressed?.headers).toMatchObject({ "content-type": "image/svg+xml", "content-encoding": "gzip" });
    expect(part).toMatchObject({
      status: 206,
      headers: { "content-range": "bytes 0-0/4", "content-encoding": "gzip" },
    });
    expect(plain?.headers).not.toHaveProperty("content-encoding");
  });
});

/** Documents that state a charset, almost do, or are none, with bytes that are no text. */
const DOCUMENT = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<meta charset=",
        "<meta ",
        "koi8-r",
        '"utf-8"',
        ">",
        "<!--",
        "-->",
        '@charset "',
        '";',
        "'",
        "/",
      ),
      fc.constantFrom("http-equiv=content-type ", "content='text/html; charset=", "charset=none", " ".repeat(990)),
      fc.uint8Array({ maxLength: 40 }),
      fc.constant(new Uint8Array(70_000).fill(0xff)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => new Uint8Array(parts.flatMap((part) => [...(typeof part === "string" ? bytesOf(part) : part)])));

describe("a file", () => {
  it("has the same headers and bytes by whichever version it was stored", async () => {
    const path = fc.constantFrom("a.html", "b/a.css", "a.svgz", "a.txt", "a", "ü.html");
    await fc.assert(
      fc.asyncProperty(path, DOCUMENT, async (name, bytes) => {
        const answered: unknown[] = [];
        for (const version of VERSIONS) {
          await STORED[version](name, bytes);
          answered.push(await Promise.all(REQUESTS.map(async (request) => await ask(encodeURI(name), request))));
        }
        expect(answered[0]).toEqual(answered[1]);
      }),
      { numRuns: runs(300), examples: [["a.html", GZIPPED]] },
    );
  });

  it.each([
    ["this version", [1, 2, 1]],
    ["an earlier version", [1, 3, 2]],
  ] as const)("that %s stored is looked for and looked at so often", async (version, expected) => {
    await STORED[version]("counted.html", bytesOf("<p>"));
    const calls = [vi.spyOn(env.CONTENT, "get"), vi.spyOn(env.CONTENT, "head")];
    const counts: number[] = [];
    for (const request of REQUESTS) {
      calls.forEach((spied) => spied.mockClear());
      await ask("counted.html", request);
      counts.push(calls.reduce((sum, { mock }) => sum + mock.calls.length, 0));
    }
    expect(counts).toEqual(expected);
  });

  it("is served by what stands beside it, and its bytes are not looked at", async () => {
    const customMetadata = { "start-1": "states-charset" };
    await env.CONTENT.put(`${prefix}files/beside.html`, "<p>", { customMetadata });
    const [whole] = await Promise.all(REQUESTS.map(async (request) => await ask("beside.html", request)));
    expect(whole?.headers["content-type"]).toBe("text/html");
  });

  it.each([{ "start-1": "unknown" }, { "start-2": "other" }, { "start-1": "" }])(
    "is looked at where no known fact stands beside it: %j",
    async (customMetadata) => {
      await env.CONTENT.put(`${prefix}files/other.html`, "<meta charset=koi8-r>", { customMetadata });
      const [whole] = await Promise.all(REQUESTS.map(async (request) => await ask("other.html", request)));
      expect(whole?.headers["content-type"]).toBe("text/html");
    },
  );
});

import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { runs } from "../../support/size.ts";
import { addPerson, type Call, call, type Person } from "../workerd/server.ts";
import { addStaticContent } from "../workerd/static-content.ts";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
const MODIFIED = "Mon, 02 Mar 2026 10:20:30 GMT";
const EARLIER = "Mon, 02 Mar 2026 10:20:29 GMT";
const OTHERS = "what belongs to another bundle";

let owner: Person;
let base: string;

beforeAll(async () => {
  owner = await addPerson("publisher");
  const guid = await addStaticContent(env, {
    ownerId: owner.id,
    files: {
      "index.html": "<h1>Root</h1>",
      "alphabet.txt": ALPHABET,
      "data.bin": new Uint8Array([0, 255]),
      LICENSE: "License",
      "empty.json": "",
      "plot.SVG": "<svg/>",
      "a b/ü&%.csv": "x",
      "folder/index.html": "<h1>Folder</h1>",
      "bare/file.txt": "x",
      "both/index.html": "<h1>In both</h1>",
      both: "file",
      "u\u0308/e\u0301.html": "decomposed",
      "\u00fc/\u00f1.html": "composed",
    },
  });
  base = `/content/${guid}/`;
  await addStaticContent(env, { ownerId: owner.id, files: { "index.html": OTHERS, "other.txt": OTHERS } });
});

const get = async (resource: string, headers: Record<string, string> = {}, method = "GET") =>
  await call(base + resource, { key: owner.key, headers, method });

const tagOf = async (resource: string) => (await get(resource, {}, "HEAD")).headers.get("ETag") ?? "";

describe("a file", () => {
  it.each([
    ["", "text/html; charset=utf-8", "<h1>Root</h1>"],
    ["index.html", "text/html; charset=utf-8", "<h1>Root</h1>"],
    ["alphabet.txt", "text/plain; charset=utf-8", ALPHABET],
    ["LICENSE", "application/octet-stream", "License"],
    ["empty.json", "application/json", ""],
    ["plot.SVG", "image/svg+xml", "<svg/>"],
    ["a%20b/%C3%BC%26%25.csv", "text/csv; charset=utf-8", "x"],
    ["alphabet.txt?v=1", "text/plain; charset=utf-8", ALPHABET],
    ["folder/", "text/html; charset=utf-8", "<h1>Folder</h1>"],
    ["both", "application/octet-stream", "file"],
    ["both/", "text/html; charset=utf-8", "<h1>In both</h1>"],
  ])("is served for %j with its type", async (resource, type, body) => {
    const response = await get(resource);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Content-Length")).toBe(String(new TextEncoder().encode(body).length));
    expect(response.headers.get("Accept-Ranges")).toBe("bytes");
    expect(response.headers.get("ETag")).toMatch(/^"[0-9a-f]{32}"$/);
    expect(response.headers.get("Last-Modified")).toBe(MODIFIED);
    expect(await response.text()).toBe(body);
  });

  it("takes one query for the key and one for the content with its bundle", async () => {
    // The first request may store when the key was last active.
    await get("alphabet.txt");
    const prepare = vi.spyOn(env.DATABASE, "prepare");
    expect((await get("alphabet.txt")).status).toBe(200);
    const queries = prepare.mock.calls.length;
    prepare.mockRestore();
    expect(queries).toBe(2);
  });

  it("comes byte for byte", async () => {
    expect(new Uint8Array(await (await get("data.bin")).arrayBuffer())).toEqual(new Uint8Array([0, 255]));
  });

  it("is told of by HEAD with the same headers, whatever part is asked for", async () => {
    const full = await get("alphabet.txt", { "X-Correlation-ID": "same" });
    const head = await get("alphabet.txt", { "X-Correlation-ID": "same", Range: "bytes=1-2" }, "HEAD");
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    expect(await head.text()).toBe("");
    await full.body?.cancel();
  });

  it("is the entry file for the root, and only there", async () => {
    const guid = await addStaticContent(env, {
      ownerId: owner.id,
      entryFile: "report.html",
      files: { "report.html": "Report", "folder/report.html": "x" },
    });
    const at = async (resource: string) => await call(`/content/${guid}/${resource}`, { key: owner.key });
    expect(await (await at("")).text()).toBe("Report");
    expect((await at("folder/")).status).toBe(404);
    expect((await at("folder")).status).toBe(404);
  });
});

describe("a page that is served for the root and stands in a folder", () => {
  it("is led to, with the query, so that what it names beside it is found", async () => {
    const guid = await addStaticContent(env, {
      ownerId: owner.id,
      entryFile: "rep t/r.html",
      files: { "rep t/r.html": "Report", "rep t/fig.png": "x" },
    });
    const ask = async (path: string) => await call(path, { key: owner.key });
    const response = await ask(`/content/${guid}/?q=//evil.example`);
    expect(response.status).toBe(307);
    const location = response.headers.get("Location") ?? "";
    expect(location).toBe(`/content/${guid}/rep%20t/r.html?q=//evil.example`);
    expect(await (await ask(location)).text()).toBe("Report");
    expect((await ask(new URL("fig.png", `https://a.example${location}`).pathname)).status).toBe(200);
  });
});

describe("a name in another Unicode normal form than the address", () => {
  it.each([
    ["u\u0308/e\u0301.html", "decomposed"],
    ["\u00fc/\u00e9.html", "decomposed"],
    ["\u00fc/\u00f1.html", "composed"],
    ["u\u0308/n\u0303.html", "composed"],
  ])("is found: %j", async (name, body) => {
    const response = await get(encodeURI(name));
    expect([response.status, await response.text()]).toEqual([200, body]);
  });
});

describe("a folder without a slash at the end", () => {
  it("leads to the one with it, with its query, and nowhere else", async () => {
    const response = await get("folder?q=//evil.example");
    expect(response.status).toBe(307);
    expect(response.headers.get("Location")).toBe(`${base}folder/?q=//evil.example`);
  });
});

describe("a missing file", () => {
  it.each([
    "nothing",
    "bare",
    "bare/",
    "folder//",
    "/alphabet.txt",
    "folder/../../other.txt",
    "..%2f..%2fother.txt",
    "%2e%2e%2fother.txt",
    "folder%2findex.html",
    "folder%5cindex.html",
    "alphabet.txt%00",
    "alphabet.txt/",
    "%",
    "%ff",
    "ALPHABET.TXT",
    "x".repeat(2_000),
    "%C3%BC".repeat(600),
  ])("is not found: %s", async (resource) => {
    const response = await get(resource);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 4 });
  });

  it("is any file where nothing has been deployed", async () => {
    const guid = await addStaticContent(env, { ownerId: owner.id });
    const response = await call(`/content/${guid}/`, { key: owner.key });
    expect(response.status).toBe(404);
    const error = "There is no such file in this content: no bundle of it is deployed yet.";
    expect(await response.json()).toEqual({ code: 4, error, payload: null });
  });

  it("is the root of a bundle without the file for it, which the answer names", async () => {
    const guid = await addStaticContent(env, { ownerId: owner.id, files: { "folder/index.html": "x" } });
    const response = await call(`/content/${guid}/`, { key: owner.key });
    expect(response.status).toBe(404);
    const error = "There is no such file in this content: its bundle has no index.html at the top.";
    expect(await response.json()).toEqual({ code: 4, error, payload: null });
    const other = await call(`/content/${guid}/other/`, { key: owner.key });
    expect(await other.json()).toMatchObject({ error: "There is no such file in this content." });
  });
});

describe("another method", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"])("is refused: %s", async (method) => {
    const response = await get("alphabet.txt", {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  });
});

describe("a condition", () => {
  const TAG = "{tag}";
  it.each<[number, Call["headers"]]>([
    [304, { "If-None-Match": TAG }],
    [304, { "If-None-Match": `"x", W/${TAG}` }],
    [304, { "If-None-Match": "*" }],
    [200, { "If-None-Match": '"x"' }],
    [304, { "If-Modified-Since": MODIFIED }],
    [304, { "If-Modified-Since": "Monday, 02-Mar-26 10:20:30 GMT" }],
    [304, { "If-Modified-Since": "Mon Mar  2 10:20:30 2026" }],
    [200, { "If-Modified-Since": EARLIER }],
    [200, { "If-Modified-Since": "2027-01-01" }],
    [200, { "If-Modified-Since": "soon" }],
    // A tag goes before a date.
    [200, { "If-None-Match": '"x"', "If-Modified-Since": MODIFIED }],
    [304, { "If-None-Match": TAG, "If-Modified-Since": EARLIER }],
    [200, { "If-Match": TAG }],
    [200, { "If-Match": "*" }],
    [412, { "If-Match": `W/${TAG}` }],
    [412, { "If-Match": '"x"' }],
    [412, { "If-Match": "" }],
    [412, { "If-Match": "malformed" }],
    [200, { "If-Unmodified-Since": MODIFIED }],
    [412, { "If-Unmodified-Since": EARLIER }],
    [200, { "If-Unmodified-Since": "soon" }],
    [200, { "If-Match": TAG, "If-Unmodified-Since": EARLIER }],
    [412, { "If-Match": '"x"', "If-Unmodified-Since": MODIFIED }],
    // Whether it may be served goes before whether it needs to be, and both before the part.
    [412, { "If-Match": '"x"', "If-None-Match": TAG }],
    [304, { "If-Match": TAG, "If-None-Match": TAG }],
    [304, { "If-None-Match": TAG, Range: "bytes=0-1" }],
    [412, { "If-Match": '"x"', Range: "bytes=99-" }],
    [304, { "If-None-Match": TAG, Range: "bytes=99-" }],
    [206, { "If-Range": TAG, Range: "bytes=0-1" }],
    [200, { "If-Range": `W/${TAG}`, Range: "bytes=0-1" }],
    [200, { "If-Range": '"x"', Range: "bytes=0-1" }],
    [200, { "If-Range": '"x"', Range: "bytes=99-" }],
    [200, { "If-Range": MODIFIED, Range: "bytes=0-1" }],
  ])("is answered by %i: %j", async (status, headers = {}) => {
    const tag = await tagOf("alphabet.txt");
    const asked = Object.entries(headers).map(([name, value]) => [name, value.replaceAll(TAG, tag)]);
    const response = await get("alphabet.txt", Object.fromEntries(asked));
    expect(response.status).toBe(status);
    const body = await response.text();
    if (status === 200) expect(body).toBe(ALPHABET);
    if (status === 304) expect([response.headers.get("ETag"), body]).toEqual([tag, ""]);
    if (status === 412) expect(JSON.parse(body)).toMatchObject({ code: 412 });
  });

  it("is held against HEAD too", async () => {
    const tag = await tagOf("alphabet.txt");
    expect((await get("alphabet.txt", { "If-None-Match": tag }, "HEAD")).status).toBe(304);
    expect((await get("alphabet.txt", { "If-Match": '"x"' }, "HEAD")).status).toBe(412);
  });
});

describe("a part", () => {
  it.each([
    ["bytes=0-0", "a", "bytes 0-0/26"],
    ["bytes=2-4", "cde", "bytes 2-4/26"],
    ["bytes=24-", "yz", "bytes 24-25/26"],
    ["bytes=24-99999999999999999999", "yz", "bytes 24-25/26"],
    ["bytes=-2", "yz", "bytes 24-25/26"],
    ["bytes=-99", ALPHABET, "bytes 0-25/26"],
    ["Bytes= 1-1", "b", "bytes 1-1/26"],
  ])("is served for %s", async (range, body, contentRange) => {
    const response = await get("alphabet.txt", { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(contentRange);
    expect(response.headers.get("Content-Length")).toBe(String(body.length));
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(body);
  });

  it.each(["bytes=26-", "bytes=26-30", "bytes=-0"])("that is not there is told: %s", async (range) => {
    const response = await get("alphabet.txt", { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe("bytes */26");
    expect(await response.json()).toMatchObject({ code: 416, payload: { size_bytes: 26 } });
  });

  it("is the whole of a file without bytes where the end is asked for", async () => {
    expect((await get("empty.json", { Range: "bytes=-5" })).status).toBe(200);
    expect((await get("empty.json", { Range: "bytes=0-" })).status).toBe(416);
  });

  it("is what a slice is, whatever Range says", async () => {
    const place = fc.oneof(fc.nat(40), fc.bigInt(0n, 10n ** 30n)).map(String);
    const part = fc
      .tuple(fc.option(place, { nil: "" }), fc.option(place, { nil: "" }))
      .map(([from, to]) => `${from}-${to}`);
    const range = fc.oneof(
      part.map((one) => `bytes=${one}`),
      fc.array(part, { maxLength: 3 }).map((parts) => `bytes=${parts.join(",")}`),
      fc.stringMatching(/^[!-~ ]{0,20}$/),
    );
    await fc.assert(
      fc.asyncProperty(range, async (header) => {
        const response = await get("alphabet.txt", { Range: header });
        expect({ status: response.status, body: await response.text() }).toMatchObject(sliceOf(header));
      }),
      { numRuns: runs(200) },
    );
  });
});

/** The outcome of a single well-formed range, by whole numbers of any size. */
function sliceOf(header: string) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header.trim().replace("= ", "=")) ?? [];
  const whole = { status: 200, body: ALPHABET };
  if (from === undefined || to === undefined || from + to === "") return whole;
  const size = BigInt(ALPHABET.length);
  if (from === "") return to.match(/^0+$/) ? { status: 416 } : { status: 206, body: ALPHABET.slice(-Number(to)) };
  if (to !== "" && BigInt(to) < BigInt(from) && BigInt(from) < size) return whole;
  if (BigInt(from) >= size) return { status: expect.toBeOneOf(to === "" ? [416] : [200, 416]) };
  return { status: 206, body: ALPHABET.slice(Number(from), to === "" ? undefined : Number(to) + 1) };
}

describe("any path", () => {
  it("is answered without failing, and with nothing of another bundle", async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "..",
        ".",
        "/",
        "//",
        "\\",
        "%2f",
        "%2F..",
        "%2e%2e",
        "%5c",
        "%00",
        "%0a",
        "%",
        "%ff",
        "%ed%a0%80",
      ),
      fc.constantFrom(
        "index.html",
        "other.txt",
        "folder",
        "files",
        "bundles",
        "?",
        "#",
        ";",
        "*",
        "é",
        "😀",
        " ",
        "@",
        ":",
      ),
      fc.string({ unit: "binary", maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const response = await get(pieces.join("").replace(/[\t\r\n]/g, ""));
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toContain(OTHERS);
        const location = response.headers.get("Location");
        if (location !== null) expect(location).toMatch(/^\/[^/\\]/);
      }),
      { numRuns: runs(300) },
    );
  });
});

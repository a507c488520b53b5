import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditSource } from "../../../shared/content-server/client.ts";
import { type Answer, fetchGet, type Get } from "../../../shared/content-server/transport.ts";
import { KEY, nodeGet, startServer, type TestServer } from "./support/http-server.ts";
import { bytesOf } from "./support/json-text.ts";

const PATH = "/__api__/v1/audit_logs";
const BASE = "https://host.example/prefix";
const PREFIX_PAGE = `/prefix${PATH}?limit=2`;
const URL_OF_PAGE = `${BASE}${PATH}?limit=2&ascOrder=true&next=opaque`;

const serverAt = (baseUrl: string, cursorIsId = false) => ({
  baseUrl,
  key: KEY,
  keyHeader: "Authorization",
  cursorIsId,
});

async function* piecesOf(...pieces: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield typeof piece === "string" ? bytesOf(piece) : piece;
}

function getting(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Get {
  return async () => await Promise.resolve({ status, header: (name) => headers[name] ?? null, body: piecesOf(body) });
}

const fetchPage = async (get: Get, url = URL_OF_PAGE) => await auditSource(serverAt(BASE), get).fetchPage(url);
const nextOf = async (paging: unknown, results: readonly unknown[] = [{ id: 1 }]) => {
  const outcome = await fetchPage(getting(200, JSON.stringify({ results, paging })));
  return outcome.kind === "page" ? outcome.page.next : outcome.failure;
};

describe("the URLs of an audit log", () => {
  const source = auditSource(serverAt(`${BASE}/`), nodeGet);

  it("begin at either end", () => {
    expect(source.startUrl("ascending", 500)).toBe(`${BASE}${PATH}?limit=500&ascOrder=true`);
    expect(source.startUrl("descending", 1)).toBe(`${BASE}${PATH}?limit=1&ascOrder=false`);
  });

  it("go on after an id only where cursors are ids", () => {
    expect(source.urlAfter("12", 500)).toBe(null);
    expect(auditSource(serverAt(BASE, true), nodeGet).urlAfter("12", 500)).toBe(
      `${BASE}${PATH}?limit=500&ascOrder=true&next=12`,
    );
  });

  it("take another limit, and keep the rest", () => {
    expect(source.withLimit(`${BASE}${PATH}?limit=500&ascOrder=true&next=a%20b`, 250)).toBe(
      `${BASE}${PATH}?ascOrder=true&next=a%20b&limit=250`,
    );
  });
});

describe("a request", () => {
  it.each([
    ["Authorization", KEY, { Accept: "application/json", Authorization: `Key ${KEY}` }],
    ["X-SVC-Authorization", KEY, { Accept: "application/json", "X-SVC-Authorization": `Key ${KEY}` }],
    ["Authorization", null, { Accept: "application/json" }],
  ])("with %s: %s", async (keyHeader, key, expected) => {
    const asked: unknown[] = [];
    const get: Get = async (url, headers) => {
      asked.push({ url, headers });
      return await getting(200, '{"results":[]}')(url, headers);
    };
    await auditSource({ baseUrl: BASE, key, keyHeader, cursorIsId: false }, get).fetchPage(URL_OF_PAGE);
    expect(asked).toEqual([{ url: URL_OF_PAGE, headers: expected }]);
  });
});

describe("the next page", () => {
  it.each([
    [undefined, null],
    [null, null],
    [{}, null],
    [{ next: null, cursors: { next: null } }, null],
    [{ next: `${BASE}${PATH}?next=3` }, `${BASE}${PATH}?next=3`],
    [{ next: "?next=3" }, `${BASE}${PATH}?next=3`],
    [{ next: "audit_logs?next=3" }, `${BASE}${PATH}?next=3`],
    [{ next: `/prefix${PATH}?next=3`, cursors: { next: "4" } }, `${BASE}${PATH}?next=3`],
    [{ next: null, cursors: { next: "4 &=" } }, `${BASE}${PATH}?limit=2&ascOrder=true&next=4%20%26%3D`],
    [{ cursors: { next: "4" } }, `${BASE}${PATH}?limit=2&ascOrder=true&next=4`],
  ])("the page after %j is %j", async (paging, next) => {
    expect(await nextOf(paging)).toBe(next);
  });

  it("is not named by a page without entries", async () => {
    expect(await nextOf({ next: "?next=3" }, [])).toBe(null);
  });

  it.each([
    [
      { next: "https://evil.example/" },
      "The URL of the next page is on another origin than the server. Nothing was sent there; check the base URL.",
    ],
    [
      { next: "/__api__/v1/audit_logs" },
      "The URL of the next page is not below /prefix/__api__/. Nothing was sent there; check the base URL.",
    ],
    [
      { cursors: { next: "x".repeat(5000) } },
      "The URL of the next page is longer than 4096 characters. Nothing was sent there; check the base URL.",
    ],
    [
      { next: `${PREFIX_PAGE}&api_key=${KEY}` },
      "The URL of the next page has the key in it, and would be stored with the export. Nothing was sent there.",
    ],
  ])("a next page that leaves the server, %j, fails its page, though it has no entries", async (paging, message) => {
    expect(await nextOf(paging)).toEqual({ kind: "left-server", message });
    expect(await nextOf(paging, [])).toEqual({ kind: "left-server", message });
  });
});

describe("the outcome of a status", () => {
  const said = `GET /prefix${PATH} answered`;

  it.each([
    [200, "page", undefined],
    [201, "malformed", `${said} 201, where 200 and a body are expected.`],
    [204, "malformed", `${said} 204, where 200 and a body are expected.`],
    [206, "malformed", `${said} 206, where 200 and a body are expected.`],
    [
      304,
      "redirected",
      `${said} 304: the server redirects. The key is not sent elsewhere; check the server's base URL.`,
    ],
    [400, "rejected", `${said} 400: the server rejected the request.`],
    [401, "refused", `${said} 401: the key is not valid.`],
    [403, "refused", `${said} 403: the key does not have the permission.`],
    [404, "absent", `${said} 404: nothing is at this URL.`],
    [408, "server-error", `${said} 408: the server failed.`],
    [410, "absent", `${said} 410: nothing is at this URL.`],
    [429, "throttled", `${said} 429: the server asks for fewer requests.`],
    [500, "server-error", `${said} 500: the server failed.`],
    [503, "server-error", `${said} 503: the server failed.`],
    [599, "server-error", `${said} 599: the server failed.`],
  ])("%i", async (status, kind, message) => {
    const outcome = await fetchPage(getting(status, '{"results":[]}'));
    expect(outcome.kind === "page" ? "page" : outcome.failure.kind).toBe(kind);
    if (outcome.kind === "failed") expect(outcome.failure.message).toBe(message);
  });

  it.each([429, 503, 408])("%i gives how long to wait", async (status) => {
    expect(await fetchPage(getting(status, "", { "Retry-After": "3" }))).toMatchObject({
      failure: { retryAfterMilliseconds: 3000 },
    });
    expect(await fetchPage(getting(status, ""))).toMatchObject({ failure: { retryAfterMilliseconds: null } });
  });

  it("ends the body that it does not read", async () => {
    const ends: string[] = [];
    const body: Answer["body"] = {
      [Symbol.asyncIterator]: () => ({
        next: async () => await Promise.reject(new Error("It is not to be read.")),
        return: async () => {
          ends.push("ended");
          return await Promise.reject(new Error("Nor does this matter."));
        },
      }),
    };
    const outcome = await fetchPage(async () => await Promise.resolve({ status: 500, header: () => null, body }));
    expect([outcome.kind, ends]).toEqual(["failed", ["ended"]]);
  });
});

describe("the message of a failure", () => {
  const thrown = async (error: unknown) => {
    const outcome = await fetchPage(() => {
      throw error;
    });
    return outcome.kind === "failed" ? outcome.failure : undefined;
  };
  const said = `GET /prefix${PATH} got no answer`;

  it.each([
    [new Error(`Could not send Key ${KEY} to ${URL_OF_PAGE}`), `${said}.`],
    [
      new TypeError("fetch failed", { cause: Object.assign(new Error(KEY), { code: "ECONNREFUSED" }) }),
      `${said} (ECONNREFUSED).`,
    ],
    [Object.assign(new Error("x"), { code: "CERT_HAS_EXPIRED" }), `${said} (CERT_HAS_EXPIRED).`],
    [Object.assign(new Error("x"), { code: KEY }), `${said}.`],
    [new DOMException("Timed out", "TimeoutError"), `${said}: it took too long.`],
    [null, `${said}.`],
    [KEY, `${said}.`],
  ])("the message for %s shows no more than a code", async (error, message) => {
    expect(await thrown(error)).toEqual({ kind: "no-answer", message });
  });

  it("the key is not in it, though the server put it into a path", async () => {
    const outcome = await fetchPage(getting(500, KEY), `${BASE}/__api__/v1/${KEY}/audit_logs?next=${KEY}`);
    expect(outcome).toMatchObject({
      failure: { message: "GET /prefix/__api__/v1/•••/audit_logs answered 500: the server failed." },
    });
  });

  it("neither the body nor a query is in it", async () => {
    const bodies = [
      "SECRET",
      '{"results":[SECRET',
      '{"results":[{"SECRET":1,}],"paging":{"next":"https://SECRET"}}',
      '{"SECRET":1}',
      "{SECRET",
    ];
    for (const body of bodies) {
      for (const status of [200, 204, 302, 401, 404, 429, 500]) {
        const outcome = await fetchPage(getting(status, body), `${URL_OF_PAGE}&x=SECRET`);
        expect(outcome.kind).toBe("failed");
        expect(JSON.stringify(outcome)).not.toContain("SECRET");
      }
    }
  });
});

describe("a body", () => {
  const PAGE = '{"results":[{"id":1}]}';

  it("need not say that it is JSON, but has to be", async () => {
    expect((await fetchPage(getting(200, PAGE, { "Content-Type": "text/plain" }))).kind).toBe("page");
    expect(await fetchPage(getting(200, "<html>", { "Content-Type": "application/json" }))).toEqual({
      kind: "failed",
      failure: {
        kind: "malformed",
        message: "The body does not begin with a JSON object, at byte 0. Check the server's base URL.",
      },
    });
  });

  it("may come in pieces of any size", async () => {
    const text = `{"results":[${Array.from({ length: 1_000 }, (_, id) => `{"id":${id}}`).join(",")}]}`;
    const bytes = bytesOf(text);
    const pieces = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    const body = piecesOf(new Uint8Array(), ...pieces);
    const outcome = await fetchPage(async () => await Promise.resolve({ status: 200, header: () => null, body }));
    expect(outcome.kind === "page" && outcome.page.entries.map(({ id }) => Number(id))).toEqual([
      ...Array(1_000).keys(),
    ]);
  });

  it.each([
    ["22", null, "page"],
    ["21", null, "no-answer"],
    ["23", null, "no-answer"],
    ["23", "identity", "no-answer"],
    ["5", "gzip", "page"],
    ["many", null, "page"],
  ])("a body with a Content-Length of %s packed by %s is complete or not", async (length, encoding, kind) => {
    const headers = { "Content-Length": length, ...(encoding === null ? {} : { "Content-Encoding": encoding }) };
    const outcome = await fetchPage(getting(200, PAGE, headers));
    expect(outcome.kind === "page" ? "page" : outcome.failure.kind).toBe(kind);
  });

  it("a body that is too large is not read to its end", async () => {
    let [pieces, ended] = [0, false];
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          pieces += 1;
          yield new Uint8Array(1024 * 1024).fill(0x20);
        }
      } finally {
        ended = true;
      }
    }
    const outcome = await fetchPage(
      async () => await Promise.resolve({ status: 200, header: () => null, body: endless() }),
    );
    expect(outcome).toEqual({
      kind: "failed",
      failure: { kind: "too-large", message: `GET /prefix${PATH} answered with more than 16777216 bytes.` },
    });
    expect([pieces, ended]).toEqual([17, true]);
  });

  it("may be as large as it may be", async () => {
    const text = PAGE.padEnd(16_777_216);
    expect((await fetchPage(getting(200, text))).kind).toBe("page");
    expect(await fetchPage(getting(200, `${text} `))).toMatchObject({ failure: { kind: "too-large" } });
  });

  it("a body with damaged entries makes a page suspect", async () => {
    const outcome = await fetchPage(getting(200, '{"results":[{"id":1},{"id":2,}]}'));
    expect(outcome).toMatchObject({
      kind: "page",
      page: { isSuspect: true, entries: [{ id: "1" }, { kind: "unreadable", id: "2" }] },
    });
  });
});

describe("over a real connection", () => {
  let server: TestServer;
  let breaking: Server;
  /** Is done when the connection of an endless body is closed. */
  let isClosed: Promise<unknown>;
  const page = { results: [{ id: "1" }] };

  beforeAll(async () => {
    server = await startServer((url, response) => {
      if (url.includes("gzip")) {
        response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(JSON.stringify(page)));
      } else if (url.includes("cut")) {
        response.writeHead(200, { "Content-Length": "100" }).write("{", () => response.destroy());
      } else if (url.includes("slow")) {
        response.writeHead(200).write("{");
      } else if (url.includes("endless")) {
        isClosed = once(response, "close");
        const send = () => {
          while (!response.destroyed && response.write(" ".repeat(65_536)));
          response.once("drain", send);
        };
        send();
      } else if (url.includes("silent")) {
        timeOut.abort(TIMED_OUT);
      } else response.end(JSON.stringify(page));
    });
    breaking = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => {
      breaking.listen(0, "127.0.0.1", resolve);
    });
  });
  afterAll(async () => {
    breaking.close();
    await server.close();
  });

  const ask = async (query: string, get = nodeGet) =>
    await auditSource(serverAt(server.origin), get).fetchPage(`${server.origin}${PATH}?${query}`);
  const TIMED_OUT = new DOMException("Timed out", "TimeoutError");
  let timeOut = new AbortController();
  const hasty = fetchGet(fetch, () => timeOut.signal);

  it.each(["plain", "gzip"])("a %s page is read", async (query) => {
    expect(await ask(query)).toMatchObject({ kind: "page", page: { entries: [{ id: "1" }], next: null } });
  });

  it("a body that breaks off is no answer", async () => {
    expect(await ask("cut")).toMatchObject({ kind: "failed", failure: { kind: "no-answer" } });
  });

  it("an endless body is cut off, and its connection closed", async () => {
    expect(await ask("endless")).toMatchObject({ kind: "failed", failure: { kind: "too-large" } });
    await isClosed;
  });

  it("the time-out is for the answer and for its body", async () => {
    expect(await ask("silent", hasty)).toEqual({
      kind: "failed",
      failure: { kind: "no-answer", message: `GET ${PATH} got no answer: it took too long.` },
    });
    timeOut = new AbortController();
    const answered: Get = async (url, headers) => {
      const answer = await hasty(url, headers);
      timeOut.abort(TIMED_OUT);
      return answer;
    };
    expect(await ask("slow", answered)).toEqual({
      kind: "failed",
      failure: { kind: "no-answer", message: `GET ${PATH} got an answer that broke off: it took too long.` },
    });
  });

  it("a server that is not there, or hangs up, gives no answer", async () => {
    const address = breaking.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const source = auditSource(serverAt(`http://127.0.0.1:${port}`), nodeGet);
    expect(await source.fetchPage(source.startUrl("ascending", 1))).toMatchObject({ failure: { kind: "no-answer" } });
    const nowhere = auditSource(serverAt("http://127.0.0.1:1"), nodeGet);
    expect(await nowhere.fetchPage(nowhere.startUrl("ascending", 1))).toMatchObject({ failure: { kind: "no-answer" } });
  });
});

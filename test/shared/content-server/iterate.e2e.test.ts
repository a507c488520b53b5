import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { auditSource } from "../../../shared/content-server/client.ts";
import { keysetPages, offsetPages, type Patience } from "../../../shared/content-server/iterate.ts";
import { KEY, nodeGet, sendJson, startServer, type TestServer } from "./support/http-server.ts";

let server: TestServer | undefined;
afterEach(async () => await server?.close());

/** What is to be answered in the place of a page. */
type Fault = (response: ServerResponse) => void;

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Fault =>
  (response) => {
    response.writeHead(code, headers).end();
  };
const body =
  (text: string): Fault =>
  (response) => {
    response.end(text);
  };
const hangUp: Fault = (response) => {
  response.destroy();
};

/** Waits for no time, and notes for how long it should. */
function patience(): Patience & { readonly waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      await Promise.resolve();
    },
    random: () => 0.5,
  };
}

/** A log of some entries, by cursors that only the server knows. Faults come by the number of the request, from 1. */
async function startLog(
  entries: number,
  by: "next" | "cursors",
  faults: Readonly<Record<number, Fault>> = {},
): Promise<TestServer> {
  server = await startServer((url, response, count) => {
    const fault = faults[count];
    if (fault !== undefined) {
      fault(response);
      return;
    }
    const { searchParams, pathname } = new URL(url, "http://x");
    const limit = Number(searchParams.get("limit"));
    const start = Number(searchParams.get("next")?.slice(1) ?? 0);
    const ids = Array.from({ length: entries }, (_, id) =>
      searchParams.get("ascOrder") === "true" ? id + 1 : entries - id,
    );
    const results = ids.slice(start, start + limit).map((id) => ({ id }));
    const cursor = start + limit < entries ? `c${start + limit}` : null;
    const next =
      cursor === null ? null : `${pathname}?limit=${limit}&ascOrder=${searchParams.get("ascOrder")}&next=${cursor}`;
    sendJson(response, { results, paging: by === "next" ? { next } : { cursors: { next: cursor } } });
  });
  return server;
}

async function walkLog(log: TestServer, entries: number, order: "ascending" | "descending" = "ascending") {
  const source = auditSource({ baseUrl: log.origin, key: KEY, keyHeader: "Authorization", cursorIsId: false }, nodeGet);
  const waiting = patience();
  const pages: (readonly number[])[] = [];
  let failure: unknown;
  for await (const step of keysetPages(source, { order, entries }, waiting)) {
    if (step.kind === "page") pages.push(step.page.entries.map(({ id }) => Number(id)));
    else failure = step.failure;
  }
  return { pages, failure, waits: waiting.waits, requests: log.requests.length };
}

describe.each(["next", "cursors"] as const)("a log that is walked by paging.%s", (by) => {
  it.each([
    [0, 2, [[]], 1],
    [1, 2, [[1]], 1],
    [2, 2, [[1, 2]], 1],
    [5, 2, [[1, 2], [3, 4], [5]], 3],
    [
      4,
      2,
      [
        [1, 2],
        [3, 4],
      ],
      2,
    ],
  ])("of %i entries, %i a page", async (entries, limit, pages, requests) => {
    expect(await walkLog(await startLog(entries, by), limit)).toEqual({
      pages,
      failure: undefined,
      waits: [],
      requests,
    });
  });

  it("newest first", async () => {
    expect((await walkLog(await startLog(5, by), 3, "descending")).pages).toEqual([
      [5, 4, 3],
      [2, 1],
    ]);
  });

  it("through troubles that pass", async () => {
    const log = await startLog(5, by, {
      1: status(429, { "Retry-After": "7" }),
      2: status(503),
      3: hangUp,
      5: status(500, { "Retry-After": "86400" }),
      6: body('{"results":['),
      7: body("<html>"),
      8: status(429),
      9: status(408),
    });
    expect(await walkLog(log, 3)).toEqual({
      pages: [
        [1, 2, 3],
        [4, 5],
      ],
      failure: undefined,
      waits: [7000, 1000, 2000, 900_000, 1000, 2000, 4000, 8000],
      requests: 10,
    });
  });
});

describe("a log's walk that ends early", () => {
  it("with fewer entries than asked for, though a next page is named", async () => {
    server = await startServer((_, response) =>
      sendJson(response, { results: [{ id: 1 }], paging: { next: "?next=2" } }),
    );
    expect(await walkLog(server, 2)).toMatchObject({ pages: [[1]], failure: undefined, requests: 1 });
  });

  it.each([
    ["itself", "?limit=1&ascOrder=true"],
    ["the same one over and over", "?next=2"],
  ])("where the server names %s", async (_, next) => {
    server = await startServer((__, response) => sendJson(response, { results: [{ id: 1 }], paging: { next } }));
    const { pages, failure } = await walkLog(server, 1);
    expect(pages.length).toBeLessThan(3);
    expect(failure).toEqual({
      kind: "endless",
      message: "The server names a page as the next one that came before it.",
    });
  });

  it("after six tries in a row", async () => {
    const log = await startLog(4, "next", Object.fromEntries([2, 3, 4, 5, 6, 7].map((count) => [count, status(503)])));
    expect(await walkLog(log, 2)).toEqual({
      pages: [[1, 2]],
      failure: {
        kind: "server-error",
        message: "GET /__api__/v1/audit_logs answered 503: the server has trouble.",
        retryAfterMilliseconds: null,
      },
      waits: [500, 1000, 2000, 4000, 8000],
      requests: 7,
    });
  });

  it.each([
    [401, "refused"],
    [403, "refused"],
    [404, "rejected"],
    [302, "redirected"],
  ])("at once with %i", async (code, kind) => {
    const log = await startLog(4, "next", { 2: status(code, { Location: "/" }) });
    expect(await walkLog(log, 2)).toMatchObject({ pages: [[1, 2]], failure: { kind }, waits: [], requests: 2 });
  });
});

/** Answers with each page in turn; with the last of them again and again. */
async function startList(...pages: readonly (object | Fault)[]): Promise<TestServer> {
  server = await startServer((_, response, count) => {
    const page = pages[Math.min(count, pages.length) - 1];
    if (typeof page === "function") page(response);
    else sendJson(response, page);
  });
  return server;
}

async function walkList(list: TestServer) {
  const waiting = patience();
  const pages: unknown[] = [];
  let failure: unknown;
  const at = { baseUrl: `${list.origin}/`, key: KEY, keyHeader: "X-SVC-Authorization" };
  for await (const step of offsetPages(at, { path: "/v1/users", items: 2 }, nodeGet, waiting)) {
    if (step.kind === "page") pages.push(step.results);
    else failure = step.failure;
  }
  return { pages, failure, waits: waiting.waits, requests: list.requests.map(({ url }) => url) };
}

const FIRST = "/__api__/v1/users?page_size=2";

describe("a list that is paged by number", () => {
  it("ends with an empty page", async () => {
    const list = await startList(
      { results: ["a", { b: [1] }], current_page: 1 },
      { results: ["c"], current_page: 2 },
      { results: [], current_page: 3 },
    );
    expect(await walkList(list)).toEqual({
      pages: [["a", { b: [1] }], ["c"]],
      failure: undefined,
      waits: [],
      requests: [FIRST, `${FIRST}&page_number=2`, `${FIRST}&page_number=3`],
    });
    expect(list.requests.map(({ headers }) => headers["x-svc-authorization"])).toEqual(Array(3).fill(`Key ${KEY}`));
  });

  it("ends where all have come, if the server says how many there are", async () => {
    const list = await startList(
      { results: ["a", "b"], current_page: 1, total: 3 },
      { results: ["c"], current_page: 2, total: 3 },
    );
    expect(await walkList(list)).toMatchObject({
      pages: [["a", "b"], ["c"]],
      requests: [FIRST, `${FIRST}&page_number=2`],
    });
  });

  it("may be empty", async () => {
    expect(await walkList(await startList({ results: [], current_page: 1, total: 0 }))).toMatchObject({
      pages: [],
      requests: [FIRST],
    });
  });

  it("counts on from the number that the server gives", async () => {
    const list = await startList({ results: ["a"], current_page: 7 }, { results: [], current_page: 8 });
    expect((await walkList(list)).requests).toEqual([FIRST, `${FIRST}&page_number=8`]);
  });

  it("is asked for again after troubles that pass", async () => {
    const list = await startList(
      status(429, { "Retry-After": "2" }),
      { results: ["a"], current_page: 1 },
      body('{"results":'),
      hangUp,
      { results: [], current_page: 2 },
    );
    expect(await walkList(list)).toMatchObject({ pages: [["a"]], failure: undefined, waits: [2000, 500, 1000] });
  });

  it.each([
    [
      "gives one page for all",
      { results: ["b"], current_page: 1 },
      "The server gives another page than the one it was asked for.",
    ],
    ["skips one", { results: ["b"], current_page: 3 }, "The server gives another page than the one it was asked for."],
    [
      "gives one page by all numbers",
      { results: ["a"], current_page: 2 },
      "The server gives the same page again as the next one.",
    ],
  ])("ends with a failure where the server %s", async (_, second, what) => {
    expect(await walkList(await startList({ results: ["a"], current_page: 1 }, second))).toMatchObject({
      pages: [["a"]],
      failure: { kind: "endless", message: `GET /v1/users: ${what}` },
    });
  });

  const NO_LIST = 'The body is no page of a list, with the array "results" and the whole number "current_page".';

  it.each([
    ["[]", NO_LIST],
    ["null", NO_LIST],
    ['{"results":[]}', NO_LIST],
    ['{"results":{},"current_page":1}', NO_LIST],
    ['{"results":[],"current_page":"1"}', NO_LIST],
    ['{"results":[],"current_page":1.5}', NO_LIST],
    ['{"results":[],"current_page":-1}', NO_LIST],
    ["<html>", "The body is no valid JSON, at byte 0."],
    ['{"results":[],"current_page":1} x', "The body goes on after its end, at byte 32."],
    [`{"results":${"[".repeat(100)}`, "The body nests objects and arrays deeper than 64 levels, at byte 74."],
  ])("is not %s", async (text, message) => {
    expect(await walkList(await startList(body(text)))).toMatchObject({
      pages: [],
      failure: { kind: "malformed", message },
    });
  });

  it("fails at once where the key is not enough", async () => {
    expect(await walkList(await startList(status(403)))).toMatchObject({
      failure: { kind: "refused", message: "GET /__api__/v1/users answered 403: the key does not have the right." },
      waits: [],
    });
  });
});

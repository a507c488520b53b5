import { once } from "node:events";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { freePort } from "../../support/free-port.ts";
import { type Echo, startUpstream, TEXT, type Upstream } from "./echo-upstream.ts";
import { addApi, addUser, KEY, startWorker, type WorkerProcess } from "./worker-process.ts";

let upstream: Upstream;
let worker: WorkerProcess;
/** The same with the key in a header of another name, one that is passed on otherwise. */
let renamed: WorkerProcess;

beforeAll(async () => {
  upstream = await startUpstream();
  const [port, renamedPort, silentPort] = [await freePort(), await freePort(), await freePort()];
  const host = `http://127.0.0.1:${upstream.port}`;
  const rows = [
    addUser(1, "zoë", 3, KEY),
    "INSERT INTO groups (id, guid, name, owner_id) VALUES (1, 'group-1', 'Müller \"&\" Co', 1), (2, 'group-2', 'all', 1);",
    "INSERT INTO group_members (group_id, user_id) VALUES (1, 1), (2, 1);",
    addApi("root", host),
    addApi("app", `${host}/app`),
    addApi("open", host, "all"),
    addApi("own", `http://127.0.0.1:${port}/`),
    addApi("alias", `http://localhost:${port}/content/alias/`, "all"),
    addApi("silent", `http://127.0.0.1:${silentPort}/`, "all"),
  ].join("\n");
  const variables = { ALLOW_ANONYMOUS_CONTENT: "true", ALLOW_PRIVATE_UPSTREAMS: "true" };
  [worker, renamed] = await Promise.all([
    startWorker(rows, variables, port),
    startWorker(rows, { ...variables, KEY_HEADER: "X-Requested-With" }, renamedPort),
  ]);
});
afterAll(async () => {
  await Promise.all([worker?.stop(), renamed?.stop(), upstream?.stop()]);
});

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  readonly of?: WorkerProcess;
}

const AUTHORIZED = { Authorization: `Key ${KEY}` };

/** Asks by a socket of our own: `fetch` does not send every header and every method. */
function open(path: string, { method = "GET", headers = AUTHORIZED, of = worker }: Asked = {}) {
  return httpRequest({ host: of.host, port: of.port, path, method, headers, agent: false });
}

async function ask(path: string, asked: Asked = {}) {
  const request = open(path, asked);
  request.end(asked.body);
  const [response] = await received(request);
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(Buffer.from(piece));
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(pieces) };
}

async function received(request: ReturnType<typeof open>): Promise<[IncomingMessage]> {
  return await new Promise((resolve, reject) => {
    request.on("response", (response) => resolve([response])).on("error", reject);
  });
}

async function echo(path: string, asked: Asked = {}): Promise<Echo> {
  const { status, bytes } = await ask(path, asked);
  expect([status, bytes.toString()]).toEqual([200, expect.stringContaining('"headers"')]);
  return JSON.parse(bytes.toString());
}

const text = async (path: string, asked: Asked = {}) => (await ask(path, asked)).bytes.toString();

describe("a request that arrives at the upstream", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"])(
    "is the method %s, the path as it was sent, the query and the body",
    async (method) => {
      const headers = { ...AUTHORIZED, "Content-Length": 6 };
      const url = "/a%2Fb/%7Ec//d?x=%20&x";
      const arrived = await echo(`/content/app${url}`, { method, headers, body: "a body" });
      expect(arrived).toMatchObject({ method, url: `/app${url}`, body: "a body" });
    },
  );

  it("is the content's own path, with one slash, and a question about options", async () => {
    expect((await echo("/content/root/", { method: "OPTIONS" })).method).toBe("OPTIONS");
    expect((await echo("/content/root/")).url).toBe("/");
    expect((await echo("/content/app/")).url).toBe("/app/");
    expect((await echo("/content/app//a")).url).toBe("/app/a");
  });

  it("tells who asks, where and by which id", async () => {
    const { headers } = await echo("/content/app/", { headers: { ...AUTHORIZED, "X-Correlation-ID": "id-1" } });
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      via: "1.1 provider-steward",
      "x-correlation-id": "id-1",
      "x-forwarded-host": `127.0.0.1:${worker.port}`,
      "x-forwarded-prefix": "/content/app",
      "x-forwarded-proto": "http",
      "x-svc-credentials": '{"user":"zo\\u00eb","groups":["all","M\\u00fcller \\"&\\" Co"]}',
    });
  });

  it("names the codings that the visitor understands", async () => {
    expect((await echo("/content/root/")).headers).not.toHaveProperty("accept-encoding");
    const headers = { ...AUTHORIZED, "Accept-Encoding": "identity" };
    expect((await echo("/content/root/", { headers })).headers["accept-encoding"]).toBe("identity");
  });

  it("has no identity where there is no key", async () => {
    const forged = { "X-SVC-Credentials": '{"user":"root"}', "X-Forwarded-Host": "evil.example" };
    const { headers } = await echo("/content/open/", { headers: forged });
    expect(headers).not.toHaveProperty("x-svc-credentials");
    expect(headers["x-forwarded-host"]).toBe(`127.0.0.1:${worker.port}`);
  });

  it("is compressed if it was sent so, and of the length that was stated", async () => {
    const body = gzipSync("abc");
    const headers = { ...AUTHORIZED, "Content-Encoding": "gzip", "Content-Length": body.length };
    const arrived = await echo("/content/root/", { method: "POST", headers, body });
    expect(gunzipSync(Buffer.from(arrived.body, "latin1")).toString()).toBe("abc");
    expect(arrived.headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(body.length) });
  });
});

/** Headers that may arrive: those that are passed on, those that we add, and those of our own connection. */
const MAY_ARRIVE = new Set(
  `accept accept-encoding accept-language access-control-request-headers access-control-request-method cache-control
  content-disposition content-encoding content-language content-type idempotency-key if-match if-modified-since
  if-none-match if-range if-unmodified-since last-event-id origin pragma prefer range traceparent tracestate user-agent
  x-requested-with
  via x-correlation-id x-forwarded-host x-forwarded-prefix x-forwarded-proto x-svc-credentials
  host connection content-length transfer-encoding cf-worker`.split(/\s+/),
);

describe("no key, cookie, hop-by-hop header or forged identity", () => {
  it.each<[string, OutgoingHttpHeaders]>([
    ["Authorization", { Authorization: `Key ${KEY}` }],
    ["Authorization in upper case", { AUTHORIZATION: `KEY ${KEY}` }],
    ["authorization in lower case", { authorization: `key ${KEY}` }],
    ["the second header", { "X-SVC-Authorization": `Key ${KEY}` }],
    ["the second header, bare", { "x-svc-authorization": KEY }],
    ["the second header in upper case", { "X-SVC-AUTHORIZATION": KEY }],
    ["both", { Authorization: `Key ${KEY}`, "X-SVC-Authorization": KEY }],
    ["a header that Connection names", { Authorization: `Key ${KEY}`, Connection: "close, Authorization, X-Hop" }],
  ])("arrives by %s", async (_, headers) => {
    const others = {
      Cookie: "session=secret",
      "X-Hop": "secret",
      TE: "trailers",
      Trailer: "X-T",
      "Transfer-Encoding": "chunked",
      "Keep-Alive": "timeout=1",
      "Proxy-Authorization": "secret",
      "Proxy-Connection": "keep-alive",
      "X-SVC-Credentials": "secret",
      "X-Forwarded-For": "secret",
      "X-Forwarded-Proto": "secret",
      Forwarded: "for=secret",
      "CF-Connecting-IP": "1.2.3.4",
      "X-Api-Key": "secret",
    };
    const arrived = await echo("/content/root/", { method: "POST", headers: { ...others, ...headers } });
    expect(Object.keys(arrived.headers).filter((name) => !MAY_ARRIVE.has(name))).toEqual([]);
    expect(JSON.stringify(arrived)).not.toContain(KEY);
    expect(JSON.stringify(arrived)).not.toContain("secret");
    expect(JSON.parse(arrived.headers["x-svc-credentials"] ?? "")).toMatchObject({ user: "zoë" });
  });

  it.each<[string, OutgoingHttpHeaders]>([
    ["bare", { "X-Requested-With": KEY }],
    ["with its scheme", { "X-Requested-With": `Key ${KEY}` }],
    ["in upper case", { "X-REQUESTED-WITH": `KEY ${KEY}` }],
    ["in lower case", { "x-requested-with": KEY }],
    ["beside Authorization", { Authorization: `Key ${KEY}`, "X-Requested-With": KEY, "X-SVC-Authorization": KEY }],
  ])("arrives by a second header of another name, %s", async (_, headers) => {
    const arrived = await echo("/content/root/", { of: renamed, headers });
    expect(JSON.stringify(arrived)).not.toContain(KEY);
    expect(JSON.parse(arrived.headers["x-svc-credentials"] ?? "")).toMatchObject({ user: "zoë" });
  });

  it("arrives of any headers", async () => {
    const known = ["accept", "cookie", "te", "x-forwarded-for", "x-svc-credentials", "forwarded", "if-match", "range"];
    const name = fc.oneof(fc.constantFrom(...known), fc.stringMatching(/^[a-z][a-z-]{0,12}[a-z]$/));
    const value = fc.stringMatching(/^[!-~]{1,20}$/);
    const ours = [
      "authorization",
      "host",
      "connection",
      "upgrade",
      "expect",
      "content-length",
      "transfer-encoding",
      "via",
    ];
    const headers = fc.dictionary(
      name.filter((one) => !ours.includes(one) && one !== "x-svc-authorization"),
      value,
    );
    await fc.assert(
      fc.asyncProperty(headers, async (sent) => {
        const connection = `close, ${Object.keys(sent)[0] ?? "x"}`;
        const arrived = await echo("/content/root/", { headers: { ...sent, ...AUTHORIZED, connection } });
        expect(Object.keys(arrived.headers).filter((one) => !MAY_ARRIVE.has(one))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe("an answer that comes back", () => {
  it("has no header of the connection and none that acts on the whole origin", async () => {
    const { status, headers } = await ask("/content/root/headers", {
      headers: { ...AUTHORIZED, "X-Correlation-ID": "id-2" },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "x-custom": "kept", link: "<a>, <b>", "x-correlation-id": "id-2" });
    expect(JSON.stringify(headers)).not.toContain("forged");
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  });

  it("is compressed as the upstream sent it", async () => {
    const { headers, bytes } = await ask("/content/root/gzip", {
      headers: { ...AUTHORIZED, "Accept-Encoding": "gzip" },
    });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(bytes).toString()).toBe(TEXT);
  });

  it("answers HEAD with the length of what GET answers, and 204 and 304 with nothing", async () => {
    const head = await ask("/content/root/length", { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([200, "5", 0]);
    expect(await ask("/content/root/204")).toMatchObject({ status: 204, bytes: Buffer.alloc(0) });
    const same = await ask("/content/root/304", { headers: { ...AUTHORIZED, "If-None-Match": '"a"' } });
    expect([same.status, same.headers.etag, same.bytes.length]).toEqual([304, '"a"', 0]);
  });

  it("is a part where a part was asked for", async () => {
    const part = await ask("/content/root/range", { headers: { ...AUTHORIZED, Range: "bytes=0-1" } });
    expect([part.status, part.headers["content-range"], part.bytes.toString()]).toEqual([
      206,
      "bytes 0-1/5",
      "he bytes=0-1",
    ]);
  });

  it("is the upstream's own error", async () => {
    const own = await ask("/content/root/500");
    expect([own.status, own.bytes.toString()]).toEqual([500, "our own failure"]);
  });

  it.each(["tab", "latin"])("is whole where the reason of its status is odd (%s)", async (resource) => {
    const odd = await ask(`/content/root/${resource}`);
    expect([odd.status, odd.bytes.toString()]).toEqual([200, "odd reason"]);
  });

  it("asks for no sign-in in this server's name", async () => {
    const { status, headers, bytes } = await ask("/content/root/401");
    expect([status, bytes.toString()]).toEqual([401, "who are you?"]);
    expect(headers).not.toHaveProperty("www-authenticate");
  });

  it.each([
    ["/app/next", "/content/app/next"],
    ["next", "/content/app/next"],
    ["https://elsewhere.example/app/x", "https://elsewhere.example/app/x"],
  ])("redirects to %s by %s", async (to, location) => {
    const { status, headers } = await ask(`/content/app/redirect?to=${encodeURIComponent(to)}`);
    expect([status, headers.location]).toEqual([302, location]);
  });

  it.each(["/next?a=1#b", "../../x"])("does not redirect to %s, which is something else of this server", async (to) => {
    const { status, headers, bytes } = await ask(`/content/app/redirect?to=${encodeURIComponent(to)}`);
    expect([status, headers.location]).toEqual([502, undefined]);
    expect(JSON.parse(bytes.toString())).toMatchObject({ error: expect.stringContaining("outside of its own") });
  });
});

describe("streams", () => {
  it("go both ways at once", async () => {
    const request = open("/content/root/stream", { method: "POST" });
    const answer = received(request);
    request.write("one");
    const [response] = await answer;
    const first = (await once(response, "data")).join("");
    expect(first).toBe("got one;");
    request.end("two");
    const rest: string[] = [];
    for await (const piece of response) rest.push(String(piece));
    expect(rest.join("")).toBe("got two;end");
  });
});

describe("an upload that the visitor breaks off", () => {
  // One in chunks looks whole: the runtime ends chunked bodies so, and the Worker cannot tell it otherwise.
  it("is none to the upstream either, where its length was stated", async () => {
    const headers = { ...AUTHORIZED, "Content-Length": 10 };
    const request = open("/content/root/upload", { method: "POST", headers });
    request.on("error", () => undefined);
    request.write("half");
    await vi.waitFor(() => expect(upstream.uploads).toEqual(["begun"]), { timeout: 60_000 });
    request.destroy();
    await vi.waitFor(() => expect(upstream.uploads).toEqual(["begun", "broken off"]), { timeout: 60_000 });
  });
});

describe("WebSockets", () => {
  const connect = (path: string, headers: Record<string, string> = AUTHORIZED) =>
    new WebSocket(`ws://${worker.host}:${worker.port}${path}`, ["first", "second"], { headers });

  it("carry messages both ways, the subprotocol, and how the upstream closes", async () => {
    const socket = connect("/content/app/socket", { ...AUTHORIZED, Cookie: "secret", "X-SVC-Credentials": "secret" });
    await once(socket, "open");
    expect(socket.protocol).toBe("second");
    socket.send("hello");
    expect(String((await once(socket, "message"))[0])).toBe("hello");
    socket.send(Buffer.from([0, 255]));
    expect((await once(socket, "message"))[0]).toEqual(Buffer.from([0, 255]));
    socket.send("close");
    expect((await once(socket, "close")).map(String)).toEqual(["4001", "because"]);

    const arrived = upstream.upgrades.at(-1) ?? {};
    expect(JSON.parse(arrived["x-svc-credentials"] ?? "")).toEqual({ user: "zoë", groups: ["all", 'Müller "&" Co'] });
    const ofHandshake = ["key", "version", "extensions", "protocol"].map((name) => `sec-websocket-${name}`);
    const others = Object.keys(arrived).filter((name) => !MAY_ARRIVE.has(name) && !ofHandshake.includes(name));
    expect(others).toEqual(["upgrade"]);
    expect(JSON.stringify(arrived)).not.toContain(KEY);
    expect(JSON.stringify(arrived)).not.toContain("secret");
  });

  it("carry how the visitor closes", async () => {
    const socket = connect("/content/root/");
    await once(socket, "open");
    socket.close(4002, "enough");
    expect(await upstream.closed).toEqual([4002, "enough"]);
  });

  it("are refused like any other request", async () => {
    const [error] = await once(connect("/content/root/", {}), "error");
    expect(String(error)).toContain("401");
  });

  it.each(["null", "http://evil.example"])("are refused to a page of another website (%s)", async (origin) => {
    const [error] = await once(connect("/content/root/", { ...AUTHORIZED, Origin: origin }), "error");
    expect(String(error)).toContain("403");
  });

  it("are open to a page of the same origin, and to any where they need no key", async () => {
    const own = { ...AUTHORIZED, Origin: `http://${worker.host}:${worker.port}` };
    const sockets = [connect("/content/root/", own), connect("/content/open/", { Origin: "http://evil.example" })];
    const closed = sockets.map(async (socket) => {
      await once(socket, "open");
      socket.send("close");
      return (await once(socket, "close"))[0];
    });
    expect(await Promise.all(closed)).toEqual([4001, 4001]);
  });

  it("are answered by the upstream where it takes none", async () => {
    const [error] = await once(connect("/content/silent/"), "error");
    expect(String(error)).toContain("502");
  });
});

describe("the proxy refuses", () => {
  it.each(["/content/app/%2e%2e/x", "/content/app/..%2fx", "/content/app/a/..%5C..%2F..%2Fx", "/content/app/..;/x"])(
    "%s, which leads above the upstream's path",
    async (path) => {
      const { status, bytes } = await ask(path);
      expect(bytes.toString()).not.toContain('"method"');
      expect([400, 404]).toContain(status);
    },
  );

  it.each(["own", "alias"])("a loop (%s)", async (guid) => {
    expect(JSON.parse(await text(`/content/${guid}/`, { headers: AUTHORIZED }))).toMatchObject({ code: 508 });
  });

  it("a request that went through a server of this kind", async () => {
    const headers = { ...AUTHORIZED, Via: "1.0 fred, HTTP/1.1 Provider-Steward (x)" };
    expect((await ask("/content/root/", { headers })).status).toBe(508);
    expect((await ask("/content/root/", { headers: { ...AUTHORIZED, Via: "1.1 provider-stewards" } })).status).toBe(
      200,
    );
  });

  it("nothing more where the upstream cannot be reached: it says where only to those who may change that", async () => {
    const anonymous = await ask("/content/silent/secret?token=secret", { headers: {} });
    expect(anonymous.status).toBe(502);
    expect(JSON.parse(anonymous.bytes.toString())).toEqual({
      code: 502,
      error: "The content's API cannot be reached, or closed the connection before it answered.",
      payload: null,
    });
    expect(await text("/content/silent/")).toContain("Its upstream_url is http://127.0.0.1:");
    await vi.waitFor(() => expect(worker.said()).toContain('"event":"upstream-failed"'), { timeout: 60_000 });
    expect(worker.said()).not.toContain("token=secret");
  });

  it.each(["reset", "999", "101", "103"])(
    "an upstream that breaks off before its answer, or whose status is that of no answer (%s)",
    async (resource) => {
      expect((await ask(`/content/root/${resource}`)).status).toBe(502);
    },
  );

  it("to pass half an answer off as a whole one", async () => {
    await expect(ask("/content/root/half")).rejects.toThrow("aborted");
  });
});

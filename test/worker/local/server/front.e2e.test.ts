import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Front, openFront, serveWorker } from "../../../../worker/local/server/front.ts";

/** Stands for the Worker: it answers with what it was asked. */
let worker: Server;
let front: Front;
/** Holds its socket. */
let folder: string;
const socketOf = (name: string) => join(folder, name);
const log: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation((line: string) => void log.push(line));
  worker = createServer((asked, answer) => {
    if (asked.url === "/refused") {
      asked.once("data", () => answer.writeHead(415, { "Content-Length": 2 }).end("no"));
      return;
    }
    if (asked.url === "/limited") {
      answer.writeHead(429).end("{}");
      return;
    }
    const said = JSON.stringify({ url: asked.url, headers: asked.rawHeaders });
    answer.writeHead(200, "Fine\tindeed", { "X-Hop": "gone", Connection: "x-hop", "Set-Cookie": ["a=1", "b=2"] });
    answer.end(said);
  });
  worker.on("upgrade", (asked, socket) => {
    if (asked.url === "/refused") socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno");
    else socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    socket.pipe(socket);
  });
  folder = mkdtempSync(join(tmpdir(), "steward-"));
  await once(worker.listen(socketOf("worker")), "listening");
  front = await openFront(0);
  serveWorker(front, socketOf("worker"));
});
afterAll(() => {
  vi.restoreAllMocks();
  for (const server of [front.server, worker]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: readonly string[] = []) {
  const options = { host: "127.0.0.1", port: front.port, path, headers: ["Host", "a.example", ...headers] };
  const sent = request(options).end();
  const [received] = await new Promise<[IncomingMessage]>((resolve, reject) => {
    sent.on("response", (response) => resolve([response])).on("error", reject);
  });
  const body: { readonly url: string; readonly headers: readonly string[] } = JSON.parse(await text(received));
  return { received, url: body.url, headers: body.headers };
}

const valuesOf = (headers: readonly string[], name: string) =>
  headers.filter((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === name);

describe("a request that reaches the Worker", () => {
  it("has the path as it was written, the host, and a header that comes twice as two", async () => {
    const { url, headers } = await ask("/a%2Fb//c?d=%20", ["X-A", "1", "x-a", "2"]);
    expect(url).toBe("/a%2Fb//c?d=%20");
    expect(valuesOf(headers, "host")).toEqual(["a.example"]);
    expect(valuesOf(headers, "x-a")).toEqual(["1", "2"]);
  });

  it("has none of the runtime's own headers, and the address that the socket has", async () => {
    const forged = ["MF-Original-URL", "http://b.example/", "mf-cf-blob", "{}", "CF-Connecting-IP", "203.0.113.7"];
    const { headers } = await ask("/", [...forged, "Connection", "cf-connecting-ip, x-a", "X-A", "1"]);
    expect(headers.filter((name) => /^mf-/i.test(name))).toEqual([]);
    expect(valuesOf(headers, "cf-connecting-ip")).toEqual(["127.0.0.1"]);
    expect(valuesOf(headers, "x-a")).toEqual(["1"]);
  });

  it.each([
    ["http://b.example/c?d", "/c?d", "b.example"],
    ["HTTPS://b.example:8443?d", "/?d", "b.example:8443"],
    ["//b.example/c", "//b.example/c", "a.example"],
  ])("has the host of a whole URL, which a client may send in place of a path: %s", async (target, path, host) => {
    const { url, headers } = await ask(target);
    expect([url, valuesOf(headers, "host")]).toEqual([path, [host]]);
  });

  it.each(["http://", "http://user@b.example/", "http://b.example, c.example/"])(
    "is nothing where such a URL has no host that can be read: %s",
    async (target) => {
      const socket = connect(front.port, "127.0.0.1");
      socket.write(`GET ${target} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

describe("an answer that comes back", () => {
  it("has the reason, each cookie, and nothing of the connection", async () => {
    const { received } = await ask("/");
    expect(received.statusMessage).toBe("Fine\tindeed");
    expect(received.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(received.headers).not.toHaveProperty("x-hop");
  });

  it("is logged without the query, and without what changes a terminal", async () => {
    await ask("/logged/%1b?secret=1");
    await expect.poll(() => log.join("\n")).toMatch(/^GET \/logged\/%1b 200 \(\d+ ms\)$/m);
    expect(log.join("\n")).not.toContain("secret");
  });
});

describe("requests past a rate limit", () => {
  it("have one line in some seconds, and are counted", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const lines = () => log.filter((line) => line.includes("429"));
    const flood = async (after: string) => {
      const limited = async () => await (await fetch(`http://127.0.0.1:${front.port}/limited`)).text();
      await Promise.all(Array.from({ length: 5 }, limited));
      await ask(after);
      await expect.poll(() => log.join("\n")).toContain(after);
    };
    await flood("/first");
    expect(lines()).toEqual([expect.stringMatching(/^GET \/limited 429 /)]);
    vi.advanceTimersByTime(10_000);
    expect(lines().at(-1)).toBe("Further requests that were answered 429: 4");
    vi.advanceTimersByTime(10_000);
    await flood("/second");
    expect(lines()).toHaveLength(3);
    vi.advanceTimersByTime(10_000);
    expect(lines()).toHaveLength(4);
    vi.useRealTimers();
  });
});

describe("a request whose body the Worker does not read to its end", () => {
  it("is answered, read on to its end, and followed by others over the same connection", async () => {
    const socket = connect(front.port, "127.0.0.1");
    const pieces: string[] = [];
    socket.setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
    socket.write("POST /refused HTTP/1.1\r\nHost: a.example\r\nContent-Length: 500002\r\n\r\nab");
    await expect.poll(() => pieces.join("")).toMatch(/^HTTP\/1\.1 415 [^]*\r\n\r\nno$/);
    socket.write(`${"c".repeat(500_000)}GET /next HTTP/1.1\r\nHost: a.example\r\n\r\n`);
    await expect.poll(() => pieces.join("")).toMatch(/\r\n\r\nnoHTTP\/1\.1 200 [^]*"\/next"/);
    socket.destroy();
  });
});

describe("another protocol", () => {
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

  it("is spoken with the Worker in both directions, until one side ends", async () => {
    const socket = connect(front.port, "127.0.0.1");
    socket.write(`${upgrade("/")}hello`);
    const pieces: string[] = [];
    socket.setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
    await expect.poll(() => pieces.join("")).toMatch(/^HTTP\/1\.1 101 [^]*\r\n\r\nhello$/);
    socket.end();
    await once(socket, "close");
  });

  it("is refused as the Worker refuses it", async () => {
    const socket = connect(front.port, "127.0.0.1");
    socket.write(upgrade("/refused"));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n[^]*no/);
  });
});

it("ends the connection where the Worker does not answer", async () => {
  const silent = await openFront(0);
  serveWorker(silent, socketOf("none"));
  await expect(fetch(`http://127.0.0.1:${silent.port}/`)).rejects.toThrow("fetch failed");
  silent.server.close();
});

it("drops connections until there is a Worker to serve", async () => {
  const early = await openFront(0);
  const url = `http://127.0.0.1:${early.port}/`;
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  serveWorker(early, socketOf("worker"));
  expect((await fetch(url)).status).toBe(200);
  early.server.closeAllConnections();
  early.server.close();
});

it("says which port is taken, and how to choose another", async () => {
  const { port } = front;
  await expect(openFront(port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use by another program, so the Worker cannot listen there. ` +
      "Free it, or choose another port: PORT=8787 npm start",
  );
});

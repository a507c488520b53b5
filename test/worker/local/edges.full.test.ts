/** The edges of one server of `npm start`: what it reaches, what reaches it, and what it keeps. */

import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type Server,
  request as sendRequest,
} from "node:http";
import { connect } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { bootstrap, createUserWithKey, type EmptyServer, startEmptyServer, withKey } from "../clients/client.ts";
import { listen } from "../support/loopback.ts";
import { alive, descendants, listeningPorts } from "./support/processes.ts";
import { cleanUp, emptyFolder, wait } from "./support/programs.ts";
import { runtimeHeaders, runtimePaths } from "./support/runtime-names.ts";

const SECRET = "recognisable-in-a-query";
const PUBLISHERS = 50;

const state = emptyFolder();
let temporary: string;
let own: EmptyServer;
/** The keys of publishers, who ask by turns: the refusals to one are limited. */
const keys: string[] = [];
/** An upstream that the server may reach, and one that it must not. */
let listed: Upstream;
let unlisted: Upstream;

interface Upstream {
  readonly server: Server;
  readonly port: number;
  readonly seen: IncomingMessage[];
}

/** An answer after which another protocol follows. */
const SWITCH = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

/** Answers with what it was asked, or, under `/redirect/`, with a way to the URL after it; at `/switch`, in another protocol. */
async function startUpstream(): Promise<Upstream> {
  const seen: IncomingMessage[] = [];
  const server = createServer((asked, answer) => {
    seen.push(asked);
    if (asked.url === "/switch") {
      asked.socket.write(SWITCH);
      return;
    }
    const [, location] = /^\/redirect\/(.*)$/.exec(asked.url ?? "") ?? [];
    answer.writeHead(location === undefined ? 200 : 302, location === undefined ? {} : { Location: location });
    answer.end(asked.url);
  });
  return { server, port: await listen(server), seen };
}

beforeAll(async () => {
  [listed, unlisted] = [await startUpstream(), await startUpstream()];
  temporary = emptyFolder();
  const allowed = `127.0.0.1:${listed.port}`;
  own = await startEmptyServer({ STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: allowed, TMPDIR: temporary });
  const admin = withKey(own.send, await bootstrap(own.send, own.secret));
  for (let number = 0; number < PUBLISHERS; number += 1) {
    const user = { username: `publisher${number}`, user_role: "publisher" };
    keys.push((await createUserWithKey(admin, user)).key);
  }
});
afterAll(async () => {
  await cleanUp();
  listed.server.close();
  unlisted.server.close();
});

let turn = 0;
/** The header with the key of the publisher whose turn it is. */
function nextPublisher(): Readonly<Record<string, string>> {
  turn += 1;
  return { Authorization: `Key ${keys[turn % keys.length]}` };
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks with the path as it is written here. */
async function ask(path: string, { method = "GET", headers = {}, ...body }: Asked = {}) {
  return await own.send(method, path, { ...body, headers: { ...nextPublisher(), ...headers } });
}

/** The ports on which the processes of the server listen. */
const ports = () => {
  const { pid } = own.program;
  return listeningPorts([pid, ...descendants(pid).map((one) => one.pid)]);
};

/** Makes API content of a URL. */
async function makeApi(upstreamUrl: string, headers: Asked["headers"] = {}) {
  const body = JSON.stringify({ name: `api-${crypto.randomUUID()}`, app_mode: "api", upstream_url: upstreamUrl });
  const made = await ask("/__api__/v1/content", { method: "POST", body, headers });
  const { guid }: { readonly guid?: string } = JSON.parse(made.text);
  return { guid, made };
}

/** Makes it, and visits it; the refusal where it cannot be made. */
async function visit(upstreamUrl: string, path = "") {
  const headers = nextPublisher();
  const { guid, made } = await makeApi(upstreamUrl, headers);
  return guid === undefined ? made : await ask(`/content/${guid}/${path}`, { headers });
}

describe("an upstream that a publisher sets", () => {
  it("is reached where the operator lists its host and port", async () => {
    expect(await visit(`http://127.0.0.1:${listed.port}`, "a%2Fb?c")).toMatchObject({ status: 200, text: "/a%2Fb?c" });
  });

  it("speaks over a WebSocket where it is listed, and is not reached by one where it is not", async () => {
    const sockets = [listed, unlisted].map(({ server }) => new WebSocketServer({ server }));
    for (const one of sockets) one.on("connection", (socket) => socket.on("message", (said) => socket.send(said)));
    const answers = [listed, unlisted].map(async ({ port: upstreamPort }) => {
      const headers = nextPublisher();
      const { guid } = await makeApi(`http://127.0.0.1:${upstreamPort}`, headers);
      const socket = new WebSocket(`ws://127.0.0.1:${own.port}/content/${guid}/`, { headers });
      const answer = once(socket, "message").then(([said]) => String(said));
      socket.on("open", () => socket.send("hello"));
      return await answer.finally(() => socket.terminate());
    });
    const [first, second] = await Promise.allSettled(answers);
    expect(first).toEqual({ status: "fulfilled", value: "hello" });
    expect(second).toMatchObject({ status: "rejected" });
    expect(unlisted.seen).toEqual([]);
    for (const one of sockets) one.close();
  });

  it("is told to have failed at once where it changes the protocol unasked", async () => {
    expect((await visit(`http://127.0.0.1:${listed.port}`, "switch")).status).toBe(502);
  });

  it.runIf(process.platform === "linux")("is no port on which the server's own processes listen", async () => {
    expect(ports()).toContain(own.port);
    expect(ports().length).toBeGreaterThan(1);
    for (const inner of ports()) {
      for (const host of ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]", "127.1.2.3"]) {
        const { status } = await visit(`http://${host}:${inner}`, "cdn-cgi/local/platform-proxy");
        // The server's own address is refused before.
        expect([host, inner, status]).toEqual([host, inner, inner === own.port ? expect.toBeOneOf([400, 502]) : 502]);
      }
    }
  });

  it.each(["127.0.0.1", "localhost", "localhost.", "LOCALHOST", "[::1]", "[::ffff:7f00:1]", "0x7f.1", hostname()])(
    "is not reached where it is not listed: %s",
    async (host) => {
      const { status } = await visit(`http://${host}:${unlisted.port}`);
      expect(status).not.toBe(200);
      expect(unlisted.seen).toEqual([]);
    },
  );

  it("is reached by a name only where the list has its address, which is checked after the name is looked up", async () => {
    expect(await visit(`http://localhost:${listed.port}`, "by-name")).toMatchObject({ status: 200, text: "/by-name" });
    const { status } = await visit(`http://localhost:${unlisted.port}`);
    expect(status).toBe(502);
    expect(own.program.output).toContain(`localhost:${unlisted.port} is not reached: it is not public.`);
  });

  it("is not reached by a redirect of one that is listed", async () => {
    const location = `http://127.0.0.1:${unlisted.port}/`;
    const { status } = await visit(`http://127.0.0.1:${listed.port}`, `redirect/${location}`);
    expect(status).toBe(302);
    expect(unlisted.seen).toEqual([]);
  });

  it("gets nothing that says how the server is made", async () => {
    listed.seen.length = 0;
    await visit(`http://127.0.0.1:${listed.port}`);
    expect(listed.seen.flatMap(({ headers }) => Object.keys(headers)).filter((name) => name.startsWith("mf-"))).toEqual(
      [],
    );
  });
});

/** Paths that are the platform's alone. Others that its programs name, the Worker may have too. */
const OWN_PATH = /^\/(?:cdn-cgi|__cf_local)\b/;

/** Paths that the programs of the development server name, and some that were found by trying. */
const knownPaths: readonly string[] = [
  ...new Set([
    ...runtimePaths.filter((path) => OWN_PATH.test(path)),
    "/cdn-cgi",
    "/cdn-cgi/",
    "/cdn-cgi/explorer/api/storage/d1/database",
    "/cdn-cgi/explorer/api/d1/database",
    "/cdn-cgi/local/explorer/api/d1/database",
    "/cdn-cgi/handler/scheduled",
    "/cdn-cgi/handler/email",
    "/cdn-cgi/local/r2/public/provider-steward-exports/demo/latest.json",
    "/cdn-cgi/local/r2/s3/provider-steward-exports",
    "/cdn-cgi/mf/scheduled",
    "/cdn-cgi/mf/reload",
  ]),
];

const encodeLetter = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Other ways to write a path, which a filter might not see through. */
const ENCODINGS: Readonly<Record<string, (path: string) => string>> = {
  plain: (path) => path,
  "with a query": (path) => `${path}?cron=*`,
  "with an encoded letter": (path) => path.replace(/(?<=^\/.)./, encodeLetter),
  "with encoded slashes": (path) => `/${path.slice(1).replaceAll("/", "%2f")}`,
  "with two slashes": (path) => `/${path}`,
  "with dots": (path) => `/x/..${path}`,
  "with encoded dots": (path) => `/x/%2e%2e${path}`,
  "in capitals": (path) => path.toUpperCase(),
  "with a URL": (path) => `http://127.0.0.1${path}`,
};

/** An answer without what differs from request to request. */
async function answerTo(path: string, asked?: Asked): Promise<string> {
  const { status, text } = await ask(path, asked);
  return `${status} ${text}`;
}

describe("the development server's own paths", () => {
  it("are known here: those that wrangler dev answers at", () => {
    expect(knownPaths).toEqual(expect.arrayContaining(["/cdn-cgi/local/scheduled", "/cdn-cgi/local/explorer"]));
    expect(knownPaths.length).toBeGreaterThan(15);
  });

  // No content can be below `/.well-known` either.
  it.each(Object.entries(ENCODINGS))("are answered as any unknown path is: %s", async (_, encode) => {
    for (const asked of [{}, { method: "POST", body: "{}" }, { headers: { Authorization: "" } }]) {
      const answersTo = async (paths: readonly string[]) =>
        await Promise.all(paths.map(async (path, index) => [index, await answerTo(encode(path), asked)]));
      const unknown = knownPaths.map((path) => path.replace("cdn-cgi", ".well-known").replace("__cf_", "__xy_"));
      const answers = await answersTo(knownPaths);
      expect(answers).toEqual(await answersTo(unknown));
      expect(answers.filter(([, answer]) => !/^40[14] /.test(String(answer)))).toEqual([]);
    }
  });

  it.each(["MF-Original-URL", "MF-Op-Original-URL", "MF-Original-Hostname", "MF-Route-Override"])(
    "are not reached by the header %s, which does not name the host of a request either",
    async (name) => {
      const unknown = await answerTo("/no-such-path");
      for (const path of [...knownPaths.map((known) => `http://evil.example${known}`), "evil.example", "outbound"]) {
        expect([path, await answerTo("/no-such-path", { headers: { [name]: path } })]).toEqual([path, unknown]);
      }
      const title = `of ${name}`;
      const body = JSON.stringify({ name: title.replaceAll(" ", "-"), title });
      const headers = { [name]: "http://evil.example/__api__/v1/content" };
      const made = await ask("/__api__/v1/content", { method: "POST", body, headers });
      expect(JSON.parse(made.text)).toMatchObject({
        title,
        content_url: expect.stringContaining(`http://127.0.0.1:${own.port}/`),
      });
    },
  );

  it("are not reached by any header that its programs name", async () => {
    const unknown = await answerTo("/no-such-path");
    const answers = await Promise.all(
      runtimeHeaders.map(async (name) => [name, await answerTo("/no-such-path", { headers: { [name]: "//x" } })]),
    );
    expect(answers.filter(([, answer]) => answer !== unknown)).toEqual([]);
  });
});

/** An upload that the Worker refuses before it has read all of it. The client must get the answer, not the end of the connection. */
const BODY = Buffer.alloc(5_000_000, "a");

interface Refused {
  readonly path: string;
  readonly type: string;
  readonly status: number;
}

const UNKNOWN_TYPE: Refused = { path: "/v1/validate", type: "image/png", status: 415 };
const REFUSED: readonly Refused[] = [
  UNKNOWN_TYPE,
  { path: "/v1/validate", type: "application/json", status: 413 },
  { path: `/__api__/v1/content/${crypto.randomUUID()}/bundles`, type: "application/gzip", status: 401 },
];

/** A request whose headers are not sent yet, and its answer. */
function begin({ path, type }: Refused, agent: Agent, headers: Readonly<Record<string, string | number>>) {
  const options = { host: "127.0.0.1", port: own.port, path, method: "POST", agent };
  const sent = sendRequest({ ...options, headers: { "Content-Type": type, ...headers } });
  return { sent, answer: refusalTo(sent) };
}

async function refusalTo(sent: ClientRequest) {
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject);
  });
  return { status: received.statusCode, code: JSON.parse(await textOf(received)).code };
}

/** Refused as it should be, or what went wrong in its place. */
const refusedWith = ({ status }: Refused) => ({ status, code: expect.any(Number) });

// At once: the answer to a body that never ends takes ten seconds.
describe.concurrent("an upload of 5 MB that is refused", () => {
  it.each([
    ["new connections", false],
    ["a connection that is kept", true],
  ])("gets its answer over %s", async (_, keepAlive) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    const refused = Array.from({ length: 4 }, () => REFUSED).flat();
    for (const one of refused) {
      const { sent, answer } = begin(one, agent, { "Content-Length": BODY.length });
      sent.end(BODY);
      expect(await answer).toEqual(refusedWith(one));
    }
    agent.destroy();
  });

  it("gets it where the client first asks whether to go on", async () => {
    for (const one of REFUSED) {
      const { sent, answer } = begin(one, new Agent(), { "Content-Length": BODY.length, Expect: "100-continue" });
      sent.on("continue", () => sent.end(BODY));
      sent.flushHeaders();
      expect(await answer).toEqual(refusedWith(one));
    }
  });

  it("gets it where the body comes in pieces, of no stated length", async () => {
    const { sent, answer } = begin(UNKNOWN_TYPE, new Agent(), {});
    for (let start = 0; start < BODY.length; start += 100_000) sent.write(BODY.subarray(start, start + 100_000));
    sent.end();
    expect(await answer).toEqual(refusedWith(UNKNOWN_TYPE));
  });

  it("gets it where the body never ends", async () => {
    const { sent, answer } = begin(UNKNOWN_TYPE, new Agent(), {});
    sent.write(BODY);
    expect(await answer).toEqual(refusedWith(UNKNOWN_TYPE));
    sent.destroy();
  });
});

describe("the state folder", () => {
  const everything = () =>
    readdirSync(state, { recursive: true, encoding: "utf8" })
      .map((name) => join(state, name))
      .concat(state);

  it("and all in it can be read by its user alone", () => {
    expect(everything().length).toBeGreaterThan(10);
    expect(everything().filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
    expect(statSync(state).mode & 0o777).toBe(0o700);
  });

  it("keeps no query", async () => {
    await ask(`/no-such-path?token=${SECRET}`);
    await ask(`/__api__/v1/users?prefix=${SECRET}`);
    await ask(`/__ping__?token=${SECRET}`);
    const files = everything().filter((path) => statSync(path).isFile());
    expect(files.filter((path) => readFileSync(path).includes(SECRET))).toEqual([]);
    expect(own.program.output).not.toContain(SECRET);
  });
});

const PATIENCE_MILLISECONDS = 60_000;
const CLIENTS = 16;
/** Wrong answers of a port that are enough to fail. */
const SHOWN = 3;

/** Values of a header that may lead somewhere: a URL, a service, an option, JSON that is none. */
const HEADER_VALUES = ["//", "http://127.0.0.1/core/error", "0:outbound", "1", "{"];

const innerPorts = () => ports().filter((port) => port !== own.port);

/** The answer of a port to some bytes, be it that it waits for more; empty where it drops the connection. */
async function answerAt(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1").setTimeout(PATIENCE_MILLISECONDS);
  let said = "";
  socket.on("data", (text: string) => {
    said += text;
    socket.destroy();
  });
  socket.on("error", () => undefined);
  socket.on("timeout", () => {
    said = "nothing, and stays open";
    socket.destroy();
  });
  socket.write(bytes);
  await new Promise((resolve) => {
    socket.on("close", resolve);
  });
  return said;
}

const requestText = (line: string, headers: readonly string[] = [], body = "") =>
  `${[`${line} HTTP/1.1`, "Host: 127.0.0.1", `Content-Length: ${body.length}`, ...headers].join("\r\n")}\r\n\r\n${body}`;

/** Targets that a browser can send or a program: `//` is no URL by itself. */
const TARGETS = ["/", "//", "///", "/\\", "//[", "*", "http://", "http://127.0.0.1:99999/", "http://a.example//", "?"];

/** @param values of each header. */
function innerRequests(values = HEADER_VALUES): readonly string[] {
  const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: eA=="];
  const paths = [...TARGETS, ...runtimePaths, "/core/store-temp-file?extension=html&prefix=x&id=../../x"];
  return [
    ...paths.flatMap((path) => [
      requestText(`GET ${path}`),
      requestText(`POST ${path}`, ["Content-Type: text/plain"], "{}"),
      requestText(`GET ${path}`, upgrade),
    ]),
    ...runtimeHeaders.flatMap((name) => values.map((value) => requestText("GET /", [`${name}: ${value}`]))),
  ];
}

/** Sends many, some at once, and gives some of those that got another answer than they should. */
async function others(port: number, all: readonly string[], expected: RegExp): Promise<readonly string[]> {
  const left = [...all];
  const found: string[] = [];
  const client = async () => {
    for (let next = left.pop(); next !== undefined && found.length < SHOWN; next = left.pop()) {
      const answer = await answerAt(port, next);
      if (!expected.test(answer)) found.push(`${next.split("\r\n\r\n")[0]} → ${answer.slice(0, 80)}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return found;
}

/** The files in a folder, however deep. */
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();

describe("the list of what the sources of the platform's programs name", () => {
  it("has paths and headers that are known to do harm", () => {
    expect(runtimePaths).toEqual(
      expect.arrayContaining(["/core/error", "/core/store-temp-file", "/cdn-cgi/local/scheduled", "/browser/launch"]),
    );
    expect(runtimeHeaders).toEqual(
      expect.arrayContaining(["MF-Original-URL", "MF-Custom-Node-Service", "MF-Custom-Fetch-Service", "MF-Op"]),
    );
  });
});

describe.runIf(process.platform === "linux")("the ports of the server", () => {
  it("answer in front alone, whatever the others are asked, and the server lives and has written nothing", async () => {
    const [programs, files] = [descendants(own.program.pid), filesIn(temporary)];
    const said = own.program.output.length;
    const found: string[] = [];
    for (const port of innerPorts()) {
      found.push(...(await others(port, innerRequests(), /^$/)));
    }
    expect(found).toEqual([]);
    // In front, the Worker or the front itself answers, and nothing fails.
    expect(await others(own.port, innerRequests(["//"]), /^HTTP\/1\.1 [1-4]/)).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${own.port}/__ping__?ready=true`)).status).toBe(200);
    expect(alive(programs)).toHaveLength(programs.length);
    expect(filesIn(temporary)).toEqual(files);
    expect(own.program.output.slice(said)).not.toContain("Error");
  });

  it("open again as before when the runtime was killed, which the server survives", async () => {
    const runtime = descendants(own.program.pid).find(({ command }) => command.includes("workerd"));
    process.kill(runtime?.pid ?? 0, "SIGKILL");
    await wait(() =>
      expect(
        descendants(own.program.pid)
          .map(({ command }) => command)
          .join(),
      ).toContain("workerd"),
    );
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${own.port}`).catch(() => undefined))?.status, {
        timeout: 60_000,
      })
      .toBe(200);
    const found = await Promise.all(innerPorts().map(async (port) => await answerAt(port, requestText("GET //"))));
    expect(found.join("")).toBe("");
  });
});

describe("the address of a caller", () => {
  it("is never what a header says: past the limit, another address in it opens nothing", async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 200 && !statuses.includes(429); number += 1) {
      const address = `203.0.113.${number}`;
      const headers = { "CF-Connecting-IP": address, "X-Forwarded-For": address, Authorization: `Key ${number}` };
      const { status } = await fetch(`http://127.0.0.1:${own.port}/__api__/v1/user`, { headers });
      statuses.push(status);
    }
    expect(statuses.slice(0, 1)).toEqual([401]);
    expect(statuses).toContain(429);
  });
});

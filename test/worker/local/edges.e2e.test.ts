import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { descendants, listeningPorts } from "./support/processes.ts";
import { cleanUp, emptyFolder, type Program, root, run, startServer } from "./support/programs.ts";

const SECRET = "recognisable-in-a-query";
const KEYS = 40;

const state = emptyFolder();
let port: number;
let start: Program;
let key: string;
/** Keys of publishers, who take turns: the refusals to one are limited. */
const keys: string[] = [];
/** An upstream that the server may reach, and one that it must not. */
let listed: Upstream;
let unlisted: Upstream;

interface Upstream {
  readonly server: Server;
  readonly port: number;
  readonly seen: IncomingMessage[];
}

/** What says that another protocol follows. */
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
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The upstream has no port.");
  return { server, port: address.port, seen };
}

beforeAll(async () => {
  [listed, unlisted] = [await startUpstream(), await startUpstream()];
  const server = await startServer({ STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: `127.0.0.1:${listed.port}` });
  ({ program: start, port } = server);
  const bootstrap = run("bootstrap.ts", ["--json", "--server", server.url], { STEWARD_STATE: state });
  await bootstrap.ended;
  key = JSON.parse(bootstrap.stdout).api_key;
  for (let number = 0; number < KEYS; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    keys.push(await addPublisher(`publisher${number}`));
  }
});
afterAll(async () => {
  await cleanUp();
  listed.server.close();
  unlisted.server.close();
});

/** Creates a publisher, and accepts the invitation: the value of the key. */
async function addPublisher(username: string): Promise<string> {
  const post = async (path: string, authorization: string, json: unknown = {}) => {
    const headers = { Authorization: authorization };
    return JSON.parse((await ask(`/__api__/v1${path}`, { method: "POST", headers, body: JSON.stringify(json) })).text);
  };
  const { guid } = await post("/users", `Key ${key}`, { username, user_role: "publisher" });
  const { token } = await post(`/users/${guid}/invitation`, `Key ${key}`);
  return (await post("/invitation", `Connect-Invitation ${token}`)).api_key;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Another port than the server's own. */
  readonly at?: number;
}

let turn = 0;

/** What carries the key of the publisher whose turn it is. */
function nextPublisher(): Readonly<Record<string, string>> {
  turn += 1;
  return { Authorization: `Key ${keys[turn % keys.length]}` };
}

/** Asks with the path as it is written here. */
async function ask(path: string, { method = "GET", headers = {}, body, at = port }: Asked = {}) {
  const sent = request({
    host: "127.0.0.1",
    port: at,
    path,
    method,
    headers: { ...nextPublisher(), ...headers },
  });
  sent.end(body);
  const [received] = await new Promise<[IncomingMessage]>((resolve, reject) => {
    sent.on("response", (response) => resolve([response])).on("error", reject);
  });
  const pieces: Buffer[] = [];
  for await (const piece of received) pieces.push(Buffer.from(piece));
  return { status: received.statusCode, text: Buffer.concat(pieces).toString() };
}

/** What the packages of the development server know of such paths, and what was found by trying. */
function knownPaths(): readonly string[] {
  const sources = [
    "miniflare/dist/src/index.js",
    "wrangler/wrangler-dist/cli.js",
    "wrangler/wrangler-dist/ProxyWorker.js",
  ];
  const texts = sources.map((path) => readFileSync(join(root, "node_modules", path), "utf8"));
  const named = texts.flatMap((text) => text.match(/\/(?:cdn-cgi|__cf_local)\/[\w/-]*/g) ?? []);
  return [
    ...new Set([
      ...named,
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
}

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
    expect(knownPaths()).toEqual(expect.arrayContaining(["/cdn-cgi/local/scheduled", "/cdn-cgi/local/explorer"]));
    expect(knownPaths().length).toBeGreaterThan(15);
  });

  // No content can be below `/.well-known` either.
  it.each(Object.entries(ENCODINGS))("are answered as any unknown path is: %s", async (_, encode) => {
    for (const asked of [{}, { method: "POST", body: "{}" }, { headers: { Authorization: "" } }]) {
      const answersTo = async (paths: readonly string[]) =>
        await Promise.all(paths.map(async (path, index) => [index, await answerTo(encode(path), asked)]));
      const unknown = knownPaths().map((path) => path.replace("cdn-cgi", ".well-known").replace("__cf_", "__xy_"));
      // oxlint-disable-next-line no-await-in-loop -- one method after the other
      const answers = await answersTo(knownPaths());
      // oxlint-disable-next-line no-await-in-loop -- the same
      expect(answers).toEqual(await answersTo(unknown));
      expect(answers.filter(([, answer]) => !/^40[14] /.test(String(answer)))).toEqual([]);
    }
  });

  it.each(["MF-Original-URL", "MF-Op-Original-URL", "MF-Original-Hostname", "MF-Route-Override"])(
    "are not reached by the header %s, which does not name the host of a request either",
    async (name) => {
      const unknown = await answerTo("/no-such-path");
      for (const path of [...knownPaths().map((known) => `http://evil.example${known}`), "evil.example", "outbound"]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect([path, await answerTo("/no-such-path", { headers: { [name]: path } })]).toEqual([path, unknown]);
      }
      const title = `of ${name}`;
      const body = JSON.stringify({ name: title.replaceAll(" ", "-"), title });
      const headers = { [name]: "http://evil.example/__api__/v1/content" };
      const made = await ask("/__api__/v1/content", { method: "POST", body, headers });
      expect(JSON.parse(made.text)).toMatchObject({
        title,
        content_url: expect.stringContaining(`http://127.0.0.1:${port}/`),
      });
    },
  );
});

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

/** The ports on which the processes of the server listen. */
const ownPorts = () => listeningPorts([start.pid, ...descendants(start.pid).map(({ pid }) => pid)]);

describe.runIf(process.platform === "linux")("the inner ports", () => {
  it("answer at none of those paths, whichever way they are asked", async () => {
    const inner = ownPorts().filter((one) => one !== port);
    expect(inner.length).toBeGreaterThan(0);
    for (const at of inner) {
      const asked = knownPaths().flatMap((path) => [
        { path, asked: { at } },
        { path: "/no-such-path", asked: { at, headers: { "MF-Original-URL": `http://127.0.0.1${path}` } } },
      ]);
      // oxlint-disable-next-line no-await-in-loop -- one port after the other
      const answers = await Promise.all(asked.map(async (one) => await ask(one.path, one.asked)));
      const reached = answers.filter(({ status = 0 }) => status < 400 || status > 404);
      expect(reached).toEqual([]);
    }
  });
});

describe("an upstream that a publisher sets", () => {
  it("is reached where the operator lists its host and port", async () => {
    expect(await visit(`http://127.0.0.1:${listed.port}`, "a%2Fb?c")).toEqual({ status: 200, text: "/a%2Fb?c" });
  });

  it("speaks over a WebSocket where it is listed, and is not reached by one where it is not", async () => {
    const sockets = [listed, unlisted].map(({ server }) => new WebSocketServer({ server }));
    for (const one of sockets) one.on("connection", (socket) => socket.on("message", (said) => socket.send(said)));
    const answers = [listed, unlisted].map(async ({ port: upstreamPort }) => {
      const headers = nextPublisher();
      const { guid } = await makeApi(`http://127.0.0.1:${upstreamPort}`, headers);
      const socket = new WebSocket(`ws://127.0.0.1:${port}/content/${guid}/`, { headers });
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
    const begun = performance.now();
    expect((await visit(`http://127.0.0.1:${listed.port}`, "switch")).status).toBe(502);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it.runIf(process.platform === "linux")("is no port on which the server's own processes listen", async () => {
    const ports = ownPorts();
    expect(ports).toContain(port);
    expect(ports.length).toBeGreaterThan(1);
    for (const inner of ports) {
      for (const host of ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]", "127.1.2.3"]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { status } = await visit(`http://${host}:${inner}`, "cdn-cgi/local/platform-proxy");
        // The server's own address is refused before.
        expect([host, inner, status]).toEqual([host, inner, inner === port ? expect.toBeOneOf([400, 502]) : 502]);
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
    expect(await visit(`http://localhost:${listed.port}`, "by-name")).toEqual({ status: 200, text: "/by-name" });
    const { status } = await visit(`http://localhost:${unlisted.port}`);
    expect(status).toBe(502);
    expect(start.output).toContain(`localhost:${unlisted.port} is not reached: it is not public.`);
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
    expect(start.output).not.toContain(SECRET);
  });
});

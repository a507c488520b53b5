import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { type Asked, type AskedServer, startAskedServer } from "./support/asked-server.ts";
import { cleanUp, emptyFolder } from "./support/programs.ts";

const SECRET = "recognisable-in-a-query";

const state = emptyFolder();
let own: AskedServer;
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
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The upstream has no port.");
  return { server, port: address.port, seen };
}

beforeAll(async () => {
  [listed, unlisted] = [await startUpstream(), await startUpstream()];
  own = await startAskedServer({ STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: `127.0.0.1:${listed.port}` }, 10);
});
afterAll(async () => {
  await cleanUp();
  listed.server.close();
  unlisted.server.close();
});

/** Makes API content of a URL. */
async function makeApi(upstreamUrl: string, headers: Asked["headers"] = {}) {
  const body = JSON.stringify({ name: `api-${crypto.randomUUID()}`, app_mode: "api", upstream_url: upstreamUrl });
  const made = await own.ask("/__api__/v1/content", { method: "POST", body, headers });
  const { guid }: { readonly guid?: string } = JSON.parse(made.text);
  return { guid, made };
}

/** Makes it, and visits it; the refusal where it cannot be made. */
async function visit(upstreamUrl: string, path = "") {
  const headers = own.nextPublisher();
  const { guid, made } = await makeApi(upstreamUrl, headers);
  return guid === undefined ? made : await own.ask(`/content/${guid}/${path}`, { headers });
}

describe("an upstream that a publisher sets", () => {
  it("is reached where the operator lists its host and port", async () => {
    expect(await visit(`http://127.0.0.1:${listed.port}`, "a%2Fb?c")).toEqual({ status: 200, text: "/a%2Fb?c" });
  });

  it("speaks over a WebSocket where it is listed, and is not reached by one where it is not", async () => {
    const sockets = [listed, unlisted].map(({ server }) => new WebSocketServer({ server }));
    for (const one of sockets) one.on("connection", (socket) => socket.on("message", (said) => socket.send(said)));
    const answers = [listed, unlisted].map(async ({ port: upstreamPort }) => {
      const headers = own.nextPublisher();
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
    const begun = performance.now();
    expect((await visit(`http://127.0.0.1:${listed.port}`, "switch")).status).toBe(502);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it.runIf(process.platform === "linux")("is no port on which the server's own processes listen", async () => {
    const ports = own.ports();
    expect(ports).toContain(own.port);
    expect(ports.length).toBeGreaterThan(1);
    for (const inner of ports) {
      for (const host of ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]", "127.1.2.3"]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
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
    expect(await visit(`http://localhost:${listed.port}`, "by-name")).toEqual({ status: 200, text: "/by-name" });
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
    await own.ask(`/no-such-path?token=${SECRET}`);
    await own.ask(`/__api__/v1/users?prefix=${SECRET}`);
    await own.ask(`/__ping__?token=${SECRET}`);
    const files = everything().filter((path) => statSync(path).isFile());
    expect(files.filter((path) => readFileSync(path).includes(SECRET))).toEqual([]);
    expect(own.program.output).not.toContain(SECRET);
  });
});

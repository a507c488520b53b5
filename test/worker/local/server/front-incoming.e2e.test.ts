/** Requests that the runtime takes for none: it would answer them by itself, with 500. */

import { once } from "node:events";
import { METHODS } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp, emptyFolder, type Program, startServer } from "../support/programs.ts";

const HOSTS = [
  "",
  "a b",
  "[",
  "[::1",
  "[v1.x]",
  "a:x",
  "a:99999",
  "%",
  "a%41",
  "a/b",
  "a?b",
  "a#b",
  "a@b",
  "a,b",
  "<>",
  "a|b",
];
const STRANGE_HOSTS = ["\u00ff\u00fe", "a\tb", "1.2.3.4.5", "999.1.1.1", "a".repeat(500)];
const GOOD_HOSTS = ["a.example", "A.example.", "127.0.0.1:1", "[::1]:80", "a_b-c"];
const PATHS = ["/", "/__ping__?ready=true", "/rules", "/__api__/v1/user", "/content/a/b", "/x//../y"];

let port: number;
let start: Program;

beforeAll(async () => {
  ({ port, program: start } = await startServer({ STEWARD_STATE: emptyFolder() }));
});
afterAll(cleanUp);

/** Sends a request without a body, and gives the answer as it comes. */
async function send(method: string, path: string, host: string, more = ""): Promise<string> {
  const connection = more === "" ? "close" : "Upgrade";
  return await sendRaw(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: ${connection}\r\n${more}\r\n`);
}

async function sendRaw(sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(sent, "latin1");
  return await text(socket);
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe("a header Host that is no host", () => {
  it.each([...HOSTS, ...STRANGE_HOSTS])("is never answered with 5xx: %j", async (host) => {
    const answers = await Promise.all(PATHS.map(async (path) => statusOf(await send("GET", path, host))));
    expect(answers.filter((status) => !(status >= 200 && status < 500))).toEqual([]);
  });

  it.each(HOSTS)("is refused as the Worker refuses what it cannot read: %j", async (host) => {
    for (const more of ["", "Upgrade: websocket\r\n"]) {
      const answer = await send("GET", "/rules", host, more);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(head).toMatch(/^Content-Type: application\/json$/im);
      expect(head).toMatch(/^X-Correlation-ID: [\w-]+$/im);
      expect(head).toMatch(/^X-Content-Type-Options: nosniff$/im);
      expect(JSON.parse(body)).toEqual({ code: 25, error: expect.stringContaining("header Host"), payload: null });
    }
  });

  it.each(GOOD_HOSTS)("is not one that is a host: %s", async (host) => {
    expect(statusOf(await send("GET", "/rules", host))).toBe(200);
  });
});

describe("a header Transfer-Encoding", () => {
  const post = async (path: string, codings: string) =>
    await sendRaw(
      `POST ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n${codings}\r\n2\r\n{}\r\n0\r\n\r\n`,
    );

  it.each([
    "Transfer-Encoding: gzip, chunked\r\n",
    "Transfer-Encoding: identity, chunked\r\n",
    "Transfer-Encoding: chunked, chunked\r\n",
    "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n",
  ])("with more than chunked is refused, with what to do: %j", async (codings) => {
    const answers = await Promise.all(PATHS.map(async (path) => await post(path, codings)));
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.split("\r\n\r\n")[1]).not.toMatch(/exception|Error:/);
    }
  });

  it.each(["Transfer-Encoding: chunked\r\n", "transfer-encoding: Chunked\r\n"])(
    "may be chunked: %j",
    async (codings) => {
      expect(statusOf(await post("/v1/validate", codings))).toBe(200);
    },
  );
});

it.each(["Host: a.example\r\nHost: a.example", "Host: a.example\r\nhost: b.example", "X-A: 1"])(
  "not one header Host is refused: %j",
  async (headers) => {
    for (const more of ["Connection: close\r\n", "Connection: Upgrade\r\nUpgrade: websocket\r\n"]) {
      const answer = await sendRaw(`GET /rules HTTP/1.0\r\n${headers}\r\n${more}\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: 25 });
    }
  },
);

/** The bytes behind the first headers of a request with a body. */
const BODIES = {
  "of less than no bytes": "Content-Length: -1\r\n\r\n",
  "of no number of bytes": "Content-Length: 1e3\r\n\r\n",
  "of two lengths": "Content-Length: 2\r\nContent-Length: 3\r\n\r\nabc",
  "of a length and in chunks": "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "in no chunks": "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
  "in chunks of no end": `Transfer-Encoding: chunked\r\n\r\n${"f".repeat(20)}\r\na`,
  "in an unknown form": "Transfer-Encoding: gzip\r\n\r\n",
  "that is not packed as it says": "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
  "of a type in no ASCII": "Content-Type: \u00ff\r\nContent-Length: 2\r\n\r\n{}",
  "of a key in no ASCII": "Authorization: Key \u00ff\u00fe\r\nContent-Length: 2\r\n\r\n{}",
  "of two keys": "Authorization: Key a\r\nAuthorization: Key b\r\nContent-Length: 2\r\n\r\n{}",
  "of headers without end": `X-A: ${"a".repeat(20_000)}\r\n\r\n`,
  "that is awaited": "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
};

describe("a body", () => {
  it.each(Object.entries(BODIES))("%s is never answered with 5xx", async (_, rest) => {
    for (const path of ["/v1/validate", "/__api__/v1/bootstrap", "/__api__/v1/users", "/content/x/y"]) {
      const answer = await sendRaw(`POST ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n${rest}`);
      expect(answer).toMatch(/^HTTP\/1\.1 [1-4]/);
      expect(answer).not.toMatch(/^HTTP\/1\.1 5/m);
    }
  });
});

/** Bytes that Node does not read as a request, and the status with which they are refused. */
const NO_REQUESTS: Readonly<Record<string, readonly [string, number]>> = {
  "no HTTP": ["hello\r\n\r\n", 400],
  "another version of HTTP": ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  "a control character in a header": ["GET /rules HTTP/1.1\r\nHost: a.example\r\nX-A: a\0b\r\n\r\n", 400],
  "two lengths": ["POST /v1/validate HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc", 400],
  "a chunk of no length": ["POST /v1/validate HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400],
  "headers of more than 1 MiB": [`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${"a".repeat(1_100_000)}\r\n\r\n`, 431],
};

describe("bytes that are no request", () => {
  it.each(Object.entries(NO_REQUESTS))("are refused, with what to do: %s", async (_, [sent, status]) => {
    const [head = "", body = ""] = (await sendRaw(sent)).split("\r\n\r\n");
    expect(statusOf(head)).toBe(status);
    expect(head).toMatch(/^X-Correlation-ID: [\w-]+$/im);
    expect(head).toMatch(/^X-Content-Type-Options: nosniff$/im);
    expect(head).toContain(`Content-Length: ${body.length}`);
    expect(JSON.parse(body)).toEqual({ code: 25, error: expect.stringMatching(/\. .*\.$/), payload: null });
  });
});

describe("a header Expect", () => {
  it.each(["100-continue", "200-ok"])("changes no answer: %s", async (expected) => {
    const answer = await sendRaw(
      `POST /v1/validate HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nExpect: ${expected}\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(answer.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, "")).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("a method", () => {
  it.each(METHODS)("is never answered with 5xx: %s", async (method) => {
    const answer = await send(method, "/rules", "a.example");
    // Node closes the connection of CONNECT: the server is no proxy.
    if (method === "CONNECT") expect(answer).toBe("");
    else expect(statusOf(answer)).toBeOneOf([200, 400, 405]);
  });
});

it("makes the runtime report nothing", () => {
  expect(start.output).not.toMatch(/Uncaught|unexpected/);
});

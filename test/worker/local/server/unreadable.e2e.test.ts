/** Requests that the runtime takes for none: it would answer them by itself, with 500. */

import { once } from "node:events";
import { METHODS } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp, emptyFolder, freePort, type Program, run, waitFor } from "../support/programs.ts";

const HOSTS = [
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
const STRANGE_HOSTS = ["\u00ff\u00fe", "a\tb", "1.2.3.4.5", "999.1.1.1", "", "a".repeat(500)];
const GOOD_HOSTS = ["a.example", "A.example.", "127.0.0.1:1", "[::1]:80", "a_b-c"];
const PATHS = ["/", "/__ping__?ready=true", "/rules", "/__api__/v1/user", "/content/a/b", "/x//../y"];

let port: number;
let start: Program;

beforeAll(async () => {
  port = Number(await freePort());
  start = run("start.ts", [], { PORT: String(port), STEWARD_STATE: emptyFolder() });
  await waitFor(start, "Ctrl-C stops the Worker.");
});
afterAll(cleanUp);

/** Sends a request as it is written here, and gives the answer as it comes. */
async function send(method: string, path: string, host: string, more = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: ${more === "" ? "close" : "Upgrade"}\r\n${more}\r\n`,
    "latin1",
  );
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
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await send("GET", "/rules", host, more);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(head).toMatch(/^Content-Type: application\/json$/im);
      expect(head).toMatch(/^X-Correlation-ID: [\w-]+$/im);
      expect(JSON.parse(body)).toEqual({ code: 25, error: expect.stringContaining("header Host"), payload: null });
    }
  });

  it.each(GOOD_HOSTS)("is not one that is a host: %s", async (host) => {
    expect(statusOf(await send("GET", "/rules", host))).toBe(200);
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

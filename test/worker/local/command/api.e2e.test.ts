import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { apiOf } from "../../../../worker/local/command/api.ts";

/** The answers to come: a status, and for how many seconds to wait. */
const answers: { readonly status: number; readonly wait?: string }[] = [];
const bodies: string[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((asked, answer) => {
    let body = "";
    asked.setEncoding("utf8").on("data", (text: string) => {
      body += text;
    });
    asked.on("end", () => {
      bodies.push(body);
      const { status, wait } = answers.shift() ?? { status: 500 };
      answer.writeHead(status, wait === undefined ? {} : { "Retry-After": wait }).end('{ "error": "It is so." }');
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it("waits as long as the server asks where it was one request too many, and sends it again", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  answers.push({ status: 429, wait: "1" }, { status: 200 });
  const wait = vi.spyOn(timers, "setTimeout").mockResolvedValue(undefined);
  syncBuiltinESMExports();
  expect(await apiOf(url, "key").call("POST", "/users", { json: { username: "ada" } })).toEqual({ error: "It is so." });
  expect(wait.mock.calls).toEqual([[1_000]]);
  expect(bodies.splice(0)).toEqual(['{"username":"ada"}', '{"username":"ada"}']);
  expect(told.mock.calls).toEqual([["The server asks for fewer requests. Waiting 1 s."]]);
});

it.each([{ status: 429 }, { status: 429, wait: "0" }, { status: 403, wait: "1" }])(
  "takes %j for an answer",
  async (refusal) => {
    answers.push(refusal);
    await expect(apiOf(url, "key").call("GET", "/users")).rejects.toThrow(
      `The server refuses GET /users (${refusal.status}): It is so.`,
    );
    expect(bodies.splice(0)).toHaveLength(1);
  },
);

import { afterEach, describe, expect, it, vi } from "vitest";
import { apiOf } from "../../../../worker/local/command/api.ts";
import { wholeNumber } from "../../../../worker/local/command/command.ts";
import { readPort, serverOf } from "../../../../worker/local/command/server-url.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe("PORT", () => {
  it.each([
    [undefined, 8_787],
    ["", 8_787],
    ["0", 0],
    ["65535", 65_535],
  ])("%j means %i", (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(["65536", "80x", "-1", "1.5"])("is not %s", (text) => {
    expect(() => readPort(text)).toThrow(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  });
});

describe("the server of a command", () => {
  it.each([
    [undefined, "9", "http://127.0.0.1:9"],
    [undefined, "", "http://127.0.0.1:8787"],
    ["https://steward.example/", "9", "https://steward.example"],
    ["http://localhost:1", "0", "http://localhost:1"],
  ])("by --server %s and the port %j is %s", (given, port, server) => {
    vi.stubEnv("PORT", port);
    expect(serverOf(given)).toBe(server);
  });

  it.each(["http://127.0.0.1:9/a", "https://a@steward.example", "https://steward.example?a", "ftp://a.example", "a"])(
    "is not %s",
    (given) => {
      expect(() => serverOf(given)).toThrow("--server must be a URL without a path, such as http://127.0.0.1:8787.");
    },
  );

  it("is not known if it chooses its port itself", () => {
    vi.stubEnv("PORT", "0");
    expect(() => serverOf(undefined)).toThrow(
      "PORT is 0, with which npm start chooses a port itself. Use the option --server with the URL that it shows.",
    );
  });
});

it("a number of an option is whole", () => {
  expect(wholeNumber("0150")).toBe(150);
  for (const text of ["many", "-1", "1.5", "", "12345678"]) {
    expect(() => wholeNumber(text)).toThrow("It must be a whole number.");
  }
});

describe("a call of the API", () => {
  const SAID = { error: "It is so." };

  /** Lets the server answer with these, one after the other. @returns the requests. */
  function answerWith(...answers: readonly { readonly status: number; readonly wait?: string }[]) {
    const left = [...answers];
    const sent: (readonly [string, RequestInit])[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      const { status, wait } = left.shift() ?? expect.fail("fetch failed");
      return Response.json(SAID, { status, headers: wait === undefined ? {} : { "Retry-After": wait } });
    });
    return sent;
  }

  it("is sent again after the time that the server asks for, and follows no redirect", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const wait = vi.fn<(milliseconds: number) => Promise<void>>(async () => expect(sent).toHaveLength(1));
    const sent = answerWith({ status: 429, wait: "7" }, { status: 200 });
    const api = apiOf("http://server", "key", wait);
    expect(await api.call("POST", "/users", { json: { username: "ada" } })).toEqual(SAID);
    expect(wait.mock.calls).toEqual([[7_000]]);
    const request = {
      method: "POST",
      headers: { Authorization: "Key key" },
      body: '{"username":"ada"}',
      redirect: "manual",
    };
    expect(sent).toEqual(Array.from({ length: 2 }, () => ["http://server/__api__/v1/users", request]));
    expect(told.mock.calls).toEqual([["The server asks for fewer requests. Waiting 7 s."]]);
  });

  it.each([{ status: 429 }, { status: 429, wait: "0" }, { status: 403, wait: "1" }])(
    "takes %j for an answer",
    async (refusal) => {
      const sent = answerWith(refusal);
      await expect(apiOf("http://server", "key").call("GET", "/users")).rejects.toMatchObject({
        exitCode: 1,
        message: `The server refuses GET /users (${refusal.status}): It is so.`,
      });
      expect(sent).toHaveLength(1);
    },
  );
});

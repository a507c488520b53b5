import { describe, expect, it } from "vitest";
import { readCredentials } from "../../../worker/auth/sender.ts";

const read = (headers: Readonly<Record<string, string>>, keyHeader = "X-SVC-Authorization") =>
  readCredentials(new Headers(headers), keyHeader);

describe("a request's key", () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ["no header", {}, undefined],
    ["the first header", { Authorization: "Key abc" }, "abc"],
    ["its scheme in another case", { Authorization: "kEY abc" }, "abc"],
    ["whitespace around it", { Authorization: "  Key    abc  " }, "abc"],
    ["the scheme alone", { Authorization: "Key" }, undefined],
    ["another scheme", { Authorization: "Bearer abc" }, undefined],
    ["a scheme that begins alike", { Authorization: "Keyed abc" }, undefined],
    ["two keys in one header", { Authorization: "Key a, Key b" }, "a, Key b"],
    ["the second header", { "X-SVC-Authorization": "Key abc" }, "abc"],
    ["the bare value in it", { "x-svc-authorization": " abc " }, "abc"],
    ["nothing in it", { "X-SVC-Authorization": " " }, undefined],
    ["both with the same", { Authorization: "Key abc", "X-SVC-Authorization": "abc" }, "abc"],
    ["both, the first one of another scheme", { Authorization: "Basic abc", "X-SVC-Authorization": "def" }, "def"],
    ["both, the second one empty", { Authorization: "Key abc", "X-SVC-Authorization": "" }, "abc"],
  ])("is read from %s", (_, headers, key) => {
    expect(read(headers)).toEqual({ ok: true, value: key });
  });

  it("is in the header that the settings name, and then not in the default one", () => {
    const headers = { "X-Own": "abc", "X-SVC-Authorization": "def" };
    expect(read(headers, "X-Own")).toEqual({ ok: true, value: "abc" });
    expect(read(headers, "X-Another")).toEqual({ ok: true, value: undefined });
  });

  it.each(["def", "Key def", "Bearer abc"])("may not be two, such as abc and %s, and neither is told", (second) => {
    expect(read({ Authorization: "Key abc", "X-SVC-Authorization": second })).toEqual({
      ok: false,
      error: {
        kind: "invalid-request",
        error:
          "The headers Authorization and X-SVC-Authorization have different keys. Send one header, or the same key in both.",
      },
    });
  });
});

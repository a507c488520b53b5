import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../worker/platform/context.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const idFor = (sent?: string) => {
  const headers = new Headers(sent === undefined ? {} : { "X-Correlation-ID": sent });
  return requestContext(new Request("https://steward.example/", { headers }), env).requestId;
};

describe("requestId", () => {
  it.each(["a", "01J9Z3K7", "trace:4bf9/2f-3577+b7=", "x".repeat(128)])("keeps the caller's %j", (sent) => {
    expect(idFor(sent)).toBe(sent);
  });

  it.each([undefined, "", "two words", 'a"b', "a,b", "<script>", "x".repeat(129)])("replaces %j", (sent) => {
    expect(idFor(sent)).toMatch(UUID);
  });

  it("differs between requests", () => {
    const ids = Array.from({ length: 250 }, () => idFor());
    expect(new Set(ids).size).toBe(250);
  });
});

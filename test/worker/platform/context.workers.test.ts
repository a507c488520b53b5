import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { callerAddress, requestContext } from "../../../worker/platform/context.ts";

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

const addressOf = (address: string) => callerAddress(new Headers({ "CF-Connecting-IP": address }));

describe("the address of a caller", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["1:2:3", "1:2:3"],
    ["", ""],
  ])("%s counts as %s", (address, expected) => {
    expect(addressOf(address)).toBe(expected);
  });

  it("is empty where the platform tells none", () => {
    expect(callerAddress(new Headers({ "X-Forwarded-For": "203.0.113.7" }))).toBe("");
  });
});

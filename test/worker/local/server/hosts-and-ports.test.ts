import { describe, expect, it } from "vitest";
import { hostAndPort, readHostsAndPorts } from "../../../../worker/local/server/hosts-and-ports.ts";

describe("a list of hosts and ports", () => {
  it.each([
    ["", []],
    ["127.0.0.1:8790", ["127.0.0.1:8790"]],
    [" a.example:80,b.example:443\n[::1]:8790 ", ["a.example:80", "b.example:443", "[::1]:8790"]],
    ["LOCALHOST:1, 0x7f.1:2, [0::1]:3", ["localhost:1", "127.0.0.1:2", "[::1]:3"]],
  ])("%j", (text, read) => {
    expect([...(readHostsAndPorts(text) ?? [])]).toEqual(read);
  });

  it.each([
    "true",
    "127.0.0.1",
    "localhost:",
    "*:80",
    "127.0.0.1:*",
    "http://a.example:80",
    "a.example:80/b",
    "::1:80",
    "a:99999",
  ])("is not %s", (text) => {
    expect(readHostsAndPorts(text)).toBeUndefined();
  });

  it("has an address as it is written there", () => {
    expect([hostAndPort("::1", "80"), hostAndPort("a.example", "443")]).toEqual(["[::1]:80", "a.example:443"]);
  });
});

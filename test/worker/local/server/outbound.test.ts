import { describe, expect, it } from "vitest";
import { hostAndPort, identityHosts, readHostsAndPorts } from "../../../../worker/local/server/outbound.ts";

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

describe("the hosts that say who people are", () => {
  it.each([
    [{}, []],
    [{ OIDC_ISSUER: "http://127.0.0.1:3000/realms/one" }, ["127.0.0.1:3000"]],
    [
      { OIDC_ISSUER: "https://id.example.com", ASSERTION_KEYS_URL: "http://[::1]/keys?a=b" },
      ["id.example.com:443", "[::1]:80"],
    ],
    [{ OIDC_ISSUER: "not a URL", ASSERTION_KEYS_URL: 7, ASSERTION_ISSUER: "https://other.example" }, []],
  ])("%j", (variables, hosts) => {
    expect([...identityHosts(variables)]).toEqual(hosts);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkUpstreamUrl, upstreamRules } from "../../../worker/settings/upstream-url.ts";
import { runs } from "../../support/size.ts";

const OWN = ["https://steward.example", "https://public.example", "https://content.example"];

const check = (text: string, allowPrivate = false, ownOrigins: readonly string[] = OWN) => {
  const checked = checkUpstreamUrl(text, { ownOrigins, contentHost: undefined, allowPrivate });
  return checked.ok ? checked.value.href : checked.error;
};

const NOT_A_URL = "it is not an absolute http or https URL. Use one such as https://api.example.com/v1.";
const NOT_PUBLIC =
  "its host is not public, and this server only forwards requests to public hosts. Use a public host, or ask the operator to set ALLOW_PRIVATE_UPSTREAMS.";
const LOOP = "it leads back to this server, which would forward requests to itself. Use another host.";

describe("checkUpstreamUrl", () => {
  it.each([
    ["https://api.example.com", "https://api.example.com/"],
    ["http://api.example.com:8080/v1/", "http://api.example.com:8080/v1/"],
    ["HTTPS://API.Example.COM/v1", "https://api.example.com/v1"],
    ["https://93.184.216.34/", "https://93.184.216.34/"],
    ["https://[2606:2800:220:1:248:1893:25c8:1946]/", "https://[2606:2800:220:1:248:1893:25c8:1946]/"],
    ["https://steward.example:8443/", "https://steward.example:8443/"],
    ["https://sub.steward.example/", "https://sub.steward.example/"],
    ["https://localhost.example.com/", "https://localhost.example.com/"],
    ["https://bücher.example.com/", "https://xn--bcher-kva.example.com/"],
  ])("takes %s", (text, href) => {
    expect(check(text)).toBe(href);
  });

  it.each([
    [""],
    ["api.example.com"],
    ["/v1"],
    ["//api.example.com/"],
    ["https:api.example.com"],
    ["https:/api.example.com"],
    ["https:\\\\api.example.com"],
    ["https://api.example.com\\@other.example.com/"],
    [" https://api.example.com/"],
    ["https://api.exam\nple.com/"],
    ["ftp://api.example.com/"],
    ["ws://api.example.com/"],
    ["file:///etc/passwd"],
    ["data:text/html,x"],
    ["https://"],
    ["https://:443/"],
    ["https://api.example.com:99999/"],
    ["https://1.2.3.4.5/"],
    ["https://[fe80::1%25eth0]/"],
    ["https://https://api.example.com/"],
  ])("refuses %j, which is no URL or not the same to all", (text) => {
    expect(check(text, true)).toBe(NOT_A_URL);
  });

  it.each([
    ["https://user@api.example.com/", "it has a user name or a password. Remove them."],
    ["https://user:pass-word@api.example.com/", "it has a user name or a password. Remove them."],
    ["https://@api.example.com/", "it has a user name or a password. Remove them."],
    ["https://api.example.com/?token=1", "it has a query or a fragment. Remove it: each request has its own query."],
    ["https://api.example.com/#part", "it has a query or a fragment. Remove it: each request has its own query."],
    ["https://api.example.com/#", "it has a query or a fragment. Remove it: each request has its own query."],
    [`https://api.example.com/${"a".repeat(2_048)}`, "it is longer than 2048 characters. Use a shorter one."],
  ])("refuses %s", (text, message) => {
    expect(check(text, true)).toBe(message);
  });

  it.each([
    "steward.example",
    "steward.example:443",
    "STEWARD.example",
    "steward.example.",
    "steward.example:80",
    "content.example",
  ])("sees the loop to %s by either scheme, wherever upstreams may be", (host) => {
    for (const scheme of ["http", "https"]) expect(check(`${scheme}://${host}/other`, true)).toBe(LOOP);
  });

  it.each(["127.0.0.1", "localhost", "a.localhost", "127.1", "[::1]", "[::]", "0.0.0.0", "[::ffff:127.0.0.1]"])(
    "takes %s for this machine, where the server is on it by another name",
    (host) => {
      for (const own of ["http://127.0.0.1:8787", "http://localhost:8787"]) {
        expect(check(`http://${host}:8787/`, true, [own])).toBe(LOOP);
        expect(check(`http://${host}:9000/`, true, [own])).toMatch(/^http:/);
      }
    },
  );

  it.each([
    ["this machine", ["127.0.0.1", "127.8.9.10", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::1]", "localhost"]],
    ["any address", ["0.0.0.0", "0", "[::]", "0.1.2.3"]],
    ["a private network", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "0xc0a80101", "192.168.257"]],
    ["a carrier's network", ["100.64.0.1", "100.127.255.255", "100.100.100.200"]],
    ["the link", ["169.254.169.254", "0xa9fea9fe", "[fe80::1]", "[febf::1]"]],
    ["a cloud's own machines", ["168.63.129.16", "[fd00:ec2::254]", "192.0.0.192", "metadata.google.internal"]],
    ["a unique local address", ["[fc00::1]", "[fdff::1]", "[fec0::1]"]],
    ["nothing in use", ["192.0.2.1", "198.18.0.1", "203.0.113.9", "240.0.0.1", "[2001:db8::1]", "[4000::1]"]],
    ["many", ["224.0.0.1", "255.255.255.255", "[ff02::1]"]],
    ["IPv4 in IPv6", ["[::ffff:10.0.0.1]", "[::ffff:7f00:1]", "[::10.0.0.1]", "[::ffff:0:10.0.0.1]"]],
    ["IPv4 by a relay", ["[64:ff9b::10.0.0.1]", "[64:ff9b:1::1]", "[2002:7f00:1::]", "[2001:0:4136:e378::1]"]],
    ["a name of no public DNS", ["a.localhost", "printer.local", "db.internal", "nas.home.arpa", "db", "a.localhost."]],
    ["a name past search domains", ["api.example.com.", "10.0.0.1."]],
  ])("leads to %s only where it is allowed", (_, hosts) => {
    for (const host of hosts) {
      expect([host, check(`http://${host}/`)]).toEqual([host, NOT_PUBLIC]);
      expect([host, check(`https://${host}:8443/v1`)]).toEqual([host, NOT_PUBLIC]);
      expect(check(`http://${host}/`, true)).toMatch(/^http:/);
    }
  });

  it("never throws, and repeats nothing of what it refuses", () => {
    const word = fc.string({ unit: "binary", minLength: 8 });
    const start = fc.constantFrom("", "https://", "http://user:");
    fc.assert(
      fc.property(start, word, (before, text) => {
        const checked = checkUpstreamUrl(`${before}${text}@host`, {
          ownOrigins: OWN,
          contentHost: undefined,
          allowPrivate: false,
        });
        expect(!checked.ok && checked.error.includes(text)).toBe(false);
      }),
      { numRuns: runs(3_000) },
    );
  });

  it("refuses every private IPv4 address in every form that a URL takes", () => {
    const octet = fc.nat({ max: 255 });
    const addresses = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
    );
    fc.assert(
      fc.property(addresses, ([a, b, c, d]) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d;
        const pair = (high: number, low: number) => (high * 256 + low).toString(16);
        const forms = [
          `${a}.${b}.${c}.${d}`,
          String(number),
          `0x${number.toString(16)}`,
          `0${number.toString(8)}`,
          `0${a.toString(8)}.0x${b.toString(16)}.${c * 256 + d}`,
          `[::ffff:${pair(a, b)}:${pair(c, d)}]`,
          `[64:ff9b::${pair(a, b)}:${pair(c, d)}]`,
          `[2002:${pair(a, b)}:${pair(c, d)}::1]`,
          `[::${pair(a, b)}:${pair(c, d)}]`,
        ];
        for (const form of forms) expect([form, check(`http://${form}/`)]).toEqual([form, NOT_PUBLIC]);
      }),
    );
  });
});

describe("upstreamRules", () => {
  const settings = {
    baseUrl: "https://public.example",
    contentHost: "content.example:8443",
    allowPrivateUpstreams: true,
  };

  it("count the origin of a request and the base URL as the server's own", () => {
    expect(upstreamRules("https://steward.example/a?b", settings)).toEqual({
      ownOrigins: ["https://steward.example", "https://public.example"],
      contentHost: "content.example:8443",
      allowPrivate: true,
    });
    expect(
      upstreamRules("http://127.0.0.1:8787/", {
        baseUrl: undefined,
        contentHost: undefined,
        allowPrivateUpstreams: false,
      }),
    ).toEqual({ ownOrigins: ["http://127.0.0.1:8787"], contentHost: undefined, allowPrivate: false });
  });

  it.each(["content.example", "CONTENT.example:99", "a.content.example", "a.b.content.example.", "content.example."])(
    "count every host of content as the server's own: %s",
    (host) => {
      const rules = upstreamRules("https://steward.example/a", settings);
      expect(checkUpstreamUrl(`http://${host}/`, rules)).toEqual({
        ok: false,
        error: expect.stringContaining("leads back"),
      });
    },
  );

  it.each(["content.example.com", "xcontent.example", "example"])("do not count another host: %s", (host) => {
    expect(checkUpstreamUrl(`http://${host}/`, upstreamRules("https://steward.example/a", settings)).ok).toBe(true);
  });
});

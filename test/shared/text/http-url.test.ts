import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPrivateHost, pathSegments, readHttpUrl, readLeniently } from "../../../shared/text/http-url.ts";
import { arbitraryUrl } from "../../support/arbitrary-url.ts";

test.each([
  ["https://gateway.example.com", "https", "gateway.example.com", 443, false, ""],
  ["HTTP://user:pa:ss@Gateway.Example.COM.:8080/a/b?c/d#e", "http", "gateway.example.com", 8080, true, "/a/b"],
  ["https://a@b@host:/x", "https", "host", 443, false, "/x"],
  ["http://[::FFFF:10.0.0.1]:80?x", "http", "[::ffff:a00:1]", 80, true, ""],
  ["http://0x7f.1/", "http", "127.0.0.1", 80, false, "/"],
  ["https://größe.example.com//v1//#", "https", "xn--gre-6ka8i.example.com", 443, false, "//v1//"],
  ["https://https/v1", "https", "https", 443, false, "/v1"],
])("%s", (text, scheme, hostname, port, hasPort, path) => {
  const http = readHttpUrl(text);
  expect(http).toMatchObject({ scheme, hostname, port, hasPort });
  expect(text.slice(http?.path.start, http?.path.end)).toBe(path);
});

test.each([
  "",
  "gateway.example.com",
  "//gateway.example.com",
  "ftp://gateway.example.com",
  "https:/gateway.example.com",
  "https:gateway.example.com",
  "https:///gateway.example.com",
  "https:\\\\gateway.example.com",
  "https://gateway.example.com\\v1",
  " https://gateway.example.com",
  "https://gateway.example.com/a b",
  "ht\ttps://gateway.example.com",
  "https://gate\u200bway.example.com",
  "https://gate\u00adway.example.com",
  "https://${HOST}/v1",
  "https://$HOST/v1",
  "https://gateway.example.com/{tenant}/v1",
  "https://<host>/v1",
  "https://*.example.com",
  "https://a..b",
  "https://.",
  "https://",
  "https://@/v1",
  "https://user@:80/v1",
  "https://gateway.example.com:port",
  "https://gateway.example.com:99999",
  "https://[::1",
  "https://https://gateway.example.com",
  `https://${"a.".repeat(126)}ab`,
])("%j is refused", (text) => {
  expect(readHttpUrl(text)).toBeUndefined();
});

test("a name may be as long as DNS has them", () => {
  expect(readHttpUrl(`https://${"a.".repeat(126)}a`)?.hostname).toHaveLength(253);
});

describe("whatever is read", () => {
  const seen = { read: 0 };

  test("has its parts where the platform's parser finds them", () => {
    fc.assert(
      fc.property(arbitraryUrl, (text) => {
        const http = readHttpUrl(text);
        if (http === undefined) return;
        seen.read += 1;
        const { start, end } = http.path;
        const url = new URL(text);
        expect(`${http.scheme}:`).toBe(url.protocol);
        expect(url.pathname + url.search + url.hash).toBe(partsOf(`https://host${text.slice(start)}`));
        // What is put at the end of the path is at the end of the path.
        const longer = new URL(`${text.slice(0, end)}/v1${text.slice(end)}`);
        expect([longer.origin, longer.search, longer.hash]).toEqual([url.origin, url.search, url.hash]);
        expect(longer.pathname).toMatch(/\/v1$/);
        // Without its path and what comes after, it leads to the same host.
        const shorter = new URL(text.slice(0, start));
        expect([shorter.origin, shorter.href.length > 0]).toEqual([url.origin, true]);
      }),
      { numRuns: 5_000 },
    );
    // Otherwise it would hold for too little.
    expect(seen.read).toBeGreaterThan(500);
  });
});

test("a plain URL is read as any other", () => {
  const label = fc.stringMatching(/^[a-z\d]{1,3}(-[a-z\d]{1,2}){0,2}$/);
  const plain = fc
    .record({
      scheme: fc.constantFrom("http", "https"),
      host: fc.array(fc.oneof(label, fc.constantFrom("xn--zzzzzzz", "0x1", "1", "http", "a-", "")), {
        minLength: 1,
        maxLength: 4,
      }),
      port: fc.constantFrom("", "", ":8080", ":80", ":443", ":0", ":", ":99999"),
      path: fc.array(fc.constantFrom("/", "/v1", "/a.b", "/..", "/~a_b-c", "/a:b", "?a", "#"), { maxLength: 3 }),
    })
    .map(({ scheme, host, port, path }) => [scheme, `://${host.join(".")}${port}${path.join("")}`] as const);
  fc.assert(
    fc.property(plain, ([scheme, rest]) => {
      // A scheme in upper case is the same scheme, and not that of a plain URL.
      expect(readHttpUrl(scheme + rest)).toEqual(readHttpUrl(scheme.toUpperCase() + rest));
    }),
    { numRuns: 3_000 },
  );
});

function partsOf(text: string): string {
  const { pathname, search, hash } = new URL(text);
  return pathname + search + hash;
}

test.each([
  ["", []],
  ["/", []],
  ["//a//b/", ["a", "b"]],
  ["/a/.../b.", ["a", "...", "b."]],
  ["/a/./b", undefined],
  ["/a/..", undefined],
  ["/%2e%2E/b", undefined],
  ["/.%2e", undefined],
])("the segments of %j", (path, expected) => {
  const text = `https://host${path}?/c`;
  const http = readHttpUrl(text);
  expect(http && pathSegments(text, http)?.map((segment) => segment.text)).toEqual(expected);
});

test("a path has the segments that the platform's parser finds, or none where it resolves some", () => {
  fc.assert(
    fc.property(arbitraryUrl, (text) => {
      const http = readHttpUrl(text);
      if (http === undefined) return;
      const segments = pathSegments(text, http);
      const { pathname } = new URL(text);
      const resolved = pathname.split("/").filter((part) => part !== "");
      if (segments === undefined) expect(text).toMatch(/\.|%2e/i);
      else expect(segments.map((one) => new URL(`https://host/${one.text}`).pathname.slice(1))).toEqual(resolved);
      for (const one of segments ?? []) expect(text.slice(one.start, one.end)).toBe(one.text);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  [" https://a.example/v1 ", ["a.example:443"]],
  ["a.example:8443/v1", ["a.example:8443"]],
  ["//user:password@a.example", ["a.example:443"]],
  ["HTTP:\\\\A.Example.\\v1", ["a.example:80"]],
  ["ftp://a.example", ["a.example:443"]],
  ["https://a.example\\@b.example", ["a.example:443", "b.example:443"]],
  ["https://a.example /x", ["a.example:443"]],
  ["https://a b.example", ["ab.example:443"]],
  ["https://${HOST}", [undefined]],
  ["https://a.example:port", [undefined]],
  [" ", []],
  ["https://", []],
])("where clients may go that correct %j", (text, expected) => {
  expect(readLeniently(text).map((http) => http && `${http.hostname}:${http.port}`)).toEqual(expected);
});

test("no text takes more than linear time", () => {
  for (const piece of ["a", "@", "a@", ":", ":1", "/", "/.", "[", "a.", "%", "?", " ", "\\", "\u200b", "é"]) {
    const text = `https://${piece.repeat(300_000 / piece.length)}`;
    const http = readHttpUrl(text);
    // Quadratic time would be minutes.
    expect(http === undefined || pathSegments(text, http) !== null).toBe(true);
    expect(readLeniently(text).length).toBeLessThan(5);
    expect(readLeniently(text.slice("https://".length)).length).toBeLessThan(5);
  }
});

const isPrivate = (host: string) => isPrivateHost(readHttpUrl(`http://${host}`)?.hostname ?? "not.a.host.example");

test.each(
  "localhost LOCALHOST localhost. app.localhost 127.0.0.1 127.255.255.255 0.0.0.0 [::1] [::] 10.0.0.0 10.255.255.255 172.16.0.0 172.31.255.255 192.168.0.0 192.168.255.255 100.64.0.0 100.127.255.255 169.254.0.0 169.254.255.255 0x7f.1 2130706433 [fe80::1] [febf::1] [fc00::1] [fdff::1] [::ffff:10.0.0.1] [::ffff:127.0.0.1] gateway host.docker.internal printer.local nas.lan nas.home.arpa nas.home wiki.intranet wiki.corp wiki.private api.test gateway.team.svc gateway.team.svc.cluster.local".split(
    " ",
  ),
)("%s is private", (host) => {
  expect(isPrivate(host)).toBe(true);
});

test.each(
  "example.com localhost.example.com local.example.com mylocal.net notlocalhost.dev home.arpa.net 1.0.0.0 9.255.255.255 11.0.0.0 126.255.255.255 128.0.0.0 172.15.255.255 172.32.0.0 192.167.255.255 192.169.0.0 100.63.255.255 100.128.0.0 169.253.255.255 169.255.0.0 [fe7f::1] [fec0::1] [fbff::1] [fe00::1] [fc::1] [fd::1] [fe8::1] [2001:db8::1] [::2] [::ffff:8.8.8.8] [::ffff:172.32.0.1] [1::ffff:a00:1]".split(
    " ",
  ),
)("%s is not", (host) => {
  expect(isPrivate(host)).toBe(false);
});

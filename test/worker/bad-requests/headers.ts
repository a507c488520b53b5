import type { Random } from "../../fuzz/random.ts";
import { type Draft, type Header, type Material, withHeader } from "./draft.ts";

const TAGS = ["*", '"x"', 'W/"x"', '"', ",", '"a", "b"', "W/", "x", "", '"'.repeat(2_000), `"${"a".repeat(9_000)}"`];

const DATES = [
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Fri, 99 Foo 9999 99:99:99 GMT",
  "0",
  "-1",
  "now",
  "Sun Nov  6 08:49:37 1994",
];

const RANGES = [
  "bytes=0-",
  "bytes=0-0",
  "bytes=-0",
  "bytes=-5",
  "bytes=5-1",
  "bytes=0-0,2-3",
  "bytes=a-b",
  "items=0-1",
];

const HUGE_RANGES = [
  "bytes=99999999999999999999-",
  "bytes=-99999999999999999999",
  "bytes=0-99999999999999999999",
  "bytes=",
];

const TYPES = [
  "",
  ";",
  "a",
  "/",
  "text/html",
  "application/json;charset=utf-16",
  'application/json; charset="',
  "application/json, text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="',
  "multipart/form-data; boundary=x",
  `multipart/form-data; boundary=${"x".repeat(300)}`,
  "application/gzip",
  "application/octet-stream",
  `application/json; a=${"b".repeat(5_000)}`,
];

const CODINGS = ["gzip", "br", "deflate", "identity", "identity, gzip", "x", "", ",", "gzip, gzip, gzip"];

const LENGTHS = ["-1", "0", "1", "abc", "1.5", "", "1e3", "0x10", "9".repeat(30), "2, 2", "+5"];

const DIGESTS = ["sha-256=:AAAA:", "sha-256=::", "sha-256=x", "md5=:AAAA:", ",", "sha-256=:AAAA:, sha-512=:AAAA:"];

const ORIGINS = ["null", "https://evil.example", "http://[", "", "://", "https://steward.example", "file://"];

/** Headers that are odd by themselves. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  Accept: ["*/*", "", "text/html;q=2", ",,,", "a".repeat(9_000)],
  "Accept-Encoding": ["gzip", "*;q=0", "", "identity;q=0, *;q=0", "x"],
  "CF-Connecting-IP": ["", "::1", "999.1.1.1", "127.0.0.1, evil", "a".repeat(300)],
  Connection: ["keep-alive", "close, authorization", ",", "x-svc-authorization", "upgrade"],
  "Content-Digest": DIGESTS,
  "Content-Encoding": CODINGS,
  "Content-Length": LENGTHS,
  "Content-MD5": ["", "AAAA", "=", "a".repeat(500)],
  "Content-Type": TYPES,
  Expect: ["100-continue", "x"],
  Forwarded: ["for=_x;host=evil.example;proto=https"],
  Host: ["evil.example", "", "a b", "[", "localhost:99999"],
  "If-Match": TAGS,
  "If-Modified-Since": DATES,
  "If-None-Match": TAGS,
  "If-Range": [...TAGS, ...DATES],
  "If-Unmodified-Since": DATES,
  Origin: ORIGINS,
  Range: [...RANGES, ...HUGE_RANGES],
  Referer: ["", "https://evil.example/?a"],
  "Repr-Digest": DIGESTS,
  "Sec-Fetch-Site": ["cross-site", "same-site", "same-origin", "none", "", "x"],
  "Sec-WebSocket-Key": ["", "x"],
  TE: ["trailers", "x;q=9"],
  "Transfer-Encoding": ["chunked", "gzip", "x", "chunked, chunked", ""],
  Upgrade: ["websocket", "h2c", ""],
  Via: ["1.1 provider-steward", "1.0 a, 1.1 Provider-Steward (x)", ",", "1.1", ""],
  "X-Checksum": ["", "x", "a".repeat(32), "a".repeat(500)],
  "X-Correlation-ID": ["", "a b", "<script>", "a".repeat(129), "a".repeat(128), "..", "'"],
  "X-Forwarded-Host": ["evil.example", "", "a, b"],
  "X-Forwarded-Proto": ["gopher"],
  "X-HTTP-Method-Override": ["DELETE", "x"],
  "X-SVC-Credentials": ['{"user":"admin","groups":[]}'],
};

/** A header that has an odd value, or that several servers read in different ways. */
export function oddHeader(draft: Draft, random: Random): Draft {
  const name = random.pick(Object.keys(VALUES));
  return withHeader(draft, [name, random.pick(VALUES[name] ?? [""])]);
}

/** As a person's browser asks: for a page, and without a key. */
export function asBrowser(draft: Draft, random: Random): Draft {
  const others = draft.headers.filter(([name]) => name !== "Authorization");
  const added: readonly Header[] = [
    ["Accept", "text/html,*/*;q=0.8"],
    ["Sec-Fetch-Mode", "navigate"],
    ["Sec-Fetch-Dest", "document"],
    ["Sec-Fetch-Site", random.pick(["none", "same-origin", "cross-site"])],
  ];
  return { ...draft, headers: [...others, ...added] };
}

/** Headers that each hold what no answer and no log may repeat. */
export function secretHeaders(draft: Draft, random: Random, { secret }: Material): Draft {
  const names = ["Cookie", "Proxy-Authorization", "X-Api-Key", "X-Auth-Token", "Set-Cookie", "X-Goog-Api-Key"];
  const value = random.pick([secret, `session=${secret}; a=b`, `Bearer ${secret}`, `Basic ${btoa(`a:${secret}`)}`]);
  return withHeader(draft, [random.pick(names), value]);
}

/** Very many headers, or a very long one. */
export function manyHeaders(draft: Draft, random: Random): Draft {
  const count = random.pick([1, 50, 300]);
  const length = count === 1 ? 30_000 : random.size(200);
  const added = Array.from({ length: count }, (_, index): Header => [`X-A-${index}`, "a".repeat(length)]);
  return { ...draft, headers: [...draft.headers, ...added] };
}

/** Credentials in forms that are not quite right, or in both headers. */
export function oddCredentials(draft: Draft, random: Random, { key, secret }: Material): Draft {
  const forms: readonly Header[] = [
    ["Authorization", "Key"],
    ["Authorization", "Key "],
    ["Authorization", key],
    ["Authorization", `key   ${key}  `],
    ["Authorization", `Key ${key} ${key}`],
    ["Authorization", `Key ${key},Key ${key}`],
    ["Authorization", `Key "${key}"`],
    ["Authorization", `Key\t${key}`],
    ["Authorization", `Key ${key.toLowerCase()}`],
    ["Authorization", `Key ${key.slice(0, -1)}`],
    ["Authorization", `Key ${"k".repeat(10_000)}`],
    ["Authorization", `Bearer ${secret}`],
    ["Authorization", `Basic ${btoa(`${secret}:${key}`)}`],
    ["Authorization", `Connect-Bootstrap ${secret}`],
    ["Authorization", "Connect-Bootstrap e30.e30.e30"],
    ["Authorization", `Connect-Invitation ${btoa('{"alg":"none"}')}.${btoa('{"scope":"invitation"}')}.`],
    ["Authorization", "Connect-Invitation ...."],
    ["X-SVC-Authorization", secret],
    ["X-SVC-Authorization", key],
    ["X-SVC-Authorization", `Key ${key}`],
    ["X-SVC-Authorization", `Key ${key}x`],
    ["X-SVC-Authorization", ""],
    ["X-SVC-Authorization", `${key}, ${key}`],
  ];
  return withHeader(draft, random.pick(forms));
}

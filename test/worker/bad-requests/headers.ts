import type { Random } from "../../fuzz/random.ts";
import { type Draft, type Header, type Material, withHeader } from "./draft.ts";

const TAGS = ["*", '"x"', 'W/"x"', '"', ",", '"a", "b"', "W/", "x", "", '"'.repeat(2_000), `"${"a".repeat(9_000)}"`];

const DATES = [
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Fri, 99 Foo 9999 99:99:99 GMT",
  "0",
  "now",
  "Sun Nov  6 08:49:37 1994",
];

const RANGES = [
  "0-",
  "0-0",
  "-0",
  "-5",
  "5-1",
  "0-0,2-3",
  "a-b",
  "",
  `${"9".repeat(20)}-`,
  `0-${"9".repeat(20)}`,
  `-${"9".repeat(20)}`,
];

const FORM = "multipart/form-data";

const FORMS = ["", "; boundary=", '; boundary="', "; boundary=x", `; boundary=${"x".repeat(300)}`];

const JSON_TYPES = [";charset=utf-16", '; charset="', ", text/plain", `; a=${"b".repeat(5_000)}`];

const SIMPLE_TYPES = ["", ";", "a", "/", "text/html", "application/gzip", "application/octet-stream"];

const TYPES = [
  "application/x-www-form-urlencoded",
  ...SIMPLE_TYPES,
  ...FORMS.map((end) => FORM + end),
  ...JSON_TYPES.map((end) => `application/json${end}`),
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
  Range: [...RANGES.map((range) => `bytes=${range}`), "items=0-1"],
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
  const invitation = `${btoa('{"alg":"none"}')}.${btoa('{"scope":"invitation"}')}.`;
  const keys = ["", " ", `   ${key}  `, ` ${key} ${key}`, ` ${key},Key ${key}`, ` "${key}"`, `\t${key}`];
  const wrong = [key.toLowerCase(), key.slice(0, -1), "k".repeat(10_000)].map((value) => ` ${value}`);
  const others = [`Bearer ${secret}`, `Basic ${btoa(`${secret}:${key}`)}`, key, `key   ${key}`];
  const tokens = [`Bootstrap ${secret}`, "Bootstrap e30.e30.e30", `Invitation ${invitation}`, "Invitation ...."];
  const first = [...[...keys, ...wrong].map((end) => `Key${end}`), ...others, ...tokens.map((one) => `Connect-${one}`)];
  const second = [secret, key, `Key ${key}`, `Key ${key}x`, "", `${key}, ${key}`];
  const forms: readonly Header[] = [
    ...first.map((value): Header => ["Authorization", value]),
    ...second.map((value): Header => ["X-SVC-Authorization", value]),
  ];
  return withHeader(draft, random.pick(forms));
}

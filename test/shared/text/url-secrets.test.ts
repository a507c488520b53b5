import fc from "fast-check";
import { expect, test } from "vitest";
import { readHttpUrl } from "../../../shared/text/http-url.ts";
import { findUrlSecrets, maskUrl, without } from "../../../shared/text/url-secrets.ts";
import { arbitraryUrl } from "../../support/arbitrary-url.ts";
import { words } from "../../support/words.ts";

// Put together here, so that no scanner takes this file for a leak.
const TOKEN = ["sk", "aB3dE5gH7jK9mN1pQ2rS"].join("-");

const stripped = (text: string) => without(text, findUrlSecrets(text).removals);

test.each([
  ["https://user:hunter2@host/v1", "https://host/v1"],
  ["https://user@host", "https://host"],
  ["https://user:a@b@host/v1", "https://host/v1"],
  [`https://${TOKEN}:\${PASSWORD}@host/v1`, "https://host/v1"],
  ["https://:hunter2@host/v1", "https://host/v1"],
  ["https://user:@host/v1", "https://host/v1"],
  [" HTTPS:user:hunter2@host", " HTTPS:host"],
  ["https:/user:hunter2@host/v1", "https:/host/v1"],
  ["https:\\\\user:hunter2@host\\v1", "https:\\\\host\\v1"],
  ["ht\ttps:/\t/user:hunter2@host", "ht\ttps:/\t/host"],
  ["//user@host/v1", "//host/v1"],
  ["user:hunter2@host/v1", "host/v1"],
  ["ws://user:hunter2@host", "ws://host"],
  ["https://proxy/https://user:hunter2@host/v1", "https://proxy/https://host/v1"],
  ["https://user:hunter2@/a:b@host/v1", "https:///host/v1"],
  ["https://a:b@proxy/https://c:d@host/v1?key=x", "https://proxy/https://host/v1"],
])("userinfo is stripped: %s", (text, rest) => {
  expect(stripped(text)).toBe(rest);
  expect(findUrlSecrets(rest)).toEqual({
    userinfo: [],
    parameters: [],
    hasToken: false,
    hasHiddenPassword: false,
    removals: [],
  });
});

test.each([
  ["?key=x", "", ["key"]],
  ["?key=x#", "#", ["key"]],
  ["?key=x&a=b", "?a=b", ["key"]],
  ["?a=b&key=x", "?a=b", ["key"]],
  ["?a=b&key=x&c=d", "?a=b&c=d", ["key"]],
  ["?key=x&token=y", "", ["key", "token"]],
  ["?key=x&a=b&token=y&c=d", "?a=b&c=d", ["key", "token"]],
  ["?key=x&", "", ["key"]],
  ["?&key=x&&a=b&", "?a=b", ["key"]],
  ["?a=b;key=x", "?a=b", ["key"]],
  ["?a=b?key=x", "?a=b", ["key"]],
  ["?key=x#a=b&token=y", "#a=b", ["key", "token"]],
  ["?a=b#token=y", "?a=b", ["token"]],
  ["#/route?token=y", "#/route", ["token"]],
  ["?API%5FKEY=x", "", ["API%5FKEY"]],
  ["?a=x=y&key=x=y==", "?a=x=y", ["key"]],
  [`?${TOKEN}`, "", [""]],
  [`?a=${TOKEN}`, "", ["a"]],
  [`?a=%73${TOKEN.slice(1)}`, "", ["a"]],
  ["?upstream=https://user:hunter2@other", "", ["upstream"]],
])("parameters are stripped: %s", (suffix, rest, names) => {
  const found = findUrlSecrets(`https://host/v1${suffix}`);
  expect(found.parameters).toEqual(names);
  expect(
    without(
      suffix,
      found.removals.map(({ start, end }) => ({ start: start - 15, end: end - 15 })),
    ),
  ).toBe(rest);
});

test.each([
  ["/v1&api_key=x", "/v1", ["api_key"]],
  ["/v1;token=x", "/v1", ["token"]],
  ["/v1&a=b&api_key=x&c=d", "/v1&a=b&c=d", ["api_key"]],
  ["/v1;token=x/models?key=x&a=b", "/v1/models?a=b", ["token", "key"]],
  ["/v1/&api_key=x", "/v1/&api_key=", ["api_key"]],
  ["&api_key=x", "", ["api_key"]],
  [`/v1;a=${TOKEN}`, "/v1", ["a"]],
])("parameters of a path are stripped: %s", (suffix, rest, names) => {
  expect(findUrlSecrets(`https://host${suffix}`).parameters).toEqual(names);
  expect(stripped(`https://host${suffix}`)).toBe(`https://host${rest}`);
});

test.each(
  "license_key app_key client_key service_key gateway_key key token api_key apikey api-key access_token sig signature password passwd pwd secret client_secret code auth X-Goog-Signature x-goog-api-key X-Amz-Signature X-Amz-Security-Token X-Amz-Credential subscription-key jwt"
    .split(" ")
    .flatMap((name) => [name, name.toUpperCase()]),
)("a parameter called %s is a credential", (name) => {
  expect(findUrlSecrets(`https://host/v1?${name}=x`).parameters).toEqual([name]);
});

test.each([
  ...words(`
    https://host/v1 https://host/v1?
    https://host/v1?api-version=2024-10-21&region=eu&keys=a&max_tokens=5&encoding=json&author=a https://@host/v1
    https://host/v1;version=2&region=eu/a=b https://host/@scope/package@1.0 https://host//a:b/c@d
    https://host/models/a:b@c https://host:8000/a@b https://[::1]:8000/a@b localhost:8000/a@b someone@example.com
    host
  `),
  "https://host/v1?key=&token&sig=${SIGNATURE}&code=%24%7BCODE%7D",
  "https://${USER}:${PASSWORD}@host/v1",
  "https://user:${PASSWORD}@host/v1",
  "https://${TOKEN}@host/v1",
  "https://host/v1&key=${KEY}",
  "https://host:${PORT}/a@b",
  "",
])("%j holds none", (text) => {
  const { removals, ...rest } = findUrlSecrets(text);
  expect(removals).toEqual([]);
  expect(rest).toEqual({ userinfo: [], parameters: [], hasToken: false, hasHiddenPassword: false });
});

test.each([`https://host/${TOKEN}/v1`, `https://host/%73${TOKEN.slice(1)}/v1`, TOKEN, `https://${TOKEN}/v1`])(
  "a token outside of userinfo and query is found: %s",
  (text) => {
    expect(findUrlSecrets(text)).toMatchObject({ hasToken: true, removals: [] });
  },
);

test.each(["https://user:pa/ss@host/v1", "https://user:pa?ss@host", "http:user:pa#ss@host", "user:pa\\ss@host"])(
  "a password that cannot be told from the path is found: %s",
  (text) => {
    expect(findUrlSecrets(text)).toMatchObject({ hasHiddenPassword: true, removals: [] });
  },
);

/** As the platform's parser reads it; undefined where it does not. */
function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

test("whatever userinfo a client can read is found and stripped, and nothing else is", () => {
  const seen = { userinfo: 0 };
  fc.assert(
    fc.property(arbitraryUrl, (text) => {
      const rest = stripped(text);
      const before = parsed(text);
      const after = parsed(rest);
      if (before === undefined || !/^https?:$/.test(before.protocol)) return;
      const isFilledIn = text.includes("${");
      // A parameter that a "?" is missing before is taken for a part of the host or the path, or of a userinfo that stays.
      const kept = (isFilledIn ? before.username + before.password : "") + before.host + before.pathname;
      if (/[&;]|%3B/i.test(kept)) return;
      if (before.username + before.password !== "" && !isFilledIn) {
        seen.userinfo += 1;
        expect(after?.username).toBe("");
        expect(after?.password).toBe("");
      }
      expect(after?.host).toBe(before.host);
      if (readHttpUrl(text) !== undefined && !text.includes("//", 8)) expect(after?.pathname).toBe(before.pathname);
    }),
    { numRuns: 5_000 },
  );
  expect(seen.userinfo).toBeGreaterThan(125);
});

test("a text that is quickly seen to hold no parameter and no userinfo is judged as any other", () => {
  const pieces = fc.constantFrom(
    TOKEN,
    TOKEN.replace("-", "%2D"),
    "https://",
    "host",
    "/",
    ":",
    "=",
    "user:x",
    "%",
    "é",
  );
  const text = fc.oneof(
    arbitraryUrl,
    fc.array(pieces).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, (quick) => {
      fc.pre(!/[@?#&;]/.test(quick));
      // An empty fragment changes nothing, and makes it a text that is looked at as a whole.
      expect(findUrlSecrets(quick)).toEqual(findUrlSecrets(`${quick}#`));
    }),
    { numRuns: 2_000 },
  );
});

test("once it is stripped, nothing is left to strip, and the removals are apart and in order", () => {
  fc.assert(
    fc.property(arbitraryUrl, (text) => {
      const { removals } = findUrlSecrets(text);
      let done = 0;
      for (const { start, end } of removals) {
        expect(start).toBeGreaterThanOrEqual(done);
        expect(end).toBeGreaterThan(start);
        done = end;
      }
      expect(done).toBeLessThanOrEqual(text.length);
      expect(findUrlSecrets(stripped(text)).removals).toEqual([]);
    }),
    { numRuns: 5_000 },
  );
});

test("no text takes more than linear time", () => {
  for (const piece of [
    ...words("/ a@ a: //a:b@ ? & ?& ; key=x& &key=x /;key=x /http://a:b@h;key=x %41 : http:"),
    "\\",
    " ",
    "\t",
  ]) {
    for (const start of ["", "https://", "https://h?key=x"]) {
      const text = start + piece.repeat(100_000 / piece.length);
      // Quadratic time would be minutes.
      expect(stripped(text).length).toBeLessThanOrEqual(text.length);
    }
  }
});

test.each([
  ["https://gateway.example.com/v1", "https://gateway.example.com/v1"],
  ["https://user:hunter2@gateway.example.com/v1", "https://•••@gateway.example.com/v1"],
  ["https://gateway.example.com/v1?a=b&key=hunter2", "https://gateway.example.com/v1?•••"],
  ["https://gateway.example.com/v1#hunter2", "https://gateway.example.com/v1#•••"],
  ["https://gateway.example.com/v1?", "https://gateway.example.com/v1?"],
  ["https://user:pa/ss@host", "•••"],
  ["https://host/ghp_abcdefghijklmnopqrstuvwxyz0123456789", "•••"],
  ["https://proxy.example.com/https://user:hunter2@host", "https://proxy.example.com/https://•••@host"],
  ["", ""],
])("%s is shown as %s", (url, shown) => {
  expect(maskUrl(url)).toBe(shown);
});

test("the shown URL has no secret, and nothing after the path", () => {
  fc.assert(
    fc.property(arbitraryUrl, (url) => {
      const shown = maskUrl(url);
      expect(shown).not.toContain("hunter2");
      expect(findUrlSecrets(shown.replaceAll("•••", "")).parameters).toEqual([]);
      expect(shown).toMatch(/^[^?#]*(?:[?#](?:•••)?)?$/);
    }),
    { numRuns: 2_000 },
  );
});

import { describe, expect, it } from "vitest";
import {
  CREDENTIALS_HEADER_MAX_CHARACTERS,
  describeIdentity,
  hasComeBack,
  requestHeaders,
  responseHeaders,
} from "../../../worker/http/forwarded-headers.ts";

const forwarded = (headers: Record<string, string>, keyHeader = "X-SVC-Authorization") =>
  Object.fromEntries(requestHeaders(new Request("https://steward.example/", { headers }), keyHeader, {}));

describe("the headers of a request", () => {
  it("are those that are known", () => {
    expect(forwarded({ Accept: "*/*", "X-Other": "x", "If-Match": '"a"', Cookie: "a=b", Forwarded: "for=x" })).toEqual({
      accept: "*/*",
      "if-match": '"a"',
    });
  });

  it.each(["X-SVC-Authorization", "X-Team-Key", "Accept", "IF-MATCH", "Accept-Encoding"])(
    "never hold the key (%s)",
    (keyHeader) => {
      expect(forwarded({ [keyHeader]: "secret", [keyHeader.toUpperCase()]: "Key secret" }, keyHeader)).toEqual({});
    },
  );

  it("leave out what Connection names", () => {
    const named = { Accept: "*/*", Range: "bytes=0-1", "Accept-Encoding": "br" };
    const connection = "close, ACCEPT ,range, accept-encoding";
    expect(forwarded({ Connection: connection, ...named, Prefer: "x" })).toEqual({ prefer: "x" });
  });

  it("name an upgrade only for a WebSocket, and a subprotocol only with it", () => {
    const others = { "Sec-WebSocket-Protocol": "a", "Sec-WebSocket-Key": "k", "Sec-WebSocket-Extensions": "e" };
    expect(forwarded({ Upgrade: "WebSocket", ...others })).toEqual({
      upgrade: "websocket",
      "sec-websocket-protocol": "a",
    });
    expect(forwarded({ Upgrade: "h2c", ...others })).toEqual({});
  });

  it("hold what this server says in the place of what the caller says", () => {
    const request = new Request("https://steward.example/", { headers: { "X-Forwarded-Host": "evil.example" } });
    const headers = requestHeaders(request, "X-Key", { "X-Forwarded-Host": "steward.example" });
    expect(headers.get("X-Forwarded-Host")).toBe("steward.example");
  });

  it("name the codings that the visitor understands where the platform named its own", () => {
    const headers = { "Accept-Encoding": "br, gzip" };
    const sent = (cf: IncomingRequestCfProperties | Record<string, string>) =>
      requestHeaders(new Request("https://steward.example/", { headers, cf }), "X-Key", {}).get("Accept-Encoding");
    expect(sent({ clientAcceptEncoding: "zstd" })).toBe("zstd");
    expect(sent({ clientAcceptEncoding: "" })).toBe(null);
    expect(sent({})).toBe("br, gzip");
  });
});

describe("the headers of an answer", () => {
  it("are all but those of the connection and of the origin", () => {
    const dropped =
      "Keep-Alive Transfer-Encoding X-Accel-Redirect X-Correlation-ID X-Sendfile Accept-CH Access-Control-Allow-Credentials " +
      "Alt-Svc Clear-Site-Data NEL Origin-Agent-Cluster Public-Key-Pins Report-To Reporting-Endpoints " +
      "Secure-Session-Registration Service-Worker-Allowed Strict-Transport-Security Set-Cookie";
    const received = new Headers([
      ["Connection", "X-Hop, keep-alive"],
      ["X-Hop", "x"],
      ["Set-Cookie", "a=b"],
      ...dropped.split(" ").map((name): [string, string] => [name, "x"]),
      ["Content-Type", "text/plain"],
      ["Vary", "Accept"],
      ["Vary", "Origin"],
      ["X-Own", "x"],
    ]);
    expect(Object.fromEntries(responseHeaders(received))).toEqual({
      "content-type": "text/plain",
      vary: "Accept, Origin",
      "x-own": "x",
    });
  });
});

describe("a request that has come back", () => {
  it.each([
    ["1.1 provider-steward", true],
    ["1.0 a, HTTP/2 PROVIDER-STEWARD (b)", true],
    ["1.1 provider-steward2", false],
    ["1.1 other (provider-steward)", false],
  ])("%s: %j", (via, expected) => {
    expect(hasComeBack(new Headers({ Via: via }))).toBe(expected);
  });

  it("is no other", () => {
    expect(hasComeBack(new Headers())).toBe(false);
  });
});

import fc from "fast-check";
import { runs } from "../../support/size.ts";

describe("a caller's identity", () => {
  it("is JSON in ASCII", () => {
    expect(describeIdentity("zoë", ['a"b', "组\u007f😀"])).toBe(
      '{"user":"zo\\u00eb","groups":["a\\"b","\\u7ec4\\u007f\\ud83d\\ude00"]}',
    );
    expect(describeIdentity("a", [])).toBe('{"user":"a","groups":[]}');
  });

  it("leaves out the groups that have no room", () => {
    const groups = Array.from({ length: 2_000 }, (_, index) => `g${index}`);
    const text = describeIdentity("a", groups);
    expect(text.length).toBeLessThanOrEqual(CREDENTIALS_HEADER_MAX_CHARACTERS);
    expect(text.length).toBeGreaterThan(CREDENTIALS_HEADER_MAX_CHARACTERS - 10);
    const { groups: named } = JSON.parse(text);
    expect(named).toEqual(groups.slice(0, named.length));
  });

  it("says what it was made of, in a header that can be sent", () => {
    const name = fc.string({ unit: "binary", maxLength: 255 });
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 4 }), (user, groups) => {
        const text = describeIdentity(user, groups);
        expect(JSON.parse(text)).toEqual({ user, groups });
        expect(text).toMatch(/^[ -~]*$/);
      }),
      { numRuns: runs(300) },
    );
  });
});

import { describe, expect, it } from "vitest";
import { ownUrl, urlInApi, withParameters } from "../../../shared/content-server/server-url.ts";

const at = (baseUrl: string) => ({ baseUrl, key: null, keyHeader: "Authorization" });
const PAGE = "https://host.example/prefix/__api__/v1/audit_logs?limit=5";
const BELOW = "is not below /prefix/__api__/";
const ELSEWHERE = "is on another origin than the server";
const USER = "has a user name or a password in it";
const TOO_LONG = "is longer than 4096 characters";

describe("a URL of the server", () => {
  it.each([
    [PAGE, PAGE],
    ["HTTPS://HOST.EXAMPLE:443/prefix/__api__/v1/audit_logs", "https://host.example/prefix/__api__/v1/audit_logs"],
    ["?next=2", "https://host.example/prefix/__api__/v1/audit_logs?next=2"],
    ["audit_logs?next=2", "https://host.example/prefix/__api__/v1/audit_logs?next=2"],
    ["/prefix/__api__/v2/logs/", "https://host.example/prefix/__api__/v2/logs/"],
    ["//host.example/prefix/__api__/v1/x.y-z~_", "https://host.example/prefix/__api__/v1/x.y-z~_"],
    ["../../__api__/v1/audit_logs", "https://host.example/prefix/__api__/v1/audit_logs"],
    [
      "?next=a%2F..%2Fb&x=//evil.example/%5C@",
      "https://host.example/prefix/__api__/v1/audit_logs?next=a%2F..%2Fb&x=//evil.example/%5C@",
    ],
    ["?next=é#here", "https://host.example/prefix/__api__/v1/audit_logs?next=%C3%A9"],
    ["", PAGE],
  ])("%j", (text, url) => {
    expect(ownUrl(at("https://host.example/prefix/"), text, PAGE)).toMatchObject({ kind: "own", url });
  });

  it.each([
    ["https://evil.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["//evil.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["///evil.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["https:///evil.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["http://host.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["https://host.example:8443/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["https://host.example.evil.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["https://host.example./prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["https://evil.example#host.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["https://evil.example?host.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["https://host.example@evil.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["https://user:pass@host.example/prefix/__api__/v1/audit_logs", USER],
    ["https://user@host.example/prefix/__api__/v1/audit_logs", USER],
    ["https://host.examplé/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["ftp://host.example/prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["file:///prefix/__api__/v1/audit_logs", ELSEWHERE],
    ["blob:https://host.example/prefix/__api__/v1/audit_logs", BELOW],
    ["javascript:alert(1)", ELSEWHERE],
    ["data:application/json,{}", ELSEWHERE],
    ["\\\\evil.example/prefix/__api__/v1/audit_logs", "is not a URL"],
    ["https:\\\\evil.example/prefix/__api__/v1/audit_logs", "is not a URL"],
    ["https://host.example\\@evil.example/prefix/__api__/", "is not a URL"],
    ["https://evil.example\t/prefix/__api__/v1/audit_logs", "is not a URL"],
    ["/\n/evil.example/prefix/__api__/v1/audit_logs", "is not a URL"],
    [" https://host.example/prefix/__api__/v1/audit_logs", "is not a URL"],
    ["https://host.example/prefix/__api__/v1/audit_logs\u0000", "is not a URL"],
    ["https://[::1/prefix/__api__/v1", "is not a URL"],
    ["https://host.example:99999/prefix/__api__/v1", "is not a URL"],
    ["https://", "is not a URL"],
    ["/__api__/v1/audit_logs", BELOW],
    ["/prefix/content/1", BELOW],
    ["/prefix/__api__", BELOW],
    ["/prefix/__api__/", BELOW],
    ["/prefix/__api__x/v1/audit_logs", BELOW],
    ["/prefix/__API__/v1/audit_logs", BELOW],
    ["/prefixx/__api__/v1/audit_logs", BELOW],
    ["/prefix//__api__/v1/audit_logs", BELOW],
    ["/other/../other/__api__/v1/audit_logs", BELOW],
    ["/prefix/__api__/../content/1", BELOW],
    ["/prefix/__api__/v1/../../content/1", BELOW],
    ["/prefix/__api__/%2e%2e/content/1", BELOW],
    ["/prefix/__api__/.%2E/content/1", BELOW],
    ["/prefix/__api__/..%2fcontent/1", BELOW],
    ["/prefix/__api__/%2e%2e%2fcontent", BELOW],
    ["/prefix/__api__/..%5ccontent", BELOW],
    ["/prefix/__api__/%252e%252e/content", BELOW],
    ["/prefix/__api__/..;/content", BELOW],
    ["/prefix/__api__/v1//content", BELOW],
    ["/prefix/__api__/v1/.hidden", BELOW],
    ["/prefix/__api__/v1/audit%20logs", BELOW],
    ["/prefix/%5f_api__/v1/audit_logs", BELOW],
    [`?next=${"x".repeat(4096)}`, TOO_LONG],
    [`?next=${"é".repeat(1000)}`, TOO_LONG],
  ])("is not %j", (text, why) => {
    expect(ownUrl(at("https://host.example/prefix"), text, PAGE)).toEqual({ kind: "foreign", why });
  });

  it("is as long as it may be", () => {
    const longest = PAGE + "x".repeat(4096 - PAGE.length);
    expect(ownUrl(at("https://host.example/prefix"), longest).kind).toBe("own");
    expect(ownUrl(at("https://host.example/prefix"), `${longest}x`).kind).toBe("foreign");
  });

  it("is relative only to a page", () => {
    expect(ownUrl(at("https://host.example"), "/__api__/v1/audit_logs")).toEqual({
      kind: "foreign",
      why: "is not a URL",
    });
  });
});

describe("the base URL of a server", () => {
  it.each([
    ["https://host.example", "https://host.example/__api__/v1/users"],
    ["http://127.0.0.1:8787/", "http://127.0.0.1:8787/__api__/v1/users"],
    ["https://HOST.example:443/a/b//", "https://host.example/a/b/__api__/v1/users"],
    ["https://host.example/a%20b", "https://host.example/a%20b/__api__/v1/users"],
    ["https://host.example/a/../b", "https://host.example/b/__api__/v1/users"],
  ])("%s", (baseUrl, url) => {
    expect(urlInApi(at(baseUrl), "/v1/users")).toBe(url);
    expect(ownUrl(at(baseUrl), url)).toMatchObject({ kind: "own", url });
  });

  it.each([
    "",
    "host.example",
    "ftp://host.example",
    "https://user@host.example",
    "https://:pass@host.example",
    "https://host.example?a",
    "https://host.example#a",
    "https://host.example/\\a",
    " https://host.example",
    "https://host .example",
    "javascript:1",
  ])("is not %j, and nothing is a URL of its", (baseUrl) => {
    for (const url of [urlInApi(at(baseUrl), "/v1/users"), "https://host.example/__api__/v1/users"]) {
      expect(ownUrl(at(baseUrl), url)).toEqual({ kind: "foreign", why: "is for a server whose base URL is not valid" });
    }
  });
});

it.each([
  ["https://h/p", { limit: "5" }, "https://h/p?limit=5"],
  ["https://h/p?", { limit: "5" }, "https://h/p?limit=5"],
  ["https://h/p?limit=1&next=a%20b+c%2B", { limit: "5" }, "https://h/p?next=a%20b+c%2B&limit=5"],
  ["https://h/p?limit=1&limit=2&x", { limit: "5" }, "https://h/p?x&limit=5"],
  ["https://h/p?previous=1&limit=2", { next: "a&b=c d", previous: null }, "https://h/p?limit=2&next=a%26b%3Dc%20d"],
  ["https://h/p?constructor=1", { next: "\ud800" }, "https://h/p?constructor=1&next=%EF%BF%BD"],
])("the parameters of %s with %j", (url, values, expected) => {
  expect(withParameters(url, values)).toBe(expected);
});

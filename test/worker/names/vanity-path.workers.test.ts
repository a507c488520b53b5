import { describe, expect, it } from "vitest";
import { checkVanityPath, isReservedPath } from "../../../worker/names/vanity-path.ts";

const check = (text: string) => {
  const checked = checkVanityPath(text);
  return checked.ok ? checked.value : checked.error;
};

const SEGMENTS =
  "between slashes it can only have letters, digits and the characters _ . ~ -, at least one, and neither . nor .. alone. Use a path such as /team/report/.";
const RESERVED = "its beginning is reserved for the server. Start the path with another word.";

describe("checkVanityPath", () => {
  it.each([
    ["report", "/report/"],
    ["/report", "/report/"],
    ["report/", "/report/"],
    ["/team/report/", "/team/report/"],
    ["/Team/a.b_c~d-e/...", "/Team/a.b_c~d-e/.../"],
    ["/a/b/c/d/e/f/g/h", "/a/b/c/d/e/f/g/h/"],
    ["/contents", "/contents/"],
    ["/sign-ins", "/sign-ins/"],
    ["/a/__b/content", "/a/__b/content/"],
    ["_a", "/_a/"],
    [`/${"a".repeat(253)}/`, `/${"a".repeat(253)}/`],
  ])("gives %s a slash at both ends", (text, path) => {
    expect(check(text)).toBe(path);
  });

  it.each([
    ["", SEGMENTS],
    ["//", SEGMENTS],
    ["//a", SEGMENTS],
    ["/a//b/", SEGMENTS],
    ["/a//", SEGMENTS],
    ["/./", SEGMENTS],
    ["/a/../b/", SEGMENTS],
    ["/a/%2e%2e/", SEGMENTS],
    ["/a b/", SEGMENTS],
    ["/a\n/", SEGMENTS],
    ["/a?b/", SEGMENTS],
    ["/a#b/", SEGMENTS],
    ["/a\\b/", SEGMENTS],
    ["/ä/", SEGMENTS],
    ["/a:b/", SEGMENTS],
    ["/__api__/x", RESERVED],
    ["/__anything", RESERVED],
    ["content", RESERVED],
    ["/CONTENT/x/", RESERVED],
    ["/v1/", RESERVED],
    ["/schemas/x/", RESERVED],
    ["/rules/", RESERVED],
    ["/reference/x/", RESERVED],
    ["/assets/x/", RESERVED],
    ["/Keys/", RESERVED],
    ["/sign-in/", RESERVED],
    ["/playground", RESERVED],
    ["/docs/http", RESERVED],
    ["/openapi.json/", RESERVED],
    ["/.well-known/acme-challenge/", RESERVED],
    ["/.Well-Known", RESERVED],
    ["/robots.txt", RESERVED],
    ["/Favicon.ico/", RESERVED],
    ["/cdn-cgi/x", RESERVED],
    ["/a/b/c/d/e/f/g/h/i", "it has more than 8 parts between slashes. Use a shorter one."],
    [`/${"a".repeat(254)}/`, "it is longer than 255 characters. Use a shorter one."],
  ])("refuses %j", (text, message) => {
    expect(check(text)).toBe(message);
  });
});

describe("isReservedPath", () => {
  it.each([
    "/",
    "/content",
    "/content/x",
    "/V1/",
    "/__x",
    "//",
    "/.well-known/x",
    "/robots.txt",
    "/favicon.ico",
    "/CDN-CGI/x",
  ])("keeps %s to the server", (path) => {
    expect(isReservedPath(path)).toBe(true);
  });
  it.each([
    "/a",
    "/contented",
    "/a/content",
    "/_x",
    "/v10/",
    "/well-known/",
    "/.well-known-to-me",
    "/robots",
    "/robotsxtxt",
    "/cdn-cgi-bin/",
  ])("leaves %s to content", (path) => {
    expect(isReservedPath(path)).toBe(false);
  });
});

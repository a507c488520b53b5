import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnPath } from "../../../worker/sign-in/paths.ts";

const ORIGIN = "https://steward.example";

describe("returnPath", () => {
  it.each(["/", "/keys", "/content/abc/a%20b?c=d&e", "/items/1?to=//evil.example", "/a//b"])("keeps %s", (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    null,
    "",
    "keys",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/a\r\nSet-Cookie: b=c",
    "/%0d%0a\u0000",
    "/ä",
  ])("leads to the first page in the place of %j", (text) => {
    expect(returnPath(text)).toBe("/");
  });

  it("never leads to another origin, whatever a link has", () => {
    const character = fc.constantFrom(
      "/..",
      "/.",
      "//",
      "/",
      "\\",
      "\t",
      "\n",
      "@",
      ":",
      ".",
      "?",
      "#",
      "%2f",
      "%5c",
      "e",
      " ",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(character).map((parts) => parts.join("")),
        ),
        (text) => {
          const to = returnPath(text);
          expect(to.startsWith("/")).toBe(true);
          expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("does not climb to another origin by dots", () => {
    expect(returnPath("/..//evil.example")).toBe("/");
    expect(returnPath("/.//evil.example/")).toBe("/");
  });
});

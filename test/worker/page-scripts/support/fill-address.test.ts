import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillAddress } from "../../../../worker/page-scripts/support/fill-address.ts";

const inPath = (name: string, value: string, mayHaveSlashes = false) => ({
  name,
  value,
  isInPath: true,
  mayHaveSlashes,
});
const inQuery = (name: string, value: string) => ({ name, value, isInPath: false, mayHaveSlashes: false });

describe("the address of a request", () => {
  it.each([
    ["/users", [inQuery("page_size", "2"), inQuery("prefix", "")], "/users?page_size=2"],
    ["/users/{guid}", [inPath("guid", "a b/c")], "/users/a%20b%2Fc"],
    ["/objects/{name}", [inPath("name", "a/b?c", true)], "/objects/a/b%3Fc"],
    ["/users", [inQuery("a&b", "=#")], "/users?a%26b=%3D%23"],
    ["/users/{guid}/keys", [inPath("guid", "..")], undefined],
    ["/objects/{name}", [inPath("name", "a/../b", true)], undefined],
  ])("%s with %j is %j", (path, parameters, address) => {
    expect(fillAddress(path, parameters)).toBe(address);
  });

  it("stays at this server and within its path, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (part, word) => {
        const address = fillAddress("/users/{guid}/keys", [inPath("guid", part), inQuery("q", word)]);
        if (address === undefined) return;
        const { origin, pathname, searchParams, hash } = new URL(address, "https://steward.example");
        expect([origin, hash]).toEqual(["https://steward.example", ""]);
        expect(pathname.split("/")).toEqual(["", "users", encodeURIComponent(part), "keys"]);
        expect(searchParams.get("q") ?? "").toBe(word);
      }),
    );
  });
});

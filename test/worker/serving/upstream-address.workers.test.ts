import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicLocation, upstreamAddress } from "../../../worker/serving/ask-upstream.ts";

const APP = new URL("http://upstream.example:8080/a/b/?ignored#ignored");

describe("the address of a resource", () => {
  it.each([
    ["", "", "http://upstream.example:8080/a/b/"],
    ["c", "?q=%20", "http://upstream.example:8080/a/b/c?q=%20"],
    ["/c/", "", "http://upstream.example:8080/a/b/c/"],
    ["//evil.example/c", "", "http://upstream.example:8080/a/b/evil.example/c"],
    ["c%2Fd;e/%E2%82%AC", "", "http://upstream.example:8080/a/b/c%2Fd;e/%E2%82%AC"],
    ["c/../d", "", "http://upstream.example:8080/a/b/d"],
  ])("is below the upstream's path for %j and %j", (resource, query, address) => {
    expect(upstreamAddress(APP, resource, query)?.href).toBe(address);
  });

  it.each([
    "..",
    "../x",
    "%2e%2E/x",
    "c/../../x",
    "..%2fx",
    "c%2f..%2F..%5Cx",
    "..\\x",
    "..;/x",
    "..;a=b/x",
    "%2e.%3Bx/y",
    "../bc",
    // Some servers take slashes in a row for one.
    "c%2f%2f..%2f..%2fx",
    "c//..%2f..%2fx",
    "%2f..%2fx",
    ";/..%2fx",
  ])("would be above it for %j, and there is none", (resource) => {
    expect(upstreamAddress(APP, resource, "")).toBeUndefined();
  });

  it("is below the upstream's path, if there is any", () => {
    const piece = fc.oneof(fc.constantFrom("..", ".", "/", "\\", "%2e", "%2F", "%5c", ";", "a", "%"), fc.string());
    const resource = fc.array(piece).map((pieces) => new URL(`http://x/${pieces.join("")}`).pathname);
    fc.assert(
      fc.property(resource, (path) => {
        const address = upstreamAddress(APP, path, "");
        if (address === undefined) return;
        expect(address.href.startsWith("http://upstream.example:8080/a/b/")).toBe(true);
        expect(lowestDepth(path)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

/** The highest place to which a path leads, read as laxly as some servers do: decoded, and cut at semicolons. */
function lowestDepth(path: string): number {
  let [depth, lowest] = [0, 0];
  for (const segment of path.replaceAll(/%2e/gi, ".").split(/\/|\\|%2f|%5c/i)) {
    const [name = ""] = segment.split(/;|%3b/i);
    if (name === "..") depth -= 1;
    else if (name !== "" && name !== ".") depth += 1;
    lowest = Math.min(lowest, depth);
  }
  return lowest;
}

describe("a Location", () => {
  const mapping = { base: "/content/guid/", upstream: APP };
  const requested = new URL("http://upstream.example:8080/a/b/c/d?q");

  it.each([
    ["http://upstream.example:8080/a/b/x?y#z", "/content/guid/x?y#z"],
    ["//upstream.example:8080/a/b/x", "/content/guid/x"],
    ["/a/b/x", "/content/guid/x"],
    ["/a/b", "/content/guid/"],
    ["e", "/content/guid/c/e"],
    ["../e", "/content/guid/e"],
    ["?page=2", "/content/guid/c/d?page=2"],
  ])("%s below the upstream's path becomes %s", (location, expected) => {
    expect(publicLocation(location, requested, mapping)).toBe(expected);
  });

  it.each([
    ["http://upstream.example:8080/a/b//evil.example/", "/evil.example/"],
    ["/a/b///evil.example/", "/evil.example/"],
    ["/a/b//", "/"],
  ])("%s leads to no other host from the root of an item's origin", (location, expected) => {
    expect(publicLocation(location, requested, { ...mapping, base: "/" })).toBe(expected);
  });

  it.each([
    "http://upstream.example/a/b/x",
    "https://upstream.example:8080/a/b/x",
    "http://upstream.example:8080/a/bc",
    "//upstream.example:8080/",
    "http://elsewhere.example/a/b/",
    "mailto:a@b.example",
    "http://[",
  ])("%s stays as it is", (location) => {
    expect(publicLocation(location, requested, mapping)).toBe(location);
  });

  it.each(["/a/bc", "/", "../../../e", "/a/../..", "http:../../../e"])(
    "%s, which would lead to something else of this server, becomes nothing",
    (location) => {
      expect(publicLocation(location, requested, mapping)).toBeUndefined();
    },
  );

  it("leads below the content's path, or nowhere, whatever path it names", () => {
    const segment = fc.constantFrom("a", "b", "x", "..", ".", "", "%2e%2e");
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 8 }), fc.constantFrom("", "/"), (segments, start) => {
        const location = start + segments.join("/");
        fc.pre(!location.startsWith("//"));
        const shown = publicLocation(location, requested, mapping);
        const visited = new URL(shown ?? mapping.base, "http://steward.example/content/guid/c/d");
        expect(visited.pathname).toMatch(/^\/content\/guid\//);
      }),
    );
  });
});

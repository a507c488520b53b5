import { describe, expect, it } from "vitest";
import { entityTag, matchesEntityTag, matchesStrongly } from "../../../worker/http/response.ts";

describe("entityTag", () => {
  it("is the SHA-256 of the bytes", async () => {
    expect(await entityTag(new TextEncoder().encode("abc"))).toBe(
      '"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"',
    );
  });
});

describe("matchesEntityTag", () => {
  it.each(['"a,b"', 'W/"a,b"', "*", " * ", '"x", "a,b"', '"x",W/"a,b" , "y"', '"", "a,b"'])(
    "finds the tag in %s",
    (ifNoneMatch) => {
      expect(matchesEntityTag(ifNoneMatch, '"a,b"')).toBe(true);
    },
  );

  it.each([null, "", "a,b", '"a', '"a", "b"', '"A,B"', 'W/"a"', '"*"', '*, "x"'])(
    "does not find it in %s",
    (ifNoneMatch) => {
      expect(matchesEntityTag(ifNoneMatch, '"a,b"')).toBe(false);
    },
  );
});

describe("matchesStrongly", () => {
  it.each(['"a,b"', "*", " * ", 'W/"x", "a,b"'])("finds the tag in %s", (ifMatch) => {
    expect(matchesStrongly(ifMatch, '"a,b"')).toBe(true);
  });

  it.each(["", "a,b", 'W/"a,b"', '"a", "b"', '*, "x"'])("does not find it in %s", (ifMatch) => {
    expect(matchesStrongly(ifMatch, '"a,b"')).toBe(false);
  });
});

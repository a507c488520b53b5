import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isObject, valueAt } from "../../../shared/text/json.ts";
import { POINTER_MAX_CHARACTERS } from "../../../shared/text/limits.ts";
import { fromPointer, toPointer } from "../../../shared/text/pointer.ts";

describe("a pointer", () => {
  test("leads back along its path", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z~/ ]{0,8}$/)), (path) => {
        expect(fromPointer(toPointer(path))).toEqual(path);
      }),
    );
  });

  test("that would be too long leads to the last value around that it can name", () => {
    const path = Array.from({ length: 50 }, () => "k".repeat(1_000));
    expect(toPointer(path)).toBe(toPointer(path.slice(0, 4)));
    expect(toPointer(path).length).toBeLessThanOrEqual(POINTER_MAX_CHARACTERS);
  });

  test("repeats no secret that stands in a key", () => {
    expect(toPointer(["providers", "https://user:hunter2@host"])).toBe("/providers/https:~1~1•••@host");
    expect(toPointer(["customHeaders", "X-A: hunter2"])).toBe("/customHeaders/X-A:•••");
    expect(toPointer(["providers", "X-A: b", "customHeaders", "X-A"])).toBe("/providers/X-A: b/customHeaders/X-A");
  });
});

test("finds values by own keys only", () => {
  const document = { a: [{ b: 1 }] };
  expect(valueAt(document, ["a", 0, "b"])).toBe(1);
  expect(valueAt(document, ["constructor"])).toBeUndefined();
  expect(valueAt(document, ["a", 0, "toString"])).toBeUndefined();
  expect([isObject([]), isObject(null), isObject({})]).toEqual([false, false, true]);
});

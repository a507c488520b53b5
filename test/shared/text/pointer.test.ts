import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isHeaderStep, maskHeaderName } from "../../../shared/text/header-name.ts";
import { isObject, valueAt } from "../../../shared/text/json.ts";
import { POINTER_MAX_CHARACTERS } from "../../../shared/text/limits.ts";
import { exactPointer, fromPointer, toPointer } from "../../../shared/text/pointer.ts";
import { maskSecrets } from "../../../shared/text/secrets.ts";

describe("a pointer", () => {
  test("leads back along its path", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z~/ ]{0,8}$/)), (path) => {
        expect(fromPointer(toPointer(path))).toEqual(path);
      }),
    );
  });

  test("has each step masked as a name of its kind", () => {
    const step = fc.oneof(
      fc.nat({ max: 20 }),
      fc.constantFrom("customHeaders", "models", "a/b~c", "https://user:hunter2@host", "a?b=c", "Basic abcd", "X-A: b"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (path) => {
        const shown = path.map((name, index) =>
          maskSecrets(isHeaderStep(path, index) ? maskHeaderName(String(name)) : String(name)),
        );
        expect(toPointer(path)).toBe(exactPointer(shown));
      }),
    );
  });

  test("a pointer that would be too long leads to the last value around that it can name", () => {
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

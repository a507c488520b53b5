import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareIds } from "../../../shared/audit-export/entry-ids.ts";
import {
  count,
  flag,
  hash,
  id,
  list,
  nullable,
  number,
  only,
  record,
  signature,
  text,
  time,
  utcTime,
} from "../../../shared/audit-export/fields.ts";
import {
  manifestName,
  manifestSequence,
  quarantineName,
  segmentName,
  segmentNumber,
} from "../../../shared/audit-export/object-names.ts";
import { backoffMilliseconds } from "../../../shared/content-server/retry.ts";
import type { Json } from "../../../shared/text/json.ts";

const readers = { count, flag, hash, id, number, only: only(2), signature, text, time, utcTime };
const H64 = "0123456789abcdef".repeat(4);

describe("fields", () => {
  it.each<[keyof typeof readers, Json[], Json[]]>([
    ["count", [0, 1, 9_007_199_254_740_991], [-1, 1.5, 9_007_199_254_740_992, "1", null]],
    ["number", [0, -1.5, 9_007_199_254_740_992], [Number.NaN, Number.POSITIVE_INFINITY, "1", null]],
    ["flag", [true, false], [0, "true", null]],
    ["hash", [H64], [H64.toUpperCase(), `${H64}0`, H64.slice(1), `${H64}\n`, 1, null]],
    ["id", ["0", "7", "12345678901234567890", "9".repeat(64)], ["", "00", "01", "-1", "1.0", "1\n", "9".repeat(65), 1]],
    ["only", [2], [0, 1, "2", true]],
    ["signature", [H64 + H64], [H64, null]],
    ["text", ["", "é"], [1, null, []]],
    [
      "time",
      ["2026-11-20T09:00:00Z", "2026-11-20T09:00:00.123Z", "2026-11-20T09:00:00+01:00"],
      ["2026-11-20", "2026-11-20 09:00:00Z", "2026-13-20T09:00:00Z", "2026-11-20T09:00:00", "1", 1],
    ],
    [
      "utcTime",
      ["2026-11-20T09:00:00.000Z", "0000-02-29T00:00:00.000Z", "9999-12-31T23:59:59.999Z"],
      [
        "2026-11-20T09:00:00Z",
        "2026-11-20T09:00:00.00Z",
        "2026-11-20T09:00:00.000+00:00",
        "2026-06-31T00:00:00.000Z",
        1,
      ],
    ],
  ])("%s takes its form and no other", (name, right, wrong) => {
    for (const value of right) expect(readers[name](value)).toBe(value);
    for (const value of wrong) expect(readers[name](value)).toBeUndefined();
    expect(readers[name](undefined)).toBeUndefined();
  });

  it("records and lists are read whole or not at all", () => {
    const read = record<{ readonly a: number; readonly b: readonly (string | null)[] }>({
      a: count,
      b: list(nullable(text)),
    });
    expect(read({ b: ["x", null], a: 1, c: 2 })).toStrictEqual({ a: 1, b: ["x", null] });
    for (const json of [null, [], 1, {}, { a: 1 }, { a: 1, b: [1] }, { a: -1, b: [] }, { a: 1, b: {} }]) {
      expect(read(json)).toBeUndefined();
    }
  });
});

it("ids are compared by value, however long", () => {
  const anyId = fc.bigInt({ min: 0n, max: 10n ** 64n });
  fc.assert(
    fc.property(anyId, anyId, (left, right) => {
      const sign = left < right ? -1 : left > right ? 1 : 0;
      expect(Math.sign(compareIds(String(left), String(right)))).toBe(sign);
    }),
  );
  expect(compareIds("9", "10")).toBeLessThan(0);
});

describe("names of objects", () => {
  it("have their numbers in the order of their characters, and are read back", () => {
    const anyNumber = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(anyNumber, anyNumber, (left, right) => {
        expect(segmentNumber(segmentName(left))).toBe(left);
        expect(manifestSequence(manifestName(left))).toBe(left);
        expect(segmentName(left) < segmentName(right)).toBe(left < right);
      }),
    );
    expect(segmentName(42)).toBe("seg/000000042.ndjson.gz");
    expect(manifestName(42)).toBe("manifests/000000042.json");
    expect(quarantineName("ab")).toBe("quarantine/ab.raw");
  });

  it.each([
    "",
    "seg/",
    "seg/42.ndjson.gz",
    "seg/000000000.ndjson.gz",
    "seg/0000000042.ndjson.gz",
    "seg/1000000000.ndjson.gz",
    "seg/000000042.ndjson.gz.bak",
    "seg/000000042.json",
    "x/seg/000000042.ndjson.gz",
    "manifests/000000042.json",
    `seg/${"9".repeat(400)}.ndjson.gz`,
  ])("other than a segment's are refused: %s", (name) => {
    expect(segmentNumber(name)).toBeUndefined();
  });
});

describe("backoffMilliseconds", () => {
  it("is any time up to a bound that doubles, and ends at five minutes", () => {
    const wait = (failures: number, random: number) =>
      backoffMilliseconds({ failures, retryAfterMilliseconds: null }, random);
    expect([1, 2, 3, 4, 9, 10, 2000].map((failures) => wait(failures, 0.5))).toStrictEqual([
      500, 1_000, 2_000, 4_000, 128_000, 150_000, 150_000,
    ]);
    expect([wait(1, 0), wait(1, 0.9999)]).toStrictEqual([0, 999]);
  });

  it("is what the server asks, up to a quarter of an hour", () => {
    const wait = (retryAfterMilliseconds: number) => backoffMilliseconds({ failures: 5, retryAfterMilliseconds }, 0.5);
    expect([7, 900_000, 900_001, 1e12].map(wait)).toStrictEqual([7, 900_000, 900_000, 900_000]);
  });

  it("is its own where the server asks for none, so that it is not asked without a pause", () => {
    expect(
      [0, -5].map((retryAfterMilliseconds) => backoffMilliseconds({ failures: 5, retryAfterMilliseconds }, 0.5)),
    ).toStrictEqual([8_000, 8_000]);
  });
});

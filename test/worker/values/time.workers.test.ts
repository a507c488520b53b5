import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysAfter, readTime, secondsBefore, timeText } from "../../../worker/values/time.ts";

const read = (text: string) => readTime(text)?.toISOString();

describe("a time of RFC 3339", () => {
  it.each([
    ["2026-01-31T12:34:56Z", "2026-01-31T12:34:56.000Z"],
    ["2026-01-31t12:34:56z", "2026-01-31T12:34:56.000Z"],
    ["2026-01-31T12:34:56.123456789Z", "2026-01-31T12:34:56.123Z"],
    ["2026-01-01T00:30:00+01:00", "2025-12-31T23:30:00.000Z"],
    ["2026-01-01T00:00:00-23:59", "2026-01-01T23:59:00.000Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000Z"],
  ])("%s is %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    "",
    "T",
    "2026-01-31",
    "2026-01-31T12:34Z",
    "2026-01-31T12:34:56",
    "2026-01-31 12:34:56Z",
    "2026-01-31T12:34:56ZT",
    "2026-01-31T24:00:00Z",
    "2026-01-31T12:60:00Z",
    "2026-01-31T12:34:60Z",
    "2026-01-31T12:34:56+24:00",
    "2026-01-31T12:34:56+0100",
    "2026-01-31T12:34:56.Z",
    "2026-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "+002026-01-01T00:00:00Z",
    "9999-12-31T23:59:59-00:01",
    "0000-01-01T00:00:00+00:01",
    "2026-01-31T12:34:56Z\n",
    "Sat, 31 Jan 2026 12:34:56 GMT",
  ])("is not %j", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it("is what a time is written as, and times compare as their texts do", () => {
    const time = fc.date({
      min: new Date("0000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [a, b] = [readTime(timeText(one)), readTime(timeText(other))];
        expect(a?.getTime()).toBe(Math.floor(one.getTime() / 1_000) * 1_000);
        expect(timeText(one) < timeText(other)).toBe(Number(a) < Number(b));
      }),
    );
  });
});

it("is some seconds before another", () => {
  expect(timeText(secondsBefore(new Date("2026-03-01T00:00:00Z"), 86_401))).toBe("2026-02-27T23:59:59Z");
});

it("is some days after another", () => {
  expect(timeText(daysAfter(new Date("2026-02-27T23:59:59Z"), 2))).toBe("2026-03-01T23:59:59Z");
});

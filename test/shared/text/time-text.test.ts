import { describe, expect, test } from "vitest";
import { exactTime, relativeTime } from "../../../shared/text/time-text.ts";

const NOW = new Date("2027-01-31T12:00:00Z");

describe("a time is told relative to now", () => {
  test.each([
    ["2027-01-31T12:00:00Z", "just now"],
    ["2027-01-31T11:59:01Z", "just now"],
    ["2027-01-31T11:59:00Z", "1 minute ago"],
    ["2027-01-31T11:00:01Z", "59 minutes ago"],
    ["2027-01-31T11:00:00Z", "1 hour ago"],
    ["2027-01-30T12:00:00Z", "1 day ago"],
    ["2027-01-02T12:00:00Z", "29 days ago"],
    ["2027-01-01T12:00:00Z", "1 month ago"],
    ["2025-01-31T12:00:00Z", "2 years ago"],
    ["2027-01-31T12:00:30Z", "in less than a minute"],
    ["2027-01-31T12:59:29Z", "in 59 minutes"],
    ["2027-01-31T12:59:45Z", "in 1 hour"],
    ["2027-01-31T13:29:59Z", "in 1 hour"],
    ["2027-02-01T11:45:00Z", "in 1 day"],
    ["2027-03-02T11:00:00Z", "in 1 month"],
    ["2027-02-03T12:00:00Z", "in 3 days"],
    ["2027-02-07T11:59:59Z", "in 7 days"],
    ["2027-02-06T23:59:59Z", "in 6 days"],
  ])("%s is %s", (value, text) => {
    expect(relativeTime(value, NOW)).toBe(text);
  });
});

test("a time is written to the second, in UTC, whatever its offset", () => {
  expect(exactTime("2027-01-31T12:00:05Z")).toBe("2027-01-31 12:00:05 UTC");
  expect(exactTime("2027-01-31T13:00:05+01:00")).toBe("2027-01-31 12:00:05 UTC");
});

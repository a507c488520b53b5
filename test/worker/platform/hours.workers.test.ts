import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { countLimited, countRequest, countUnexpectedError } from "../../../worker/platform/counts.ts";
import {
  coarseCounts,
  durationOf,
  hourOf,
  limitedOf,
  requestsOf,
  unexpectedErrorsOf,
} from "../../../worker/platform/hours.ts";

const HOUR = 3_600_000;

const request = fc.record({
  method: fc.constantFrom("GET", "POST"),
  route: fc.option(fc.constantFrom("/a", "/b/:c"), { nil: undefined }),
  status: fc.constantFrom(200, 204, 304, 404, 429, 500, 599),
  milliseconds: fc.integer({ min: 0, max: 70_000 }),
});

describe("the counts of an hour", () => {
  it("have every request once by its status and once by its duration, whatever its route", () => {
    fc.assert(
      fc.property(fc.array(request), (requests) => {
        const counts = new Map<string, number>();
        for (const one of requests) countRequest(counts, one);
        const hour = { hour: 0, counts: coarseCounts(counts) };
        for (const digit of [1, 2, 3, 4, 5] as const) {
          expect(requestsOf(hour, digit)).toBe(
            requests.filter(({ status }) => Math.floor(status / 100) === digit).length,
          );
        }
        // At most one key for each first digit of a status, and one for each bound.
        expect(hour.counts.size).toBeLessThanOrEqual(5 + 14);
        const slowest = Math.max(...requests.map(({ milliseconds }) => milliseconds));
        if (requests.length === 0) expect(durationOf(hour, 0.5)).toBeNull();
        else expect(durationOf(hour, 1)).toBeGreaterThanOrEqual(Math.min(slowest, 60_000));
      }),
    );
  });

  it("tell how long a share of the requests took at most, by the bounds", () => {
    const counts = new Map<string, number>();
    for (let milliseconds = 1; milliseconds <= 100; milliseconds += 1) {
      countRequest(counts, { method: "GET", route: "/a", status: 200, milliseconds });
    }
    const hour = { hour: 0, counts: coarseCounts(counts) };
    expect([0.05, 0.1, 0.5, 0.51, 0.99].map((share) => durationOf(hour, share))).toEqual([5, 10, 50, 100, 100]);
  });

  it("keep limits and unexpected errors, and nothing of a version that is not known", () => {
    const counts = new Map([["later 7", 7]]);
    countLimited(counts, "checks");
    countUnexpectedError(counts);
    const hour = { hour: 0, counts: coarseCounts(counts) };
    expect([limitedOf(hour, "checks"), limitedOf(hour, "uploads"), unexpectedErrorsOf(hour)]).toEqual([1, 0, 1]);
    expect(hour.counts.size).toBe(2);
  });
});

describe("the hours that are kept", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are the last ones, each with what came in it, and those without a count, too", async () => {
    const counter = env.METRICS.getByName("hours");
    const start = Date.UTC(2026, 5, 1, 12);
    const add = async (hours: number, amount: number) => {
      vi.useFakeTimers({ now: start + hours * HOUR, toFake: ["Date"] });
      await counter.add({
        isolate: `of hour ${hours}`,
        sequence: 1,
        counts: new Map([["requests /a GET 200", amount]]),
      });
    };
    await add(0, 1);
    await add(2, 5);
    await add(2.9, 7);
    const hours = await counter.readHours(4);
    expect(hours.map(({ hour }) => hour - hourOf(start))).toEqual([-1, 0, 1, 2]);
    expect(hours.map((hour) => requestsOf(hour, 2))).toEqual([0, 1, 0, 12]);
  });

  it("are a week of them at most", async () => {
    const counter = env.METRICS.getByName("week");
    const start = Date.UTC(2026, 5, 1);
    for (const hours of [0, 1, 168]) {
      vi.useFakeTimers({ now: start + hours * HOUR, toFake: ["Date"] });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await counter.add({ isolate: String(hours), sequence: 1, counts: new Map([["unexpected-errors", 1]]) });
    }
    const counted = (await counter.readHours(1_000)).filter((hour) => unexpectedErrorsOf(hour) > 0);
    expect(counted.map(({ hour }) => hour - hourOf(start))).toEqual([1, 168]);
  });
});

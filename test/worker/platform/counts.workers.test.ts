import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  coarseCounts,
  countLimited,
  countRequest,
  countUnexpectedError,
  durationOf,
  hourOf,
  limitedOf,
  parseKey,
  requestsOf,
  unexpectedErrorsOf,
} from "../../../worker/platform/counts.ts";
import { requestMetrics } from "../../../worker/status/metrics.ts";
import { formatMetrics } from "../../../worker/status/metrics-text.ts";
import { readMetrics, valuesOf } from "../status/support/read-metrics.ts";

const request = { method: "GET", route: "/rules/:id", status: 200, milliseconds: 7 };
const DURATION = "steward_http_request_duration_seconds";

/** The keys after one request. */
const keysOf = (changed: Partial<typeof request>) => {
  const counts = new Map<string, number>();
  countRequest(counts, { ...request, ...changed });
  return Object.fromEntries(counts);
};

describe("countRequest", () => {
  it("counts a request, and how long it took", () => {
    const counts = new Map<string, number>();
    countRequest(counts, request);
    countRequest(counts, { ...request, milliseconds: 8 });
    countRequest(counts, { ...request, method: "POST", route: "/v1/validate", status: 400, milliseconds: 60_001 });
    expect(Object.fromEntries(counts)).toEqual({
      "requests /rules/:id GET 200": 2,
      "durations /rules/:id 10": 2,
      "milliseconds /rules/:id": 15,
      "requests /v1/validate POST 400": 1,
      "durations /v1/validate Infinity": 1,
      "milliseconds /v1/validate": 60_001,
    });
  });

  it.each([
    [0, "5"],
    [5, "5"],
    [6, "10"],
    [60_000, "60000"],
    [60_000.6, "Infinity"],
    [-3, "5"],
  ])("puts %d milliseconds below the bound %s", (milliseconds, bound) => {
    expect(keysOf({ milliseconds })).toMatchObject({ [`durations /rules/:id ${bound}`]: 1 });
  });

  it("counts no time that runs backwards, and whole milliseconds only", () => {
    expect(keysOf({ milliseconds: -3 })).toMatchObject({ "milliseconds /rules/:id": 0 });
    expect(keysOf({ milliseconds: 2.6 })).toMatchObject({ "milliseconds /rules/:id": 3 });
  });

  it.each([
    [200, "200"],
    [404, "404"],
    [508, "508"],
    [101, "101"],
    [299, "2xx"],
    [444, "4xx"],
    [599, "5xx"],
  ])("calls the status %d %s", (status, label) => {
    expect(keysOf({ status })).toMatchObject({ [`requests /rules/:id GET ${label}`]: 1 });
  });

  it("has a word for the methods that are rare, and for a request without a route", () => {
    const counts = new Map<string, number>();
    for (const method of ["PROPFIND", "get", "a b", ""]) countRequest(counts, { ...request, method, route: undefined });
    expect(Object.fromEntries(counts)).toMatchObject({ "requests none other 200": 4 });
  });

  it("has only so many keys, whatever is requested", () => {
    const counts = new Map<string, number>();
    const any = fc.record({
      method: fc.string(),
      status: fc.integer({ min: 100, max: 599 }),
      milliseconds: fc.double({ noNaN: true, noDefaultInfinity: true, max: 1e12 }),
    });
    fc.assert(
      fc.property(any, (given) => countRequest(counts, { ...given, route: "*" })),
      { numRuns: 5_000 },
    );
    for (let status = 100; status < 600; status += 1) countRequest(counts, { ...request, status, route: "*" });
    expect(counts.size).toBeLessThan(200);
  });
});

describe("parseKey", () => {
  it("reads each kind of key, and no other", () => {
    expect(parseKey("requests /rules/:id GET 200")).toEqual({
      kind: "requests",
      method: "GET",
      status: "200",
      route: "/rules/:id",
    });
    expect(parseKey("durations * Infinity")).toEqual({ kind: "durations", maxMilliseconds: Infinity, route: "*" });
    expect(parseKey("milliseconds *")).toEqual({ kind: "milliseconds", route: "*" });
    expect(parseKey("limited checks")).toEqual({ kind: "limited", limit: "checks" });
    expect(parseKey("unexpected-errors")).toEqual({ kind: "unexpected-errors" });
    expect(parseKey("of-a-later-version 1")).toBeUndefined();
  });
});

describe("requestMetrics", () => {
  it("writes what was counted", () => {
    const counts = new Map<string, number>([["of-a-later-version 1", 1]]);
    countRequest(counts, request);
    countRequest(counts, { ...request, milliseconds: 60_001 });
    countRequest(counts, { ...request, method: "HEAD", status: 404, milliseconds: 250 });
    countUnexpectedError(counts);
    countLimited(counts, "checks");
    countLimited(counts, "checks");
    expect(formatMetrics(requestMetrics(counts))).toBe(`# HELP steward_http_requests_total Requests that were answered.
# TYPE steward_http_requests_total counter
steward_http_requests_total{method="GET",route="/rules/:id",status="200"} 2
steward_http_requests_total{method="HEAD",route="/rules/:id",status="404"} 1
# HELP ${DURATION} Time from the arrival of a request to the beginning of its answer.
# TYPE ${DURATION} histogram
${DURATION}_bucket{route="/rules/:id",le="0.005"} 0
${DURATION}_bucket{route="/rules/:id",le="0.01"} 1
${DURATION}_bucket{route="/rules/:id",le="0.025"} 1
${DURATION}_bucket{route="/rules/:id",le="0.05"} 1
${DURATION}_bucket{route="/rules/:id",le="0.1"} 1
${DURATION}_bucket{route="/rules/:id",le="0.25"} 2
${DURATION}_bucket{route="/rules/:id",le="0.5"} 2
${DURATION}_bucket{route="/rules/:id",le="1"} 2
${DURATION}_bucket{route="/rules/:id",le="2.5"} 2
${DURATION}_bucket{route="/rules/:id",le="5"} 2
${DURATION}_bucket{route="/rules/:id",le="10"} 2
${DURATION}_bucket{route="/rules/:id",le="30"} 2
${DURATION}_bucket{route="/rules/:id",le="60"} 2
${DURATION}_bucket{route="/rules/:id",le="+Inf"} 3
${DURATION}_sum{route="/rules/:id"} 60.258
${DURATION}_count{route="/rules/:id"} 3
# HELP steward_requests_limited_total Requests past a rate limit, which were answered 429.
# TYPE steward_requests_limited_total counter
steward_requests_limited_total{limit="failed_authentication"} 0
steward_requests_limited_total{limit="checks"} 2
steward_requests_limited_total{limit="management"} 0
steward_requests_limited_total{limit="uploads"} 0
steward_requests_limited_total{limit="refusals"} 0
# HELP steward_unexpected_errors_total Requests that failed with an unexpected error.
# TYPE steward_unexpected_errors_total counter
steward_unexpected_errors_total 1
`);
  });

  it("says that there were no errors before there is one", () => {
    expect(valuesOf(readMetrics(formatMetrics(requestMetrics(new Map()))), "steward_unexpected_errors_total")).toEqual({
      "{}": 0,
    });
  });

  it("does not depend on the order in which things were counted", () => {
    const entries = Object.entries({ "requests / GET 200": 1, "durations / 5": 1, "requests * GET 200": 2 });
    const text = formatMetrics(requestMetrics(new Map(entries)));
    expect(formatMetrics(requestMetrics(new Map(entries.toReversed())))).toBe(text);
  });
});

const HOUR = 3_600_000;

const anyRequest = fc.record({
  method: fc.constantFrom("GET", "POST"),
  route: fc.option(fc.constantFrom("/a", "/b/:c"), { nil: undefined }),
  status: fc.constantFrom(200, 204, 304, 404, 429, 500, 599),
  milliseconds: fc.integer({ min: 0, max: 70_000 }),
});

describe("the counts of an hour", () => {
  it("have every request once by its status and once by its duration, whatever its route", () => {
    fc.assert(
      fc.property(fc.array(anyRequest), (requests) => {
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
      await counter.add({ isolate: String(hours), sequence: 1, counts: new Map([["unexpected-errors", 1]]) });
    }
    const counted = (await counter.readHours(1_000)).filter((hour) => unexpectedErrorsOf(hour) > 0);
    expect(counted.map(({ hour }) => hour - hourOf(start))).toEqual([1, 168]);
  });
});

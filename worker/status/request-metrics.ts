import { type Counts, DURATION_BOUNDS_MILLISECONDS, parseKey } from "../platform/counts.ts";
import { LIMITS } from "../platform/rate-limits.ts";
import { type Metric, numberText, type Sample } from "./metrics-text.ts";

/** The durations of the requests of one route. */
interface Durations {
  /** Their number, by the bound that they took at most. */
  readonly byBound: Map<number, number>;
  milliseconds: number;
}

/** The counts by route, in an order that depends on nothing else. */
export function requestMetrics(counts: Counts): readonly Metric[] {
  const requests: Sample[] = [];
  const limited = new Map(Object.keys(LIMITS).map((limit) => [limit, 0]));
  const durations = new Map<string, Durations>();
  let unexpectedErrors = 0;
  for (const [key, amount] of Array.from(counts).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const thing = parseKey(key);
    if (thing === undefined) continue;
    if (thing.kind === "requests") {
      requests.push({ labels: { method: thing.method, route: thing.route, status: thing.status }, value: amount });
    } else if (thing.kind === "limited") {
      limited.set(thing.limit, amount);
    } else if (thing.kind === "unexpected-errors") {
      unexpectedErrors = amount;
    } else {
      const ofRoute = durations.get(thing.route) ?? { byBound: new Map<number, number>(), milliseconds: 0 };
      durations.set(thing.route, ofRoute);
      if (thing.kind === "milliseconds") ofRoute.milliseconds = amount;
      else ofRoute.byBound.set(thing.maxMilliseconds, amount);
    }
  }
  return [
    {
      name: "steward_http_requests_total",
      type: "counter",
      help: "Requests that were answered.",
      samples: requests,
    },
    {
      name: "steward_http_request_duration_seconds",
      type: "histogram",
      help: "Time from the arrival of a request to the beginning of its answer.",
      samples: Array.from(durations).flatMap(([route, ofRoute]) => durationSamples(route, ofRoute)),
    },
    {
      name: "steward_requests_limited_total",
      type: "counter",
      help: "Requests past a rate limit, which were answered 429.",
      samples: Array.from(limited, ([limit, value]) => ({ labels: { limit }, value })),
    },
    {
      name: "steward_unexpected_errors_total",
      type: "counter",
      help: "Requests that failed with an unexpected error.",
      samples: [{ labels: {}, value: unexpectedErrors }],
    },
  ];
}

/** Each bucket has what took at most its bound, those below it included. */
function durationSamples(route: string, { byBound, milliseconds }: Durations): readonly Sample[] {
  const countUpTo = (bound: number) => {
    const counted = Array.from(byBound).filter(([maxMilliseconds]) => maxMilliseconds <= bound);
    return counted.reduce((sum, [, count]) => sum + count, 0);
  };
  const buckets = [...DURATION_BOUNDS_MILLISECONDS, Infinity].map(
    (bound): Sample => ({
      suffix: "_bucket",
      labels: { route, le: numberText(bound / 1_000) },
      value: countUpTo(bound),
    }),
  );
  return [
    ...buckets,
    { suffix: "_sum", labels: { route }, value: milliseconds / 1_000 },
    { suffix: "_count", labels: { route }, value: countUpTo(Infinity) },
  ];
}

import type { Bindings } from "./bindings.ts";
import { type AnsweredRequest, type CountsBatch, countLimited, countRequest, countUnexpectedError } from "./counts.ts";
import { logError } from "./log.ts";

/** The time for which an isolate of the Worker collects counts before it hands them over to be stored. */
const METRICS_FLUSH_SECONDS = 10;

/** Sends a batch to where it is stored. It rejects where the batch may not have arrived. */
type Send = (batch: CountsBatch) => Promise<void>;

/** The counts of one isolate, in its memory. Counting never waits and never throws. */
export interface Tally {
  readonly countRequest: (request: AnsweredRequest) => void;
  readonly countLimited: (limit: string) => void;
  readonly countUnexpectedError: () => void;
  /** Sends all counts. Where that fails, it rejects, and the counts are kept for the next time. */
  readonly flush: (send: Send) => Promise<void>;
  /**
   * Sends all counts some seconds later, after the response of the current request, unless that is already planned. A failure
   * is logged, once until it works again.
   */
  readonly flushLater: (send: Send, execution: Pick<ExecutionContext, "waitUntil">) => void;
}

/** After this time a planned flush is assumed to have ended with the request that planned it. */
const PLAN_MAX_SECONDS = 3 * METRICS_FLUSH_SECONDS;

/**
 * Requests that are noted before they are counted.
 * See docs/decisions/0110-by-the-hundred.md.
 */
const NOTED_MAX_REQUESTS = 100;

/** A tally at zero. */
export function createTally(): Tally {
  let noted: AnsweredRequest[] = [];
  let counts = new Map<string, number>();
  let sequence = 0;
  let isolate: string | undefined;
  /** The batch that was sent but may not have arrived. It is sent again unchanged, so that it counts once. */
  let batch: CountsBatch | undefined;
  let plannedTime: number | undefined;
  let hasFailed = false;

  const countNoted = () => {
    for (const request of noted) countRequest(counts, request);
    noted = [];
  };

  const nextBatch = (): CountsBatch | undefined => {
    countNoted();
    if (counts.size === 0) return undefined;
    // An isolate may draw random numbers during requests only.
    isolate ??= crypto.randomUUID();
    sequence += 1;
    const gathered = counts;
    counts = new Map();
    return { isolate, sequence, counts: gathered };
  };

  const sendBatch = async (sent: CountsBatch, send: Send) => {
    await send(sent);
    // Two requests may hand over at once, and neither can wait for the other: both then send the same batch.
    if (batch === sent) batch = undefined;
  };

  const flush = async (send: Send) => {
    if (batch !== undefined) await sendBatch(batch, send);
    batch ??= nextBatch();
    if (batch !== undefined) await sendBatch(batch, send);
  };

  const flushAfterWait = async (send: Send) => {
    await scheduler.wait(METRICS_FLUSH_SECONDS * 1_000);
    plannedTime = undefined;
    try {
      await flush(send);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) logError("metrics-not-handed-over", { message: String(error) });
      hasFailed = true;
    }
  };

  return {
    countRequest: (request) => {
      noted.push(request);
      if (noted.length === NOTED_MAX_REQUESTS) countNoted();
    },
    countLimited: (limit) => countLimited(counts, limit),
    countUnexpectedError: () => countUnexpectedError(counts),
    flush,
    flushLater: (send, execution) => {
      const now = Date.now();
      if (plannedTime !== undefined && now - plannedTime < PLAN_MAX_SECONDS * 1_000) return;
      plannedTime = now;
      execution.waitUntil(flushAfterWait(send));
    },
  };
}

/** The counts of this isolate. */
export const tally: Tally = createTally();

/** The one object that keeps all counts. */
export function metricsCounter(metrics: Bindings["METRICS"]) {
  return metrics.getByName("metrics");
}

/** Sends to that object. */
export function sendTo(metrics: Bindings["METRICS"]): Send {
  return async (batch) => {
    await metricsCounter(metrics).add(batch);
  };
}

import type { Bindings } from "../bindings.ts";
import { METRICS_FLUSH_SECONDS } from "../limits.ts";
import { logError } from "../log.ts";
import { type AnsweredRequest, type CountsBatch, countRequest, countUnexpectedError } from "./counts.ts";

/** Takes a batch to where it is kept. It rejects where it may not have arrived. */
export type Send = (batch: CountsBatch) => Promise<void>;

/** What one isolate counts, in its memory. Counting never waits and never throws. */
export interface Tally {
  readonly countRequest: (request: AnsweredRequest) => void;
  readonly countUnexpectedError: () => void;
  /** Hands over all that is counted. Where that fails, it rejects, and the counts are kept for the next time. */
  readonly flush: (send: Send) => Promise<void>;
  /**
   * Hands it over some seconds later, after the answer of the request that asks, unless that is planned already. A failure
   * is logged, once until it works again.
   */
  readonly flushLater: (send: Send, execution: Pick<ExecutionContext, "waitUntil">) => void;
}

/** After so long a plan is taken to have ended with the request that made it. */
const PLAN_MAX_SECONDS = 3 * METRICS_FLUSH_SECONDS;

/** A tally at zero. */
export function createTally(): Tally {
  let counts = new Map<string, number>();
  let sequence = 0;
  let isolate: string | undefined;
  /** What was sent and of which it is not known that it arrived. It is sent again as it was, so that it counts once. */
  let batch: CountsBatch | undefined;
  let plannedTime: number | undefined;
  let hasFailed = false;

  const nextBatch = (): CountsBatch | undefined => {
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
    countRequest: (request) => countRequest(counts, request),
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

/** What this isolate counts. */
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

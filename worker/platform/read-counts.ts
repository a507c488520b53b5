/** The counts, as far as they can be had in time: a page or a scrape does not wait for an object that gives no answer. */

import type { Context } from "./context.ts";
import type { Counts, Hour } from "./counts.ts";
import { logError } from "./log.ts";
import { metricsCounter, sendTo, tally } from "./tally.ts";

/** Hours that the plots of counts have. */
const METRICS_SHOWN_HOURS = 48;

/** The time for which a scrape waits for what it asks: less than the 10 seconds that Prometheus waits for a scrape. */
const METRICS_ANSWER_MAX_SECONDS = 5;

/** The counts of all isolates, this one up to now; undefined where they cannot be had, which the log explains. */
export async function readCounts(context: Context): Promise<Counts | undefined> {
  return await answerInTime("metrics-incomplete", "counts", context, async () => {
    await tally.flush(sendTo(context.metrics));
    return await metricsCounter(context.metrics).read();
  });
}

/** The counts of all isolates in each of the last hours; undefined as above. */
export async function readHours(context: Context): Promise<readonly Hour[] | undefined> {
  return await answerInTime("metrics-incomplete", "hours", context, async () => {
    await tally.flush(sendTo(context.metrics));
    return await metricsCounter(context.metrics).readHours(METRICS_SHOWN_HOURS);
  });
}

/** The answer that comes in time; undefined, and a line in the log of this name, where none does. */
export async function answerInTime<Answer>(
  event: "metrics-incomplete" | "audit-export-status" | "audit-export-push-status",
  what: string,
  { requestId }: Pick<Context, "requestId">,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const timer = new AbortController();
  const tooLate = async (): Promise<never> => {
    await scheduler.wait(METRICS_ANSWER_MAX_SECONDS * 1_000, { signal: timer.signal });
    throw new Error(`There was no answer within ${METRICS_ANSWER_MAX_SECONDS} seconds.`);
  };
  try {
    return await Promise.race([ask(), tooLate()]);
  } catch (error) {
    logError(event, { requestId, what, message: String(error) });
    return undefined;
  } finally {
    timer.abort();
  }
}

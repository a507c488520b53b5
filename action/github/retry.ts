import type { getOctokit } from "@actions/github";
import {
  API_RETRY_WAITS_SECONDS,
  API_WAIT_MAX_SECONDS,
  API_WAIT_WITHOUT_WORD_SECONDS,
  API_WAITS_MAX,
} from "../limits.ts";
import type { Runner } from "../runner.ts";
import { getProperty } from "./answer.ts";
import { type RateLimit, rateLimitOf } from "./failure.ts";

/** The fields that are read of a request's options. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly request?: { readonly signal?: AbortSignal | undefined };
}

/**
 * Lets a client try requests again: a few times after a failure of GitHub's side, and when a rate limit is over. A limit
 * holds for the token, so that all requests wait together; once one is not waited for, no more are made.
 *
 * Octokit's plugins for this do not serve here. The one for retries makes a comment twice where only the answer to the
 * first request was lost, and tries what is refused for good. The one for limits waits for `Retry-After` only where the
 * message speaks of a secondary limit, fails on a broken connection of GraphQL, and lets a second pass between writes.
 * See docs/decisions/0036-own-retries.md.
 */
export function addRetries(
  github: Pick<ReturnType<typeof getOctokit>, "hook">,
  { info, wait }: Pick<Runner, "info" | "wait">,
): void {
  let pause: Promise<void> | undefined;
  let waits = 0;
  let refusal: unknown;

  github.hook.wrap("request", async (request, options) => {
    for (let failures = 0; ; ) {
      await pause;
      if (refusal !== undefined) throw refusal;
      try {
        const response = await request(options);
        if (isCut(response, options)) throw brokenAnswer(options);
        return response;
      } catch (error) {
        const limit = rateLimitOf(error);
        if (limit === undefined) {
          const seconds = API_RETRY_WAITS_SECONDS[failures];
          failures += 1;
          if (seconds === undefined || !isPassing(error) || !isRepeatable(options.method, options.url)) throw error;
          await wait(seconds);
        } else if (pause === undefined) {
          const seconds = secondsUntilEnd(limit);
          if (waits === API_WAITS_MAX || seconds > API_WAIT_MAX_SECONDS) {
            refusal = error;
            throw error;
          }
          waits += 1;
          info(`GitHub asks to wait ${seconds} second${seconds === 1 ? "" : "s"}; waiting.`);
          pause = (async () => {
            await wait(seconds);
            pause = undefined;
          })();
        }
      }
    }
  });
}

/**
 * Tests for an answer whose text broke off: Octokit gives it without a text. Every answer that may be asked for again
 * has one.
 */
function isCut({ status, data }: { readonly status: number; readonly data: unknown }, { method, url }: Asked): boolean {
  return status === 200 && data === "" && isRepeatable(method, url);
}

/** The error that Octokit throws where a connection breaks earlier. */
function brokenAnswer({ request }: Asked): Error {
  const error = new Error("The answer broke off.", { cause: request?.signal?.reason });
  error.name = "HttpError";
  return error;
}

function secondsUntilEnd(limit: RateLimit): number {
  switch (limit.end) {
    case "after":
      return limit.seconds;
    case "at":
      // One more, for the clocks may differ by less than one.
      return Math.max(0, Math.ceil((limit.time.getTime() - Date.now()) / 1_000)) + 1;
    default:
      return API_WAIT_WITHOUT_WORD_SECONDS;
  }
}

/**
 * Tests if the same request may have success: GitHub had a problem, or the connection broke. A request that timed out
 * took long enough.
 */
function isPassing(error: unknown): boolean {
  const status = getProperty(getProperty(error, "response"), "status");
  if (typeof status === "number") return status >= 500;
  return (
    getProperty(error, "name") === "HttpError" && getProperty(getProperty(error, "cause"), "name") !== "TimeoutError"
  );
}

/**
 * Tests if a request may be repeated although GitHub may have done it already. Every mutation of ours in GraphQL sets a
 * state.
 */
function isRepeatable(method: string, url: string): boolean {
  return ["GET", "PUT", "DELETE"].includes(method) || url.endsWith("/graphql");
}

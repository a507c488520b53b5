/** Requests of scripts that make many: one that is lost, or refused for the moment, is made again. */

/** With waits of 1, 2, 4 and 8 seconds between them. */
const TRIES_MAX = 5;
const WAIT_MAX_SECONDS = 60;

type CancellableInit = RequestInit & { readonly signal: AbortSignal };

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Blob;
}

/** An error that trying again does not change. The message is all there is to say. */
export class FinalError extends Error {}

const SIGNED_OUT = "You are signed out. Sign in again, and repeat it.";

/**
 * The whole answer to a request, whatever its status but 401, 429 and 5xx.
 *
 * @throws {FinalError} at 401.
 * @throws {Error} a sentence, where the server cannot be reached or answers 429 or 5xx at each of `TRIES_MAX` times.
 */
export async function ask(address: string, init: CancellableInit): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const answer = await askOnce(address, init);
    if (answer?.status === 401) throw new FinalError(SIGNED_OUT);
    if (answer !== undefined && answer.status !== 429 && answer.status < 500) return answer;
    if (tries === TRIES_MAX) {
      throw new Error(answer === undefined ? "The server cannot be reached." : `The server answers ${answer.status}.`);
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(waitSeconds(answer, tries), init.signal);
  }
}

/** @returns undefined where the answer did not arrive whole. */
async function askOnce(address: string, init: CancellableInit): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, init);
    return { status: response.status, headers: response.headers, body: await response.blob() };
  } catch (error) {
    if (init.signal.aborted) throw error;
    return undefined;
  }
}

function waitSeconds(answer: Answer | undefined, tries: number): number {
  const asked = answer?.headers.get("Retry-After") ?? "";
  return Math.min(/^\d+$/.test(asked) ? Number(asked) : 2 ** (tries - 1), WAIT_MAX_SECONDS);
}

/** Ends at once where the request is cancelled: the next one then fails for that. */
async function wait(seconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
    signal.addEventListener("abort", resolve, { once: true });
  });
}

const MINUTE_MILLISECONDS = 60_000;
/** More than any test takes that counts requests. */
const ENOUGH_MILLISECONDS = 15_000;

/** Waits for the next minute of the clock where this one ends soon: with each of them, the runtime's rate limits count from 0 again. */
export async function enoughOfMinute(): Promise<void> {
  for (let left = leftOfMinute(); left < ENOUGH_MILLISECONDS; left = leftOfMinute()) {
    const wait = left;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

const leftOfMinute = () => MINUTE_MILLISECONDS - (Date.now() % MINUTE_MILLISECONDS);

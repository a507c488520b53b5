import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll } from "vitest";

const HOUR = 3_600_000;
/** What the tests of a file take at most, also where the machine has much else to do. */
const MARGIN = 90_000;

/** Has a file's tests begin after the hour where it is about to end: an export then makes one manifest more. */
export function awayFromHoursEnd(): void {
  beforeAll(async () => {
    const left = HOUR - (Date.now() % HOUR);
    if (left < MARGIN) await sleep(left);
  }, 2 * MARGIN);
}

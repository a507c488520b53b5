import { afterEach, beforeEach, vi } from "vitest";

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/**
 * Has the commands that a file's tests run in their own process wait no time at random, and so begin again at once after a
 * failure, and has the clock stand still during each test: no hour ends while they count manifests, for it is half past, and no time
 * passes after which they show how far they are.
 */
export function calmTime(): void {
  beforeEach(() => {
    const now = Date.now();
    const halfPast = now - (now % HOUR_MILLISECONDS) + HOUR_MILLISECONDS / 2;
    vi.spyOn(Date, "now").mockReturnValue(halfPast);
    vi.spyOn(Math, "random").mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

import { afterEach, beforeEach, vi } from "vitest";

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/**
 * Has the commands that a file's tests run in their own process wait no time at random, and so begin again at once after a
 * failure, and has no hour end while they count manifests: it is half past when the file begins.
 */
export function calmTime(): void {
  const now = Date.now;
  const shift = HOUR_MILLISECONDS / 2 - (now() % HOUR_MILLISECONDS);
  beforeEach(() => {
    vi.spyOn(Date, "now").mockImplementation(() => now() + shift);
    vi.spyOn(Math, "random").mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

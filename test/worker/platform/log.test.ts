import { afterEach, expect, it, vi } from "vitest";
import { LOG_MAX_LINES_A_MINUTE, logError } from "../../../worker/platform/log.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("the error log has so many lines a minute about one event, and says how many it has not", () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const clock = vi.spyOn(Date, "now").mockReturnValue(1_000 * 60_000);
  for (let count = 0; count < LOG_MAX_LINES_A_MINUTE + 7; count += 1) logError("unexpected", { count });
  expect(written).toHaveBeenCalledTimes(LOG_MAX_LINES_A_MINUTE);
  logError("upstream-failed", {});
  clock.mockReturnValue(1_001 * 60_000);
  logError("unexpected", { count: -1 });
  clock.mockReturnValue(1_002 * 60_000);
  logError("unexpected", { count: -2 });
  expect(written.mock.calls.slice(LOG_MAX_LINES_A_MINUTE).map(([line]) => JSON.parse(line))).toEqual([
    { level: "error", event: "upstream-failed" },
    { level: "error", event: "unexpected", count: -1, omitted: 7 },
    { level: "error", event: "unexpected", count: -2 },
  ]);
});

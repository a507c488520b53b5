import { afterEach, expect, it, vi } from "vitest";
import { LOG_MAX_LINES_A_MINUTE, logError } from "../../../worker/platform/log.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("the error log has so many lines a minute about one event, and says how many it has not", () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const clock = vi.spyOn(Date, "now").mockReturnValue(1_000 * 60_000);
  for (let count = 0; count < LOG_MAX_LINES_A_MINUTE + 7; count += 1) logError("flood", { count });
  expect(written).toHaveBeenCalledTimes(LOG_MAX_LINES_A_MINUTE);
  logError("other", {});
  clock.mockReturnValue(1_001 * 60_000);
  logError("flood", { count: -1 });
  clock.mockReturnValue(1_002 * 60_000);
  logError("flood", { count: -2 });
  expect(written.mock.calls.slice(LOG_MAX_LINES_A_MINUTE).map(([line]) => JSON.parse(line))).toEqual([
    { level: "error", event: "other" },
    { level: "error", event: "flood", count: -1, omitted: 7 },
    { level: "error", event: "flood", count: -2 },
  ]);
});

import { describe, expect, it } from "vitest";
import { NEW_PUSHES, withNothingWaiting, withWaiting } from "../../../worker/pushing/push-record.ts";

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

describe("the oldest part that a receiver has not got", () => {
  it("waits since it was found, however old it is: the receiver may be newer than the export", () => {
    const first = withWaiting(NEW_PUSHES, at("02:00"), at("12:00"));
    expect(first.waitingSince).toBe(at("12:00"));
    // The next one is old, too, and was not found earlier.
    expect(withWaiting(first, at("03:00"), at("12:05")).waitingSince).toBe(at("12:00"));
  });

  it("waits since it was written where that was after something else was found", () => {
    const down = withWaiting(NEW_PUSHES, at("10:00"), at("10:00"));
    const again = withWaiting(down, at("10:00"), at("14:00"));
    expect(again.waitingSince).toBe(at("10:00"));
    expect(withWaiting(again, at("13:00"), at("14:01")).waitingSince).toBe(at("13:00"));
  });

  it("never waits since the future, nor where everything is delivered", () => {
    const waiting = withWaiting(NEW_PUSHES, null, at("10:00"));
    expect(withWaiting(waiting, at("23:00"), at("11:00")).waitingSince).toBe(at("11:00"));
    expect(withWaiting(waiting, null, at("11:00")).waitingSince).toBe(at("10:00"));
    expect(withNothingWaiting(waiting, at("11:00"))).toMatchObject({ waitingSince: null, caughtUpTime: at("11:00") });
  });
});

import { describe, expect, it } from "vitest";
import { describeUnreadFiles, failureOf } from "../../../action/publish/outcome.ts";

describe("failureOf", () => {
  it.each([
    [{ error: 0, warning: 0, notice: 9 }, "warning"],
    [{ error: 0, warning: 9, notice: 9 }, "error"],
    [{ error: 9, warning: 9, notice: 9 }, "never"],
  ] as const)("lets %j pass where fail-on is %s", (counts, failOn) => {
    expect(failureOf(counts, false, failOn)).toBeUndefined();
  });

  it.each([
    [{ error: 1, warning: 0, notice: 0 }, "error", "1 error"],
    [{ error: 1, warning: 0, notice: 0 }, "warning", "1 error"],
    [{ error: 0, warning: 2, notice: 1 }, "warning", "2 warnings, 1 notice"],
  ] as const)("fails %j where fail-on is %s", (counts, failOn, found) => {
    expect(failureOf(counts, false, failOn)).toBe(
      `Provider Steward found ${found}, and the input \`fail-on\` is "${failOn}".`,
    );
  });
});

describe("describeUnreadFiles", () => {
  it("counts the files and says each reason once", () => {
    const unread = [
      { path: "a", reason: "It is gone." },
      { path: "b", reason: "It is locked." },
      { path: "c", reason: "It is gone." },
    ];
    expect(describeUnreadFiles(unread, 4)).toBe(
      "3 of 7 files could not be read; the log names them. It is gone. It is locked.",
    );
  });
});

import { describe, expect, it } from "vitest";
import {
  checkedText,
  comparedText,
  progressLine,
  progressText,
  readText,
} from "../../../action/audit-export/progress.ts";
import { startReconciliation } from "../../../shared/audit-export/reconcile.ts";

/** The bytes that a terminal of so many columns gets for one line. */
function shownOn(columns: number, env: NodeJS.ProcessEnv = {}): string {
  const written: string[] = [];
  const stderr = { isTTY: true, columns, write: (text: string) => written.push(text) };
  progressLine({ stderr, env }, () => 1_000).show(() => "checked 12 manifests");
  return written.join("");
}

describe("the progress on a terminal", () => {
  it("the progress on a terminal is one line that does not wrap, also where the terminal says that it has no columns", () => {
    expect(shownOn(80)).toBe("\r\u001b[2Kchecked 12 manifests");
    expect(shownOn(8)).toBe("\r\u001b[2Kchecked");
    expect(shownOn(80, { TERM: "xterm" })).toBe("\r\u001b[2Kchecked 12 manifests");
    expect(shownOn(0)).toBe("\r\u001b[2Kchecked 12 manifests");
  });

  it("the progress is not rewritten on a terminal that cannot", () => {
    expect(shownOn(80, { TERM: "dumb" })).toBe("");
  });
});

it("the progress is a line every few seconds where standard error is no terminal", () => {
  const written: string[] = [];
  let now = 1_000;
  const stderr = { isTTY: false, columns: 0, write: (text: string) => written.push(text) };
  const line = progressLine({ stderr, env: {} }, () => now);
  for (now of [1_000, 5_999, 6_000, 6_001, 11_000]) line.show(() => `at ${now}`);
  line.clear();
  expect(written).toEqual(["at 6000\n", "at 11000\n"]);
});

it("says how many entries an export wrote, and how many a second since it was shown first", () => {
  let now = 0;
  const textOf = progressText(() => now);
  const start = {
    lastId: null,
    entries: 1,
    gathered: 0,
    segments: 0,
    manifests: 0,
    pages: 1,
    openGaps: [],
    isHoldingBack: false,
  };
  expect(textOf(start)).toBe("1 entry, 0 segments");
  now = 2_000;
  expect(textOf({ ...start, lastId: "90", entries: 101, gathered: 100, segments: 1 })).toBe(
    "201 entries (100 a second), written up to id 90, 1 segment",
  );
});

it("says how far a check, a reading and a comparison are", () => {
  const totals = {
    manifests: 1,
    segments: 2,
    entries: 3,
    quarantined: 0,
    late: 0,
    gaps: 0,
    firstId: null,
    lastId: null,
    unsealedSegments: 0,
  };
  expect(checkedText(totals)).toBe("checked 1 manifest, 2 segments, 3 entries");
  expect(readText(1, 2, 3)).toBe("opened 1 of 2 segments, 3 entries found");
  const state = { ...startReconciliation(), entries: 2 };
  expect(comparedText({ entries: 3 }, state)).toBe("compared 2 of 3 entries with the server");
  const beyond = { next: null, isPastExported: true, highest: "9", entries: 4, untimed: 0, oldestTime: null };
  expect(comparedText({ entries: 3 }, { ...state, beyond })).toBe(
    "compared 2 of 3 entries with the server, which has 4 more",
  );
});

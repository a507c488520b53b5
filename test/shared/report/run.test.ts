import { describe, expect, it } from "vitest";
import type { Effect } from "../../../shared/changes/change.ts";
import type { FileChanges } from "../../../shared/report/file-changes.ts";
import { describeRun, headlineOf, type RunResults, runNotes } from "../../../shared/report/run.ts";
import {
  changeOf,
  checkedFile,
  knownChanges,
  rangeOf,
  runOf,
  suppressedAt,
  unknownChanges,
  wholeFile,
} from "./samples.ts";

const GONE = { path: "x", reason: "It is gone." };
const UNKNOWN = unknownChanges("x", "It is gone.");

let line = 0;

/** A file with a change of each of the effects, none of which is another one's. */
function changed(...effects: readonly Effect[]): FileChanges {
  return knownChanges(
    "a",
    effects.map((effect) => changeOf("p", "a", line++, effect)),
  );
}

const SAME = knownChanges("a", [changeOf("p", "layer", 1)]);

const WRONG = checkedFile("a", "", [wholeFile(), wholeFile()]);
const ODD = checkedFile("a", "", [wholeFile({ severity: "warning" })]);
const FINE = checkedFile("b", "", []);
const SUPPRESSED = suppressedAt(rangeOf("a", "a"));
const ACCEPTED = checkedFile("c", "", [], [SUPPRESSED, SUPPRESSED]);

describe.each<[words: string, icon: string, run: RunResults]>([
  ["nothing to check", "✅", runOf([])],
  ["nothing to report", "✅", runOf([], { changes: [knownChanges("policy/default.json")] })],
  ["1 file, nothing to report", "✅", runOf([FINE])],
  ["2 errors in 1 file", "❌", runOf([WRONG])],
  ["1 warning in 1 of 2 files", "⚠️", runOf([ODD, FINE])],
  ["1 file, nothing to report, 2 suppressed", "✅", runOf([ACCEPTED])],
  ["2 errors in 1 of 3 files, 4 suppressed", "❌", runOf([WRONG, ACCEPTED, ACCEPTED])],
  ["1 warning in 1 of 2 files, 2 suppressed; opens 1", "⚠️", runOf([ODD, ACCEPTED], { changes: [changed("opens")] })],
  ["no findings in 1 file, 2 suppressed; moves 1", "✅", runOf([ACCEPTED], { changes: [changed("moves")] })],
  ["no findings in 1 file; opens 1", "⚠️", runOf([FINE], { changes: [changed("opens")] })],
  ["no findings in 1 file; breaks 1", "⚠️", runOf([FINE], { changes: [changed("breaks")] })],
  [
    "no findings in 1 file; moves 2, changes 1",
    "✅",
    runOf([FINE], { changes: [changed("moves", "changes", "moves")] }),
  ],
  ["no findings in 1 file; opens 1", "⚠️", runOf([FINE], { changes: [SAME, { ...SAME, path: "b" }] })],
  ["1 file, nothing to report", "✅", runOf([FINE], { changes: [changed("none")] })],
  [
    "2 errors in 1 file; opens 2, breaks 1; the effect on users is unknown for 1 file",
    "❌",
    runOf([WRONG], { changes: [changed("opens", "none", "opens"), UNKNOWN, changed("breaks", "opens")] }),
  ],
  [
    "no findings in 1 file; moves 1; the effect on users is unknown for 3 files",
    "⚠️",
    runOf([FINE], {
      changes: [changed("moves"), UNKNOWN, UNKNOWN, { ...SAME, changes: [], notCompared: ["It is gone."] }],
    }),
  ],
  ["opens 1", "⚠️", runOf([], { changes: [changed("opens")] })],
  ["1 file could not be read", "❌", runOf([], { unread: [GONE] })],
  ["1 file, nothing to report; 2 files could not be read", "❌", runOf([FINE], { unread: [GONE, GONE] })],
])("%s", (words, icon, run) => {
  it("is the verdict", () => {
    expect(describeRun(run)).toBe(words);
  });

  it(`has the sign ${icon}`, () => {
    expect(headlineOf(run)).toBe(`${icon} Provider Steward: ${words}`);
  });
});

describe("runNotes", () => {
  it("says what was not checked and what was not reported", () => {
    const untouched = { error: 2, warning: 0, notice: 1 };
    expect(runNotes(runOf([FINE], { unread: [GONE], untouched }))).toEqual([
      "Not checked: 1 of 2 files. See the log for the reason.",
      "Not reported: 2 errors, 1 notice on lines that the change does not touch.",
    ]);
  });

  it("says nothing where that is nothing", () => {
    expect(runNotes(runOf([FINE]))).toEqual([]);
    expect(runNotes(runOf([FINE], { untouched: { error: 0, warning: 0, notice: 0 } }))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { describeRun, type FileChanges, headlineOf, type RunResults, runNotes } from "../../../shared/report/run.ts";
import { changeOf, checkedFile, runOf, wholeFile } from "./samples.ts";

const GONE = { path: "x", reason: "It is gone." };

function changed(...widens: readonly boolean[]): FileChanges {
  return { path: "a", file: "changed", changes: widens.map((one, index) => changeOf(`p${index}`, "a", 1, one)) };
}

const WRONG = checkedFile("a", "", [wholeFile(), wholeFile()]);
const ODD = checkedFile("a", "", [wholeFile({ severity: "warning" })]);
const FINE = checkedFile("b", "", []);

describe.each<[words: string, icon: string, run: RunResults]>([
  ["nothing to check", "✅", runOf([])],
  ["1 file, nothing to report", "✅", runOf([FINE])],
  ["2 errors in 1 file", "❌", runOf([WRONG])],
  ["1 warning in 1 of 2 files", "⚠️", runOf([ODD, FINE])],
  ["1 file, nothing to report; 1 change widens what users can reach", "⚠️", runOf([FINE], { changes: [changed(true)] })],
  [
    "2 errors in 1 file; 3 changes widen what users can reach; the effect on users is unknown for 1 file",
    "❌",
    runOf([WRONG], { changes: [changed(true, false, true), GONE, changed(true)] }),
  ],
  ["1 file, nothing to report", "✅", runOf([FINE], { changes: [changed(false)] })],
  [
    "1 file, nothing to report; the effect on users is unknown for 2 files",
    "⚠️",
    runOf([FINE], { changes: [changed(false), GONE, GONE] }),
  ],
  ["nothing to check; 1 change widens what users can reach", "⚠️", runOf([], { changes: [changed(true)] })],
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

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Results } from "../../../action/check.ts";
import { changeLines, logLines } from "../../../action/publish/log.ts";
import { type CheckedFile, checkFile, type Effect, type UnreadFile } from "../../../shared/index.ts";
import { changeOf, knownChanges, unknownChanges } from "../../shared/report/samples.ts";
import { parseCommand } from "../support/runner.ts";

const WRONG = new TextEncoder().encode('{ "$schema": "provider-config.schema.json", "providers": { "unknown": {} } }');
const RIGHT = new TextEncoder().encode('{ "$schema": "provider-config.schema.json" }');

const NOTHING = { error: 0, warning: 0, notice: 0 };

function results(files: readonly CheckedFile[], unread: readonly UnreadFile[] = []): Results {
  return {
    target: { owner: "octo", repository: "config", headSha: "ec26c3e", pullRequest: 7 },
    files: files.map((checked) => ({ checked, text: "", lines: undefined })),
    unread,
    changes: [],
    unreported: NOTHING,
  };
}

describe("changeLines", () => {
  it.each<[readonly Effect[], string]>([
    [[], "none."],
    [["breaks", "breaks"], "breaks 2."],
    [["none", "opens", "moves"], "opens 1, moves 1, 1 change without effect."],
  ])("counts %j as %s", (effects, counted) => {
    const changes = effects.map((effect) => changeOf("p", "f", 1, effect));
    expect(changeLines([knownChanges("a/b.json", changes)], "error")).toEqual([`Changes in a/b.json: ${counted}`]);
  });

  it("says why they are not known", () => {
    expect(changeLines([unknownChanges("a", "It is gone.")], "error")).toEqual([
      "Changes in a: not known. It is gone.",
    ]);
  });

  it("says so where there is nothing to compare with and the step was to fail for it", () => {
    expect(changeLines(undefined, "error")).toEqual([]);
    expect(changeLines(undefined, "widens")).toEqual([
      'There is nothing to compare with, so the input `fail-on` of "widens" makes the step fail only on errors.',
    ]);
  });
});

describe("logLines", () => {
  it("has a line for each file", () => {
    const unread = [{ path: "c", reason: "It is gone." }];
    expect(logLines(results([checkFile("a", WRONG), checkFile("b", RIGHT)], unread))).toEqual([
      "Checked a: 1 error.",
      "Checked b: nothing to report.",
      'Could not read "c". It is gone.',
    ]);
  });

  it("says so where there is no file", () => {
    expect(logLines(results([]))).toEqual(["No changed file matches the input `files`, so there is nothing to check."]);
    expect(logLines({ ...results([]), changes: undefined })).toEqual([
      "No file matches the input `files`, so there is nothing to check.",
    ]);
  });

  it("counts what is not reported", () => {
    const unreported = { ...NOTHING, warning: 2, notice: 1 };
    expect(logLines({ ...results([checkFile("b", RIGHT)]), unreported })).toEqual([
      "Checked b: nothing to report.",
      "Not reported: 2 warnings, 1 notice on lines that the change does not touch.",
    ]);
  });

  it("never has a line that a runner takes for a command, whatever a file is called", () => {
    const pieces = fc.constantFrom(
      "::",
      "##[",
      "error",
      "warning",
      "stop-commands",
      "]",
      " ",
      "\n",
      "\r",
      "\u{2028}",
      "%0A",
      "/",
    );
    const names = fc
      .array(fc.oneof(pieces, fc.string({ unit: "binary" })), { minLength: 1 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(names, (path) => {
        const lines = [
          ...logLines(results([checkFile(path, WRONG)], [{ path, reason: "It is gone." }])),
          ...changeLines([knownChanges(path), unknownChanges(path, `"${path}" is gone.`)], "error"),
        ];
        expect(lines).toHaveLength(4);
        expect(lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map(parseCommand)).toEqual(lines.map(() => undefined));
      }),
    );
  });
});

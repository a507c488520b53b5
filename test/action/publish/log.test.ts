import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Results } from "../../../action/check.ts";
import { effectLines, logLines } from "../../../action/publish/log.ts";
import { publicationOf } from "../../../action/publish/publication.ts";
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
    marks: [],
    unreported: NOTHING,
  };
}

function linesOf(all: Results): readonly string[] {
  return logLines(publicationOf(all, { onlyChangedLines: false, docsUrl: undefined, playgroundUrl: undefined }, {}));
}

describe("effectLines", () => {
  it.each<[readonly Effect[], string]>([
    [[], "none."],
    [["breaks", "breaks"], "breaks 2."],
    [["none", "opens", "moves"], "opens 1, moves 1, 1 change without effect."],
  ])("counts %j as %s", (effects, counted) => {
    const changes = effects.map((effect, line) => changeOf("p", "f", line, effect));
    expect(effectLines([knownChanges("a/b.json", changes)], ["error"])[0]).toBe(`Changes in a/b.json: ${counted}`);
  });

  it("counts what is beyond a thousand, so that a log of many changes can be read", () => {
    const changes = Array.from({ length: 60_000 }, (_, index) => changeOf(`provider-${index}`, "a", index + 1));
    const files = [
      knownChanges("a", changes),
      ...Array.from({ length: 1_000 }, (_, index) => knownChanges(`${index}/providers.json`)),
    ];
    const lines = effectLines(files, ["error"]);
    expect(lines.join("\n").length).toBeLessThan(1024 * 1024);
    expect(lines.filter((line) => line.startsWith("  Something of "))).toHaveLength(1_000);
    expect(lines).toContain("  1 more line. The output `report` names the file that has all of them.");
    expect(lines.at(-1)).toBe("  59000 more changes. The output `report` names the file that has all of them.");
  });

  it("lists them by effect, once for all files in which they are the same", () => {
    const same = changeOf("p", "layer.json", 1);
    const notCompared = { ...knownChanges("c"), notCompared: ["It is gone."] };
    const files = [knownChanges("a", [same, changeOf("q", "a", 2, "moves")]), knownChanges("b", [same]), notCompared];
    expect(effectLines(files, ["error"])).toEqual([
      "Changes in a: opens 1, moves 1.",
      "Changes in b: opens 1.",
      "Changes in c: none.",
      "Changes in c: It is gone.",
      "Opens:",
      "  Something of `p` opens.",
      "    from  layer.json:1:7 (user layer, /p)",
      "    in    a, b",
      "Moves:",
      "  Something of `q` moves.",
      "    from  a:2:7 (user layer, /p)",
    ]);
    expect(effectLines([knownChanges("b", [same])], ["error"])).toEqual([
      "Changes in b: opens 1.",
      "Opens:",
      "  Something of `p` opens.",
      "    from  layer.json:1:7 (user layer, /p)",
    ]);
  });

  it("says why they are not known", () => {
    expect(effectLines([unknownChanges("a", "It is gone.")], ["error"])).toEqual([
      "Changes in a: not known. It is gone.",
    ]);
  });

  it("says so where there is nothing to compare with and the step was to fail for it", () => {
    expect(effectLines(undefined, ["error"])).toEqual([]);
    expect(effectLines(undefined, ["error", "breaks"])).toEqual([
      "There is nothing to compare with, so the step cannot fail for changes, which the input `fail-on` asks for.",
    ]);
  });
});

describe("logLines", () => {
  it("the log has a line for each file", () => {
    const unread = [{ path: "c", reason: "It is gone." }];
    expect(linesOf(results([checkFile("a", WRONG), checkFile("b", RIGHT)], unread))).toEqual([
      "❌ Provider Steward: 1 error in 1 of 2 files; 1 file could not be read",
      "Checked a: 1 error.",
      expect.stringMatching(/^ {2}a:1:\d+ {2}error {2}Unknown provider "unknown"\. .* {2}unknown-provider$/),
      "Checked b: nothing to report.",
      'Could not read "c". It is gone.',
    ]);
  });

  it("the log has a line for each finding that is suppressed, with the reason", () => {
    const text =
      '{ "$schema": "provider-config.schema.json",\n// steward-ignore-next-line unknown-key: Known.\n"a": 1 }';
    const checked = checkFile("a", new TextEncoder().encode(text));
    expect(linesOf(results([checked]))).toEqual([
      "✅ Provider Steward: 1 file, nothing to report, 1 suppressed",
      "Checked a: nothing to report, 1 suppressed.",
      expect.stringMatching(
        /^ {2}a:3:1 {2}suppressed {2}error {2}.*"a".* {2}unknown-key {2}\(comment on line 2: Known\.\)$/,
      ),
    ]);
  });

  it("says so where there is no file", () => {
    expect(linesOf(results([]))).toEqual(["No changed file matches the input `files`, so there is nothing to check."]);
    expect(linesOf({ ...results([]), changes: [knownChanges("a", [changeOf("p", "a", 1)])] })).toEqual([
      "⚠️ Provider Steward: opens 1",
    ]);
    expect(linesOf({ ...results([]), changes: undefined })).toEqual([
      "No file matches the input `files`, so there is nothing to check.",
    ]);
  });

  it("counts what is not reported", () => {
    const unreported = { ...NOTHING, warning: 2, notice: 1 };
    expect(linesOf({ ...results([checkFile("b", RIGHT)]), unreported })).toEqual([
      "✅ Provider Steward: 1 file, nothing to report",
      "Checked b: nothing to report.",
      "Not reported: 2 warnings, 1 notice on lines that the change does not touch.",
    ]);
  });

  it("the log never has a line that a runner takes for a command, whatever a file is called", () => {
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
        const changes = [changeOf(path, path, 1), changeOf("p", "layer.json", 1)];
        const lines = [
          ...linesOf(results([checkFile(path, WRONG)], [{ path, reason: "It is gone." }])),
          ...effectLines([knownChanges(path, changes), unknownChanges(path, `"${path}" is gone.`)], ["error"]),
        ];
        expect(lines.filter((line) => line.startsWith("    in    "))).toHaveLength(1);
        expect(lines).toHaveLength(12);
        expect(lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map(parseCommand)).toEqual(lines.map(() => undefined));
      }),
    );
  });
});

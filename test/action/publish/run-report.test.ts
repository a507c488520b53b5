import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChangesReport, formatChangesOutput, formatRunReport } from "../../../action/publish/run-report.ts";
import type { Change } from "../../../shared/changes/change.ts";
import {
  countEffects,
  EFFECTS,
  formatJson,
  type Openings,
  openingText,
  subtractEffects,
  widensOf,
} from "../../../shared/index.ts";
import type { FileChanges } from "../../../shared/report/file-changes.ts";
import { printable } from "../../../shared/text/printable.ts";
import {
  changeOf,
  checkedFile,
  hostileFiles,
  hostileText,
  knownChanges,
  located,
  rangeOf,
  runOf,
  unknownChanges,
} from "../../shared/report/samples.ts";

function outputOf(files: readonly FileChanges[], maxCharacters = 1_000_000): ChangesReport {
  return JSON.parse(formatChangesOutput(files, undefined, maxCharacters));
}

const NOTHING = { opens: 0, breaks: 0, moves: 0, changes: 0, none: 0 };

/** The report's form of a change of these files. */
function reported({ cause, ...change }: Change, files: readonly string[]) {
  return { ...change, causes: [cause], files, fileCount: files.length, governed: null };
}

const [OPENED, BROKEN] = [changeOf("opened", "a", 2), changeOf("broken", "a", 1, "breaks")];

const CHANGES: readonly FileChanges[] = [
  knownChanges("a", [OPENED, BROKEN]),
  unknownChanges("b", "It is gone."),
  knownChanges("c", [OPENED], "new"),
];

const FILES = [
  { kind: "known", path: "a", file: "changed", widens: true, notCompared: [] },
  { kind: "unknown", path: "b", reason: "It is gone." },
  { kind: "known", path: "c", file: "new", widens: true, notCompared: [] },
];

describe("formatRunReport", () => {
  it("the report is the output of --format json, and each change once with its files", () => {
    const unread = [{ path: "x", reason: "It is gone." }];
    const files = [checkedFile("a", "{ a: 1 }", [located(rangeOf("{ a: 1 }", "a"))])];
    const text = formatRunReport(runOf(files, { unread, changes: CHANGES }));
    const { changes, untouched, ...report } = JSON.parse(text);
    expect(report).toEqual(JSON.parse(formatJson(files, unread)));
    expect(untouched).toBeNull();
    expect(changes).toEqual({
      counts: { ...NOTHING, opens: 1, breaks: 1 },
      widens: true,
      fingerprint: null,
      changes: [reported(OPENED, ["a", "c"]), reported(BROKEN, ["a"])],
      files: FILES,
      omitted: { changes: NOTHING, files: 0 },
    });
  });

  it("says of how many configurations, and which ones settings govern", () => {
    const settings = { ...knownChanges("l.json"), governs: ["a", "b", "c"] };
    const { changes } = JSON.parse(
      formatRunReport(runOf([], { changes: [settings, knownChanges("a", [OPENED]), knownChanges("b", [OPENED])] })),
    );
    expect(changes.changes).toEqual([{ ...reported(OPENED, ["a", "b"]), governed: 3 }]);
    expect(changes.files[0]).toMatchObject({ path: "l.json", governs: ["a", "b", "c"] });
  });

  it("says of what opens by what it is accepted, and by whom it was", () => {
    const accepted = [{ by: "octocat", how: "label", at: "2026-11-20T12:00:00Z" }] as const;
    const openings: Openings = {
      byText: new Map([[openingText({ ...OPENED, paths: ["a", "c"] }), { fingerprint: "0a", accepted }]]),
      fingerprint: "0b",
      canBeAccepted: true,
    };
    const { changes } = JSON.parse(formatRunReport(runOf([], { changes: CHANGES, openings })));
    expect(changes).toMatchObject({ fingerprint: "0b", changes: [{ fingerprint: "0a", accepted }, {}] });
    expect(changes.changes[1]).toEqual(reported(BROKEN, ["a"]));
  });

  it("says what was not reported because the change does not touch it", () => {
    const untouched = { error: 1, warning: 2, notice: 3 };
    expect(JSON.parse(formatRunReport(runOf([], { untouched }))).untouched).toEqual(untouched);
  });

  it("says null where it is not known whether something opens", () => {
    const notCompared = { ...knownChanges("a"), widens: undefined, notCompared: ["It is gone."] };
    const { changes } = JSON.parse(formatRunReport(runOf([], { changes: [notCompared] })));
    expect(changes).toMatchObject({ widens: null, files: [{ widens: null, notCompared: ["It is gone."] }] });
    expect(outputOf([unknownChanges("b", "It is gone.")])).toMatchObject({ widens: null });
  });

  it("the report is printable JSON, whatever a file holds", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, name) => {
        const changes = [knownChanges(name, [changeOf(name, name, 1)], "removed"), unknownChanges(name, name)];
        const text = formatRunReport(runOf(files, { changes }));
        expect(text.split("\n").map(printable)).toEqual(text.split("\n"));
        expect(JSON.parse(text).changes.changes).toEqual([reported(changeOf(name, name, 1), [name])]);
        const line = formatChangesOutput(changes, undefined, 100_000);
        expect(line).toBe(printable(line));
        expect(JSON.parse(line)).toEqual(JSON.parse(text).changes);
      }),
    );
  });
});

describe("formatChangesOutput", () => {
  it("the output has the changes of the report on one line", () => {
    expect(outputOf(CHANGES)).toEqual(JSON.parse(formatRunReport(runOf([], { changes: CHANGES }))).changes);
    expect(outputOf([])).toEqual({
      counts: NOTHING,
      widens: false,
      fingerprint: null,
      changes: [],
      files: [],
      omitted: { changes: NOTHING, files: 0 },
    });
    expect(formatChangesOutput(CHANGES, undefined, 10_000)).not.toMatch(/\n|[,:] /);
  });

  it("leaves out whole changes, what opens something last, and counts them by effect", () => {
    const files = CHANGES.slice(0, 2);
    const whole = formatChangesOutput(files, undefined, 10_000).length;
    expect(outputOf(files, whole)).toMatchObject({ omitted: { changes: NOTHING, files: 0 } });
    expect(outputOf(files, whole - 1)).toEqual({
      counts: { ...NOTHING, opens: 1, breaks: 1 },
      widens: true,
      fingerprint: null,
      changes: [reported(OPENED, ["a"])],
      files: FILES.slice(0, 2),
      omitted: { changes: { ...NOTHING, breaks: 1 }, files: 0 },
    });
    const nothing = formatChangesOutput([], undefined, 1_000).length;
    const withoutFiles = outputOf(files, nothing + JSON.stringify(reported(OPENED, ["a"])).length + 20);
    expect(withoutFiles.changes).toEqual([reported(OPENED, ["a"])]);
    expect(withoutFiles).toMatchObject({ files: [], omitted: { files: 2 } });
    const omitted = { ...NOTHING, opens: 1, breaks: 1 };
    expect(outputOf(files, nothing + 200)).toEqual({
      counts: omitted,
      widens: true,
      fingerprint: null,
      changes: [],
      files: FILES.slice(0, 2),
      omitted: { changes: omitted, files: 0 },
    });
    expect(outputOf(files, nothing + 20)).toMatchObject({
      widens: true,
      files: [],
      omitted: { changes: omitted, files: 2 },
    });
  });

  it("names the first files of what opens in very many, and how many there are", () => {
    const files = Array.from({ length: 3_000 }, (_, index) => knownChanges(`team-${index}/providers.json`, [OPENED]));
    const [opened] = outputOf(files, 20_000).changes;
    const paths = Array.from({ length: 20 }, (_, index) => `team-${index}/providers.json`);
    expect(opened).toEqual({ ...reported(OPENED, paths), fileCount: 3_000 });
  });

  it("the output keeps to its length and loses count of nothing, whatever there is room for", () => {
    const changes = fc.array(fc.tuple(hostileText, fc.constantFrom(...EFFECTS)), { maxLength: 5 });
    const file = fc.tuple(hostileText, changes).map(([path, list]) =>
      knownChanges(
        path,
        list.map(([name, effect], line) => changeOf(name, path, line, effect)),
      ),
    );
    const unknown = fc.tuple(hostileText, hostileText).map(([path, reason]) => unknownChanges(path, reason));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(file, unknown), { maxLength: 5 }),
        fc.integer({ min: 250, max: 5_000 }),
        (files, max) => {
          const text = formatChangesOutput(files, undefined, max);
          expect(text.length).toBeLessThanOrEqual(max);
          const report: ChangesReport = JSON.parse(text);
          const { counts, omitted } = report;
          expect(subtractEffects(counts, countEffects(report.changes))).toEqual(omitted.changes);
          expect(counts).toEqual(outputOf(files).counts);
          expect(report.files.length + omitted.files).toBe(files.length);
          expect(report.widens).toBe(widensOf(files) ?? null);
        },
      ),
    );
  });
});

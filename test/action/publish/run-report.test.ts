import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChangesReport, formatChangesOutput, formatRunReport } from "../../../action/publish/run-report.ts";
import { countEffects, EFFECTS, formatJson, subtractEffects, widensOf } from "../../../shared/index.ts";
import type { FileChanges } from "../../../shared/report/run.ts";
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
  return JSON.parse(formatChangesOutput(files, maxCharacters));
}

const NOTHING = { opens: 0, breaks: 0, moves: 0, changes: 0, none: 0 };

const CHANGES: readonly FileChanges[] = [
  knownChanges("a", [changeOf("opened", "a", 2), changeOf("broken", "a", 1, "breaks")]),
  unknownChanges("b", "It is gone."),
  knownChanges("c", [], "new"),
];

describe("formatRunReport", () => {
  it("is what --format json gives, and more", () => {
    const unread = [{ path: "x", reason: "It is gone." }];
    const files = [checkedFile("a", "{ a: 1 }", [located(rangeOf("{ a: 1 }", "a"))])];
    const text = formatRunReport(runOf(files, { unread, changes: CHANGES }));
    const { changes, untouched, ...report } = JSON.parse(text);
    expect(report).toEqual(JSON.parse(formatJson(files, unread)));
    expect(untouched).toBeNull();
    expect(changes).toEqual({
      counts: { ...NOTHING, opens: 1, breaks: 1 },
      widens: true,
      files: CHANGES,
      omitted: { changes: NOTHING, files: 0 },
    });
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

  it("is printable JSON of what there is, whatever a file holds", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, name) => {
        const changes = [knownChanges(name, [changeOf(name, name, 1)], "removed"), unknownChanges(name, name)];
        const text = formatRunReport(runOf(files, { changes }));
        expect(text.split("\n").map(printable)).toEqual(text.split("\n"));
        expect(JSON.parse(text).changes.files[0].changes).toEqual([changeOf(name, name, 1)]);
        const line = formatChangesOutput(changes, 100_000);
        expect(line).toBe(printable(line));
        expect(JSON.parse(line)).toEqual(JSON.parse(text).changes);
      }),
    );
  });
});

describe("formatChangesOutput", () => {
  it("is the changes of the report on one line", () => {
    expect(outputOf(CHANGES)).toEqual(JSON.parse(formatRunReport(runOf([], { changes: CHANGES }))).changes);
    expect(outputOf([])).toEqual({
      counts: NOTHING,
      widens: false,
      files: [],
      omitted: { changes: NOTHING, files: 0 },
    });
    expect(formatChangesOutput(CHANGES, 10_000)).not.toMatch(/\n|[,:] /);
  });

  it("leaves out whole changes, what opens something last, and counts them by effect", () => {
    const files = CHANGES.slice(0, 2);
    const whole = formatChangesOutput(files, 10_000).length;
    expect(outputOf(files, whole)).toMatchObject({ omitted: { changes: NOTHING, files: 0 } });
    const cut = outputOf(files, whole - 1);
    expect(cut.files[0]).toMatchObject({ changes: [changeOf("opened", "a", 2)] });
    expect(cut).toMatchObject({
      counts: { opens: 1, breaks: 1 },
      omitted: { changes: { ...NOTHING, breaks: 1 }, files: 0 },
    });
    const omitted = { ...NOTHING, opens: 1, breaks: 1 };
    expect(outputOf(files, 400)).toEqual({
      counts: omitted,
      widens: true,
      files: [{ ...knownChanges("a"), widens: true }, unknownChanges("b", "It is gone.")],
      omitted: { changes: omitted, files: 0 },
    });
    expect(outputOf(files, 220)).toMatchObject({ widens: true, files: [], omitted: { changes: omitted, files: 2 } });
  });

  it("keeps to its length and loses count of nothing, whatever there is room for", () => {
    const changes = fc.array(fc.tuple(hostileText, fc.constantFrom(...EFFECTS)), { maxLength: 5 });
    const file = fc.tuple(hostileText, changes).map(([path, list]) =>
      knownChanges(
        path,
        list.map(([name, effect], line) => changeOf(name, path, line, effect)),
      ),
    );
    const unknown = fc.tuple(hostileText, hostileText).map(([path, reason]) => unknownChanges(path, reason));
    const changesOf = (one: FileChanges | ChangesReport["files"][number]) => (one.kind === "known" ? one.changes : []);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(file, unknown), { maxLength: 5 }),
        fc.integer({ min: 250, max: 5_000 }),
        (files, max) => {
          const text = formatChangesOutput(files, max);
          expect(text.length).toBeLessThanOrEqual(max);
          const report: ChangesReport = JSON.parse(text);
          const left = subtractEffects(
            countEffects(files.flatMap(changesOf)),
            countEffects(report.files.flatMap(changesOf)),
          );
          expect(report.omitted.changes).toEqual(left);
          expect(report.files.length + report.omitted.files).toBe(files.length);
          expect(report.widens).toBe(widensOf(files) ?? null);
        },
      ),
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChangesReport, formatChangesOutput, formatRunReport } from "../../../action/publish/run-report.ts";
import { formatJson, maskSecrets } from "../../../shared/index.ts";
import type { FileChanges } from "../../../shared/report/run.ts";
import { printable } from "../../../shared/text/printable.ts";
import {
  changeOf,
  checkedFile,
  hostileFiles,
  hostileText,
  located,
  rangeOf,
  runOf,
} from "../../shared/report/samples.ts";

function outputOf(files: readonly FileChanges[], maxCharacters = 1_000_000): ChangesReport {
  return JSON.parse(formatChangesOutput(files, maxCharacters));
}

const CHANGES: readonly FileChanges[] = [
  { path: "a", file: "changed", changes: [changeOf("closed", "a", 1, false), changeOf("opened", "a", 2)] },
  { path: "b", reason: "It is gone." },
  { path: "c", file: "new", changes: [] },
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
      widening: 1,
      files: [
        {
          path: "a",
          file: "changed",
          widens: true,
          changes: [changeOf("opened", "a", 2), changeOf("closed", "a", 1, false)],
        },
        { path: "b", reason: "It is gone." },
        { path: "c", file: "new", widens: false, changes: [] },
      ],
      omitted: { changes: 0, files: 0 },
    });
  });

  it("says what was not reported because the change does not touch it", () => {
    const untouched = { error: 1, warning: 2, notice: 3 };
    expect(JSON.parse(formatRunReport(runOf([], { untouched }))).untouched).toEqual(untouched);
  });

  it("masks what in the names of a change looks like a secret", () => {
    const secret = "ghp_qzxjkvwyqpfm1234567890abcd";
    const changes = [
      changeOf(secret, "a", 1),
      {
        kind: "connection-changed",
        provider: "p",
        field: "headers/https:~1~1u:hunter2@host",
        before: null,
        after: "set",
        cause: null,
        widens: false,
      },
      {
        kind: "offering-changed",
        provider: "p",
        field: "allow",
        before: [secret],
        after: [],
        cause: null,
        widens: true,
      },
    ] as const;
    const text = formatRunReport(runOf([], { changes: [{ path: "a", file: "changed", changes }] }));
    expect(text).not.toMatch(/qzxj|hunter2/);
    expect(text).toContain('"field": "headers/https:~1~1•••@host"');
    expect(text).toContain('"provider": "•••"');
  });

  it("is printable JSON of what there is, whatever a file holds", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, name) => {
        const changes: FileChanges[] = [
          { path: name, file: "removed", changes: [changeOf(name, name, 1)] },
          { path: name, reason: name },
        ];
        const text = formatRunReport(runOf(files, { changes }));
        expect(text.split("\n").map(printable)).toEqual(text.split("\n"));
        const masked = maskSecrets(name);
        expect(JSON.parse(text).changes.files[0].changes).toEqual([changeOf(masked, masked, 1)]);
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
    expect(outputOf([])).toEqual({ widening: 0, files: [], omitted: { changes: 0, files: 0 } });
    expect(formatChangesOutput(CHANGES, 10_000)).not.toMatch(/\s\B|\n/);
  });

  it("leaves out whole changes, those that widen last, and counts them", () => {
    const files = CHANGES.slice(0, 2);
    const whole = formatChangesOutput(files, 10_000).length;
    expect(outputOf(files, whole)).toMatchObject({ omitted: { changes: 0, files: 0 } });
    const cut = outputOf(files, whole - 1);
    expect(cut.files[0]?.changes).toEqual([changeOf("opened", "a", 2)]);
    expect(cut).toMatchObject({ widening: 1, omitted: { changes: 1, files: 0 } });
    expect(outputOf(files, 200)).toEqual({
      widening: 1,
      files: [
        { path: "a", file: "changed", widens: true, changes: [] },
        { path: "b", reason: "It is gone." },
      ],
      omitted: { changes: 2, files: 0 },
    });
    expect(outputOf(files, 80)).toEqual({ widening: 1, files: [], omitted: { changes: 2, files: 2 } });
  });

  it("keeps to its length and loses count of nothing, whatever there is room for", () => {
    const file = fc.record({
      path: hostileText,
      file: fc.constantFrom("new" as const, "changed" as const, "removed" as const),
      changes: fc.array(
        fc.tuple(hostileText, fc.boolean()).map(([name, widens]) => changeOf(name, "f", 1, widens)),
        { maxLength: 5 },
      ),
    });
    const unknown = fc.record({ path: hostileText, reason: hostileText });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(file, unknown), { maxLength: 5 }),
        fc.integer({ min: 100, max: 3_000 }),
        (files, max) => {
          const text = formatChangesOutput(files, max);
          expect(text.length).toBeLessThanOrEqual(max);
          const report: ChangesReport = JSON.parse(text);
          const kept = report.files.flatMap(({ changes = [] }) => changes);
          const all = files.flatMap((one) => ("changes" in one ? one.changes : []));
          expect(kept.length + report.omitted.changes).toBe(all.length);
          expect(report.files.length + report.omitted.files).toBe(files.length);
          expect(report.widening).toBe(all.filter(({ widens }) => widens).length);
        },
      ),
    );
  });
});

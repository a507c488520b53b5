import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileReport, formatJson } from "../../../shared/report/json.ts";
import { checkedFile, hostileFiles, located, rangeOf, suppressedAt, wholeFile } from "./samples.ts";

const SOURCE = '{ "providers": {} }';
const error = located(rangeOf(SOURCE, "providers"));
const warning = located(rangeOf(SOURCE, "{}"), { severity: "warning" });
const notice = wholeFile({ severity: "notice" });
const accepted = suppressedAt(rangeOf(SOURCE, "{}"));

const NONE = { error: 0, warning: 0, notice: 0 };
const NONE_SUPPRESSED = { counts: NONE, diagnostics: [], omitted: 0 };

describe("fileReport", () => {
  it("counts by severity and carries everything", () => {
    expect(fileReport(checkedFile("a", SOURCE, [notice, error, warning]))).toEqual({
      valid: false,
      counts: { error: 1, warning: 1, notice: 1 },
      diagnostics: [notice, error, warning],
      omitted: 0,
      suppressed: NONE_SUPPRESSED,
    });
  });

  it("calls a file valid in which there are no errors", () => {
    expect(fileReport(checkedFile("a", SOURCE, [])).valid).toBe(true);
    expect(fileReport(checkedFile("a", SOURCE, [notice, warning])).valid).toBe(true);
  });

  it("has what is suppressed beside, which makes no file invalid and counts by itself", () => {
    const later = suppressedAt(rangeOf(SOURCE, "{}"), { severity: "warning" });
    expect(fileReport(checkedFile("a", SOURCE, [warning], [accepted, later]), 1)).toEqual({
      valid: true,
      counts: { error: 0, warning: 1, notice: 0 },
      diagnostics: [warning],
      omitted: 0,
      suppressed: { counts: { error: 1, warning: 1, notice: 0 }, diagnostics: [accepted], omitted: 1 },
    });
  });

  it("counts what a bound leaves out, which still makes the file invalid", () => {
    expect(fileReport(checkedFile("a", SOURCE, [notice, warning, error]), 2)).toEqual({
      valid: false,
      counts: { error: 1, warning: 1, notice: 1 },
      diagnostics: [notice, warning],
      omitted: 1,
      suppressed: NONE_SUPPRESSED,
    });
    expect(fileReport(checkedFile("a", SOURCE, [error]), 1).omitted).toBe(0);
  });
});

describe("formatJson", () => {
  it("adds up the files, in the order in which they were given", () => {
    const files = [
      checkedFile("b.json", SOURCE, [error, warning]),
      checkedFile("a.json", SOURCE, [], [accepted]),
      checkedFile("c.json", SOURCE, [error], [accepted]),
    ];
    const oneSuppressed = { counts: { ...NONE, error: 1 }, diagnostics: [accepted], omitted: 0 };
    expect(JSON.parse(formatJson(files))).toEqual({
      valid: false,
      counts: { error: 2, warning: 1, notice: 0 },
      suppressed: { counts: { ...NONE, error: 2 } },
      files: [
        {
          path: "b.json",
          valid: false,
          counts: { error: 1, warning: 1, notice: 0 },
          diagnostics: [error, warning],
          omitted: 0,
          suppressed: NONE_SUPPRESSED,
        },
        { path: "a.json", valid: true, counts: NONE, diagnostics: [], omitted: 0, suppressed: oneSuppressed },
        {
          path: "c.json",
          valid: false,
          counts: { ...NONE, error: 1 },
          diagnostics: [error],
          omitted: 0,
          suppressed: oneSuppressed,
        },
      ],
      unread: [],
    });
  });

  it("reports on no file at all", () => {
    expect(formatJson([])).toBe(
      `${JSON.stringify({ valid: true, counts: NONE, suppressed: { counts: NONE }, files: [], unread: [] }, null, 2)}\n`,
    );
  });

  it("calls nothing valid where a file could not be read", () => {
    const unread = [{ path: "b.json", reason: "It is gone." }];
    expect(JSON.parse(formatJson([checkedFile("a.json", SOURCE, [])], unread))).toMatchObject({
      valid: false,
      counts: { error: 0, warning: 0, notice: 0 },
      files: [{ path: "a.json", valid: true }],
      unread,
    });
  });

  it("never holds the source, and keeps every other text", () => {
    expect(formatJson([checkedFile("a.json", "the source itself", [error])])).not.toContain("the source itself");
    fc.assert(
      fc.property(hostileFiles, (files) => {
        const report = JSON.parse(formatJson(files));
        const expected = files.map((file) => ({ path: file.path, ...fileReport(file) }));
        expect(report.files).toEqual(JSON.parse(JSON.stringify(expected)));
      }),
    );
  });
});

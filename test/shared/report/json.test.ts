import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileReport, formatJson } from "../../../shared/report/json.ts";
import { checkedFile, hostileFiles, located, rangeOf, wholeFile } from "./samples.ts";

const SOURCE = '{ "providers": {} }';
const error = located(rangeOf(SOURCE, "providers"));
const warning = located(rangeOf(SOURCE, "{}"), { severity: "warning" });
const notice = wholeFile({ severity: "notice" });

describe("fileReport", () => {
  it("counts by severity and carries everything", () => {
    expect(fileReport([notice, error, warning])).toEqual({
      valid: false,
      counts: { error: 1, warning: 1, notice: 1 },
      diagnostics: [notice, error, warning],
      omitted: 0,
    });
  });

  it("calls a file valid in which there are no errors", () => {
    expect(fileReport([]).valid).toBe(true);
    expect(fileReport([notice, warning]).valid).toBe(true);
  });

  it("counts what a bound leaves out, which still makes the file invalid", () => {
    expect(fileReport([notice, warning, error], 2)).toEqual({
      valid: false,
      counts: { error: 1, warning: 1, notice: 1 },
      diagnostics: [notice, warning],
      omitted: 1,
    });
    expect(fileReport([error], 1).omitted).toBe(0);
  });
});

describe("formatJson", () => {
  it("adds up the files, in the order in which they were given", () => {
    const files = [
      checkedFile("b.json", SOURCE, [error, warning]),
      checkedFile("a.json", SOURCE, []),
      checkedFile("c.json", SOURCE, [error]),
    ];
    expect(JSON.parse(formatJson(files))).toEqual({
      valid: false,
      counts: { error: 2, warning: 1, notice: 0 },
      files: [
        {
          path: "b.json",
          valid: false,
          counts: { error: 1, warning: 1, notice: 0 },
          diagnostics: [error, warning],
          omitted: 0,
        },
        { path: "a.json", valid: true, counts: { error: 0, warning: 0, notice: 0 }, diagnostics: [], omitted: 0 },
        { path: "c.json", valid: false, counts: { error: 1, warning: 0, notice: 0 }, diagnostics: [error], omitted: 0 },
      ],
      unread: [],
    });
  });

  it("reports on no file at all", () => {
    expect(formatJson([])).toBe(
      '{\n  "valid": true,\n  "counts": {\n    "error": 0,\n    "warning": 0,\n    "notice": 0\n  },\n  "files": [],\n  "unread": []\n}\n',
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
        const expected = files.map(({ path, diagnostics }) => ({ path, ...fileReport(diagnostics) }));
        expect(report.files).toEqual(JSON.parse(JSON.stringify(expected)));
      }),
    );
  });
});

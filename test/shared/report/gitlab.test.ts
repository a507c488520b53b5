import { Ajv } from "ajv";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatGitlab } from "../../../shared/report/gitlab.ts";
import { checkedFile, hostileFiles, hostileText, located, rangeOf, suppressedAt, wholeFile } from "./samples.ts";

/** The schema of an issue by GitLab's documentation, with nothing else in it. */
const ISSUES = {
  type: "array",
  items: {
    type: "object",
    additionalProperties: false,
    required: ["description", "check_name", "fingerprint", "severity", "location"],
    properties: {
      description: { type: "string", minLength: 1 },
      check_name: { type: "string", minLength: 1 },
      fingerprint: { type: "string", pattern: "^[0-9a-f]{16}$" },
      severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
      location: {
        type: "object",
        additionalProperties: false,
        required: ["path", "lines"],
        properties: {
          // Relative to the repository, without "./" in front.
          path: { type: "string", not: { pattern: "^\\./" } },
          lines: {
            type: "object",
            additionalProperties: false,
            required: ["begin"],
            properties: { begin: { type: "integer", minimum: 1 } },
          },
        },
      },
    },
  },
};

const isReport = new Ajv().compile(ISSUES);
const SOURCE = '{\n  "a": 1\n}';
const AT_A = rangeOf(SOURCE, '"a"');

interface Issue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

function issuesOf(...files: Parameters<typeof formatGitlab>[0]): readonly Issue[] {
  return JSON.parse(formatGitlab(files));
}

describe("formatGitlab", () => {
  it("has an issue for each finding, with its line, and none for what is suppressed", () => {
    const file = checkedFile("./teams/a.json", SOURCE, [located(AT_A)], [suppressedAt(AT_A)]);
    expect(issuesOf(file)).toEqual([
      {
        description: 'The key "baseURL" is not known here. Write "baseUrl".',
        check_name: "unknown-key",
        fingerprint: expect.any(String),
        severity: "critical",
        location: { path: "teams/a.json", lines: { begin: 2 } },
      },
    ]);
  });

  it.each([
    ["error", "critical"],
    ["warning", "minor"],
    ["notice", "info"],
  ] as const)("has a finding about a whole file as an issue of its first line, and a %s as %s", (severity, shown) => {
    const [issue] = issuesOf(checkedFile("a.json", SOURCE, [wholeFile({ severity })]));
    expect(issue).toMatchObject({ severity: shown, location: { lines: { begin: 1 } } });
  });

  it("has a file that could not be read as an issue, so that no empty report hides it", () => {
    expect(JSON.parse(formatGitlab([], [{ path: "a.json", reason: "No such file." }]))).toMatchObject([
      { description: 'Could not read "a.json". No such file.', severity: "blocker", location: { path: "a.json" } },
    ]);
  });

  it("gives an issue the same fingerprint on another line, and another one in another file", () => {
    const moved = `\n\n${SOURCE}`;
    const [before, after, other] = issuesOf(
      checkedFile("a.json", SOURCE, [located(AT_A)]),
      checkedFile("a.json", moved, [located(rangeOf(moved, '"a"'))]),
      checkedFile("b.json", SOURCE, [located(AT_A)]),
    );
    expect(after?.fingerprint).toBe(before?.fingerprint);
    expect(other?.fingerprint).not.toBe(before?.fingerprint);
  });

  it("is a report with one issue for each finding, whatever names and messages say", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, text) => {
        const issues: readonly Issue[] = JSON.parse(formatGitlab(files, [{ path: text, reason: text }]));
        expect(isReport(issues) || isReport.errors).toBe(true);
        expect(issues).toHaveLength(1 + files.flatMap(({ diagnostics }) => diagnostics).length);
      }),
    );
  });

  it("has no two issues of a file with one fingerprint", () => {
    const same = Array.from({ length: 3 }, () => located(AT_A));
    expect(new Set(issuesOf(checkedFile("a.json", SOURCE, same)).map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });
});

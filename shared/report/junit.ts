import type { CheckedFile, Diagnostic, SuppressedDiagnostic } from "../diagnostic/diagnostic.ts";
import { escapeHtml } from "../text/html.ts";
import { printable } from "../text/printable.ts";
import { describeUnread, type UnreadFile } from "./run.ts";
import { describeSuppression, placeOf } from "./text.ts";

/**
 * Reports to what reads test results, as JUnit XML: a suite for each file, and in it a case for each finding. An error is a
 * failure; a warning and a notice are cases that pass and say what was found, so that there are failures exactly where the
 * command fails; a suppressed finding is a case that was skipped. A file without findings is one case that passes.
 * See docs/decisions/0184-formats-of-other-programs.md.
 */
export function formatJunit(files: readonly CheckedFile[], unread: readonly UnreadFile[] = []): string {
  const suites = [...unread.map(toUnreadSuite), ...files.map(toSuite)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="provider-steward"${countAttributes(suites.flatMap(({ cases }) => cases))}>`,
    ...suites.flatMap(({ name, cases }) => [
      `  <testsuite name="${escapeXml(name)}"${countAttributes(cases)}>`,
      ...cases.map((one) => formatCase(name, one)),
      "  </testsuite>",
    ]),
    "</testsuites>",
    "",
  ].join("\n");
}

interface Suite {
  readonly name: string;
  readonly cases: readonly Case[];
}

interface Case {
  readonly name: string;
  readonly line?: number | undefined;
  readonly outcome: "passed" | "failure" | "error" | "skipped";
  /** The first line says it in short. All are untrusted; none where there is nothing to say. */
  readonly lines: readonly string[];
}

function toUnreadSuite(file: UnreadFile): Suite {
  return { name: file.path, cases: [{ name: "could not be read", outcome: "error", lines: [describeUnread(file)] }] };
}

function toSuite({ path, diagnostics, suppressed }: CheckedFile): Suite {
  const cases = [
    ...diagnostics.map((one) => toCase(path, one)),
    ...suppressed.map((one) => toSuppressedCase(path, one)),
  ];
  return { name: path, cases: cases.length > 0 ? cases : [{ name: "no findings", outcome: "passed", lines: [] }] };
}

function toCase(path: string, diagnostic: Diagnostic): Case {
  const { severity, message, why, advice, range } = diagnostic;
  return {
    name: caseName(diagnostic),
    line: range?.start.line,
    outcome: severity === "error" ? "failure" : "passed",
    lines: [message, `${placeOf(path, range)}  ${severity}`, why, advice],
  };
}

function toSuppressedCase(path: string, diagnostic: SuppressedDiagnostic): Case {
  const { severity, message, range, suppression } = diagnostic;
  return {
    name: caseName(diagnostic),
    line: range.start.line,
    outcome: "skipped",
    lines: [
      suppression.reason,
      `${placeOf(path, range)}  suppressed ${severity} (${describeSuppression(suppression)})`,
      message,
    ],
  };
}

/** Programs know a case by its name, so that two findings of a rule need different ones. */
function caseName({ rule, range }: Pick<Diagnostic, "rule" | "range">): string {
  return range === undefined ? rule : `${rule} at ${range.start.line}:${range.start.column}`;
}

function formatCase(suite: string, { name, line, outcome, lines }: Case): string {
  const file = escapeXml(suite);
  const place = line === undefined ? "" : ` line="${line}"`;
  const start = `    <testcase name="${escapeXml(name)}" classname="${file}" file="${file}"${place}`;
  if (lines.length === 0) return `${start}/>`;
  return `${start}>${formatOutcome(outcome, lines)}</testcase>`;
}

function formatOutcome(outcome: Case["outcome"], lines: readonly string[]): string {
  const text = lines.map(escapeXml).join("\n");
  if (outcome === "passed") return `<system-out>${text}</system-out>`;
  return `<${outcome} message="${escapeXml(lines[0] ?? "")}">${text}</${outcome}>`;
}

function countAttributes(cases: readonly Case[]): string {
  const count = (outcome: Case["outcome"]) => cases.filter((one) => one.outcome === outcome).length;
  return ` tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}"`;
}

/** The characters that XML 1.0 does not take, even escaped, and that `printable` leaves as they are. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return escapeHtml(
    printable(text).replaceAll(NO_CHARACTERS, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`),
  );
}

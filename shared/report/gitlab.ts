import type { CheckedFile, Diagnostic, Severity } from "../diagnostic/diagnostic.ts";
import { fnv1a64 } from "../text/hash.ts";
import { printable, printableJson } from "../text/printable.ts";
import { fingerprintsIn } from "./fingerprint.ts";
import { describeUnread, type UnreadFile } from "./run.ts";

/** An issue of a Code Quality report of GitLab: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
interface Issue {
  readonly description: string;
  readonly check_name: string;
  /** GitLab shows one issue of those that have the same. */
  readonly fingerprint: string;
  readonly severity: "info" | "minor" | "major" | "critical" | "blocker";
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const SEVERITY_OF = { error: "critical", warning: "minor", notice: "info" } as const satisfies Record<
  Severity,
  Issue["severity"]
>;

/**
 * Reports to GitLab, as a Code Quality report. GitLab compares the fingerprints of two branches: they stay when lines move. What
 * is suppressed is not in it, and a file that could not be read is an issue.
 */
export function formatGitlab(files: readonly CheckedFile[], unread: readonly UnreadFile[] = []): string {
  return printableJson([...unread.map(toUnreadIssue), ...files.flatMap(toIssues)]);
}

function toUnreadIssue(file: UnreadFile): Issue {
  return issueAt(file.path, 1, {
    description: describeUnread(file),
    check_name: "unread-file",
    fingerprint: "unread-file",
    severity: "blocker",
  });
}

function toIssues(file: CheckedFile): readonly Issue[] {
  const fingerprints = fingerprintsIn(file);
  return file.diagnostics.map((one) => toIssue(file.path, one, fingerprints.get(one) ?? ""));
}

function toIssue(path: string, { rule, severity, message, advice, range }: Diagnostic, fingerprint: string): Issue {
  return issueAt(path, range?.start.line ?? 1, {
    description: printable(`${message} ${advice}`),
    check_name: printable(rule),
    fingerprint,
    severity: SEVERITY_OF[severity],
  });
}

/** @param issue its fingerprint is one of its file. */
function issueAt(path: string, line: number, issue: Omit<Issue, "location">): Issue {
  const location = { path: path.replace(/^(?:\.\/+)+/, ""), lines: { begin: line } };
  return { ...issue, fingerprint: fnv1a64(`${location.path}\n${issue.fingerprint}`), location };
}

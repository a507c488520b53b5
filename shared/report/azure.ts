import type { CheckedFile, Diagnostic } from "../diagnostic/diagnostic.ts";
import { printable } from "../text/printable.ts";
import { describeUnread, type UnreadFile } from "./run.ts";

/** The parts of a finding that Azure Pipelines shows. All of them are untrusted. */
interface Issue {
  /** There is no third one. */
  readonly type: "error" | "warning";
  readonly path: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly code?: string;
  readonly message: string;
}

/**
 * Reports to Azure Pipelines, as logging commands, one a line:
 * https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands#logissue-log-an-error-or-warning
 */
export function formatAzure(files: readonly CheckedFile[], unread: readonly UnreadFile[] = []): string {
  const issues = [
    ...unread.map((file): Issue => ({ type: "error", path: file.path, message: describeUnread(file) })),
    ...files.flatMap(({ path, diagnostics }) => diagnostics.map((one) => toIssue(path, one))),
  ];
  return issues.map((issue) => `${formatIssue(issue)}\n`).join("");
}

function toIssue(path: string, { rule, severity, message, advice, range }: Diagnostic): Issue {
  const text = `${message} ${advice}`;
  return {
    type: severity === "error" ? "error" : "warning",
    path,
    line: range?.start.line,
    column: range?.start.column,
    code: rule,
    message: severity === "notice" ? `Notice: ${text}` : text,
  };
}

function formatIssue({ type, path, line, column, code, message }: Issue): string {
  const properties = { type, sourcepath: path, linenumber: line, columnnumber: column, code };
  const list = Object.entries(properties).map(([name, value]) =>
    value === undefined ? "" : `${name}=${escapeProperty(String(value))};`,
  );
  return `##vso[task.logissue ${list.join("")}]${escapeData(message)}`;
}

/** Nothing printable is a line end. */
function escapeData(text: string): string {
  return printable(text).replaceAll("%", "%AZP25");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(";", "%3B").replaceAll("]", "%5D");
}

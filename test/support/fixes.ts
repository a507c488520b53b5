import type { Suggestion } from "../../action/publish/review-comment.ts";
import type { Fix } from "../../shared/index.ts";

/** What a fix makes of a text: the edits in place of what they replace. */
export function applyFix(text: string, { edits }: Fix): string {
  return edits.reduceRight(
    (result, { range, text: inserted }) =>
      result.slice(0, range.start.offset) + inserted + result.slice(range.end.offset),
    text,
  );
}

/** What GitHub makes of a suggestion: its lines in place of the file's. */
export function applySuggestion(text: string, { startLine, endLine, replacement }: Suggestion): string {
  const lines = text.split("\n");
  const suggested = replacement === "" ? [] : replacement.replace(/\n$/, "").split("\n");
  return [...lines.slice(0, startLine - 1), ...suggested, ...lines.slice(endLine)].join("\n");
}

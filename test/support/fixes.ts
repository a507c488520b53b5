import type { Suggestion } from "../../action/publish/review-comment.ts";
import { type CheckSettings, type Fix, fixText } from "../../shared/index.ts";

/** What a fix makes of a text: the edits in place of what they replace. */
export function applyFix(text: string, { edits }: Fix): string {
  return edits.reduceRight(
    (result, { range, text: inserted }) =>
      result.slice(0, range.start.offset) + inserted + result.slice(range.end.offset),
    text,
  );
}

/** A text with every fix, also those that open something, which are applied one by one. */
export function withEveryFix(text: string, settings: CheckSettings = {}): string {
  const fixed = fixText(text, { ...settings, unsafe: true });
  const [first] = fixed.opening;
  return first === undefined ? fixed.text : withEveryFix(applyFix(fixed.text, first.diagnostic.fix), settings);
}

/** What GitHub makes of a suggestion: its lines in place of the file's. */
export function applySuggestion(text: string, { startLine, endLine, replacement }: Suggestion): string {
  const lines = text.split("\n");
  const suggested = replacement === "" ? [] : replacement.replace(/\n$/, "").split("\n");
  return [...lines.slice(0, startLine - 1), ...suggested, ...lines.slice(endLine)].join("\n");
}

import type { Suggestion } from "../../action/publish/review-comment.ts";
import { type CheckSettings, type Fix, fixText, openedByFix } from "../../shared/index.ts";

/** A text with a fix applied: the edits in place of what they replace. */
export function applyFix(text: string, { edits }: Fix): string {
  return edits.reduceRight(
    (result, { range, text: inserted }) =>
      result.slice(0, range.start.offset) + inserted + result.slice(range.end.offset),
    text,
  );
}

/** The openings of a fix, in sentences: none if it is safe. Undefined where that is not known. */
export function opensOf(text: string, fix: Fix, settings: CheckSettings): readonly string[] | undefined {
  return fix.safe ? [] : openedByFix(text, fix, settings)?.map((change) => change.text);
}

/** A text with every fix, also those that open something, which are applied one by one. */
export function withEveryFix(text: string, settings: CheckSettings = {}): string {
  const fixed = fixText(text, { ...settings, unsafe: true });
  const [first] = fixed.opening;
  return first === undefined ? fixed.text : withEveryFix(applyFix(fixed.text, first.diagnostic.fix), settings);
}

/** A text with a suggestion applied, as GitHub does it: its lines in place of the file's. */
export function applySuggestion(text: string, { startLine, endLine, replacement }: Suggestion): string {
  const lines = text.split("\n");
  const suggested = replacement === "" ? [] : replacement.replace(/\n$/, "").split("\n");
  return [...lines.slice(0, startLine - 1), ...suggested, ...lines.slice(endLine)].join("\n");
}

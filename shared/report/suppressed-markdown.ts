import type { CheckedFile, SuppressedDiagnostic, Suppression } from "../diagnostic/diagnostic.ts";
import { escapeMarkdown } from "../text/markdown.ts";
import { countOf } from "../text/wording.ts";
import { clippedCode, clippedSentence } from "./clipped-markdown.ts";
import type { FindingsOptions, FindingsSection } from "./findings-markdown.ts";
import { clip, countBytes, fitWithRest } from "./fit.ts";
import { MARKDOWN_TEXT_MAX_CHARACTERS } from "./limits.ts";
import { linkToLine } from "./link.ts";
import { type RankedFinding, rankSuppressed } from "./ranking.ts";
import { ruleInMarkdown } from "./rule-page.ts";

/**
 * A folded table in GitHub's Markdown of the findings that count for nothing, in the order of `rankFindings`, each with who
 * accepted it and why. "" where there are none.
 *
 * @param explainOmission a line that says how much was left out, for which there is room in the section.
 */
export function formatSuppressed(
  files: readonly CheckedFile[],
  options: FindingsOptions,
  explainOmission: (count: number) => string = () => "",
): FindingsSection {
  const ranked = rankSuppressed(files, options.closeness);
  const head = `\n<details><summary>${countOf(ranked.length, "suppressed finding")}</summary>\n\n${COLUMNS}`;
  const { shown, omitted } = fitWithRest(
    ranked,
    () => (finding) => countBytes(formatRow(finding, options)),
    { maxBytes: options.maxBytes - countBytes(head + END), maxItems: options.maxFindings },
    explainOmission,
  );
  const rows = shown.map((finding) => formatRow(finding, options)).join("");
  const rest = omitted === 0 ? "" : explainOmission(omitted);
  return { text: (rows === "" ? "" : head + rows + END) + rest, omitted };
}

const COLUMNS =
  "| Severity | Place | Finding | Rule | Suppressed by | Reason |\n| --- | --- | --- | --- | --- | --- |\n";

const END = "\n</details>\n";

function formatRow({ file, diagnostic }: RankedFinding<SuppressedDiagnostic>, options: FindingsOptions): string {
  const { severity, message, rule, range, suppression } = diagnostic;
  const cells = [
    severity,
    `${clippedCode(file.path)}, line ${linkToLine(file.path, range.start.line, options.linkTo)}`,
    clippedSentence(message),
    ruleInMarkdown(rule, options.docsUrl),
    formatSuppression(file.path, suppression, options),
    escapeMarkdown(clip(suppression.reason, MARKDOWN_TEXT_MAX_CHARACTERS)),
  ];
  return `| ${cells.join(" | ")} |\n`;
}

function formatSuppression(path: string, suppression: Suppression, { linkTo }: FindingsOptions): string {
  return suppression.kind === "comment"
    ? `comment on line ${linkToLine(path, suppression.line, linkTo)}`
    : `policy ${clippedCode(suppression.pointer)}`;
}

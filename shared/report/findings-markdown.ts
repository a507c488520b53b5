import {
  type CheckedFile,
  countBySeverity,
  type Diagnostic,
  hasExampleFiles,
  type Range,
} from "../diagnostic/diagnostic.ts";
import { codeElement, escapeLinkTarget } from "../text/markdown.ts";
import { ruleDescriptions } from "../validate/rules/index.ts";
import { clippedSentence } from "./clipped-markdown.ts";
import { clip, countBytes, fitWithRest } from "./fit.ts";
import { MARKDOWN_TEXT_MAX_CHARACTERS, UNFOLDED_MAX_FINDINGS } from "./limits.ts";
import { type LinkTo, linkToLine } from "./link.ts";
import { type Closeness, inFileOrder, type RankedFinding, rankFindings } from "./ranking.ts";
import { ruleExampleUrl, ruleInMarkdown } from "./rule-page.ts";
import { describeCounts } from "./run.ts";

export interface FindingsOptions {
  /** The bytes that the section may take. */
  readonly maxBytes: number;
  /** The highest number of findings to list. */
  readonly maxFindings?: number;
  /** Without it, lines are plain numbers. */
  readonly linkTo?: LinkTo | undefined;
  readonly closeness?: Closeness | undefined;
  /** The start of the address of each rule's page, which its id follows; without it, rules are no links. */
  readonly docsUrl?: string | undefined;
  /** The address of a playground, which opens a file that shows a rule; without it, none is named. */
  readonly playgroundUrl?: string | undefined;
}

/** A section of findings in Markdown, with the number of those that had no room. */
export interface FindingsSection {
  readonly text: string;
  readonly omitted: number;
}

/** The share of the room that the totals may take. */
const TOTALS_SHARE = 1 / 4;

/**
 * A section of GitHub's Markdown: a table for each file, which has the first of them by `rankFindings` in the order of
 * every other report. Of many findings, the totals by rule come first, and the files are folded. "" where nothing was found.
 *
 * @param explainOmission a line that says how much was left out, for which there is room in the section.
 */
export function formatFindings(
  files: readonly CheckedFile[],
  options: FindingsOptions,
  explainOmission: (count: number) => string = () => "",
): FindingsSection {
  const ranked = rankFindings(files, options.closeness);
  const isLong = ranked.length > UNFOLDED_MAX_FINDINGS;
  const totals = isLong ? fittingTotals(ranked, options) : "";
  const { shown, omitted } = fitWithRest(
    ranked,
    () => measureRows(isLong, options),
    { maxBytes: options.maxBytes - countBytes(totals), maxItems: options.maxFindings },
    explainOmission,
  );
  const tables = Array.from(inFileOrder(shown), ([file, findings]) => formatFile(file, findings, isLong, options));
  return { text: totals + tables.join("") + (omitted === 0 ? "" : explainOmission(omitted)), omitted };
}

/** The number of findings of each rule, the most severe first; "" where that has no room. */
function fittingTotals(ranked: readonly RankedFinding[], options: FindingsOptions): string {
  const byRule = Map.groupBy(
    ranked.map(({ diagnostic }) => diagnostic),
    ({ rule }) => rule,
  );
  const rows = Array.from(
    byRule,
    ([rule, found]) => `| ${ruleInMarkdown(rule, options.docsUrl)} | ${describeCounts(countBySeverity(found))} |\n`,
  );
  const table = `\n| Rule | Findings |\n| --- | --- |\n${rows.join("")}`;
  return countBytes(table) <= options.maxBytes * TOTALS_SHARE ? table : "";
}

/** The first row of a file comes with what stands around it. */
function measureRows(isFolded: boolean, options: FindingsOptions): (finding: RankedFinding) => number {
  const begun = new Set<CheckedFile>();
  return ({ file, diagnostic }) => {
    const around = begun.has(file) ? "" : formatFile(file, [], isFolded, options);
    begun.add(file);
    return countBytes(around + formatRow(file.path, diagnostic, options));
  };
}

function formatFile(
  { path, diagnostics }: CheckedFile,
  findings: readonly RankedFinding[],
  isFolded: boolean,
  options: FindingsOptions,
): string {
  const name = codeElement(clip(path, MARKDOWN_TEXT_MAX_CHARACTERS));
  const title = `<summary>${name}: ${describeCounts(countBySeverity(diagnostics))}</summary>`;
  const head = `\n<details${isFolded ? "" : " open"}>${title}\n\n| Severity | Line | Finding | Rule |\n| --- | --- | --- | --- |\n`;
  return `${head}${findings.map(({ diagnostic }) => formatRow(path, diagnostic, options)).join("")}\n</details>\n`;
}

function formatRow(path: string, diagnostic: Diagnostic, options: FindingsOptions): string {
  const { severity, range, message, advice, rule } = diagnostic;
  const text = `${clippedSentence(message)} ${clippedSentence(advice)}`;
  return `| ${severity} | ${formatLine(path, range, options)} | ${text} | ${formatRule(rule, options)} |\n`;
}

/** The rules of which a playground has no file to open. */
const SHOWN_IN_WORDS: ReadonlySet<string> = new Set(
  ruleDescriptions.filter((rule) => !hasExampleFiles(rule)).map(({ id }) => id),
);

function formatRule(rule: string, { docsUrl, playgroundUrl }: FindingsOptions): string {
  const name = ruleInMarkdown(rule, docsUrl);
  if (playgroundUrl === undefined || SHOWN_IN_WORDS.has(rule)) return name;
  return `${name} ([open in the playground](${escapeLinkTarget(ruleExampleUrl(playgroundUrl, rule))}))`;
}

function formatLine(path: string, range: Range | undefined, { linkTo }: FindingsOptions): string {
  return range === undefined ? "–" : linkToLine(path, range.start.line, linkTo);
}

import {
  clippedSentence,
  type Diagnostic,
  printable,
  type RedactedText,
  ruleInMarkdown,
  type Severity,
  type TextEdit,
  withPlainComments,
} from "../../shared/index.ts";
import { SUGGESTION_MAX_CHARACTERS, SUGGESTION_MAX_LINES } from "../limits.ts";

interface ReviewComment {
  readonly diagnostic: Diagnostic;
  readonly suggestion?: Suggestion | undefined;
  /** As `markerOf` gives it. */
  readonly marker: string;
  /** The start of the address of a rule's page, before the rule's id; without it, the rule is no link. */
  readonly docsUrl?: string | undefined;
}

const TITLES = { error: "Error", warning: "Warning", notice: "Notice" } as const satisfies Record<Severity, string>;

const GUESS = "The suggestion is a guess: review it before you apply it.";

/** The body of a review comment in GitHub's Markdown: what is wrong, what to do, and the suggestion where there is one. */
export function formatReviewComment({ diagnostic, suggestion, marker, docsUrl }: ReviewComment): string {
  const { severity, rule, message, advice, fix } = diagnostic;
  const found = `**${TITLES[severity]}** (${ruleInMarkdown(rule, docsUrl)}): ${clippedSentence(message)} ${clippedSentence(advice)}`;
  const blocks = suggestion === undefined ? [] : [suggestionBlock(suggestion)];
  const guess = suggestion === undefined || fix?.safe !== false ? [] : [GUESS];
  return [found, ...guess, ...blocks, marker].join("\n\n");
}

/** In a fence that nothing in it can close. Without a line in it, GitHub suggests to remove the lines. */
function suggestionBlock({ replacement }: Suggestion): string {
  const longestRun = Math.max(0, ...(replacement.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(Math.max(3, longestRun + 1));
  return `${fence}suggestion\n${replacement}${fence}`;
}

/** Whole lines of a file, and the lines that take their place. */
export interface Suggestion {
  /** 1-based. */
  readonly startLine: number;
  /** 1-based, itself included. */
  readonly endLine: number;
  /** Each line with a line feed at its end; "" where the lines go. */
  readonly replacement: string;
}

/** 0-based offsets in a text, in UTF-16 code units, `end` just after the last character. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The whole lines that a fix touches, as they are after it. None where GitHub would make something else of it (see
 * `canBeApplied`), where it is longer than SUGGESTION_MAX_LINES or SUGGESTION_MAX_CHARACTERS, and where a line would
 * repeat what is masked in `source` or what a reader does not see. In time linear in the text.
 *
 * @param text of the file as it was checked, a byte order mark included.
 * @param source the same text, redacted.
 * See docs/decisions/0037-safe-suggestions.md.
 */
export function suggestionFor({ fix }: Diagnostic, text: string, source: RedactedText): Suggestion | undefined {
  const edits = fix?.edits ?? [];
  const [first] = edits;
  // GitHub ends lines with line feeds alone, and which line ends it gives a suggestion in another file is not sure.
  if (first === undefined || source.length !== text.length || text.includes("\r")) return undefined;
  const lines = touchedLines(text, edits);
  const kept = keptSpans(lines, edits);
  if (!areShown(kept, text, source) && !areShown(kept, text, withPlainComments(source, text))) return undefined;
  const replaced = text.slice(lines.start, lines.end);
  const replacement = applyWithin(text, lines, edits);
  // At the very end of a text that ends with a line feed there is no line to replace.
  if (replaced === "") return undefined;
  const isLast = lines.end === text.length && !replaced.endsWith("\n");
  if (lines.start === 0 && text.startsWith("\uFEFF")) return undefined;
  if (!canBeApplied(replacement, isLast) || !canBeShown(replacement)) return undefined;
  const [oldCount, newCount] = [countLines(replaced), countLines(replacement)];
  if (Math.max(oldCount, newCount) > SUGGESTION_MAX_LINES) return undefined;
  const startLine = first.range.start.line;
  return { startLine, endLine: startLine + oldCount - 1, replacement: isLast ? `${replacement}\n` : replacement };
}

/** From the start of the first edit's line to the end of the last one's; the line after it too where they become one. */
function touchedLines(text: string, edits: readonly TextEdit[]): Span {
  const from = edits[0]?.range.start.offset ?? 0;
  const to = edits.at(-1)?.range.end.offset ?? 0;
  const start = from === 0 ? 0 : text.lastIndexOf("\n", from - 1) + 1;
  const isLineStart = to > start && text[to - 1] === "\n";
  const lines = { start, end: isLineStart ? to : endOfLine(text, to) };
  return /^$|\n$/.test(applyWithin(text, lines, edits)) ? lines : { start, end: endOfLine(text, lines.end) };
}

/** The offset after the line's end. */
function endOfLine(text: string, offset: number): number {
  const lineFeed = text.indexOf("\n", offset);
  return lineFeed < 0 ? text.length : lineFeed + 1;
}

/** The parts of the lines that stay: before, between and after the edits. */
function keptSpans({ start, end }: Span, edits: readonly TextEdit[]): readonly Span[] {
  const starts = [start, ...edits.map(({ range }) => range.end.offset)];
  const ends = [...edits.map(({ range }) => range.start.offset), end];
  return starts.map((from, index) => ({ start: from, end: ends[index] ?? end }));
}

function areShown(spans: readonly Span[], text: string, source: RedactedText): boolean {
  return spans.every(({ start, end }) => text.slice(start, end) === source.slice(start, end));
}

function applyWithin(text: string, lines: Span, edits: readonly TextEdit[]): string {
  return keptSpans(lines, edits)
    .map(({ start, end }, index) => text.slice(start, end) + (edits[index]?.text ?? ""))
    .join("");
}

/**
 * GitHub removes lines for an empty suggestion. What it makes of one that has only whitespace is not sure, nor what it does with the
 * end of a file whose last line has no line end and goes or gets one.
 */
function canBeApplied(replacement: string, isLast: boolean): boolean {
  if (isLast) return replacement.trim() !== "" && !replacement.endsWith("\n");
  return replacement === "" || replacement.trim() !== "";
}

function canBeShown(replacement: string): boolean {
  const characters = replacement.replaceAll(/[\n\t]/g, "");
  return replacement.length <= SUGGESTION_MAX_CHARACTERS && printable(characters) === characters;
}

/** The last one counts where it has no line end, too. */
function countLines(text: string): number {
  return text.split("\n").length - (text === "" || text.endsWith("\n") ? 1 : 0);
}

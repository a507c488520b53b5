import { type CheckSettings, checkFile, type Diagnostic, type Range } from "../../shared/index.ts";
import { applyFix } from "./fixes.ts";

/** The parts of findings that can each be right or wrong by itself. */
export const ASPECTS = ["found", "position", "message", "one finding", "fix"] as const;

export type Aspect = (typeof ASPECTS)[number];

/** The findings of a file by aspect, comparable between a file and one that differs in lines and space. */
export type FindingsByAspect = Readonly<Record<Aspect, readonly unknown[]>>;

/** The reading of a file, and its lines and its fixed text compared with those of another one. */
export interface ComparedReading {
  readonly path: string;
  readonly settings: CheckSettings;
  /** The 1-based line of the compared file that a line of this one is. */
  readonly lineOf: (line: number) => number;
  /** The fixed text of the compared file, from that of this one. */
  readonly textOf: (fixed: string) => string;
}

/** Checks a text. */
export function findingsByAspect(text: string, comparison: ComparedReading): FindingsByAspect {
  const found = checkFile(comparison.path, new TextEncoder().encode(text), comparison.settings).diagnostics;
  return {
    found: Array.from(new Set(found.map(({ rule, severity }) => `${severity} ${rule}`))),
    position: found.map((one) => [
      comparablePlace(text, one.range, comparison),
      ...one.related.map(({ range }) => comparablePlace(text, range, comparison)),
    ]),
    message: found.map((one) => messageSentences(one, comparison)),
    "one finding": found.map(({ rule }) => rule),
    fix: found.map(({ fix }) => fix && [fix.title, fix.safe, comparison.textOf(applyFix(text, fix))]),
  };
}

/** A place by its line, by what stands before it there, and by the text in it; amounts of space do not count. */
function comparablePlace(text: string, range: Range | undefined, { lineOf }: ComparedReading): readonly unknown[] {
  if (range === undefined) return [];
  const { line, column, offset } = range.start;
  const parts = [text.slice(offset - column + 1, offset).trimStart(), text.slice(offset, range.end.offset)];
  return [lineOf(line), ...parts.map((part) => part.replaceAll(/\s+/g, " "))];
}

function messageSentences({ message, advice, related }: Diagnostic, { lineOf }: ComparedReading): readonly string[] {
  const sentences = [message, advice, ...related.map((other) => other.message)];
  return sentences.map((one) => one.replaceAll(/\bline (\d+)/g, (_, line: string) => `line ${lineOf(Number(line))}`));
}

import type { Position } from "../../shared/diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../../shared/diagnostic/order.ts";
import type { FixedText } from "../../shared/fix/fix-text.ts";
import type { Diagnostic, Range } from "../../shared/index.ts";
import { POINTER_MAX_CHARACTERS } from "../../shared/text/limits.ts";
import { DIAGNOSTICS_MAX } from "../../shared/validate/limits.ts";

/** What came of checking one text. */
export interface CheckedText {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** What came of checking one file. */
export interface CheckedSource extends CheckedText {
  readonly source: string;
}

/** The result of fixing one text, and of fixing it again. */
export interface FixedTwice {
  readonly text: string;
  readonly once: Pick<FixedText, "text" | "applied">;
  readonly twice: Pick<FixedText, "text" | "applied">;
  /** Whether a text's syntax is right. */
  readonly parses: (text: string) => boolean;
  /** Which models a text offers, where that has to stay: where the fixes were safe ones, and no layer has a say. */
  readonly offers: ((text: string) => string) | undefined;
}

/** Says what is broken; undefined where nothing is. */
export type Invariant<Subject> = (subject: Subject) => string | undefined;

/** What holds for the diagnostics of every text, whatever is wrong with it. */
export const TEXT_INVARIANTS = {
  "diagnostics are in order": ({ diagnostics }) => {
    const starts = diagnostics.map(({ range }) => range?.start.offset ?? -1);
    const isOrdered =
      starts.every((start, index) => start >= (starts[index - 1] ?? -1)) &&
      orderDiagnostics(diagnostics).every((diagnostic, index) => diagnostic === diagnostics[index]);
    return isOrdered ? undefined : rulesOf(diagnostics);
  },

  "no more diagnostics are listed than the bound": ({ diagnostics }) =>
    diagnostics.length > DIAGNOSTICS_MAX + 1 ? `${diagnostics.length} diagnostics` : undefined,

  "places are inside the text, with the right line and column": ({ text, diagnostics }) => {
    const starts = lineStarts(text);
    const isRight = (position: Position) => isPlaceIn(text, starts, position);
    return placesOf(diagnostics).find(({ range: { start, end } }) => {
      return start.offset > end.offset || !isRight(start) || !isRight(end);
    })?.name;
  },

  "pointers are JSON pointers within the bound": ({ diagnostics }) =>
    diagnostics
      .flatMap(({ pointer = "", related }) => [pointer, ...related.map((place) => place.pointer)])
      .find((pointer) => !/^(?:\/(?:[^~/]|~[01])*)*$/.test(pointer) || pointer.length > POINTER_MAX_CHARACTERS),

  "texts are sentences, and hold nothing of the program's own values": ({ text, diagnostics }) =>
    textsOf(diagnostics).find(
      (sentence) =>
        !/^\S[^]*[.?]$/.test(sentence) ||
        PROGRAM_VALUES.some((value) => sentence.includes(value) && !text.includes(value)),
    ),

  "edits are ordered and do not overlap": ({ diagnostics }) =>
    diagnostics.find(({ fix }) =>
      fix?.edits.some(({ range }, index) => {
        const previous = fix.edits[index - 1];
        return previous !== undefined && previous.range.end.offset > range.start.offset;
      }),
    )?.rule,

  "every fix edits something": ({ diagnostics }) => diagnostics.find(({ fix }) => fix?.edits.length === 0)?.rule,
} as const satisfies Readonly<Record<string, Invariant<CheckedText>>>;

/** What holds for every file that is a text. */
export const FILE_INVARIANTS = {
  ...TEXT_INVARIANTS,

  "the redacted source keeps every line and column": ({ text, source }) =>
    source.length !== text.length || !hasLineBreaksOf(source, text)
      ? `${source.length} characters instead of ${text.length}`
      : undefined,
} as const satisfies Readonly<Record<string, Invariant<CheckedSource>>>;

/** What holds for the fixes of every text. */
export const FIX_INVARIANTS = {
  "fixing twice changes nothing more": ({ once, twice }) =>
    twice.text !== once.text || twice.applied.length > 0 ? `fixes ${rulesOf(twice.applied)} again` : undefined,

  "a text changes where a fix was applied, and only there": ({ text, once }) =>
    (text === once.text) === once.applied.length > 0 ? `${once.applied.length} fixes` : undefined,

  "what parsed still parses": ({ text, once, parses }) =>
    parses(text) && !parses(once.text) ? `does not parse after ${rulesOf(once.applied)}` : undefined,

  "safe fixes offer no other models": ({ text, once, offers }) =>
    once.applied.length > 0 && offers !== undefined && offers(text) !== offers(once.text)
      ? `other models after ${rulesOf(once.applied)}`
      : undefined,
} as const satisfies Readonly<Record<string, Invariant<FixedTwice>>>;

/** A report on one file. */
export interface Reported {
  /** Of workflow commands, `file` is as the file is called. */
  readonly format: "text" | "json" | "commands";
  readonly text: string;
}

/** What holds for every report. */
export const REPORT_INVARIANTS = {
  "a report holds printable characters and line feeds": ({ format, text }) =>
    format === "commands" ? undefined : /[^\P{C}\p{Co}\p{Cn}\n]/u.exec(text)?.[0],

  "commands stand one on each line": ({ format, text }) =>
    format === "commands"
      ? text.split("\n").find((line) => line !== "" && !/^::(?:error|warning|notice) /.test(line))
      : undefined,

  "JSON parses": ({ format, text }) => (format === "json" ? messageOfThrown(() => JSON.parse(text)) : undefined),
} as const satisfies Readonly<Record<string, Invariant<Reported>>>;

/** The first invariant that a subject breaks, with what breaks it. */
export function findBroken<Subject>(
  invariants: Readonly<Record<string, Invariant<Subject>>>,
  subject: Subject,
): string | undefined {
  for (const [name, invariant] of Object.entries(invariants)) {
    const found = invariant(subject);
    if (found !== undefined) return `not so: ${name} (${found.slice(0, 500)})`;
  }
  return undefined;
}

/** What a function throws, in words. */
export function messageOfThrown(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** How JavaScript writes what was not meant to be written. */
const PROGRAM_VALUES = ["undefined", "NaN", "[object ", "[native code]"];

function rulesOf(diagnostics: readonly Diagnostic[]): string {
  return [...new Set(diagnostics.map(({ rule }) => rule))].join(", ");
}

function textsOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.flatMap(({ message, why, advice, related, fix }) => [
    message,
    why,
    advice,
    ...related.map((place) => place.message),
    ...(fix === undefined ? [] : [fix.title]),
  ]);
}

/** Every range of the diagnostics, with a name to find it by. */
function placesOf(diagnostics: readonly Diagnostic[]): readonly { name: string; range: Range }[] {
  return diagnostics.flatMap(({ rule, range, related, fix }) => [
    ...(range === undefined ? [] : [{ name: rule, range }]),
    ...related.map((place) => ({ name: `${rule}, related`, range: place.range })),
    ...(fix?.edits ?? []).map((edit) => ({ name: `${rule}, edit`, range: edit.range })),
  ]);
}

/** The offsets at which lines start. */
function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: lineEnd, index }) => index + lineEnd.length)];
}

function isPlaceIn(text: string, starts: readonly number[], { line, column, offset }: Position): boolean {
  const start = starts[line - 1];
  const next = starts[line] ?? text.length + 1;
  // A byte order mark has no column.
  const before = line === 1 && offset > 0 && text.startsWith("\ufeff") ? 1 : 0;
  return start !== undefined && offset >= start && offset < next && column === offset - start - before + 1;
}

function hasLineBreaksOf(source: string, text: string): boolean {
  for (let offset = 0; offset < text.length; offset += 1) {
    const [one, other] = [source.charCodeAt(offset), text.charCodeAt(offset)];
    if (one !== other && (isLineBreak(one) || isLineBreak(other))) return false;
  }
  return true;
}

function isLineBreak(code: number): boolean {
  return code === 10 || code === 13;
}

import { NESTING_MAX_LEVELS, SYNTAX_MISTAKES_MAX } from "../limits.ts";
import type { Shape } from "../shape.ts";
import type { Token } from "../token.ts";
import { type Bracket, type BracketRepair, isClosing } from "./bracket.ts";
import { createBestReadings } from "./candidates.ts";
import { closedAtEnd, readClose, withClosings } from "./closing.ts";
import { readElement } from "./element.ts";
import { readIndentation } from "./indentation.ts";
import { beginReading, countOf, type Reading, repairsOf, type Source } from "./reading.ts";

export interface BracketRepairs {
  /** In the order of the text. */
  readonly repairs: readonly BracketRepair[];
  /** True where there are several lines, and each is indented as its place in the brackets has it. */
  readonly isIndented: boolean;
}

/**
 * Finds the most likely way to make the brackets of a text fit together, where they do not: the cheapest of all
 * readings that add, drop or change brackets, where each of these costs something, and so does all that then does not
 * fit the format or the indentation. Readings that have the same containers open go on as one, so that few are followed
 * at once.
 * See docs/decisions/0003-cheapest-repair.md.
 */
export function repairBrackets(text: string, tokens: readonly Token[], shape: Shape): BracketRepairs {
  const source = { tokens, indentation: readIndentation(text, tokens), ...countSurplus(tokens) };
  let best = beginReading(shape);
  let readings: readonly Reading[] = [best];
  for (let at = 0; at < tokens.length && !isEnough(best); at += 1) {
    readings = extendReadings(readings, at, source);
    best = readings[0] ?? best;
  }
  return { repairs: repairsOf(best), isIndented: best.misfit === 0 && source.indentation.hasLines };
}

function countSurplus(tokens: readonly Token[]): Pick<Source, "mayHaveMore" | "repairsMax"> {
  const counts = new Map<string, number>();
  for (const { kind } of tokens) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const more = (one: Bracket, other: Bracket) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0);
  const [braces, brackets] = [more("{", "}"), more("[", "]")];
  // Then one may be missing where there are enough of all, because another one is missing elsewhere.
  const isMixed = hasKeyAfterKey(tokens);
  const mayHaveMore = {
    "{": isMixed || braces > 0,
    "}": isMixed || braces < 0,
    "[": isMixed || brackets > 0,
    "]": isMixed || brackets < 0,
  };
  return { mayHaveMore, repairsMax: Math.abs(braces) + Math.abs(brackets) + (isMixed ? MIXED_REPAIRS : 0) };
}

/** The most repairs beyond those that it takes at least. */
const MIXED_REPAIRS = 2;

/** True where a key follows another one, as it does where a bracket is missing between them. */
export function hasKeyAfterKey(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind }, index) => kind === "string" && tokens[index - 1]?.kind === ":" && tokens[index + 1]?.kind === ":",
  );
}

/** Past these, the text is not read. */
function isEnough(best: Reading): boolean {
  return countOf(best) >= SYNTAX_MISTAKES_MAX || best.top.level > NESTING_MAX_LEVELS;
}

function extendReadings(readings: readonly Reading[], at: number, source: Source): readonly Reading[] {
  const { kind, fault } = source.tokens[at] ?? { kind: "end of file" };
  if (kind === "," || kind === ":") return readings;
  const found = createBestReadings(at);
  for (const reading of withClosings(readings, at, source)) {
    if (isClosing(kind)) readClose(reading, kind, at, source, found);
    // The brackets that an unclosed comment swallowed may have closed it.
    else if (kind === "end of file") found.add(fault === undefined ? closedAtEnd(reading, at) : reading);
    else readElement(reading, at, source, found);
  }
  return found.best();
}

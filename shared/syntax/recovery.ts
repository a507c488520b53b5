import type { Span } from "../text/span.ts";
import { SYNTAX_MISTAKES_MAX } from "./limits.ts";
import type { DuplicateKey, UnsafeKey } from "./node.ts";
import { endOfFile, type RepairedTokens } from "./repaired-tokens.ts";
import { joinQuotes } from "./scalar-mistakes.ts";
import { type SyntaxMistake, tooMany } from "./syntax-mistakes.ts";
import type { Token } from "./token.ts";

/** The state of a parser that goes on after mistakes: its place in the tokens, and its findings up to there. */
export interface Recovery {
  readonly text: string;
  readonly tokens: RepairedTokens["tokens"];
  /** The mistakes of the tokens themselves, by the index of the token that they precede. */
  readonly repaired: RepairedTokens["mistakes"];
  readonly found: SyntaxMistake[];
  readonly damaged: Span[];
  readonly duplicateKeys: DuplicateKey[];
  readonly unsafeKeys: UnsafeKey[];
  /** Leads to the value that is read. */
  readonly path: (string | number)[];
  /** Just after a mistake the next token may well be out of place, too; that is no second mistake. */
  isOutOfStep: boolean;
  outOfStepSince: number;
  /** The offset from which on nothing is read; undefined while everything is. */
  unreadFrom: number | undefined;
  level: number;
  /** The index of the token after `token`. */
  index: number;
  token: Token;
  /** The token before `token`. */
  previous: Token;
}

/** Starts at the first token. */
export function startRecovery(text: string, { tokens, mistakes, damaged }: RepairedTokens): Recovery {
  const end = endOfFile(text);
  const state: Recovery = {
    text,
    tokens,
    repaired: mistakes,
    found: [],
    damaged: [...damaged],
    duplicateKeys: [],
    unsafeKeys: [],
    path: [],
    isOutOfStep: false,
    outOfStepSince: 0,
    unreadFrom: undefined,
    level: 0,
    index: 0,
    token: end,
    previous: end,
  };
  advance(state);
  return state;
}

/** Moves to the next token. @returns the one before it. */
export function advance(state: Recovery): Token {
  state.previous = state.token;
  state.token = state.unreadFrom === undefined ? nextToken(state) : endOfFile(state.text);
  return state.previous;
}

function nextToken(state: Recovery): Token {
  const { text, tokens, repaired, index } = state;
  for (const mistake of repaired.get(index) ?? []) reportMistake(state, mistake);
  state.index += 1;
  return state.unreadFrom === undefined ? (tokens[index] ?? endOfFile(text)) : endOfFile(text);
}

/** Reports a mistake after which the parser still knows where it is. */
export function reportMistake(state: Recovery, mistake: SyntaxMistake): void {
  const { found } = state;
  if (state.unreadFrom !== undefined) return;
  const last = found.at(-1);
  const joined = last && isOnOneLine(state, last, mistake) ? joinQuotes(last, mistake) : undefined;
  if (joined !== undefined) found.pop();
  found.push(joined ?? mistake);
  if (found.length === SYNTAX_MISTAKES_MAX) reportAndStop(state, tooMany(mistake));
}

/** Reports a mistake after which the rest of the text is not looked at. */
export function reportAndStop(state: Recovery, mistake: SyntaxMistake, from = mistake.start): void {
  if (state.unreadFrom === undefined) state.found.push(mistake);
  stopReading(state, from);
}

/** Reads nothing more. */
export function stopReading(state: Recovery, from: number): void {
  const { text, damaged } = state;
  if (state.unreadFrom === undefined) {
    damaged.push({ start: from, end: text.length });
    state.unreadFrom = from;
  }
  state.token = endOfFile(text);
}

/** Reports a mistake that makes everything else in the text meaningless, so that no fix changes a part of it. */
export function reportAlone(state: Recovery, mistake: SyntaxMistake): void {
  for (const list of [state.found, state.duplicateKeys, state.unsafeKeys]) list.length = 0;
  reportAndStop(state, mistake, 0);
}

/** Reports a mistake that leaves open what was meant at its place. */
export function reportDamage(state: Recovery, mistake: SyntaxMistake): void {
  reportMistake(state, mistake);
  if (mistake.fix === undefined) state.damaged.push({ start: mistake.start, end: mistake.end });
}

/** Reports a mistake after which the parser has to find its way back, unless it is certain what was meant. */
export function reportOutOfStep(state: Recovery, mistake: SyntaxMistake): void {
  if (state.isOutOfStep) return;
  reportMistake(state, mistake);
  if (mistake.fix === undefined) loseStep(state, mistake.start);
}

function loseStep(state: Recovery, since: number): void {
  if (!state.isOutOfStep) state.outOfStepSince = since;
  state.isOutOfStep = true;
}

/** Ends the search for the way back: all that was passed over is damaged. */
export function findStep(state: Recovery): void {
  const { damaged, outOfStepSince: start, previous } = state;
  if (state.isOutOfStep) damaged.push({ start, end: Math.max(start, previous.end) });
  state.isOutOfStep = false;
}

/** Passes over the rest of a value that makes no sense: to its end, or to the end of the line. */
export function skipValue(state: Recovery): void {
  loseStep(state, state.previous.start);
  let last = state.previous;
  while (!isAtEndOfValue(state) && isOnLineOf(state, last)) last = advance(state);
}

/** Leaves a text that is cut off here with no other mistake than its missing end, which alone does not make it whole. */
export function leaveCutOff({ found, token, damaged }: Recovery): void {
  const last = found.at(-1);
  if (last?.fix === undefined || last.start !== token.start) return;
  const { fix: _fix, ...mistake } = last;
  found[found.length - 1] = mistake;
  damaged.push({ start: mistake.start, end: mistake.end });
}

/** Tells if the token is on the line on which an earlier one ends. */
export function isOnLineOf(state: Recovery, earlier: Token): boolean {
  return state.token.kind !== "end of file" && isOnOneLine(state, earlier, state.token);
}

function isOnOneLine({ text }: Recovery, earlier: Span, later: Span): boolean {
  return !/[\r\n]/.test(text.slice(earlier.end, later.start));
}

/** Tells if the token is one that only follows a whole value. */
export function isAtEndOfValue({ token: { kind } }: Recovery): boolean {
  return kind === "," || kind === "}" || kind === "]" || kind === "end of file";
}

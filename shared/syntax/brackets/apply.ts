import type { Span } from "../../text/span.ts";
import type { SyntaxMistake } from "../syntax-mistakes.ts";
import type { Token } from "../token.ts";
import { type BracketRepair, isOpening } from "./bracket.ts";
import {
  type BracketPlace,
  endBefore,
  extraBracket,
  missingCloses,
  missingOpen,
  placeOfOpen,
  wrongBracket,
} from "./mistakes.ts";
import type { BracketRepairs } from "./repair.ts";

/** Tokens whose brackets fit together. */
export interface FittingTokens {
  /** A bracket that is missing in the text has no width. */
  readonly tokens: readonly Token[];
  /** By the index of one of these tokens: the mistakes before it, by the index of the first one. */
  readonly mistakes: ReadonlyMap<number, readonly SyntaxMistake[]>;
  /** The parts that the repairs leave uncertain. */
  readonly damaged: readonly Span[];
}

/** @param passed the mistakes before each token of the text. */
export function applyRepairs(
  text: string,
  own: readonly Token[],
  passed: FittingTokens["mistakes"],
  { repairs, isIndented }: BracketRepairs,
): FittingTokens {
  const byPlace = Map.groupBy(repairs, (repair) => insertionIndex(repair, own));
  const tokens: Token[] = [];
  const mistakes = new Map<number, readonly SyntaxMistake[]>();
  for (const [index, token] of own.entries()) {
    const here = byPlace.get(index);
    const before = passed.get(index) ?? [];
    const found =
      here === undefined ? before : [...before, ...mistakesOf(here, { text, tokens: own, index, isIndented })];
    if (found.length > 0) mistakes.set(tokens.length, [...(mistakes.get(tokens.length) ?? []), ...found]);
    if (here === undefined) tokens.push(token);
    else tokens.push(...repairedTokens(here, own, index));
  }
  return { tokens, mistakes, damaged: repairs.flatMap((repair) => damageOf(repair, own)) };
}

/**
 * Index of the token before which a repair is made: a closing bracket stands before the comma that follows it. The last comma of
 * the text belongs to what is cut off there.
 */
function insertionIndex(repair: BracketRepair, own: readonly Token[]): number {
  const isBeforeComma = own[repair.at - 1]?.kind === "," && own[repair.at]?.kind !== "end of file";
  return isMissingClose(repair) && isBeforeComma ? repair.at - 1 : repair.at;
}

function isMissingClose({ kind, bracket }: BracketRepair): boolean {
  return kind === "missing" && !isOpening(bracket);
}

function mistakesOf(repairs: readonly BracketRepair[], place: BracketPlace): readonly SyntaxMistake[] {
  const closing = repairs.filter(isMissingClose);
  const others = repairs.filter((repair) => !isMissingClose(repair));
  const found = closing.length > 0 ? [missingCloses(closing, place)] : [];
  return [
    ...found,
    ...others.map((repair) => {
      if (repair.kind === "missing") return missingOpen(repair, place);
      return repair.kind === "extra" ? extraBracket(repair, place) : wrongBracket(repair, place);
    }),
  ];
}

/** The tokens that are read in the place of one. */
function repairedTokens(repairs: readonly BracketRepair[], tokens: readonly Token[], index: number): readonly Token[] {
  const added = repairs
    .filter(({ kind }) => kind === "missing")
    .map(({ bracket }) => {
      const at = isOpening(bracket) ? placeOfOpen({ tokens, index }) : endBefore({ tokens, index });
      return { kind: bracket, start: at, end: at, text: bracket, fault: undefined };
    });
  const token = tokens[index];
  const other = repairs.find(({ kind }) => kind !== "missing");
  if (token === undefined || other?.kind === "extra") return added;
  return [...added, other === undefined ? token : { ...token, kind: other.bracket }];
}

/** The container whose bracket it is, and all that may have been meant otherwise. */
function damageOf(repair: BracketRepair, tokens: readonly Token[]): readonly Span[] {
  const { kind, at, bracket, opened, doubt } = repair;
  const container = opened === undefined ? undefined : tokens[opened];
  // A bracket that is missing after a key belongs to its entry.
  const isAfterKey = kind === "missing" && isOpening(bracket) && tokens[at - 1]?.kind === ":";
  const place = isMissingClose(repair) ? undefined : tokens[isAfterKey ? at - 1 : at];
  const [first, last] = [tokens[doubt.from], tokens[doubt.to - 1]];
  const isDoubtful = doubt.from < doubt.to && first !== undefined && last !== undefined;
  return [place, container, isDoubtful ? { start: first.start, end: last.end } : undefined].filter(
    (span) => span !== undefined,
  );
}

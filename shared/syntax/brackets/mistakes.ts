import { RELATED_PLACES_MAX } from "../limits.ts";
import { mistake, type SyntaxFix, type SyntaxMistake } from "../syntax-mistakes.ts";
import type { Token } from "../token.ts";
import { type BracketRepair, isOpening } from "./bracket.ts";

/** The text around a bracket that is missing or out of place. */
export interface BracketPlace {
  readonly text: string;
  /** As they are in the text. */
  readonly tokens: readonly Token[];
  /** Index of the token before which the bracket is missing, or which is out of place. */
  readonly index: number;
  /** True where the indentation of all lines agrees with the repair. */
  readonly isIndented: boolean;
}

/** Closing brackets that are missing at one place, the innermost first; at least one. */
export function missingCloses(repairs: readonly BracketRepair[], place: BracketPlace): SyntaxMistake {
  const brackets = repairs.map(({ bracket }) => bracket).join("");
  const end = endBefore(place);
  const isSure = repairs.every((repair) => isUnambiguous(repair, place.tokens));
  const what = repairs.length === 1 ? `A "${brackets}" is` : `${repairs.length} brackets are`;
  const message = `${what} missing here${isSure ? "" : " or earlier"}.`;
  const found = { ...mistake({ start: end, end }, message, `Add "${brackets}".`), joins: "by a bracket" } as const;
  const opened = repairs.map((repair) => openedToken(repair, place)).filter((token) => token !== undefined);
  const related = opened.slice(0, RELATED_PLACES_MAX).map(notClosed);
  const [first] = opened;
  const isCertain = isSure && place.isIndented && repairs.length === 1 && first !== undefined && !isCutOff(place);
  return isCertain ? { ...found, related, fix: closeFix(brackets, first, place) } : { ...found, related };
}

/** True where more than a bracket is missing: a container has only begun, or the text ends after a comma. */
function isCutOff({ tokens, index }: BracketPlace): boolean {
  const before = tokens[index - 1]?.kind;
  return isOpening(before) || (before === "," && tokens[index]?.kind === "end of file");
}

/** Where nothing but other brackets of its kind could have moved, all repairs are the same text. */
function isUnambiguous({ bracket, doubt: { from, to } }: BracketRepair, tokens: readonly Token[]): boolean {
  for (let index = from; index < to; index += 1) if (tokens[index]?.kind !== bracket) return false;
  return true;
}

function openedToken({ opened }: BracketRepair, { tokens }: BracketPlace): Token | undefined {
  return opened === undefined ? undefined : tokens[opened];
}

function notClosed({ kind, start, end }: Token): SyntaxMistake["related"][number] {
  return { message: `This "${kind}" is not closed.`, start, end };
}

/** Where the token before a place ends. */
export function endBefore({ tokens, index }: Pick<BracketPlace, "tokens" | "index">): number {
  return tokens[index - 1]?.end ?? tokens[index]?.start ?? 0;
}

/** On a line of its own where the container has several, with the comma that what follows needs. */
function closeFix(bracket: string, opened: Token, place: BracketPlace): SyntaxFix {
  const { text, tokens, index } = place;
  const at = endBefore(place);
  const inside = text.slice(opened.end, at);
  const [newLine] = /\r\n|\r|\n/.exec(inside) ?? [];
  const [indent = ""] = /^[ \t]*/.exec(lineBefore(text, opened.start)) ?? [];
  const before = newLine === undefined ? (/^\s/.exec(inside)?.[0] ?? "") : newLine + indent;
  const isFollowed = !["}", "]", ",", "end of file"].includes(tokens[index]?.kind ?? "end of file");
  const edit = { start: at, end: at, text: `${before}${bracket}${isFollowed ? "," : ""}` };
  return { title: `Add the "${bracket}".`, edits: [edit] };
}

function lineBefore(text: string, offset: number): string {
  return text.slice(Math.max(text.lastIndexOf("\n", offset), text.lastIndexOf("\r", offset)) + 1, offset);
}

/** An opening bracket that is missing before a token. */
export function missingOpen(repair: BracketRepair, place: BracketPlace): SyntaxMistake {
  const { bracket } = repair;
  const start = placeOfOpen(place);
  const message = `A "${bracket}" is missing here.`;
  const found = { ...mistake({ start, end: start }, message, `Add "${bracket}".`), joins: "by a bracket" } as const;
  const isCertain = place.isIndented && isUnambiguous(repair, place.tokens) && isAfterColon(place);
  const edits = [{ start, end: start, text: ` ${bracket}` }];
  return isCertain ? { ...found, fix: { title: `Add the "${bracket}".`, edits } } : found;
}

/** After the colon, whose line most likely ended with it. */
export function placeOfOpen(place: Pick<BracketPlace, "tokens" | "index">): number {
  return isAfterColon(place) ? endBefore(place) : (place.tokens[place.index]?.start ?? 0);
}

function isAfterColon({ tokens, index }: Pick<BracketPlace, "tokens" | "index">): boolean {
  return tokens[index - 1]?.kind === ":";
}

/** A bracket too many. */
export function extraBracket(repair: BracketRepair, { tokens, index, isIndented }: BracketPlace): SyntaxMistake {
  const { start, end } = tokens[index] ?? { start: 0, end: 0 };
  const message = `Unexpected "${repair.bracket}".`;
  const found = { ...mistake({ start, end }, message, "Remove it."), joins: "without a bracket" } as const;
  if (!isIndented || !isUnambiguous(repair, tokens)) return found;
  return { ...found, fix: { title: `Remove the "${repair.bracket}".`, edits: [{ start, end, text: "" }] } };
}

/** A closing bracket of the other kind. */
export function wrongBracket(repair: BracketRepair, place: BracketPlace): SyntaxMistake {
  const { kind, start, end } = place.tokens[place.index] ?? { kind: "end of file", start: 0, end: 0 };
  const opened = openedToken(repair, place);
  const why = opened === undefined ? "" : `: the "${opened.kind}" before it is not closed`;
  return {
    ...mistake({ start, end }, `Unexpected "${kind}"${why}.`, `Use "${repair.bracket}" instead.`),
    related: opened === undefined ? [] : [notClosed(opened)],
  };
}

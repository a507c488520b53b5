import type { Span } from "../text/span.ts";
import { applyRepairs, type FittingTokens } from "./brackets/apply.ts";
import { isClosing, isOpening, OPEN_OF } from "./brackets/bracket.ts";
import { hasKeyAfterKey, repairBrackets } from "./brackets/repair.ts";
import { NESTING_MAX_LEVELS, SYNTAX_MISTAKES_MAX } from "./limits.ts";
import type { Shape } from "./shape.ts";
import { hashComment, invisibleCharacter, type SyntaxMistake } from "./syntax-mistakes.ts";
import type { Token } from "./token.ts";
import { readTokens } from "./tokens.ts";

/** The tokens of a text as the parser takes them. The last one is the end of the file. */
export interface RepairedTokens extends FittingTokens {
  readonly comments: readonly Span[];
}

/** Past these, what is read nests too deep whatever is repaired. */
const OPEN_MAX_LEVELS = NESTING_MAX_LEVELS + SYNTAX_MISTAKES_MAX;

/** Reads all tokens, and makes their brackets fit together where they do not. */
export function readRepairedTokens(text: string, shape: Shape): RepairedTokens {
  const reader = readTokens(text);
  const tokens: Token[] = [];
  const passed = new Map<number, SyntaxMistake[]>();
  let passedCount = 0;
  let level = 0;
  do {
    const isEnough = level > OPEN_MAX_LEVELS || passedCount > SYNTAX_MISTAKES_MAX;
    const token = isEnough ? endOfFile(text) : reader.next();
    const mistake = passedOver(token);
    if (mistake === undefined) {
      tokens.push(token);
      level += isOpening(token.kind) ? 1 : isClosing(token.kind) ? -1 : 0;
    } else {
      const before = passed.get(tokens.length);
      if (before === undefined) passed.set(tokens.length, [mistake]);
      else before.push(mistake);
      passedCount += 1;
    }
  } while (tokens.at(-1)?.kind !== "end of file");
  const { comments } = reader;
  const isRight = doBracketsFit(tokens) && !hasKeyAfterKey(tokens);
  if (isRight || level > OPEN_MAX_LEVELS) return { tokens, mistakes: passed, damaged: [], comments };
  return { ...applyRepairs(text, tokens, passed, repairBrackets(text, tokens, shape)), comments };
}

/** The token after the last one. */
export function endOfFile({ length }: string): Token {
  return { kind: "end of file", start: length, end: length, text: "", fault: undefined };
}

/** The mistake in what other formats take for a comment or whitespace; undefined for any other token. */
function passedOver(token: Token): SyntaxMistake | undefined {
  if (token.kind !== "unknown") return undefined;
  if (token.text.startsWith("#")) return hashComment(token);
  return /^[\s\p{Cf}]/u.test(token.text) ? invisibleCharacter(token) : undefined;
}

/**
 * True where each closing bracket is one of its opening one; also where an unclosed comment may hold what is missing.
 */
function doBracketsFit(tokens: readonly Token[]): boolean {
  const open: string[] = [];
  for (const { kind } of tokens) {
    if (isOpening(kind)) open.push(kind);
    else if (isClosing(kind) && open.pop() !== OPEN_OF[kind]) return false;
  }
  return open.length === 0 || tokens.at(-1)?.fault === "unclosed comment";
}

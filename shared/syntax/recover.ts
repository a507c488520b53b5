import { type Json, UNSAFE_KEY } from "../text/json.ts";
import type { Span } from "../text/span.ts";
import { isOpening } from "./brackets/bracket.ts";
import { withoutDoubtfulFixes } from "./doubtful-fixes.ts";
import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS, SYNTAX_MISTAKES_MAX } from "./limits.ts";
import type { ArrayNode, DuplicateKey, Node, ObjectNode, ParsedText, Property, ScalarNode, UnsafeKey } from "./node.ts";
import { endOfFile, readRepairedTokens } from "./repaired-tokens.ts";
import { ANY_SHAPE, type Shape } from "./shape.ts";
import type { SyntaxMistake } from "./syntax-mistakes.ts";
import * as mistakes from "./syntax-mistakes.ts";
import type { Token, TokenKind } from "./token.ts";

const WORDS: ReadonlySet<TokenKind> = new Set(["number", "true", "false", "null", "unknown"]);
/** Shared, for a map of its own makes an empty object ten times as large. */
const NO_PROPERTIES: Map<string, OwnProperty> = new Map();

interface OwnProperty extends Property {
  readonly duplicate: OwnProperty[] | undefined;
}

interface OpenObject extends ObjectNode {
  end: number;
  readonly value: Record<string, Json>;
  properties: Map<string, OwnProperty>;
}

interface OpenArray extends ArrayNode {
  end: number;
  readonly value: Json[];
  readonly items: Node[];
}

const PLAIN_PROPERTY = { configurable: true, enumerable: true, writable: true };

/**
 * Reads JSON with comments and trailing commas, and what is nearly that: values, their places, keys that are duplicate or
 * unsafe, every syntax mistake, each once, and what it damages. After a mistake it goes on where the text makes sense
 * again. It can read every text; `parse` asks it for those that `readStrict` cannot.
 * See docs/decisions/0001-one-parser.md and docs/decisions/0003-cheapest-repair.md.
 *
 * @param shape of what the text is meant to hold, which tells where brackets are missing.
 */
export function recover(text: string, shape: Shape = ANY_SHAPE): ParsedText {
  const { tokens, mistakes: repaired, damaged: unsure, comments } = readRepairedTokens(text, shape);
  const damaged: Span[] = [...unsure];
  const found: SyntaxMistake[] = [];
  const duplicateKeys: DuplicateKey[] = [];
  const unsafeKeys: UnsafeKey[] = [];
  const path: (string | number)[] = [];
  // Just after a mistake the next token may well be out of place, too; that is no second mistake.
  let recovering = false;
  let outOfStepSince = 0;
  let unreadFrom: number | undefined;
  let level = 0;
  let index = 0;
  let token = endOfFile(text);
  let previous = token;

  advance();
  const parsed = parseDocument();
  const root = parsed ?? { kind: "scalar", start: 0, end: text.length, value: null };
  const certain = withoutDoubtfulFixes(found, root, shape);
  const unread = unreadFrom === undefined ? undefined : { start: unreadFrom, end: text.length };
  return {
    text,
    value: parsed?.value,
    root,
    mistakes: certain.mistakes,
    duplicateKeys,
    unsafeKeys,
    comments: unread === undefined ? comments : comments.filter(({ start }) => start < unread.start),
    damaged: [...damaged, ...certain.damaged],
    ...(unread && { unread }),
  };

  /** For a mistake after which the parser still knows where it is. */
  function report(mistake: SyntaxMistake): void {
    if (unreadFrom !== undefined) return;
    const last = found.at(-1);
    const joined = last && isOnOneLine(last, mistake) ? mistakes.joinQuotes(last, mistake) : undefined;
    if (joined !== undefined) found.pop();
    found.push(joined ?? mistake);
    if (found.length === SYNTAX_MISTAKES_MAX) reportAndStop(mistakes.tooMany(mistake));
  }

  /** For a mistake after which the rest of the text is not looked at. */
  function reportAndStop(mistake: SyntaxMistake, from = mistake.start): void {
    if (unreadFrom === undefined) found.push(mistake);
    stop(from);
  }

  function stop(from: number): void {
    if (unreadFrom === undefined) {
      damaged.push({ start: from, end: text.length });
      unreadFrom = from;
    }
    token = endOfFile(text);
  }

  /** For what makes everything else in the text meaningless, so that no fix changes a part of it. */
  function reportAlone(mistake: SyntaxMistake): void {
    for (const list of [found, duplicateKeys, unsafeKeys]) list.length = 0;
    reportAndStop(mistake, 0);
  }

  /** For a mistake that leaves open what was meant at its place. */
  function reportDamage(mistake: SyntaxMistake): void {
    report(mistake);
    if (mistake.fix === undefined) damaged.push({ start: mistake.start, end: mistake.end });
  }

  /** For a mistake after which the parser has to find its way back, unless it is certain what was meant. */
  function reportOutOfStep(mistake: SyntaxMistake): void {
    if (recovering) return;
    report(mistake);
    if (mistake.fix === undefined) loseStep(mistake.start);
  }

  function loseStep(since: number): void {
    if (!recovering) outOfStepSince = since;
    recovering = true;
  }

  function findStep(): void {
    if (recovering) damaged.push({ start: outOfStepSince, end: Math.max(outOfStepSince, previous.end) });
    recovering = false;
  }

  function advance(): Token {
    previous = token;
    token = unreadFrom === undefined ? nextToken() : endOfFile(text);
    return previous;
  }

  function nextToken(): Token {
    for (const mistake of repaired.get(index) ?? []) report(mistake);
    const next = tokens[index] ?? endOfFile(text);
    index += 1;
    return unreadFrom === undefined ? next : endOfFile(text);
  }

  function isOnLineOf(earlier: Token): boolean {
    return token.kind !== "end of file" && isOnOneLine(earlier, token);
  }

  function isOnOneLine(earlier: Span, later: Span): boolean {
    return !/[\r\n]/.test(text.slice(earlier.end, later.start));
  }

  function isAtEndOfValue(): boolean {
    return token.kind === "," || token.kind === "}" || token.kind === "]" || token.kind === "end of file";
  }

  /** A text that is cut off there has no other mistake than its missing end, and is not whole with it: that has no fix. */
  function leaveCutOff(): void {
    const last = found.at(-1);
    if (last?.fix === undefined || last.start !== token.start) return;
    const { fix: _fix, ...mistake } = last;
    found[found.length - 1] = mistake;
    damaged.push({ start: mistake.start, end: mistake.end });
  }

  /** Passes over the rest of a value that makes no sense: to what ends it, or to the end of the line. */
  function skipValue(): void {
    loseStep(previous.start);
    let last = previous;
    while (!isAtEndOfValue() && isOnLineOf(last)) last = advance();
  }

  function parseDocument(): Node | undefined {
    if (token.kind === "end of file" && token.fault === undefined && found.every(({ fix }) => fix !== undefined))
      report(mistakes.emptyFile(text.length));
    if (token.kind === "unknown") reportAlone(mistakes.notJson(token));
    const node = parseValue();
    if (token.kind === ":" || (node === undefined && token.kind !== "end of file")) {
      reportOutOfStep(mistakes.unexpected(token));
      stop(token.start);
    } else if (token.kind === "{" || token.kind === "[") {
      reportAlone(mistakes.secondDocument(token));
    } else if (token.kind !== "end of file") {
      reportAndStop(mistakes.textAfterDocument(token));
    }
    if (token.fault === "unclosed comment") reportAndStop(mistakes.unclosedComment(token));
    findStep();
    return node;
  }

  /** Undefined, and nothing taken, where no value begins. */
  function parseValue(): Node | undefined {
    if (token.kind === "{") return parseContainer(parseObject);
    if (token.kind === "[") return parseContainer(parseArray);
    if (token.kind === "string") return parseString();
    return WORDS.has(token.kind) ? parseWord() : undefined;
  }

  function parseContainer(parseRest: (start: Token) => OpenObject | OpenArray): Node {
    const start = advance();
    // Brackets upon brackets are one mistake.
    if (!isOpening(token.kind)) findStep();
    level += 1;
    if (level > NESTING_MAX_LEVELS) reportAndStop(mistakes.tooDeep(start));
    const node = parseRest(start);
    level -= 1;
    node.end = previous.end;
    return node;
  }

  function parseObject(start: Token): OpenObject {
    const object: OpenObject = { kind: "object", start: start.start, end: 0, value: {}, properties: NO_PROPERTIES };
    while (!isClosed(start)) {
      parseProperty(object);
      parseSeparator();
    }
    return object;
  }

  function parseArray(start: Token): OpenArray {
    const array: OpenArray = { kind: "array", start: start.start, end: 0, value: [], items: [] };
    while (!isClosed(start)) {
      path.push(array.items.length);
      const node = parseValue();
      path.pop();
      if (node !== undefined) {
        array.items.push(node);
        array.value.push(node.value);
      }
      parseSeparator();
    }
    return array;
  }

  /** True at the end of what `start` opened, which it takes. What separates nothing is passed over. */
  function isClosed(start: Token): boolean {
    const close = start.kind === "{" ? "}" : "]";
    for (;;) {
      if (token.kind === "end of file") return true;
      if (token.kind === close) {
        advance();
        findStep();
        return true;
      }
      if (token.kind === ",") {
        const isSecond = previous.kind === ",";
        const extra = advance();
        reportOutOfStep(mistakes.extraComma(extra, isSecond && token.kind !== ","));
      } else if (token.kind === "}" || token.kind === "]") {
        // Brackets fit, but for those that an unclosed comment has swallowed.
        reportOutOfStep(mistakes.unexpected(advance()));
      } else return false;
    }
  }

  function parseSeparator(): void {
    if (token.kind === ",") {
      advance();
      findStep();
    } else if (token.kind === ":") {
      reportOutOfStep(mistakes.unexpected(advance()));
    } else if (token.fault === "unclosed string" && token.start === previous.end) {
      reportOutOfStep(mistakes.inString(advance(), text));
    } else if (!isAtEndOfValue() && !isMissing(previous)) {
      const mistake = mistakes.missingComma(previous, token, isOnLineOf(previous));
      if (mistakes.beginsElement(token)) report(mistake);
      else reportOutOfStep(mistake);
    }
  }

  function parseProperty(object: OpenObject): void {
    const key = parseKey();
    if (key === undefined) return skipValue();
    path.push(key.text);
    if (token.kind === ":") {
      advance();
      parsePropertyValue(object, key);
    } else if (isMissing(token)) {
      leaveCutOff();
    } else if (isAtEndOfValue()) {
      reportOutOfStep(mistakes.missingValue(key));
      skipValue();
    } else {
      parseWithoutColon(object, key);
    }
    path.pop();
  }

  /** A property with another sign than a colon, or none. */
  function parseWithoutColon(object: OpenObject, key: Token): void {
    const space = text.slice(key.end, token.start);
    if (/^=>?$/.test(token.text) && token.kind === "unknown") {
      reportOutOfStep(mistakes.signInsteadOfColon(key, advance(), space.trim() === ""));
    } else if (isWholeValue(token, tokens[index])) {
      reportOutOfStep(mistakes.missingColon(key, space !== "" && isOnLineOf(key)));
    } else {
      reportOutOfStep(mistakes.missingColonAndValue(key));
      return skipValue();
    }
    parsePropertyValue(object, key);
  }

  /** The key of a property; undefined where there is none to go on with. */
  function parseKey(): Token | undefined {
    const start = token;
    if (start.kind === "string") {
      if (start.end - start.start > KEY_MAX_CHARACTERS + 2) reportAndStop(mistakes.keyTooLong(start));
      parseString(mistakes.keyWithoutQuote);
      return start;
    }
    if (WORDS.has(start.kind)) {
      advance();
      const hasColon = token.kind === ":";
      reportOutOfStep(mistakes.keyWithoutQuotes(start, hasColon));
      return hasColon ? start : undefined;
    }
    reportOutOfStep(mistakes.missingKey(start));
    if (start.kind === ":") advance();
    parseValue();
    return undefined;
  }

  function parsePropertyValue(object: OpenObject, key: Token): void {
    findStep();
    const node = parseValue();
    if (node !== undefined && token.kind !== ":") return store(object, key, node);
    if (isMissing(token)) return leaveCutOff();
    reportOutOfStep(mistakes.missingValue(key));
    // A second ":" most likely follows the next key, so a value comes after it.
    if (token.kind === ":") advance();
    parseValue();
  }

  function store(object: OpenObject, key: Token, node: Node): void {
    if (object.properties === NO_PROPERTIES) object.properties = new Map();
    const duplicate = duplicateOf(object.properties.get(key.text));
    const property: OwnProperty = { key, node, duplicate };
    duplicate?.push(property);
    object.properties.set(key.text, property);
    if (key.text === UNSAFE_KEY) {
      unsafeKeys.push({ path: [...path], key });
      // Plain assignment would set the object's prototype.
      Object.defineProperty(object.value, UNSAFE_KEY, { ...PLAIN_PROPERTY, value: node.value });
    } else {
      object.value[key.text] = node.value;
    }
  }

  function duplicateOf(earlier: OwnProperty | undefined): OwnProperty[] | undefined {
    if (earlier === undefined || earlier.duplicate !== undefined) return earlier?.duplicate;
    const properties = [earlier];
    duplicateKeys.push({ path: [...path], properties });
    return properties;
  }

  function parseString(aboutQuote?: (string: Token) => SyntaxMistake): ScalarNode {
    const string = advance();
    if (string.fault === "unclosed string") {
      reportOutOfStep(mistakes.inString(string, text));
    } else {
      findStep();
      const isHalf = string.fault === "no opening quote" || string.fault === "no closing quote";
      if (isHalf && aboutQuote !== undefined) reportDamage(aboutQuote(string));
      else if (string.fault !== undefined) reportDamage(mistakes.inString(string, text));
    }
    return { kind: "scalar", start: string.start, end: string.end, value: string.text };
  }

  /** A number, `true`, `false` or `null`; or words that are none of them, together where they stand on one line. */
  function parseWord(): ScalarNode {
    const first = advance();
    let last = first;
    while (WORDS.has(token.kind) && (first.kind === "unknown" ? isOnLineOf(last) : token.start === last.end)) {
      last = advance();
    }
    const place = { kind: "scalar", start: first.start, end: last.end } as const;
    if (last === first && first.kind !== "unknown" && first.fault === undefined) {
      findStep();
      return { ...place, value: wordValue(first) };
    }
    if (last === first && /^(?:true|false)$/i.test(first.text) && isAtEndOfValue()) {
      reportOutOfStep(mistakes.wrongCase(first));
      return { ...place, value: /^true$/i.test(first.text) };
    }
    reportOutOfStep(mistakes.notAValue(place, text, typeof path.at(-1) === "string"));
    skipValue();
    return { ...place, value: null };
  }
}

/** True for a token that a value plainly is, or begins with, by what follows it. */
function isWholeValue(token: Token, next: Token | undefined): boolean {
  if (next?.kind === ":" || token.fault !== undefined) return false;
  if (mistakes.beginsElement(token)) return true;
  const isGlued = next?.start === token.end && WORDS.has(next.kind);
  return token.kind !== "unknown" && WORDS.has(token.kind) && !isGlued;
}

/** True for what stands in no text: a bracket that is missing, and the end of the file. */
function isMissing({ start, end }: Token): boolean {
  return start === end;
}

function wordValue(word: Token): number | boolean | null {
  if (word.kind === "number") return Number(word.text);
  return word.kind === "null" ? null : word.kind === "true";
}

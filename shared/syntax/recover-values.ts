import type { Json } from "../text/json.ts";
import { isOpening } from "./brackets/bracket.ts";
import {
  beginsElement,
  extraComma,
  missingColon,
  missingColonAndValue,
  missingComma,
  missingKey,
  missingValue,
  signInsteadOfColon,
  unexpected,
} from "./element-mistakes.ts";
import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS } from "./limits.ts";
import type { ArrayNode, Node } from "./node.ts";
import { addProperty, type OpenObject, openObject } from "./open-object.ts";
import { isWord, parseString, parseWord } from "./recover-scalars.ts";
import {
  advance,
  findStep,
  isAtEndOfValue,
  isOnLineOf,
  leaveCutOff,
  type Recovery,
  reportAndStop,
  reportMistake,
  reportOutOfStep,
  skipValue,
} from "./recovery.ts";
import { inString, keyWithoutQuote, keyWithoutQuotes } from "./scalar-mistakes.ts";
import { keyTooLong, tooDeep } from "./syntax-mistakes.ts";
import type { Token } from "./token.ts";

interface OpenArray extends ArrayNode {
  end: number;
  readonly value: Json[];
  readonly items: Node[];
}

/** Reads a value. Undefined, and nothing taken, where none begins. */
export function parseValue(state: Recovery): Node | undefined {
  const { token } = state;
  if (token.kind === "{") return parseContainer(state, parseObject);
  if (token.kind === "[") return parseContainer(state, parseArray);
  if (token.kind === "string") return parseString(state);
  return isWord(token) ? parseWord(state) : undefined;
}

function parseContainer(state: Recovery, parseRest: (state: Recovery, start: Token) => OpenObject | OpenArray): Node {
  const start = advance(state);
  // Brackets upon brackets are one mistake.
  if (!isOpening(state.token.kind)) findStep(state);
  state.level += 1;
  if (state.level > NESTING_MAX_LEVELS) reportAndStop(state, tooDeep(start));
  const node = parseRest(state, start);
  state.level -= 1;
  node.end = state.previous.end;
  return node;
}

function parseObject(state: Recovery, start: Token): OpenObject {
  const object = openObject(start.start);
  while (!isClosed(state, start)) {
    parseProperty(state, object);
    parseSeparator(state);
  }
  return object;
}

function parseArray(state: Recovery, start: Token): OpenArray {
  const array: OpenArray = { kind: "array", start: start.start, end: 0, value: [], items: [] };
  while (!isClosed(state, start)) {
    state.path.push(array.items.length);
    const node = parseValue(state);
    state.path.pop();
    if (node !== undefined) {
      array.items.push(node);
      array.value.push(node.value);
    }
    parseSeparator(state);
  }
  return array;
}

/**
 * True at the end of the container that `start` opened, which it takes. Commas and brackets out of place are passed
 * over.
 */
function isClosed(state: Recovery, start: Token): boolean {
  const close = start.kind === "{" ? "}" : "]";
  while (state.token.kind !== "end of file") {
    if (state.token.kind === close) {
      advance(state);
      findStep(state);
      return true;
    }
    if (!passOver(state)) return false;
  }
  return true;
}

/** Passes over a comma or a closing bracket that is out of place. @returns false where the token is another one. */
function passOver(state: Recovery): boolean {
  const { kind } = state.token;
  if (kind === ",") {
    const isSecond = state.previous.kind === ",";
    const extra = advance(state);
    reportOutOfStep(state, extraComma(extra, isSecond && state.token.kind !== ","));
    return true;
  }
  // Brackets fit, but for those that an unclosed comment has swallowed.
  const isBracket = kind === "}" || kind === "]";
  if (isBracket) reportOutOfStep(state, unexpected(advance(state)));
  return isBracket;
}

function parseSeparator(state: Recovery): void {
  const { token, previous } = state;
  if (token.kind === ",") {
    advance(state);
    findStep(state);
  } else if (token.kind === ":") {
    reportOutOfStep(state, unexpected(advance(state)));
  } else if (token.fault === "unclosed string" && token.start === previous.end) {
    reportOutOfStep(state, inString(advance(state), state.text));
  } else if (!isAtEndOfValue(state) && !isMissing(previous)) {
    const mistake = missingComma(previous, token, isOnLineOf(state, previous));
    if (beginsElement(token)) reportMistake(state, mistake);
    else reportOutOfStep(state, mistake);
  }
}

function parseProperty(state: Recovery, object: OpenObject): void {
  const key = parseKey(state);
  if (key === undefined) return skipValue(state);
  state.path.push(key.text);
  parseAfterKey(state, object, key);
  state.path.pop();
}

function parseAfterKey(state: Recovery, object: OpenObject, key: Token): void {
  if (state.token.kind === ":") {
    advance(state);
    parsePropertyValue(state, object, key);
  } else if (isMissing(state.token)) {
    leaveCutOff(state);
  } else if (isAtEndOfValue(state)) {
    reportOutOfStep(state, missingValue(key));
    skipValue(state);
  } else {
    parseWithoutColon(state, object, key);
  }
}

/** A property with another sign than a colon, or none. */
function parseWithoutColon(state: Recovery, object: OpenObject, key: Token): void {
  const { token, text } = state;
  const space = text.slice(key.end, token.start);
  if (/^=>?$/.test(token.text) && token.kind === "unknown") {
    reportOutOfStep(state, signInsteadOfColon(key, advance(state), space.trim() === ""));
  } else if (isWholeValue(token, state.tokens[state.index])) {
    reportOutOfStep(state, missingColon(key, space !== "" && isOnLineOf(state, key)));
  } else {
    reportOutOfStep(state, missingColonAndValue(key));
    return skipValue(state);
  }
  parsePropertyValue(state, object, key);
}

/** The key of a property; undefined where there is none to go on with. */
function parseKey(state: Recovery): Token | undefined {
  const start = state.token;
  if (start.kind === "string") {
    if (start.end - start.start > KEY_MAX_CHARACTERS + 2) reportAndStop(state, keyTooLong(start));
    parseString(state, keyWithoutQuote);
    return start;
  }
  if (isWord(start)) {
    advance(state);
    const hasColon = state.token.kind === ":";
    reportOutOfStep(state, keyWithoutQuotes(start, hasColon));
    return hasColon ? start : undefined;
  }
  reportOutOfStep(state, missingKey(start));
  if (start.kind === ":") advance(state);
  parseValue(state);
  return undefined;
}

function parsePropertyValue(state: Recovery, object: OpenObject, key: Token): void {
  findStep(state);
  const node = parseValue(state);
  if (node !== undefined && state.token.kind !== ":") return addProperty(state, object, key, node);
  if (isMissing(state.token)) return leaveCutOff(state);
  reportOutOfStep(state, missingValue(key));
  // A second ":" most likely follows the next key, so a value comes after it.
  if (state.token.kind === ":") advance(state);
  parseValue(state);
}

/** True for a token that plainly is a value, or begins one, by the token that follows it. */
function isWholeValue(token: Token, next: Token | undefined): boolean {
  if (next?.kind === ":" || token.fault !== undefined) return false;
  if (beginsElement(token)) return true;
  const isGlued = next?.start === token.end && isWord(next);
  return token.kind !== "unknown" && isWord(token) && !isGlued;
}

/** True for what stands in no text: a bracket that is missing, and the end of the file. */
function isMissing({ start, end }: Token): boolean {
  return start === end;
}

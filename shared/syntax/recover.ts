import { type Json, UNSAFE_KEY } from "../text/json.ts";
import type { Span } from "../text/span.ts";
import { createBracketBalance } from "./bracket-balance.ts";
import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS, SYNTAX_MISTAKES_MAX } from "./limits.ts";
import type { ArrayNode, DuplicateKey, Node, ObjectNode, ParsedText, Property, ScalarNode, UnsafeKey } from "./node.ts";
import * as mistakes from "./syntax-mistakes.ts";
import { type SyntaxMistake, withoutConflictNoise } from "./syntax-mistakes.ts";
import { readTokens, type Token, type TokenKind } from "./tokens.ts";

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
 * Reads JSON with comments and trailing commas, and what is nearly that, in one pass: values, their places, keys that
 * are duplicate or unsafe, and every syntax mistake, each once. After a mistake it goes on where the text makes sense
 * again. It can read every text; `parse` asks it for those that `readStrict` cannot.
 * See docs/decisions/0001-one-parser.md.
 */
export function recover(text: string): ParsedText {
  const tokens = readTokens(text);
  const found: SyntaxMistake[] = [];
  const duplicateKeys: DuplicateKey[] = [];
  const unsafeKeys: UnsafeKey[] = [];
  const path: (string | number)[] = [];
  const open: Token[] = [];
  // Just after a mistake the next token may well be out of place, too; that is no second mistake.
  let recovering = false;
  let stopped = false;
  const balance = createBracketBalance(text);
  let token = endOfFile();
  let previous = token;

  advance();
  const parsed = parseDocument();
  return {
    text,
    value: parsed?.value,
    root: parsed ?? { kind: "scalar", start: 0, end: text.length, value: null },
    mistakes: withoutConflictNoise(found, text),
    duplicateKeys,
    unsafeKeys,
    comments: tokens.comments,
  };

  /** For a mistake after which the parser still knows where it is. */
  function report(mistake: SyntaxMistake): void {
    if (stopped) return;
    const last = found.at(-1);
    const joined = last && isOnOneLine(last, mistake) ? mistakes.joinQuotes(last, mistake) : undefined;
    if (joined !== undefined) found.pop();
    found.push(joined ?? mistake);
    if (found.length === SYNTAX_MISTAKES_MAX) reportAndStop(mistakes.tooMany(mistake));
  }

  /** For a mistake after which the rest of the text is not looked at. */
  function reportAndStop(mistake: SyntaxMistake): void {
    if (!stopped) found.push(mistake);
    stopped = true;
    token = endOfFile();
  }

  function endOfFile(): Token {
    return { kind: "end of file", start: text.length, end: text.length, text: "", fault: undefined };
  }

  /** For a mistake after which the parser has to find its way back, unless it is certain what was meant. */
  function reportOutOfStep(mistake: SyntaxMistake): void {
    if (!recovering) report(mistake);
    recovering ||= mistake.fix === undefined;
  }

  function advance(): Token {
    previous = token;
    token = nextToken();
    return previous;
  }

  /** The next token but for what other formats take for comments and whitespace, which is reported and passed over. */
  function nextToken(): Token {
    for (;;) {
      const next = stopped ? endOfFile() : tokens.next();
      if (next.kind !== "unknown") return next;
      if (next.text.startsWith("#")) report(mistakes.hashComment(next));
      else if (/^[\s\p{Cf}]/u.test(next.text)) report(mistakes.invisibleCharacter(next));
      else return next;
    }
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

  /** Passes over the rest of a value that makes no sense: to what ends it, or to the end of the line. */
  function skipValue(): void {
    recovering = true;
    let last = previous;
    while (!isAtEndOfValue() && isOnLineOf(last)) last = advance();
  }

  function parseDocument(): Node | undefined {
    if (token.kind === "end of file" && token.fault === undefined) report(mistakes.emptyFile(text.length));
    if (token.kind === "unknown") reportAndStop(mistakes.notJson(token));
    const node = parseValue();
    if (token.kind === ":" || (node === undefined && token.kind !== "end of file")) {
      reportOutOfStep(mistakes.unexpected(token));
    } else if (token.kind !== "end of file" && found.every(({ fix }) => fix !== undefined)) {
      // After a mistake that leaves open what was meant, a bracket has most likely closed the document too early.
      report(mistakes.textAfterDocument(token));
    }
    if (token.fault === "unclosed comment") report(mistakes.unclosedComment(token));
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
    recovering = false;
    open.push(start);
    if (open.length > NESTING_MAX_LEVELS) reportAndStop(mistakes.tooDeep(start));
    const node = parseRest(start);
    open.pop();
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
      if (isKeyOfOuterObject()) {
        reportOutOfStep(mistakes.unclosedArray(start, previous));
        return array;
      }
      parseSeparator();
    }
    return array;
  }

  /** True where an array's last item turns out to be a key: its "]" is missing. */
  function isKeyOfOuterObject(): boolean {
    return token.kind === ":" && previous.kind === "string" && open.at(-2)?.kind === "{" && balance.surplus("]") < 0;
  }

  /** True at the end of what `start` opened, which it takes or finds missing. Commas that part nothing are passed over. */
  function isClosed(start: Token): boolean {
    const [close, otherClose] = start.kind === "{" ? (["}", "]"] as const) : (["]", "}"] as const);
    for (;;) {
      if (token.kind === close) {
        advance();
        recovering = false;
        return true;
      }
      if (token.kind === "end of file") {
        // What an unclosed comment swallowed may have closed it.
        if (token.fault === undefined) reportAndStop(mistakes.unclosed(open, token));
        return true;
      }
      if (token.kind === otherClose) {
        const kind = balance.explain(close, otherClose);
        reportOutOfStep(mistakes.wrongClose(start, token, kind));
        if (kind !== "too early") advance();
        if (kind !== "extra") return true;
        continue;
      }
      if (token.kind !== ",") return false;
      reportOutOfStep(mistakes.unexpected(advance()));
    }
  }

  function parseSeparator(): void {
    if (token.kind === ",") {
      advance();
      recovering = false;
    } else if (token.kind === ":") {
      reportOutOfStep(mistakes.unexpected(advance()));
    } else if (token.fault === "unclosed string" && token.start === previous.end) {
      reportOutOfStep(mistakes.inString(advance(), text));
    } else if (!isAtEndOfValue()) {
      reportOutOfStep(mistakes.missingComma(previous, token, isOnLineOf(previous)));
    }
  }

  function parseProperty(object: OpenObject): void {
    const key = parseKey();
    if (key === undefined) return skipValue();
    path.push(key.text);
    if (token.kind === ":") {
      advance();
      parsePropertyValue(object, key);
    } else if (token.kind !== "end of file") {
      reportOutOfStep(isAtEndOfValue() ? mistakes.missingValue(key) : mistakes.missingColon(key));
      skipValue();
    }
    path.pop();
  }

  /** The key of a property; undefined where there is none to go on with. */
  function parseKey(): Token | undefined {
    const start = token;
    if (start.kind === "string") {
      if (start.end - start.start > KEY_MAX_CHARACTERS + 2) reportAndStop(mistakes.keyTooLong(start));
      parseString();
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
    recovering = false;
    const node = parseValue();
    if (node !== undefined && token.kind !== ":") return store(object, key, node);
    if (token.kind === "end of file") return;
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

  function parseString(): ScalarNode {
    const string = advance();
    if (string.fault === "unclosed string") {
      reportOutOfStep(mistakes.inString(string, text));
    } else {
      recovering = false;
      if (string.fault !== undefined) report(mistakes.inString(string, text));
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
      recovering = false;
      return { ...place, value: wordValue(first) };
    }
    if (last === first && /^(?:true|false)$/i.test(first.text) && isAtEndOfValue()) {
      reportOutOfStep(mistakes.wrongCase(first));
      return { ...place, value: /^true$/i.test(first.text) };
    }
    reportOutOfStep(mistakes.notAValue(first.start, last.end, text));
    skipValue();
    return { ...place, value: null };
  }
}

function wordValue(word: Token): number | boolean | null {
  if (word.kind === "number") return Number(word.text);
  return word.kind === "null" ? null : word.kind === "true";
}

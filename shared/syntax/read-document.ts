import type { Range } from "../diagnostic/diagnostic.ts";
import { isObject, type JsonObject, type Path } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";
import { err, ok, type Result } from "../text/result.ts";
import { continueSentence } from "../text/wording.ts";
import { createLocator, createPathFinder } from "./locate.ts";
import { parse } from "./parse.ts";
import { toStrictJson } from "./strict-json.ts";

/** A text that was read as a layer. */
export interface DocumentText {
  readonly document: JsonObject;
  /** Where the value at a path, or its key, stands in the text. */
  readonly locate: (path: Path, part: "key" | "value") => Range;
}

/** The reason that something is not a layer. */
export interface Unreadable {
  /** The end of a sentence. */
  readonly problem: string;
  /** A sentence. */
  readonly advice: string;
  /** Only where it is a text. */
  readonly range?: Range;
}

/** A text that is not a layer, with the place of the reason. */
interface UnreadableText extends Unreadable {
  readonly range: Range;
}

/** Reads a text as a layer; with any syntax mistake it is none. Lines are counted when a place is first asked for. */
export function readDocument(text: string): Result<DocumentText, UnreadableText> {
  const parsed = parse(text);
  const [mistake] = parsed.mistakes;
  const rangeOf = lazily(() => createLocator(text));
  if (mistake !== undefined) {
    const { message, advice } = mistake;
    return err({ problem: continueSentence(message).replace(/\.$/, ""), advice, range: rangeOf()(mistake) });
  }
  const document = parsed.value;
  if (document === undefined || !isObject(document)) {
    return err({ problem: "it is not an object", advice: "Use an object: {…}.", range: rangeOf()(parsed.root) });
  }
  const finder = createPathFinder(() => parsed.root);
  return ok({ document, locate: (path, part) => rangeOf()(finder.spanOf(path, part)) });
}

/** Reads a text as a layer that an assistant reads as plain JSON, without comments, end commas and byte order mark. */
export function readPlainDocument(text: string): Result<DocumentText, UnreadableText> {
  const read = readDocument(text);
  const strict = read.ok ? toStrictJson(text) : undefined;
  const [extra] = strict?.removals ?? [];
  if (strict === undefined || extra === undefined) return read;
  const isComment = strict.comments.some(({ start }) => start === extra.start);
  const name = isComment
    ? "a comment"
    : text[extra.start] === ","
      ? "a comma before a closing bracket"
      : "a byte order mark";
  return err({
    problem: `it has ${name}, which plain JSON does not allow`,
    advice: `Remove ${isComment ? "all comments" : "it"}.`,
    range: createLocator(text)(extra),
  });
}

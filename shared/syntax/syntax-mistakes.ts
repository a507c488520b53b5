import type { Span } from "../text/span.ts";
import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS, SYNTAX_MISTAKES_MAX } from "./limits.ts";
import type { Token } from "./token.ts";

/** One place where a text is not JSON with comments. A message repeats nothing of the text itself. */
export interface SyntaxMistake {
  readonly rule: "syntax" | "nesting-depth" | "key-length";
  /** 0-based offsets; equal where something is missing. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly advice: string;
  readonly related: readonly { readonly message: string; readonly start: number; readonly end: number }[];
  /** Set where it is certain what the text should be: then the parser has read it so. */
  readonly fix?: SyntaxFix;
  /** The way in which elements come together; set where they are read as those of one container that may not be. */
  readonly joins?: "by a comma" | "by a bracket" | "without a bracket";
}

export interface SyntaxFix {
  /** An order. */
  readonly title: string;
  /** The characters that give way to `text`, in order. */
  readonly edits: readonly (Span & { readonly text: string })[];
}

/** A mistake without anything related and without a fix. */
export function mistake(place: Span, message: string, advice: string): SyntaxMistake {
  return { rule: "syntax", start: place.start, end: place.end, message, advice, related: [] };
}

export function emptyFile(end: number): SyntaxMistake {
  return mistake({ start: end, end }, "The file contains no JSON value.", "Write a JSON object: {…}.");
}

export function notJson(token: Token): SyntaxMistake {
  return mistake(token, "This is not JSON.", 'Start the file with "{".');
}

/** `#` begins a comment in other formats. */
export function hashComment(token: Token): SyntaxMistake {
  const use = 'Start the comment with "//".';
  const edits = [{ start: token.start, end: token.start + 1, text: "//" }];
  return { ...mistake(token, 'Comments cannot start with "#".', use), fix: { title: use, edits } };
}

export function invisibleCharacter(token: Token): SyntaxMistake {
  const code = (token.text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return mistake(
    token,
    `The invisible character U+${code} is not allowed here.`,
    "Remove it, or use an ordinary space.",
  );
}

export function secondDocument(token: Token): SyntaxMistake {
  const message = "A second JSON document begins here.";
  return mistake(token, message, "Keep one JSON object in the file; check whether a bracket closes it too early.");
}

export function textAfterDocument(token: Token): SyntaxMistake {
  return mistake(
    token,
    "There is text after the end of the document.",
    "Keep one JSON object in the file; check whether a bracket closes it too early.",
  );
}

export function unclosedComment(token: Token): SyntaxMistake {
  return mistake(token, 'A comment starts with "/*" and is not closed.', 'Close it with "*/".');
}

export function tooDeep(token: Token): SyntaxMistake {
  return {
    ...mistake(
      token,
      `Objects and arrays are nested more than ${NESTING_MAX_LEVELS} levels deep.`,
      "Use fewer levels.",
    ),
    rule: "nesting-depth",
  };
}

export function keyTooLong(token: Token): SyntaxMistake {
  return {
    ...mistake(token, `This key is longer than ${KEY_MAX_CHARACTERS} characters.`, "Use a shorter key."),
    rule: "key-length",
  };
}

export function tooMany(last: SyntaxMistake): SyntaxMistake {
  return mistake(
    last,
    `There are more than ${SYNTAX_MISTAKES_MAX} syntax errors; those after this place are not listed.`,
    "Fix the first ones and check again.",
  );
}

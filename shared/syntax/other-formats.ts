import { parseJson } from "../text/json.ts";
import { RELATED_PLACES_MAX } from "./limits.ts";
import type { SyntaxMistake } from "./syntax-mistakes.ts";

/** Tells by its looks what a text is that is not JSON. */
type Recognise = (text: string) => SyntaxMistake | undefined;

/**
 * The one mistake of a text that is not JSON because it is something else; undefined where it is none of these. Only a text with
 * mistakes is asked about: a string of a right one may hold whatever it likes.
 * See docs/decisions/0002-other-formats.md.
 */
export function otherFormat(text: string): SyntaxMistake | undefined {
  if (isBrokenString(text)) return undefined;
  for (const recognise of [mergeConflict, pointerOfLargeFile, yaml, environment, toml, jsonLines]) {
    const mistake = recognise(text);
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}

/** Tests for a single line with an odd number of quotation marks: a broken string of JSON may read like any other format. */
function isBrokenString(text: string): boolean {
  const line = text.trim();
  return !/[\r\n]/.test(line) && line.replaceAll(/\\.?|[^"\\]+/g, "").length % 2 === 1;
}

const MARKER_LINES = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;

/** Where git has left the lines that mark a conflict, they are the one mistake behind all others. */
const mergeConflict: Recognise = (text) => {
  const [first, ...others] = Array.from(text.matchAll(MARKER_LINES), ({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
  // A line of "=" alone may be somebody's ornament.
  if (first === undefined || !text.startsWith("<", first.start)) return undefined;
  const advice = "Choose one of the two sides and remove git's marker lines.";
  const found = mistakeAt(first.start, first.end, "This merge conflict is not resolved.", advice);
  const related = others.slice(0, RELATED_PLACES_MAX);
  return { ...found, related: related.map((place) => ({ message: "This line is part of the conflict.", ...place })) };
};

function mistakeAt(start: number, end: number, message: string, advice: string): SyntaxMistake {
  return { rule: "syntax", start, end, message, advice, related: [] };
}

const pointerOfLargeFile: Recognise = (text) => {
  const [line] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1(?=\r?\n)/.exec(text) ?? [];
  if (line === undefined) return undefined;
  return mistakeAt(
    0,
    line.length,
    "This is a pointer of Git LFS, not the file itself.",
    'Store the file in Git: remove its pattern from ".gitattributes" and add the file again.',
  );
};

/** Lines that are empty or a comment of other formats. */
const EMPTY_LINES = String.raw`(?:[ \t]*(?:#[^\n]*)?\r?\n)*`;
const PREAMBLE = String.raw`^\uFEFF?${EMPTY_LINES}`;

/** A document's start; a first key with what belongs to it below; a first key with a plain value; or a list with keys. */
const YAML = new RegExp(
  [
    String.raw`---[ \t]*\r?\n`,
    String.raw`[\w$-]+:[ \t]*\r?\n${EMPTY_LINES}(?:[ \t]+|- ?)[\w$"'-]`,
    String.raw`[\w$-]+:[ \t]+[^\s{[,}\]][^{}\r\n]*\r?\n`,
    String.raw`-[ \t]+[\w$-]+:\s`,
  ]
    .map((begin) => PREAMBLE + begin)
    .join("|"),
);

/** A first setting in capitals, as shells have them. */
const ENVIRONMENT = new RegExp(String.raw`${PREAMBLE}(?:export[ \t]+)?[A-Z_][A-Z\d_]*=`);

/** A first setting, whose value is written as in JSON, an object on one line; or the name of a table, with a setting somewhere below it. */
const SETTING = String.raw`(?:\w[\w.-]*|"(?:[^"\\\r\n]|\\.)+")[ \t]*=[ \t]*(?:["'[\d+-]|\{[^\n]*\}|true|false)`;
const TOML = new RegExp(
  String.raw`${PREAMBLE}(?:${SETTING}|\[{1,2}[A-Za-z_][\w."' -]*\]{1,2}[ \t]*\r?\n(?:[^\n]*\n){0,20}?[ \t]*${SETTING})`,
);

/** Recognises a format by a pattern. The mistake is at the first line. */
function byPattern(pattern: RegExp, format: string): Recognise {
  return (text) => {
    if (!pattern.test(text)) return undefined;
    const [line = ""] = text.trim().split(/[\r\n]/, 1);
    const [start, advice] = [text.indexOf(line), 'Write the same as JSON: an object that starts with "{".'];
    return mistakeAt(start, start + line.length, `This is ${format}, not JSON.`, advice);
  };
}

const yaml = byPattern(YAML, "YAML");
const toml = byPattern(TOML, "TOML");
const environment = byPattern(ENVIRONMENT, "a file of environment variables");

/** Two objects, each on a line of its own, at the beginning. */
const jsonLines: Recognise = (text) => {
  const [first = "", second = ""] =
    /^\uFEFF?\s*(\{[^\r\n]*\})[ \t]*\r?\n\s*(\{[^\r\n]*\})[ \t]*(?:[\r\n]|$)/.exec(text)?.slice(1) ?? [];
  if (first === "" || parseJson(first) === undefined || parseJson(second) === undefined) return undefined;
  const at = text.indexOf("{", text.indexOf(first) + first.length);
  return mistakeAt(
    at,
    at + second.length,
    "These are JSON lines: each line is a document of its own.",
    "Keep one JSON object in the file.",
  );
};

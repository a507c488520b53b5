import type { SyntaxMistake } from "./syntax-mistakes.ts";

/** A format that is no JSON and can be told by its looks. */
type Recognise = (text: string) => SyntaxMistake | undefined;

/**
 * The one mistake of a text that is not JSON because it is something else; undefined where it is none of these. Only a text with
 * mistakes is asked about: a string of a right one may hold whatever it likes.
 */
export function otherFormat(text: string): SyntaxMistake | undefined {
  for (const recognise of [pointerOfLargeFile, yaml]) {
    const mistake = recognise(text);
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}

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

/** A document's start, or a first key with what belongs to it on the next line, both in block style. */
const YAML = /^\uFEFF?(?:(?:\s*#[^\n]*)?\r?\n)*(?:---[ \t]*\r?\n|[\w$-]+:[ \t]*\r?\n(?:[ \t]+|- ?)[\w$"'-])/;

const yaml: Recognise = (text) => {
  if (!YAML.test(text)) return undefined;
  const start = text.search(/[^\s\uFEFF]/);
  const end = text.slice(start).search(/[\r\n]/);
  return mistakeAt(
    start,
    start + end,
    "This is YAML, not JSON.",
    'Write the same as JSON: an object that starts with "{".',
  );
};

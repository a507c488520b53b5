import { lazily } from "./lazily.ts";

/**
 * Characters that a reader cannot see, or that show the text around them in another order: control and format
 * characters, lone surrogates, separators and every white space but the plain one, characters that are drawn as
 * nothing. And the "[" of "##[" and "##vso[", with which a command to the runner of GitHub or of Azure Pipelines may begin
 * anywhere in a line that a step prints. To make it takes a millisecond, and no report of a right file needs it.
 */
const unprintable = lazily(
  () => /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|(?<=##(?:[vV][sS][oO])?)\[/gu,
);

/** With it, a line may become a command to the runner of a workflow or of a pipeline. */
const COMMAND = /##(?:vso)?\[/i;

/**
 * Makes a text from a file fit to be shown: one line, with each unprintable character as an escape such as `\u{202e}`.
 */
export function printable(text: string): string {
  return text.replace(unprintable(), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/**
 * JSON that holds anything unprintable but line feeds, or a command, holds one of these; to look for both takes a
 * fraction of the time.
 */
const NOT_PLAIN = /[^\n -~]/;

/** A value as indented JSON that holds only printable characters and line feeds, and means what it meant. */
export function printableJson(value: unknown): string {
  return `${escapeWritten(JSON.stringify(value, null, 2))}\n`;
}

/** The same on one line, without whitespace between the tokens and without a line feed at the end. */
export function printableJsonLine(value: unknown): string {
  return escapeWritten(JSON.stringify(value));
}

/** To look for the two characters first takes a fraction of the time. */
function holdsCommand(json: string): boolean {
  return json.includes("##") && COMMAND.test(json);
}

/** The one character of ASCII that is not printable and that `JSON.stringify` writes as it is. */
const DELETE = "\u007f";

/**
 * Tells if a text of `JSON.stringify` has nothing to escape. To encode it takes a third of the time of a look at each character.
 *
 * @param bytes the number of bytes as which it is encoded.
 */
export function isPlainJson(json: string, bytes: number): boolean {
  return bytes === json.length && !json.includes(DELETE) && !holdsCommand(json);
}

/** The length to which a text is encoded only to look at it: that takes its room once more. */
const ENCODED_MAX_CHARACTERS = 1_000_000;

/** The same as `escapeUnprintable` for a text of `JSON.stringify`. */
function escapeWritten(json: string): string {
  const isPlain = json.length <= ENCODED_MAX_CHARACTERS && isPlainJson(json, new TextEncoder().encode(json).length);
  return isPlain ? json : escapeUnprintable(json);
}

/** JSON that means what it meant, with an escape for each unprintable character in its texts. */
export function escapeUnprintable(json: string): string {
  if (!NOT_PLAIN.test(json) && !holdsCommand(json)) return json;
  return json.replace(unprintable(), (character) => (character === "\n" ? character : escapeUnits(character)));
}

function escapeUnits(text: string): string {
  return text
    .split("")
    .reduce((escaped, unit) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`, "");
}

/** Control characters, marks of writing direction, joiners, fillers and their like. */
const invisible = lazily(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u);

/** Joiners between letters of scripts that they change the look of, and what makes a sign an emoji. */
const seenByItsEffect = lazily(
  () =>
    /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic})\ufe0f/gu,
);

/** True for a name with characters that cannot be seen, other than joiners in scripts that need them. */
export function holdsInvisible(name: string): boolean {
  return invisible().test(name.replace(seenByItsEffect(), ""));
}

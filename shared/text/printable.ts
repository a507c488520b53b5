import { lazily } from "./lazily.ts";

/**
 * What a reader cannot see, or what shows the text around it in another order: control and format characters, lone
 * surrogates, separators and every white space but the plain one, characters that are drawn as nothing. And the "[" of
 * "##[", with which a command to the GitHub runner may begin anywhere in a line that a step prints.
 * To make it takes a millisecond, and no report of a right file needs it.
 */
const unprintable = lazily(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|(?<=##)\[/gu);

/** Makes a text from a file fit to be shown: one line, with each unprintable character as an escape such as `\u{202e}`. */
export function printable(text: string): string {
  return text.replace(unprintable(), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** What JSON has to hold if it holds anything unprintable but line feeds; to look for it takes a fraction of the time. */
const NOT_PLAIN = /[^\n -~]|##\[/;

/** A value as indented JSON that holds only printable characters and line feeds, and means what it meant. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  if (!NOT_PLAIN.test(json)) return `${json}\n`;
  return `${json.replace(unprintable(), (character) => (character === "\n" ? character : escapeUnits(character)))}\n`;
}

/** The same on one line, without whitespace between the tokens and without a line feed at the end. */
export function printableJsonLine(value: unknown): string {
  const json = JSON.stringify(value);
  return NOT_PLAIN.test(json) ? json.replace(unprintable(), escapeUnits) : json;
}

function escapeUnits(text: string): string {
  return text
    .split("")
    .reduce((escaped, unit) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`, "");
}

/** Control characters, marks of writing direction, joiners, fillers and their like. */
const invisible = lazily(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u);

/** Joiners between letters of scripts that they change the look of, and what makes a sign an emoji. */
const SEEN_BY_ITS_EFFECT =
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic})\ufe0f/gu;

/** True for a name with characters that cannot be seen, other than joiners in scripts that need them. */
export function holdsInvisible(name: string): boolean {
  return invisible().test(name.replace(SEEN_BY_ITS_EFFECT, ""));
}

import { type CheckSettings, checkFile } from "../../shared/index.ts";
import { type FindingsByAspect, findingsByAspect } from "./aspects.ts";
import { type Case, settingsOfCase } from "./cases.ts";
import { embed, surroundingsOf } from "./embedded-case.ts";
import { applyFix } from "./fixes.ts";
import { asJson, WRITINGS } from "./writings.ts";

/** A mistake of the fixtures in a larger file, with what should be found there and what is. */
export interface LargerFile {
  /** "JSON, CRLF and tabs". */
  readonly title: string;
  readonly text: string;
  readonly expected: FindingsByAspect;
  readonly actual: FindingsByAspect;
}

/** Mistakes in comments, which JSON does not have; the fix of the first one makes one. */
const IN_COMMENTS: ReadonlySet<string> = new Set([
  "A comment with a hash sign",
  "A comment that does not end",
  "A credential in a comment",
  "A comment that ignores a misspelled rule",
  "A comment that ignores nothing",
]);

/** The larger files of a case: as JSONC and, unless it is about comments, as JSON, in each writing. */
export function largerFilesOf(one: Case): readonly LargerFile[] {
  const settings = settingsOfCase(one, { "schema-reference": "off" });
  const formats = IN_COMMENTS.has(one.title) ? (["JSONC"] as const) : (["JSONC", "JSON"] as const);
  return formats.flatMap((format) => filesIn(format, one.text, settings));
}

function filesIn(format: "JSONC" | "JSON", small: string, settings: CheckSettings): readonly LargerFile[] {
  const { diagnostics } = checkFile("providers.jsonc", new TextEncoder().encode(small), settings);
  const fixed = diagnostics.flatMap(({ fix }) => (fix === undefined ? [] : [applyFix(small, fix)]));
  const surroundings = surroundingsOf([small, ...fixed]);
  // Of a text with a syntax mistake no one knows what is a comment; those of the fixtures have none.
  const isReadable = !diagnostics.some(({ rule }) => rule === "syntax");
  const { before, after } = surroundings;
  const around = format === "JSON" ? { before: asJson(before), after: asJson(after) } : surroundings;
  const larger = (text: string) => embed(format === "JSON" && isReadable ? asJson(text) : text, around);
  return WRITINGS.map(({ title, write }) => {
    const { text, lineOf } = larger(small);
    const path = `providers.${format.toLowerCase()}`;
    const textOf = (after: string) => write(larger(after).text);
    const expected = findingsByAspect(small, { path: "providers.jsonc", settings, lineOf, textOf });
    const same = { path, settings, lineOf: (line: number) => line, textOf: (after: string) => after };
    return { title: `${format}, ${title}`, text: write(text), expected, actual: findingsByAspect(write(text), same) };
  });
}

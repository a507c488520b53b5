import { type CheckSettings, validate } from "../../shared/index.ts";
import { type FindingsByAspect, findingsByAspect } from "./aspects.ts";
import { type Case, settingsOfCase } from "./cases.ts";
import { type EmbeddedCase, embed, surroundingsOf } from "./embedded-case.ts";
import { applyFix } from "./fixes.ts";
import { asJson, WRITINGS, type Writing } from "./writings.ts";

/** A mistake of the fixtures in a larger file, with what should be found there and what is. */
export interface LargerFile {
  /** "providers.json, CRLF and tabs". */
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
  const formats = IN_COMMENTS.has(one.title) ? (["jsonc"] as const) : (["jsonc", "json"] as const);
  return formats.flatMap((format) => {
    const larger = largerBy(one.text, settings, format);
    return WRITINGS.map((writing) => largerFile(one.text, settings, `providers.${format}`, larger, writing));
  });
}

/** Turns a text of a case, also its fixed one, into a larger one. */
type Enlarge = (text: string) => EmbeddedCase;

function largerBy(small: string, settings: CheckSettings, format: "jsonc" | "json"): Enlarge {
  const found = validate(small, settings);
  const fixed = found.flatMap(({ fix }) => (fix === undefined ? [] : [applyFix(small, fix)]));
  const around = surroundingsOf([small, ...fixed]);
  if (format === "jsonc") return (text) => embed(text, around);
  const plain = { before: asJson(around.before), after: asJson(around.after) };
  // A text with a syntax mistake does not tell what is a comment in it; those of the fixtures have none.
  const isReadable = !found.some(({ rule }) => rule === "syntax");
  return (text) => embed(isReadable ? asJson(text) : text, plain);
}

function largerFile(
  small: string,
  settings: CheckSettings,
  path: string,
  larger: Enlarge,
  { title, write }: Writing,
): LargerFile {
  const { text, lineOf } = larger(small);
  const textOf = (fixed: string) => write(larger(fixed).text);
  const unchanged = { lineOf: (line: number) => line, textOf: (fixed: string) => fixed };
  return {
    title: `${path}, ${title}`,
    text: write(text),
    expected: findingsByAspect(small, { path: "providers.jsonc", settings, lineOf, textOf }),
    actual: findingsByAspect(write(text), { path, settings, ...unchanged }),
  };
}

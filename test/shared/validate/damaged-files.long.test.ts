import { describe, expect, test } from "vitest";
import { type Diagnostic, validate } from "../../../shared/index.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import {
  entryAround,
  FORMS,
  type Form,
  inForm,
  isAboutSyntax,
  structureOf,
  type WholeFile,
  wholeFiles,
} from "../../support/damaged-files.ts";
import { applyFix } from "../../support/fixes.ts";
import { chosen, sized } from "../../support/size.ts";

/** Two findings are the same where rule, pointer and message are. */
function identityOf({ rule, pointer = "", message }: Diagnostic): string {
  return JSON.stringify([rule, pointer, message]);
}

/** A file, and what is found in it. */
interface Original {
  readonly file: WholeFile;
  readonly text: string;
  readonly whole: readonly Diagnostic[];
}

/** A file without the character at an offset: a bracket, a comma or a quote. */
interface Damaged {
  readonly original: Original;
  readonly at: number;
}

function damagedFiles(files: readonly WholeFile[], form: Form): readonly Damaged[] {
  const all = files.flatMap((file) => {
    const text = inForm(file.text, form);
    const original = { file, text, whole: validate(text, file.settings) };
    return structureOf(text).map((at) => ({ original, at }));
  });
  return chosen(all, 120);
}

function withoutEach(found: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...found];
  for (const other of others) {
    const index = left.indexOf(other);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function isIn(entry: string | undefined, finding: Diagnostic): boolean {
  const { pointer = "" } = finding;
  return entry !== undefined && (pointer === entry || pointer.startsWith(`${entry}/`));
}

interface Figures {
  /** Damaged files, without those that are right all the same. */
  files: number;
  /** Files with more than one syntax finding. */
  several: number;
  /** Fixes of syntax findings. */
  fixes: number;
  /** Findings of whole files outside the damaged entry, and those of them that the damaged file has. */
  outside: number;
  remaining: number;
}

/** Holds a damaged file to the law, and counts. */
function compare({ original, at }: Damaged, figures: Figures): void {
  const { file, text, whole } = original;
  const damaged = text.slice(0, at) + text.slice(at + 1);
  const found = validate(damaged, file.settings);
  const syntax = found.filter(isAboutSyntax);
  if (syntax.length === 0) return;
  const others = found.filter((finding) => !isAboutSyntax(finding));
  const surplus = withoutEach(others.map(identityOf), whole.map(identityOf));
  expect({ damaged, surplus }).toEqual({ damaged, surplus: [] });
  expect(others.filter(({ fix }) => fix !== undefined)).toEqual([]);
  const entry = entryAround(text, at);
  const outside = whole.filter((finding) => !isIn(entry, finding)).map(identityOf);
  figures.files += 1;
  figures.several += syntax.length > 1 ? 1 : 0;
  figures.outside += outside.length;
  figures.remaining += outside.length - withoutEach(outside, others.map(identityOf)).length;
  const [{ fix } = {}] = syntax;
  if (syntax.length > 1 || fix === undefined) return;
  figures.fixes += 1;
  expect(parse(applyFix(damaged, fix)).value).toEqual(parse(text).value);
}

describe.each(["right", "mistakes"] as const)("50 files of %s.md, each without one bracket, comma or quote", (name) => {
  test("are large enough", () => {
    const files = wholeFiles(name);
    expect(files).toHaveLength(50);
    for (const { text } of files) expect(text.split("\n").length).toBeGreaterThanOrEqual(40);
  });

  // In the small size, each form of one of both.
  const forms = sized<readonly Form[]>({
    full: FORMS,
    small: FORMS.filter((_, index) => (index % 2 === 0) === (name === "right")),
  });

  test.each(forms)("as %s: nothing is reported that the whole file does not have, and 95 % of it remains", (form) => {
    const figures: Figures = { files: 0, several: 0, fixes: 0, outside: 0, remaining: 0 };
    for (const damaged of damagedFiles(wholeFiles(name), form)) compare(damaged, figures);
    console.log(`${name}.md as ${form}: ${JSON.stringify(figures)}`);
    expect(figures.files).toBeGreaterThan(sized({ full: 400, small: 40 }));
    expect(figures.several).toBeLessThanOrEqual(figures.files / 500);
    expect(figures.remaining).toBeGreaterThanOrEqual(0.95 * figures.outside);
    if (name === "mistakes") expect(figures.outside).toBeGreaterThan(figures.files);
  });
});

import { describe, expect, test } from "vitest";
import { type Fixable, independentSets, isFixable } from "../../../shared/fix/independent-sets.ts";
import { applyFixes, fixText, noPolicy, validate } from "../../../shared/index.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import type { Random } from "../../fuzz/random.ts";
import { sized } from "../../support/size.ts";
import { type Damaged, damagedFiles, kindOf } from "./support/damaged-files.ts";
import { brokenLayout, brokenOpening, brokenSetting, openedProviders } from "./support/laws.ts";
import { MISTAKES } from "./support/mistakes.ts";

const FILES = sized({ full: 20_000, small: 50 });

// A right file has both lists, of which `deny` adds nothing.
const SETTINGS = { isSchemaThere: true, policy: { ...noPolicy, rules: { "dead-entry": "off" } } } as const;

/** Some fixes of a text, in some order: each time a part of an independent set, and then the text is checked again. */
function applySome(
  text: string,
  mayApply: (one: Fixable) => boolean,
  random: Random,
  onStep: (before: string, fixes: readonly Fixable[], after: string) => void = () => {},
): string {
  let fixed = text;
  for (let steps = random.size(8); steps > 0; steps -= 1) {
    const fixable = validate(fixed, SETTINGS).filter(isFixable).filter(mayApply);
    const sets = [...independentSets(fixable, fixed.length)];
    if (sets.length === 0) break;
    const chosen = random.pick(sets).filter(() => random.chance(0.7));
    const next = withFixes(fixed, chosen);
    onStep(fixed, chosen, next);
    fixed = next;
  }
  return fixed;
}

function withFixes(text: string, fixables: readonly Fixable[]): string {
  return applyFixes(
    text,
    fixables.map(({ fix }) => fix),
  );
}

const isSafe = ({ fix }: Fixable) => fix.safe;

/** The laws for safe fixes that are broken. Where the syntax is still broken, nothing else was fixed. */
function brokenBySafeFixes({ right, rest, readable: damaged }: Damaged, fixed: string): string | undefined {
  if (parse(fixed).mistakes.length > 0) return undefined;
  const versions = { right, damaged, rest };
  return brokenSetting(versions, fixed) ?? brokenOpening(versions, fixed, unfinishedProviders(fixed));
}

/** The providers that have a safe fix left. */
function unfinishedProviders(text: string): ReadonlySet<string> {
  const left = validate(text, SETTINGS).filter(isFixable).filter(isSafe);
  return new Set(left.map(({ pointer }) => pointer.split("/")[pointer.startsWith("/providers/custom/") ? 3 : 2] ?? ""));
}

/** The first file of which something is broken, with what it is. */
function findBroken(count: number, broken: (file: Damaged) => string | undefined): string | undefined {
  for (const file of damagedFiles(count)) {
    const found = broken(file);
    if (found !== undefined) return `${found}: file ${file.index} with ${file.names.join(" and ")}\n${file.damaged}`;
  }
  return undefined;
}

test("right files are right, and each mistake is made in some of them and found", () => {
  const made = new Set<string>();
  for (const { right, damaged, names } of damagedFiles(sized({ full: 2_000, small: 400 }))) {
    if (sized({ full: false, small: names.every((name) => made.has(name)) })) continue;
    expect({ right, found: validate(right, SETTINGS) }).toEqual({ right, found: [] });
    for (const name of names) made.add(name);
    if (validate(damaged, SETTINGS).length === 0)
      throw new Error(`Nothing is found of ${names.join(" and ")}:\n${damaged}`);
  }
  expect([...made].toSorted()).toEqual(Object.keys(MISTAKES).toSorted());
});

describe(`in ${FILES} damaged files`, () => {
  test("all safe fixes restore what was meant, lose no setting and open nothing", () => {
    expect(findBroken(FILES, (file) => brokenBySafeFixes(file, fixText(file.damaged, SETTINGS).text))).toBeUndefined();
  });

  test("one mistake whose fix is safe is undone", () => {
    const isUndone = ({ right, damaged, names: [only = "", ...others] }: Damaged) => {
      if (kindOf(only) === "unsafe" || others.length > 0) return undefined;
      const fixed = fixText(damaged, SETTINGS).text;
      return JSON.stringify(parse(fixed).value) === JSON.stringify(parse(right).value)
        ? undefined
        : `not undone\n${fixed}`;
    };
    expect(findBroken(FILES, isUndone)).toBeUndefined();
  });

  test("any safe fixes in any order do the same", () => {
    const broken = (file: Damaged) => {
      const some = applySome(file.damaged, isSafe, file.random);
      return brokenBySafeFixes(file, some) ?? brokenBySafeFixes(file, fixText(some, SETTINGS).text);
    };
    expect(findBroken(FILES, broken)).toBeUndefined();
  });

  test("any fixes leave a file that parses, with all lines that they do not touch", () => {
    const broken = ({ damaged, random }: Damaged) => {
      let found: string | undefined;
      applySome(
        damaged,
        () => true,
        random,
        (before, fixables, after) => {
          found ??= brokenLayout(
            before,
            fixables.map(({ fix }) => fix),
            after,
          );
        },
      );
      return found;
    };
    expect(findBroken(FILES, broken)).toBeUndefined();
  });

  test("all fixes open nothing that the safe ones do not, but those that say so", () => {
    expect(
      findBroken(FILES, ({ damaged }) =>
        brokenByUnsafeFixes(damaged, fixText(damaged, { ...SETTINGS, unsafe: true }).text),
      ),
    ).toBeUndefined();
  });

  test("each finding of an independent set is still found with others of it applied, and the text is the same", () => {
    expect(findBroken(FILES, ({ damaged, random }) => brokenIndependence(damaged, random))).toBeUndefined();
  });
});

function brokenByUnsafeFixes(damaged: string, fixed: string): string | undefined {
  const safely = fixText(damaged, SETTINGS).text;
  if (parse(safely).mistakes.length > 0) return undefined;
  const opened = openedProviders(safely, fixed);
  return opened.size === 0 ? undefined : `opens ${[...opened].join(", ")}\n${fixed}`;
}

function brokenIndependence(text: string, random: Random): string | undefined {
  for (const set of independentSets(validate(text, SETTINGS).filter(isFixable), text.length)) {
    const [one] = set.toSorted(() => random.below(2) - 0.5);
    const others = set.filter((other) => other !== one && random.chance(0.5));
    if (one === undefined || others.length === 0) continue;
    const now = withFixes(text, others);
    const together = withFixes(text, [...others, one]);
    const again = validate(now, SETTINGS)
      .filter(isFixable)
      .filter(({ rule }) => rule === one.rule);
    if (!again.some((other) => withFixes(now, [other]) === together)) return `${one.rule} is not found again`;
  }
  return undefined;
}

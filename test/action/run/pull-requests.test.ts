import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  type CheckedSentence,
  type CheckedSentences,
  type Fact,
  readCheckedSentences,
  sentencesOf,
} from "../support/checked-sentences.ts";
import type { Files } from "../support/pull-request.ts";
import { PULL_REQUEST_FOLDER, PULL_REQUESTS, sidesOf } from "../support/pull-request-fixtures.ts";
import { configurationsOf, findingIn, type ResolvedSide, resolvedSide, valuesIn } from "../support/resolved-sides.ts";

describe.each(Object.entries(PULL_REQUESTS))("the summary of %s", (name, { vocabulary }) => {
  const { before, accepted = before, after } = sidesOf(name);
  const checked = readCheckedSentences(name);
  const sides = {
    before: resolvedSide(withNewNames(before, checked.renamed), vocabulary),
    accepted: resolvedSide(accepted, vocabulary),
    after: resolvedSide(after, vocabulary),
  };

  it("says each sentence that is checked, and no other", () => {
    const said = sentencesOf(readFileSync(join(PULL_REQUEST_FOLDER, name, "summary.md"), "utf8"));
    expect(checked.sentences.map(({ says }) => says)).toEqual(said.map(({ says }) => says));
    for (const [index, { names, count }] of said.entries()) {
      const files = checked.sentences[index]?.in ?? [];
      expect({ count: files.length, names: files.slice(0, names.length) }).toEqual({ count, names });
    }
  });

  it("says what is resolved before the change and after it", () => {
    const stated = checked.sentences.map((sentence) => ({ says: sentence.says, facts: statedFacts(sentence) }));
    expect(stated.filter(({ facts }) => facts.length === 0)).toEqual([]);
    const resolved = checked.sentences.map((sentence) => ({
      says: sentence.says,
      facts: resolvedFacts(sentence, sides, checked.reported),
    }));
    expect(resolved).toEqual(stated);
  });

  it("leaves out nothing that is resolved in another way", () => {
    const paths = new Set([...configurationsOf(sides.before), ...configurationsOf(sides.after)]);
    const different = Array.from(paths, (path) => differencesIn(path, sides, checked.reported)).flat();
    expect(different.filter((one) => !isTold(one, checked))).toEqual([]);
    const unsaid = checked.unsaid.flatMap(({ in: files, at }) =>
      files.flatMap((path) => at.map((one) => ({ path, at: one }))),
    );
    expect(different).toEqual(expect.arrayContaining(unsaid));
  });
});

interface Sides {
  readonly before: ResolvedSide;
  /** As before where no one approved. */
  readonly accepted: ResolvedSide;
  readonly after: ResolvedSide;
}

/** The files before a change by the names that they have after it. */
function withNewNames(files: Files, renamed: CheckedSentences["renamed"]): Files {
  const names = new Map(Object.entries(renamed).map(([name, former]) => [former, name]));
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [names.get(path) ?? path, content]));
}

type Reported = CheckedSentences["reported"];

/** Each fact of a sentence in each of its files. */
function statedFacts({ in: files, facts }: CheckedSentence) {
  return facts.flatMap((fact) => (fact.in ?? files).map((path) => ({ path, fact })));
}

/** The same with the values that are resolved in place of those that are stated. */
function resolvedFacts(sentence: CheckedSentence, { before, accepted, after }: Sides, reported: Reported) {
  const valueIn = (side: ResolvedSide, path: string, fact: Fact) =>
    "at" in fact ? (valuesIn(side, path, reported).get(fact.at) ?? null) : findingIn(side, path, fact);
  return statedFacts(sentence).map(({ path, fact }) => ({
    path,
    fact: {
      ...fact,
      before: valueIn(before, path, fact),
      ...("accepted" in fact && { accepted: valueIn(accepted, path, fact) }),
      after: valueIn(after, path, fact),
    },
  }));
}

/** A value that is another after the change, in the people's configuration. */
interface Difference {
  readonly path: string;
  readonly at: string;
}

/** A model that only one side offers has no metadata that could differ. */
function differencesIn(path: string, { before, after }: Sides, reported: Reported): readonly Difference[] {
  const [old, now] = [valuesIn(before, path, reported), valuesIn(after, path, reported)];
  const isOfModel = (at: string) => at.split("/")[1] === "models";
  const keys = [...new Set([...old.keys(), ...now.keys()])].filter(
    (at) => !isOfModel(at) || (old.has(at) && now.has(at)),
  );
  const isOther = (at: string) => JSON.stringify(old.get(at)) !== JSON.stringify(now.get(at));
  return keys.filter(isOther).map((at) => ({ path, at }));
}

/** Tests if a sentence states a difference of the file, or if it is listed as rightly unsaid. */
function isTold({ path, at }: Difference, { sentences, unsaid }: CheckedSentences): boolean {
  const stated = sentences
    .filter((sentence) => sentence.in.includes(path))
    .flatMap(({ facts }) => facts.flatMap((fact) => ("at" in fact ? [fact.at] : [])));
  return (
    stated.some((told) => told === at || follows(at, told)) ||
    unsaid.some((one) => one.at.includes(at) && one.in.includes(path))
  );
}

/** Tests for a model's own URL or protocol where the provider's is stated, which it follows. */
function follows(at: string, told: string): boolean {
  const [provider, group, , field] = at.split("/");
  const [ofProvider, setting = ""] = told.split("/");
  if (group !== "models" || ofProvider !== provider) return false;
  return field === "baseUrl" ? ["baseUrl", "endpoint", "endpoints"].includes(setting) : field === setting;
}

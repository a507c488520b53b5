import { getOctokit } from "@actions/github";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { valueOrThrow } from "../../../action/action-error.ts";
import { noCheckout, openCheckout } from "../../../action/files/checkout.ts";
import type { TreeDifference } from "../../../action/files/git-object.ts";
import { differenceOfTrees, filesBelow } from "../../../action/files/tree-difference.ts";
import { createGitRepository } from "../support/git-repository.ts";
import { OWNER, REPOSITORY, TOKEN } from "../support/github.ts";
import { useGitHub } from "../support/scenario.ts";

const { current, serve } = useGitHub();

/** Few names, so that files and folders of one name meet. */
const path = fc.array(fc.constantFrom("a", "b", "ü x"), { minLength: 1, maxLength: 4 }).map((names) => names.join("/"));
const trees = fc.dictionary(path, fc.constantFrom("one\n", "two\n", "three\n"), { maxKeys: 14 });

/** A tree has no file in the place of a folder. */
function withoutClashes(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).filter(([one]) => !Object.keys(files).some((other) => other.startsWith(`${one}/`))),
  );
}

const cases = fc.sample(fc.tuple(trees, trees), { numRuns: 6, seed: 20_262 });

/** The files on each side, whatever was taken for renamed. */
function sidesOf(differences: readonly TreeDifference[]) {
  const show = (side: "before" | "after") =>
    differences
      .flatMap((difference) => difference[side] ?? [])
      .map((entry) => `${entry.path} ${entry.kind} ${entry.sha}`)
      .toSorted((one, other) => (one < other ? -1 : 1));
  return { before: show("before"), after: show("after") };
}

it.each([0, 4, 100_000])("finds what git finds where GitHub lists %i names at once", async (maxTreeEntries) => {
  const repository = createGitRepository();
  const client = getOctokit(TOKEN, { baseUrl: current().apiUrl });
  const api = { owner: OWNER, repository: REPOSITORY, connect: async () => client };
  const checkout = openCheckout(repository.folder, process.env);
  serve({ repository, maxTreeEntries });
  const commit = (files: Readonly<Record<string, string>>) => {
    repository.git("rm", "-r", "--quiet", "--ignore-unmatch", ".");
    return repository.commit(files);
  };
  for (const [one, other] of cases) {
    const [before, after] = [commit(withoutClashes(one)), commit(withoutClashes(other))];
    // oxlint-disable no-await-in-loop -- one after the other
    const found = valueOrThrow(await differenceOfTrees({ api, checkout: noCheckout }, before, after));
    expect(sidesOf(found)).toEqual(sidesOf((await checkout.difference(before, after)) ?? []));
    const renamed = found.filter(
      (pair) => pair.before !== undefined && pair.before.path !== pair.after?.path && pair.after,
    );
    expect(renamed.every((pair) => pair.before?.sha === pair.after?.sha)).toBe(true);
    const below = valueOrThrow(await filesBelow({ api, checkout: noCheckout }, after));
    expect(below).toEqual(await checkout.files(after));
    // oxlint-enable no-await-in-loop
  }
  checkout.close();
});

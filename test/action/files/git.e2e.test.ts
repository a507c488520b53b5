/** Git itself reads the same objects, or fails to answer. */

import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getOctokit } from "@actions/github";
import * as fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { valueOrThrow } from "../../../action/action-error.ts";
import { linesOfPatch } from "../../../action/files/changed-lines.ts";
import { noCheckout, openCheckout } from "../../../action/files/checkout.ts";
import type { TreeDifference } from "../../../action/files/git-object.ts";
import { openGitReader } from "../../../action/files/git-reader.ts";
import { differenceOfTrees, filesBelow } from "../../../action/files/tree-difference.ts";
import { linesIn, pairs } from "../support/changed-texts.ts";
import { runGit } from "../support/git-repository.ts";
import { createGitHub, OWNER, REPOSITORY, TOKEN } from "../support/github.ts";
import { createMemoryRepository } from "../support/memory-repository.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

afterEach(() => vi.unstubAllEnvs());

/** Puts a program before the machine's git. */
function replaceGit(script: string): void {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "git"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "git"), 0o755);
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
}

it("a git reader gives objects, and goes on after one that is not there", async () => {
  const repository = createMemoryRepository();
  const commit = repository.commit({ a: "text" });
  const reader = openGitReader(repository.writeTo(temporaryFolder()), process.env);
  reader.start();
  const [absent, present] = await Promise.all([reader.read("1".repeat(40)), reader.read(`${commit}:a`)]);
  reader.close();
  expect([absent, present?.type, present?.bytes.toString()]).toEqual([undefined, "blob", "text"]);
});

it.each([
  ["says nothing", "exec sleep 1000"],
  ["leaves what it writes to with another program", "sleep 5; cat"],
  ["stops in the middle of an object", "echo 1 blob 100; exec sleep 1000"],
  ["ends at once", "exit 1"],
])("a git reader gives nothing more where git %s", async (_, script) => {
  replaceGit(script);
  const reader = openGitReader(temporaryFolder(), process.env, 0.2);
  const answers = await Promise.all([reader.read("HEAD"), reader.read("HEAD")]);
  reader.close();
  expect(answers).toEqual([undefined, undefined]);
});

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

it("trees differ as git says, however many names GitHub lists at once", async () => {
  const github = createGitHub();
  const { repository } = github;
  const client = getOctokit(TOKEN, { request: { fetch: github.fetch } });
  const sources = { api: { owner: OWNER, repository: REPOSITORY, connect: async () => client }, checkout: noCheckout };
  const commits = cases.map(([one, other]) =>
    [one, other].map((files) => repository.commit(withoutClashes(files), [])),
  );
  const checkout = openCheckout(repository.writeTo(temporaryFolder()), process.env);
  for (const [before = "", after = ""] of commits) {
    const [difference = [], files] = [await checkout.difference(before, after), await checkout.files(after)];
    for (const maxTreeEntries of [0, 4, 100_000]) {
      github.serve({ repository, maxTreeEntries });
      const found = valueOrThrow(await differenceOfTrees(sources, before, after));
      expect(sidesOf(found)).toEqual(sidesOf(difference));
      const renamed = found.filter((pair) => pair.before && pair.after && pair.before.path !== pair.after.path);
      expect(renamed.every((pair) => pair.before?.sha === pair.after?.sha)).toBe(true);
      expect(valueOrThrow(await filesBelow(sources, after))).toEqual(files);
    }
  }
  checkout.close();
});

/** The lines that git names in a diff without context, and the two around where it names none. */
function changedBy(diff: string, after: string): ReadonlySet<number> {
  const count = after.split("\n").length - (after.endsWith("\n") || after === "" ? 1 : 0);
  const lines = new Set<number>();
  for (const [, start = "", length = "1"] of diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)) {
    const first = Number(start);
    const named = length === "0" ? [first, first + 1] : Array.from({ length: Number(length) }, (_, at) => first + at);
    for (const line of named) if (line >= 1 && line <= count) lines.add(line);
  }
  return lines;
}

it("finds in git's patches what git says of the same texts", () => {
  const repository = createMemoryRepository();
  const commit = (side: 0 | 1) =>
    repository.commit(Object.fromEntries(pairs.map((pair, at) => [`t/${at}`, pair[side]])));
  const [before, after] = [commit(0), commit(1)];
  const folder = repository.writeTo(temporaryFolder());
  const diffs = (context: string) => {
    const whole = runGit(folder, ["-c", "core.autocrlf=false", "diff", "--text", context, before, after])
      .toString()
      .trim();
    return new Map(
      whole.split(/^(?=diff --git )/m).map((diff) => [Number(/^diff --git a\/t\/(\d+)/.exec(diff)?.[1]), diff]),
    );
  };
  const [withContext, without] = [diffs("-U3"), diffs("-U0")];
  expect(withContext.size).toBeGreaterThan(200);
  for (const [index, diff] of withContext) {
    const hunks = diff.slice(diff.indexOf("\n@@ ") + 1).replace(/\n$/, "");
    const changed = linesOfPatch(hunks)?.changed;
    expect([index, changed && linesIn(changed)]).toEqual([
      index,
      changedBy(without.get(index) ?? "", pairs[index]?.[1] ?? ""),
    ]);
  }
});

import { describe, expect, test } from "vitest";
import { checkChangeSet } from "../../action/check.ts";
import { compareChangeSet } from "../../action/compare.ts";
import type { ChangeSet } from "../../action/files/change-set.ts";
import { fileMatcher } from "../../action/globs.ts";
import { nothingGoverned } from "../../action/governed.ts";
import { loadSettings } from "../../action/load-settings.ts";
import { loadSides } from "../../action/sides.ts";
import { ok } from "../../shared/index.ts";
import { effectsOf, fileOf, filesOf, findingsIn, PRESET, type PresetCase } from "../support/preset-cases.ts";
import { casesByKind } from "../support/preset-fixtures.ts";
import { repositoryOf } from "./support/repository-of.ts";

const path = fileOf("user");
const files = { include: [path], exclude: [] };
const inputs = {
  policy: ".provider-steward.json",
  vocabulary: { kind: "preset", name: PRESET },
  layers: [],
  files,
  onlyChangedLines: false,
} as const;

/** A change of a case's file, from the one before it or from none. */
function changeOf(one: PresetCase): ChangeSet {
  const own = filesOf(one);
  const head = repositoryOf(own);
  const before =
    one.change === undefined ? undefined : repositoryOf({ ...own, [path]: one.change.before }, "the commit before");
  return {
    target: { owner: "o", repository: "r", headSha: "head", pullRequest: undefined },
    files: [{ path, formerPath: before === undefined ? null : path, now: "file", blobSha: null, patch: undefined }],
    head,
    openBefore: before && (async () => ok(before)),
    isTrusted: true,
    settings: head,
    notes: [],
  };
}

/** The findings of the Action, and the effects where it compares. */
async function runAction(one: PresetCase) {
  const changeSet = changeOf(one);
  const matches = fileMatcher(files);
  const [loaded, sides] = [await loadSettings(changeSet, inputs, matches), await loadSides(changeSet, inputs, matches)];
  if (!loaded.ok || !sides.ok) throw new Error("The settings cannot be read.");
  const results = await checkChangeSet(changeSet, loaded.value, matches, nothingGoverned, inputs);
  const changes = await compareChangeSet(changeSet, sides.value, nothingGoverned, matches);
  return {
    findings: results.files.flatMap(({ checked }) => findingsIn(checked.path, checked.diagnostics)).toSorted(),
    effects: changes?.map((change) => (change.kind === "known" ? effectsOf(change.changes) : change.reason)),
  };
}

describe.each(casesByKind)("$feature", ({ cases }) => {
  test.each(cases)("$title: is the same in the Action", async (one) => {
    expect(await runAction(one)).toEqual({ findings: one.findings, effects: one.change && [one.change.effects] });
  });
});

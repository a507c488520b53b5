import { describe, expect, test } from "vitest";
import type { Report } from "../../../../shared/index.ts";
import { ANSWERS } from "../../../../worker/playground/checker/answer.ts";
import type { ReportCommand } from "../../../../worker/playground/workspace/question.ts";
import { NOTHING, type Workspace } from "../../../../worker/playground/workspace/workspace.ts";
import { effectsOf, findingsIn, PRESET, type PresetCase, settingsIn } from "../../../support/preset-cases.ts";
import { casesByKind } from "../../../support/preset-fixtures.ts";

const policy = JSON.stringify({ vocabulary: PRESET });

function workspaceOf({ text, layers, change }: PresetCase): Workspace {
  return { ...NOTHING, policy, ...layers, configuration: text, before: change?.before ?? "" };
}

function readReport(workspace: Workspace, command: ReportCommand) {
  return JSON.parse(ANSWERS.report({ workspace, command }) ?? "null");
}

describe.each(casesByKind)("$feature", ({ cases }) => {
  test.each(cases)("$title: is the same in the playground", (one) => {
    const workspace = workspaceOf(one);
    const { files }: Report = readReport(workspace, "validate");
    expect(files.flatMap((file) => findingsIn(file.path, file.diagnostics)).toSorted()).toEqual(one.findings);
    expect(ANSWERS.fix({ workspace })?.text).toBe(one.fixed);
    if (one.resolved !== undefined) {
      expect(settingsIn(readReport(workspace, "resolve").catalog, one)).toMatchObject(one.resolved);
    }
    if (one.change !== undefined) {
      expect(effectsOf(readReport(workspace, "diff").changes)).toEqual(one.change.effects);
    }
  });

  const completed = cases.flatMap(({ title, completion }) =>
    completion === undefined ? [] : [{ title, ...completion }],
  );

  test.each(completed)("$title: completion offers what is known, and nothing else", ({ text, offset, offers }) => {
    const offered = ANSWERS.complete({ document: "configuration", text, policy, vocabulary: "", offset });
    expect((offered?.offers ?? []).map(({ label }) => label).toSorted()).toEqual(offers);
  });
});

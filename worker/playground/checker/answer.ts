/** The answers to what the page asks. */

import {
  type Change,
  type CheckedFile,
  countBySeverity,
  countEffects,
  describeEffects,
  EFFECT_TITLES,
  EFFECTS,
  fixText,
  formatJson,
  maskCatalog,
  type OpeningSettings,
  openedBy,
  openedByFix,
  printableJson,
} from "../../../shared/index.ts";
import type {
  Changes,
  Checked,
  FixedDocument,
  QuestionKind,
  Questions,
  ReportCommand,
  ShownFile,
} from "../workspace/question.ts";
import { documentAt, pathOf, type Workspace } from "../workspace/workspace.ts";
import { type CheckContext, contextOf, showCause } from "./context.ts";
import { exampleGroups, exampleOf } from "./examples.ts";
import { type Compared, compareIn, findIn, findInBefore } from "./found.ts";
import { meaningOf, resolveIn } from "./meaning.ts";
import { complete, describe } from "./schema-help.ts";
import { sideBySide } from "./side-by-side.ts";
import { summaryOf } from "./summary.ts";

/** Findings of one document that are shown; the rest are counted. */
export const SHOWN_FINDINGS_MAX = 500;

type Answers = { readonly [Kind in QuestionKind]: (ask: Questions[Kind]["ask"]) => Questions[Kind]["answer"] };

export const ANSWERS: Answers = {
  check: ({ workspace, open }) => check(workspace, open),
  fix: ({ workspace }) => fix(workspace),
  opened: ({ workspace, fix: one }) =>
    openedByFix(workspace.configuration, one, settingsOf(contextOf(workspace)))?.map(({ text }) => text),
  report: ({ workspace, command }) => REPORTS[command](workspace),
  sides: ({ workspace }) => {
    const compared = compareIn(workspace, contextOf(workspace));
    return compared && sideBySide(workspace, compared.ok ? compared.value.changes : []);
  },
  summary: ({ workspace }) => summaryOf(workspace),
  examples: exampleGroups,
  example: ({ rule }) => exampleOf(rule),
  complete,
  describe,
};

function check(workspace: Workspace, open: Readonly<Record<string, boolean>>): Checked {
  const context = contextOf(workspace);
  const compared = compareIn(workspace, context);
  return {
    files: [...findIn(workspace, context), ...findInBefore(workspace, context, compared)].map(showFile),
    meaning: meaningOf(workspace, context, open),
    changes: changesOf(compared),
  };
}

function showFile({ path, diagnostics, suppressed }: CheckedFile): ShownFile {
  const [shown, shownSuppressed] = [diagnostics.slice(0, SHOWN_FINDINGS_MAX), suppressed.slice(0, SHOWN_FINDINGS_MAX)];
  return {
    document: documentAt(path),
    counts: countBySeverity(diagnostics),
    diagnostics: shown,
    omitted: diagnostics.length - shown.length,
    suppressed: shownSuppressed,
    omittedSuppressed: suppressed.length - shownSuppressed.length,
  };
}

function fix(workspace: Workspace): FixedDocument | undefined {
  const context = contextOf(workspace);
  const { configuration } = workspace;
  if (context.vocabulary === undefined) return undefined;
  const settings = settingsOf(context);
  const { text, applied } = fixText(configuration, settings);
  const opens = openedBy(configuration, text, settings) ?? [];
  return { text, count: applied.length, opens: opens.map((change) => change.text) };
}

/** The settings of fixes of the configuration. */
function settingsOf({ policy, chosen, checkedLayers }: CheckContext): OpeningSettings {
  return { policy, vocabulary: chosen, layers: checkedLayers.documents, path: pathOf("configuration") };
}

/** The reports that a command of the terminal prints in JSON. */
const REPORTS: Readonly<Record<ReportCommand, (workspace: Workspace) => string | undefined>> = {
  validate: (workspace) => formatJson(findIn(workspace, contextOf(workspace))),
  resolve: (workspace) => {
    const resolution = resolveIn(workspace, contextOf(workspace));
    if (!resolution.ok) return undefined;
    const { catalog, diagnostics } = resolution.value;
    return printableJson({ catalog: maskCatalog(catalog, { origins: true }), diagnostics });
  },
  diff: (workspace) => {
    const compared = compareIn(workspace, contextOf(workspace));
    if (!compared?.ok) return undefined;
    const { changes, widens, diagnostics } = compared.value;
    return printableJson({ widens: widens ?? null, changes, diagnostics });
  },
};

/** Changes that are shown; the rest are counted. */
const SHOWN_CHANGES_MAX = 300;

function changesOf(compared: Compared): Changes {
  if (compared === undefined) return { kind: "none-before" };
  return compared.ok ? showChanges(compared.value.changes) : { kind: "unknown", unusable: compared.error };
}

/** In the sentences of the Action and of the terminal's `diff`. */
function showChanges(changes: readonly Change[]): Changes {
  const shown = changes.slice(0, SHOWN_CHANGES_MAX);
  const byEffect = Map.groupBy(shown, ({ effect }) => effect);
  return {
    kind: "known",
    summary: describeEffects(countEffects(changes)),
    groups: EFFECTS.filter((effect) => byEffect.has(effect)).map((effect) => ({
      effect,
      title: EFFECT_TITLES[effect],
      changes: (byEffect.get(effect) ?? []).map(({ text, cause }) => ({
        text,
        cause: cause === null ? undefined : showCause(cause),
      })),
    })),
    omitted: changes.length - shown.length,
  };
}

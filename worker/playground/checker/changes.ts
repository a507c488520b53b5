/** The changes since the file before, in the sentences of the Action and of the terminal's `diff`. */

import {
  type Change,
  type Comparison,
  compareSides,
  countEffects,
  describeEffects,
  EFFECT_TITLES,
  EFFECTS,
  ok,
  type Result,
} from "../../../shared/index.ts";
import type { Changes } from "../question.ts";
import { type DocumentName, isThere, pathOf, type Workspace } from "../workspace.ts";
import { type CheckContext, stackOf } from "./context.ts";
import { showCause } from "./places.ts";

/** Changes that are shown; the rest are counted. */
const SHOWN_CHANGES_MAX = 300;

/** The changes, or the documents that keep them from being known; undefined where there is no file before. */
export type Compared = Result<Comparison, readonly DocumentName[]> | undefined;

export function compareIn(workspace: Workspace, context: CheckContext): Compared {
  if (!isThere(workspace.before)) return undefined;
  const [before, after] = [stackOf("before", workspace, context), stackOf("configuration", workspace, context)];
  if (!before.ok) return before;
  if (!after.ok) return after;
  const { policy } = context;
  const label = pathOf("policy");
  const file = {
    path: pathOf("configuration"),
    ...(isThere(workspace.policy) && { policyFile: { label, text: workspace.policy } }),
  };
  return ok(compareSides({ ...before.value, ...file, policy }, { ...after.value, ...file, policy }));
}

export function changesOf(compared: Compared): Changes {
  if (compared === undefined) return { kind: "none-before" };
  return compared.ok ? showChanges(compared.value.changes) : { kind: "unknown", unusable: compared.error };
}

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
